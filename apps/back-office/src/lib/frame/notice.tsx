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
			{children}
			{ways === undefined ? null : <p className={styles.ways}>{ways}</p>}
		</div>
	)
}
