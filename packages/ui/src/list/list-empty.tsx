import type { ReactNode } from 'react'
import styles from './list-empty.module.css'

interface ListEmptyProps {
	title: string
	hint: string
	way?: ReactNode
}

export function ListEmpty({ title, hint, way }: ListEmptyProps) {
	return (
		<output className={styles.empty}>
			<p className={styles.title}>{title}</p>
			<p>{hint}</p>
			{way}
		</output>
	)
}
