import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { CSSProperties } from 'react'
import type { ListLink } from '../list-links.ts'
import styles from './bars.module.css'
import { scaleOf } from './scale.ts'
import { stepPath } from './step-path.ts'
import { Tip } from './tip.tsx'
import { walkMarks } from './walk-marks.ts'

type Part = {
	kind: 'solid' | 'open' | 'lost'
	value: number
	/** Of this part alone, where the bar has several. */
	link?: ListLink
	says?: string
}
export type Bar = {
	key: string
	/** Under the axis; absent where there is no room for each. */
	label?: string | undefined
	/** Before the label, where there is room for it. */
	unit?: string | undefined
	parts: readonly Part[]
	/** Of the other period: one dashed line of steps over all bars. */
	before: number
	tip: readonly [string, string]
	link: ListLink
}

const ofHeight = (value: number, top: number) =>
	({ '--share': `${(100 * value) / top}%` }) as CSSProperties

/** Upright bars on a scale from 0. Each leads to the list of what it counts. */
export function Bars({
	bars,
	label,
	axis,
}: {
	bars: readonly Bar[]
	label: string
	axis: boolean
}) {
	const highest = bars.flatMap(({ parts, before }) => [sumOf(parts), before])
	const lines = scaleOf(Math.max(0, ...highest))
	const top = lines.at(-1) ?? 1
	return (
		<div className={clsx(styles.plot, axis && styles.withAxis)}>
			<div className={styles.scale} aria-hidden="true">
				{lines.map((value) => (
					<span key={value} className={styles.line} style={ofHeight(value, top)}>
						{value}
					</span>
				))}
			</div>
			<ul className={styles.bars} aria-label={label}>
				{bars.map((bar, at) => (
					<li key={bar.key} className={styles.bar}>
						<BarLink bar={bar} isFirst={at === 0} isLate={at > bars.length * 0.7} />
						<Parts bar={bar} top={top} />
						{axis && (
							<span className={styles.label}>
								{bar.unit && <span className={styles.unit}>{bar.unit} </span>}
								{bar.label}
							</span>
						)}
					</li>
				))}
			</ul>
			{bars.some(({ before }) => before > 0) && <Before bars={bars} top={top} />}
		</div>
	)
}

/** The other period over all bars. */
function Before({ bars, top }: { bars: readonly Bar[]; top: number }) {
	return (
		<svg
			className={styles.before}
			viewBox={`0 0 ${bars.length} 1`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<path
				className={styles.step}
				d={stepPath(
					bars.map(({ before }) => before / top),
					1,
				)}
			/>
		</svg>
	)
}

type LinkProps = { bar: Bar; isFirst: boolean; isLate: boolean }

function BarLink({ bar: { tip, link }, isFirst, isLate }: LinkProps) {
	return (
		<Link
			to={link.to}
			search={link.search}
			className={styles.link}
			tabIndex={isFirst ? 0 : -1}
			onKeyDown={walkMarks}
			aria-label={tip.join(', ')}
		>
			<Tip lines={tip} toLeft={isLate} />
		</Link>
	)
}

/** Drawn over the link of the bar: a part leads to its own list where it has one. */
function Parts({ bar: { parts, before }, top }: { bar: Bar; top: number }) {
	return (
		<span className={styles.stack}>
			{parts.map(({ kind, value, link, says }) =>
				link && value > 0 ? (
					<Link
						key={kind}
						to={link.to}
						search={link.search}
						className={clsx(styles.part, styles[kind])}
						style={ofHeight(value, top)}
						tabIndex={-1}
						onKeyDown={walkMarks}
						aria-label={says}
					/>
				) : (
					<span
						key={kind}
						className={clsx(styles.part, styles[kind])}
						style={ofHeight(value, top)}
					/>
				),
			)}
			{before > 0 && before < sumOf(parts) && (
				<span className={styles.gap} style={ofHeight(before, top)} />
			)}
		</span>
	)
}

function sumOf(parts: readonly Part[]): number {
	return parts.reduce((sum, { value }) => sum + value, 0)
}
