import type { ReactNode } from 'react'
import styles from './timeline.module.css'

interface TimelineEntry {
	id: string
	title: ReactNode
	detail?: ReactNode
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
	return (
		<ol className={styles.timeline}>
			{entries.map(({ id, title, detail }) => (
				<li key={id}>
					<div className={styles.title}>{title}</div>
					{detail && <div className={styles.detail}>{detail}</div>}
				</li>
			))}
		</ol>
	)
}
