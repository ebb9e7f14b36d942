import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './disclosure.module.css'

interface DisclosureProps {
	title: string
	/** What it holds now, in words, on its closed line. */
	facts: string
	/** When it first shows. */
	open?: boolean
	children: ReactNode
}

/** What few need, closed until it is asked for. */
export function Disclosure({ title, facts, open = false, children }: DisclosureProps) {
	const [opened] = useState(open)
	return (
		<details className={styles.disclosure} open={opened}>
			<summary>
				<span className={styles.title}>{title}</span>
				<span className={styles.facts}>{facts}</span>
				<Icon name="chevronDown" size={18} className={styles.chevron} />
			</summary>
			<div className={styles.body}>{children}</div>
		</details>
	)
}
