import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = {
	title?: string
	/** Read aloud at once. */
	isAlert?: boolean
	/** What can be done about it. */
	ways?: ReactNode
	children: ReactNode
}

/** In place of what cannot be shown: what it is, and the ways on. */
export function Notice({ title, isAlert, ways, children }: Props) {
	return (
		<div className={styles.notice} role={isAlert ? 'alert' : undefined}>
			{title === undefined ? null : <p className={styles.title}>{title}</p>}
			{children}
			{ways === undefined ? null : <p className={styles.ways}>{ways}</p>}
		</div>
	)
}
