import type { Pixel } from '../view/bay-places.ts'
import { LetterRing } from './letter-ring.tsx'
import type { DimensionMark } from './marks/dimension-mark.ts'
import { labelSizeOf } from './marks/kept-marks.ts'

type Props = { mark: DimensionMark; format: (millimetres: number) => string }

const tick = 5
/** px between figures and the line that they interrupt. */
const clearance = 5

function Tick({ at: [x, y] }: { at: readonly [number, number] }) {
	return <line x1={x - tick} x2={x + tick} y1={y + tick} y2={y - tick} />
}

/** px of paper around what is drawn over the picture. */
const halo = 4

/** px of a line that is being typed. */
const typedWidth = 2.5
/** Of its line, from its upper or left end. */
const letterAt = 0.2

function betweenEnds({ from, to }: DimensionMark): Pixel {
	const [first, last] = from[1] < to[1] - 1 ? [from, to] : [to, from]
	const [start, end] = Math.abs(from[0] - to[0]) > 1 ? [from, to] : [first, last]
	return [start[0] + (end[0] - start[0]) * letterAt, start[1] + (end[1] - start[1]) * letterAt]
}

/** The line, without what its figures interrupt. */
function strokesOf(mark: DimensionMark): [Pixel, Pixel][] {
	const { from, to, label, ground } = mark
	if (label === null || ground === null) return [[from, to]]
	const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
	const gap = (labelSizeOf(mark).width + 2 * clearance) / Math.hypot(dx, dy)
	const at = (share: number): Pixel => [from[0] + dx * share, from[1] + dy * share]
	if (gap >= 1) return []
	return [
		[from, at((1 - gap) / 2)],
		[at((1 + gap) / 2), to],
	]
}

export function DimensionLine({ mark, format }: Props) {
	const { from, to, at, kind, label, turn, live, letters, ground, typed } = mark
	const isFine = kind === 'module' || kind === 'row'
	const plain = ground === 'cut' ? 'var(--paper-raised)' : 'var(--ink)'
	const color = live ? 'var(--accent-text)' : plain
	const width = typed ? typedWidth : isFine ? 1 : 1.25
	return (
		<g stroke={color} strokeWidth={width}>
			{/* What lies behind a line over the furniture or a wall keeps off it. */}
			{ground !== 'cut' && (
				<line
					stroke="var(--paper)"
					strokeOpacity={0.6}
					strokeWidth={halo}
					x1={from[0]}
					x2={to[0]}
					y1={from[1]}
					y2={to[1]}
				/>
			)}
			{strokesOf(mark).map(([start, end]) => (
				<line key={start.join(' ')} x1={start[0]} x2={end[0]} y1={start[1]} y2={end[1]} />
			))}
			<Tick at={from} />
			<Tick at={to} />
			{label !== null && (
				<text
					dominantBaseline="central"
					fill={color}
					fontSize={letters}
					fontWeight={isFine ? 450 : 560}
					paintOrder="stroke"
					stroke={ground === 'cut' ? 'none' : 'var(--paper)'}
					strokeLinejoin="round"
					strokeOpacity={0.75}
					strokeWidth={halo}
					textAnchor="middle"
					transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}
				>
					{format(label)}
				</text>
			)}
			{mark.letter !== undefined && (
				<LetterRing at={betweenEnds(mark)} color={color} letter={mark.letter} />
			)}
		</g>
	)
}
