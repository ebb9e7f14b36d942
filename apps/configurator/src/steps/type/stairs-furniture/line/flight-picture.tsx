// Decorative, as the fields beside it say it in words. The flight as it is typed: its line, the low end, one step, the landing and the reading that controls it.
import type { Flight } from '@gabarit/engine'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { flightLines, type Reach } from './flight-lines.ts'
import styles from './flight-picture.module.css'

export type Figure = 'rise' | 'going' | 'low' | 'stringer' | 'high'
type Point = readonly [x: number, y: number]

export const letters = { rise: 'A', going: 'B', low: 'C', high: 'D' } as const

const badge = 9
/** px between a measured line and its letter. */
const beside = 18

export function FlightPicture(props: {
	flight: Flight
	reach: Reach
	/** The field that is being filled. */
	figure: Figure | null
}): ReactNode {
	const { flight, reach, figure } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const lines = flightLines(flight, reach)
	const turn = flight.rises === 'Left' && flight.access === 'Side'
	const place = ([x, y]: Point): Point => [turn ? lines.width - x : x, y]
	const path = (points: readonly Point[]) =>
		`M${points.map((point) => place(point).join(' ')).join('L')}`
	const [nose, corner, next] = lines.step
	const [lowFoot, lowTop] = lines.low
	const [highFoot, highTop] = lines.high
	const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
	const shift = ([x, y]: Point, across: number, down = 0): Point => [x + across, y + down]
	return (
		<svg
			className={styles.picture}
			viewBox={`0 0 ${lines.width} ${lines.height}`}
			aria-hidden="true"
			focusable="false"
		>
			<path className={styles.steps} d={path(lines.steps)} />
			<path className={styles.floor} d={path(lines.floor)} />
			<path className={styles.line} d={path(lines.line)} />
			<Measure
				of="rise"
				live={figure}
				d={path([nose, corner])}
				at={place(shift(middle([nose, corner]), -beside, -4))}
			/>
			<Measure
				of="going"
				live={figure}
				d={path([corner, next])}
				at={place(shift(middle([corner, next]), 0, -beside))}
			/>
			<Measure
				of="low"
				live={figure}
				d={path([shift(lowFoot, -8), shift(lowTop, -8)])}
				at={place(shift(middle(lines.low), -beside - 8))}
			/>
			<Measure
				of="high"
				live={figure}
				d={path([shift(highFoot, 8), shift(highTop, 8)])}
				at={place(shift(middle(lines.high), beside + 8))}
			/>
			<Name at={place(shift(lowFoot, 0, 14))}>{t('kinds:stairs.line.lowEnd')}</Name>
			{lines.landing && (
				<Name at={place(shift(lines.landing, -beside, -6))}>{t('kinds:stairs.line.landing')}</Name>
			)}
		</svg>
	)
}

function Name({ at: [x, y], children }: { at: Point; children: string }): ReactNode {
	return (
		<text className={styles.name} x={x} y={y}>
			{children}
		</text>
	)
}

function Measure(props: {
	of: keyof typeof letters
	live: Figure | null
	d: string
	at: Point
}): ReactNode {
	const { of, live, d, at } = props
	const [x, y] = at
	return (
		<g className={clsx(of === live && styles.live)}>
			<path className={clsx(styles.measure, of === 'high' && styles.control)} d={d} />
			<circle className={styles.badge} cx={x} cy={y} r={badge} />
			<text className={styles.letter} x={x} y={y}>
				{letters[of]}
			</text>
		</g>
	)
}
