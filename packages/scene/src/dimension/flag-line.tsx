import type { Size } from '../view/stage-view.ts'
import type { FlagMark } from './marks/measure-marks.ts'

type Props = { mark: FlagMark; size: Size; small: boolean }

const letterWidth = 0.58
/** px: the flag over its line, and the paper inside it and around it. */
const over = { small: 22, large: 34 } as const
const inside = 12
const edge = 4

/** Where readings disagree: a dashed line, and a flag that says by how much. */
export function FlagLine({ mark, size, small }: Props) {
	const { from, to, text } = mark
	const letters = small ? 12 : 15
	const width = text.length * letters * letterWidth + 2 * inside
	const height = letters + inside
	const [x, y] = from[0] < to[0] ? from : to
	const left = Math.min(size.width - edge - width, Math.max(edge, x - width - inside))
	const top = Math.max(edge, y - over[small ? 'small' : 'large'] - height / 2)
	return (
		<g>
			<line
				stroke="var(--stop)"
				strokeDasharray="7 5"
				strokeWidth={2}
				x1={from[0]}
				x2={to[0]}
				y1={from[1]}
				y2={to[1]}
			/>
			<line
				stroke="var(--stop)"
				strokeWidth={1.25}
				x1={left + width}
				x2={x}
				y1={top + height / 2}
				y2={y}
			/>
			<rect fill="var(--stop)" height={height} rx={2} width={width} x={left} y={top} />
			<text
				dominantBaseline="central"
				fill="var(--paper-raised)"
				fontSize={letters}
				fontWeight={560}
				textAnchor="middle"
				x={left + width / 2}
				y={top + height / 2}
			>
				{text}
			</text>
		</g>
	)
}
