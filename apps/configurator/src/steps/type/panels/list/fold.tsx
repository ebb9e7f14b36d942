import { Icon } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import layout from '../../../frame/layout.module.css'
import styles from './fold.module.css'

/** What few need: folded away, with what it holds in words. */
export function Fold(props: {
	title: string
	facts: string
	/** When it first shows. */
	open: boolean
	children: ReactNode
}): ReactNode {
	const { title, facts, open, children } = props
	const [opened] = useState(open)
	return (
		<details className={styles.fold} open={opened}>
			<summary>
				<span className={styles.title}>{title}</span>
				<span className={layout.caption}>{facts}</span>
				<Icon name="chevronDown" size={18} className={styles.chevron} />
			</summary>
			<div className={styles.body}>{children}</div>
		</details>
	)
}
