import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CSSProperties } from 'react'
import type { ListLink } from '../list-links.ts'
import styles from './age-strip.module.css'
import { Tip } from './tip.tsx'
import { walkMarks } from './walk-marks.ts'

type Mark = { age: number; count: number }
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
	/** Of the scale, at its beginning. */
	unit: string
	spans: readonly Span[]
	/** How many are so many days old, none beyond the scale. */
	marks: readonly Mark[]
	/** The age from which a mark is a warning. */
	limit: number
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`

/** A mark for each age on a line from 0; between the ticks, how many lie there, which leads to their list. */
export function AgeStrip({ label, unit, spans, marks, limit }: Props) {
	const most = Math.max(1, ...marks.map(({ count }) => count))
	const placed = spans.map((span, at) => ({ ...span, from: (spans[at - 1]?.until ?? -1) + 1 }))
	const widths = placed.map(({ from, until }) => `minmax(0, ${until - from + 1}fr)`)
	return (
		<div className={styles.strip}>
			<ul
				className={styles.spans}
				aria-label={label}
				style={{ gridTemplateColumns: widths.join(' ') }}
			>
				{placed.map(({ from, until, ...span }, at) => (
					<li key={span.key} className={styles.span}>
						<Link
							to={span.link.to}
							search={span.link.search}
							className={styles.link}
							tabIndex={at === 0 ? 0 : -1}
							onKeyDown={walkMarks}
							aria-label={span.says}
						>
							<span className={styles.marks}>
								{marks
									.filter(({ age }) => age >= from && age <= until)
									.map(({ age, count }) => (
										<span
											key={age}
											className={clsx(styles.mark, age > limit && styles.old)}
											style={
												{
													'--at': share(age - from + 0.5, until - from + 1),
													'--share': share(count, most),
												} as CSSProperties
											}
										/>
									))}
							</span>
							<span className={styles.count}>{span.count}</span>
							<Tip lines={span.tip} toLeft={at > 1} />
						</Link>
						{at === 0 && (
							<span className={styles.unit} aria-hidden="true">
								{unit}
							</span>
						)}
						<span className={styles.limit} aria-hidden="true">
							{span.limit}
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}
