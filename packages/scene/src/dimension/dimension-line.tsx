import type { DimensionMark } from './dimension-mark.ts'

type Props = { mark: DimensionMark; format: (millimetres: number) => string; small: boolean }

const tick = 5

function Tick({ at: [x, y] }: { at: readonly [number, number] }) {
	return <line x1={x - tick} x2={x + tick} y1={y + tick} y2={y - tick} />
}

const fontSize = { module: [14, 11], row: [14, 11], overall: [15, 12], height: [15, 12] } as const

export function DimensionLine({ mark, format, small }: Props) {
	const { from, to, at, kind, label, turn, live } = mark
	const isFine = kind === 'module' || kind === 'row'
	const color = live ? 'var(--accent-text)' : 'var(--ink)'
	return (
		<g stroke={color} strokeWidth={isFine ? 1 : 1.25}>
			<line x1={from[0]} x2={to[0]} y1={from[1]} y2={to[1]} />
			<Tick at={from} />
			<Tick at={to} />
			{label !== null && (
				<text
					dominantBaseline="central"
					fill={color}
					fontSize={fontSize[kind][small ? 1 : 0]}
					fontWeight={isFine ? 450 : 560}
					stroke="none"
					textAnchor="middle"
					transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}
				>
					{format(label)}
				</text>
			)}
		</g>
	)
}
