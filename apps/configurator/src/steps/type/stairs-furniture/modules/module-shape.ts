// A module under a flight from the front, as one path in mm; on the screen y goes downwards.
import type { PlacedStairModule, StairFill } from '@gabarit/engine'
import type { Silhouette } from '../../../frame/parts/line-card.tsx'

export type Shaped = Pick<PlacedStairModule, 'width' | 'left' | 'right' | 'pitches' | 'shelves'> & {
	fill: StairFill
}

const board = 26
/** mm: the least height of a picture, so that a low module is not drawn wide. */
const leastHeight = 520

export function moduleShape(own: Shaped): Silhouette {
	const { width } = own
	const height = Math.max(own.left, own.right, leastHeight)
	return { width, height, path: outline(own, height) + inside[own.fill](own, height) }
}

function outline({ width, left, right }: Shaped, height: number): string {
	return `M0 ${height}V${height - left}L${width} ${height - right}V${height}Z`
}

/** mm above the floor where its top is lowest. */
function lowest({ left, right }: Shaped): number {
	return Math.min(left, right)
}

const hole = (x: number, y: number, width: number, height: number) =>
	`M${x} ${y}v${height}h${width}v${-height}Z`

/** The room between its boards, as a hole; the top follows the flight. */
function clear({ width, left, right }: Shaped, height: number): string {
	const [from, to] = [height - left + board, height - right + board]
	return `M${board} ${from}V${height - board}H${width - board}V${to}Z`
}

const inside: Record<StairFill, (own: Shaped, height: number) => string> = {
	/** A front with the way it comes. */
	PullOut: (own, height) => {
		const [x, y] = [own.width / 2, height - lowest(own) / 2]
		const reach = Math.min(70, own.width / 5)
		const [tip, half] = [y + reach, reach / 2]
		return `M${x} ${y - reach}V${tip}M${x - half} ${tip - half}L${x} ${tip}M${x + half} ${tip - half}L${x} ${tip}`
	},
	Drawers: ({ width, pitches }, height) => {
		let up = 0
		return pitches
			.map((pitch) => {
				up += pitch
				return `M0 ${height - up}h${width}`
			})
			.join('')
	},
	Shelves: (own, height) => {
		const room = lowest(own) - 2 * board
		const step = room / (own.shelves + 1)
		const levels = Array.from({ length: own.shelves }, (_, i) => height - board - (i + 1) * step)
		const lines = levels.map((level) => hole(board, level, own.width - 2 * board, board / 2))
		return clear(own, height) + lines.join('')
	},
	Rail: (own, height) => {
		const level = height - lowest(own) + 90
		return `${clear(own, height)}${hole(board, level, own.width - 2 * board, board / 2)}`
	},
	Empty: (own, height) => clear(own, height),
}
