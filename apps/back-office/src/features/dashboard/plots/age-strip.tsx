import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CSSProperties } from 'react'
import type { ListLink } from '../list-links.ts'
import styles from './age-strip.module.css'
import { Tip } from './tip.tsx'
import { walkMarks } from './walk-marks.ts'

type Span = {
	key: string
	/** Last day of it; the last span ends the scale. */
	until: number
	/** Under the tick at its end. */
	limit: string
	count: string
	link: ListLink
	says: string
	tip: readonly [string, string]
}

type Props = {
	label: string
	spans: readonly Span[]
	/** How many are so many days old. */
	marks: readonly { age: number; count: number }[]
	/** The age from which a mark is a warning. */
	limit: number
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`

/** A mark for each age on a line from 0; between the ticks, how many lie there, which leads to their list. */
export function AgeStrip({ label, spans, marks, limit }: Props) {
	const end = spans.at(-1)?.until ?? 0
	const most = Math.max(1, ...marks.map(({ count }) => count))
	return (
		<div className={styles.strip}>
			<div className={styles.marks} aria-hidden="true">
				{marks.map(({ age, count }) => (
					<span
						key={age}
						className={clsx(styles.mark, age > limit && styles.old)}
						style={
							{
								'--at': share(Math.min(age, end) + 0.5, end + 1),
								'--share': share(count, most),
							} as CSSProperties
						}
					/>
				))}
			</div>
			<ul
				className={styles.spans}
				aria-label={label}
				style={{ gridTemplateColumns: widthsOf(spans) }}
			>
				{spans.map((span, at) => (
					<li key={span.key} className={styles.span}>
						<Link
							to={span.link.to}
							search={span.link.search}
							className={styles.link}
							tabIndex={at === 0 ? 0 : -1}
							onKeyDown={walkMarks}
							aria-label={span.says}
						>
							<span className={styles.count}>{span.count}</span>
							<Tip lines={span.tip} toLeft={at > 1} />
						</Link>
						<span className={styles.limit} aria-hidden="true">
							{span.limit}
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}

/** A day has a width: the first span has that of today too. */
function widthsOf(spans: readonly Span[]): string {
	return spans
		.map(({ until }, at) => `minmax(0, ${until - (spans[at - 1]?.until ?? -1)}fr)`)
		.join(' ')
}
