import type { ReactNode } from 'react'
import './timeline.css'

interface TimelineEntry {
	id: string
	title: ReactNode
	detail?: ReactNode
}

/** What happened, newest on top. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
	return (
		<ol className="gb-timeline">
			{entries.map(({ id, title, detail }) => (
				<li key={id}>
					<div className="gb-timeline-title">{title}</div>
					{detail && <div className="gb-timeline-detail">{detail}</div>}
				</li>
			))}
		</ol>
	)
}
