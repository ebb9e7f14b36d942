import type { ReactNode } from 'react'
import styles from './list-empty.module.css'

interface ListEmptyProps {
	title: string
	/** Why there is no row. */
	hint: string
	/** What would show some. */
	way?: ReactNode
}

/** In place of a list without rows. */
export function ListEmpty({ title, hint, way }: ListEmptyProps) {
	return (
		<output className={styles.empty}>
			<p className={styles.title}>{title}</p>
			<p>{hint}</p>
			{way}
		</output>
	)
}
