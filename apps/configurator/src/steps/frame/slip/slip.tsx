import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import styles from './slip.module.css'

export function Slip(props: {
	label: string
	title: string
	note?: string | undefined
	children: ReactNode
}): ReactNode {
	const { label, title, note, children } = props
	return (
		<section className={styles.slip} aria-label={label}>
			<div className={styles.head}>
				<h2>{title}</h2>
				{note !== undefined && <span className={layout.caption}>{note}</span>}
			</div>
			{children}
		</section>
	)
}
