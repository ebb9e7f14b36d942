import { type ReactNode, useId } from 'react'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import styles from './part.module.css'

type Props = { title: string; note?: string | undefined; wide?: boolean; children: ReactNode }

/** A block of the page: its name, what it is about, its fields in columns. */
export function Part({ title, note, wide, children }: Props) {
	const id = useId()
	return (
		<section className={styles.part} aria-labelledby={id}>
			<SectionHead id={id} title={title} note={note} />
			<div className={wide ? undefined : styles.fields}>{children}</div>
		</section>
	)
}
