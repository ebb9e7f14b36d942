// The sides of a loose board between its corners, which may be round, with what is banded on them.
//
//   ╭──────length2──────╮        a to the right, b upwards: face B, the one that cups and pins enter
//  width1             width2
//   ╰──────length1──────╯
import { type Board, type Edges, type Point2, roundedOutline } from '@gabarit/engine'

export type PanelSide = {
	/** A side that is none of the four is the cut, which has the band of length2 (domain 25.1). */
	name: keyof Edges | 'cut'
	band: number
	/** To the middle of the rounded corners at its ends. */
	path: Point2[]
}

const EPSILON = 0.01

export function panelSides(board: Board): PanelSide[] {
	const { outline, edges } = board
	const corners = cornersOf(board)
	return outline.map((from, i) => {
		const next = (i + 1) % outline.length
		const name = sideName(board, from, outline[next] ?? from)
		const [start = [from], end = [from]] = [corners[i], corners[next]]
		return {
			name,
			band: edges[name === 'cut' ? 'length2' : name],
			path: [...start.slice(half(start)), ...end.slice(0, half(end) + 1)],
		}
	})
}

function half(corner: readonly Point2[]): number {
	return Math.floor(corner.length / 2)
}

function sideName({ length, width }: Board, from: Point2, to: Point2): PanelSide['name'] {
	const lies = (axis: 0 | 1, at: number) =>
		Math.abs(from[axis] - at) < EPSILON && Math.abs(to[axis] - at) < EPSILON
	if (lies(1, 0)) return 'length1'
	if (lies(1, width)) return 'length2'
	if (lies(0, 0)) return 'width1'
	return lies(0, length) ? 'width2' : 'cut'
}

/** Each corner as its point, or as the points on its arc, in the order of the outline. */
function cornersOf(board: Board): Point2[][] {
	const { outline, radii = [] } = board
	const points = roundedOutline(board)
	const round = radii.filter((radius) => radius > 0).length
	const onArc = round > 0 ? (points.length - outline.length + round) / round : 1
	let next = 0
	return outline.map((_, i) => {
		const from = next
		next += (radii[i] ?? 0) > 0 ? onArc : 1
		return points.slice(from, next)
	})
}
