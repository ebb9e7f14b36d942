import { type ReactNode, useId } from 'react'
import styles from './part.module.css'

type Props = { title: string; note?: string | undefined; wide?: boolean; children: ReactNode }

/** A block of the page: its name, what it is about, its fields in columns. */
export function Part({ title, note, wide, children }: Props) {
	const id = useId()
	return (
		<section className={styles.part} aria-labelledby={id}>
			<h2 id={id} className={styles.title}>
				{title} {note === undefined ? null : <span className={styles.note}>{note}</span>}
			</h2>
			<div className={wide ? undefined : styles.fields}>{children}</div>
		</section>
	)
}
