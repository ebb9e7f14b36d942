import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = {
	title?: string
	/** Screen readers read it aloud at once. */
	isAlert?: boolean
	ways?: ReactNode
	children: ReactNode
}

export function Notice({ title, isAlert, ways, children }: Props) {
	return (
		<div className={styles.notice} role={isAlert ? 'alert' : undefined}>
			{title === undefined ? null : <p className={styles.title}>{title}</p>}
			<Words ways={ways}>{children}</Words>
		</div>
	)
}

/** In place of a whole page: under its title, where its own text would begin. */
export function PageNotice({ ways, children }: Pick<Props, 'ways' | 'children'>) {
	return (
		<div className={styles.ofPage}>
			<Words ways={ways}>{children}</Words>
		</div>
	)
}

function Words({ ways, children }: Pick<Props, 'ways' | 'children'>) {
	return (
		<>
			{children}
			{ways === undefined ? null : <p className={styles.ways}>{ways}</p>}
		</>
	)
}
