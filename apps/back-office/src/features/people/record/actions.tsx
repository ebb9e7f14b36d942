import type { ReactNode } from 'react'
import styles from './actions.module.css'

type Props = {
	/** What they do, before they are used. */
	note?: { id: string; text: string } | null
	children: ReactNode
}

/** The buttons of a part. */
export function Actions({ note = null, children }: Props) {
	return (
		<>
			{note === null ? null : (
				<p id={note.id} className={styles.note}>
					{note.text}
				</p>
			)}
			<div className={styles.actions}>{children}</div>
		</>
	)
}
