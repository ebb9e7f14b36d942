import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './section-head.module.css'

type Props = {
	/** By which its section is named. */
	id?: string
	title: string
	/** In a few words, what it is about. */
	note?: ReactNode
	/** A block of one record, or of the side of a page: small, so that the name of the record leads. */
	isPanel?: boolean
	/** What can be done with all of it, at the right. */
	children?: ReactNode
}

/** The one heading of a section, wherever it stands. */
export function SectionHead({ id, title, note, isPanel, children }: Props) {
	return (
		<div className={clsx(styles.head, isPanel && styles.panel)}>
			<h2 id={id}>
				{title} {note === undefined ? null : <span className={styles.note}>{note}</span>}
			</h2>
			{children}
		</div>
	)
}
