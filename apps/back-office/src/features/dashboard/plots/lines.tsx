import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import type { ListLink } from '../list-links.ts'
import styles from './lines.module.css'

type Line = {
	key: string
	name: ReactNode
	/** On the line, from 0 to 1; a slanted tick ends it. */
	share: number
	/** 90 % of them, where the line shows a median. */
	most?: number | undefined
	value: string
	note?: string | undefined
	link?: ListLink | undefined
	/** What a screen reader says of the link. */
	says: string
}

type Props = {
	lines: readonly Line[]
	label: string
	/** Names that need the whole width stand above their lines. */
	stacked?: boolean
}

/** Values beside each other as lines from 0, one below another. */
export function Lines({ lines, label, stacked }: Props) {
	return (
		<ul className={clsx(styles.lines, stacked && styles.stacked)} aria-label={label}>
			{lines.map(({ key, ...line }) => (
				<li key={key}>
					<Row {...line} />
				</li>
			))}
		</ul>
	)
}

function Row({ name, share, most, value, note, link, says }: Omit<Line, 'key'>) {
	const content = (
		<>
			<span className={styles.name}>{typeof name === 'string' ? <span>{name}</span> : name}</span>
			<span
				className={clsx(styles.track, most !== undefined && styles.measured)}
				style={
					{ '--share': `${share * 100}%`, '--most': `${(most ?? share) * 100}%` } as CSSProperties
				}
				aria-hidden="true"
			>
				<span className={styles.bar} />
			</span>
			<strong className={styles.value}>{value}</strong>
			<span className={styles.note}>{note}</span>
		</>
	)
	if (!link) return <span className={styles.row}>{content}</span>
	return (
		<Link to={link.to} search={link.search} className={styles.row}>
			<span className="visually-hidden">{says}</span>
			<span className={styles.drawn} aria-hidden="true">
				{content}
			</span>
		</Link>
	)
}
