// A board as the plan shows it: from the side that is bored, its length to the right, its corner (0, 0) at the
// lower left. On the screen y goes downwards.
import { type Board, type Edges, type Point2, roundedOutline } from '@gabarit/engine'
import type { Silhouette } from '../../../frame/parts/line-card.tsx'

export type Drawn = Pick<Board, 'length' | 'width' | 'outline' | 'radii' | 'bores'>
export type SideName = keyof Edges

/** Of a line that cannot be made as it is. */
export function plainBoard({ length, width }: Pick<Board, 'length' | 'width'>): Drawn {
	const outline: Point2[] = [
		[0, 0],
		[length, 0],
		[length, width],
		[0, width],
	]
	return { length, width, outline }
}

export function onScreen({ width }: Pick<Drawn, 'width'>, [a, b]: Point2): Point2 {
	return [a, width - b]
}

/** The `d` of an SVG path. */
export function pathOf(board: Drawn): string {
	const points = roundedOutline(board).map((point) => onScreen(board, point).join(' '))
	return `M${points.join('L')}Z`
}

export function boardSilhouette(board: Drawn): Silhouette {
	const holes = (board.bores ?? []).map(({ at, diameter }) => {
		const [x, y] = onScreen(board, at)
		const r = diameter / 2
		return `M${x - r} ${y}a${r} ${r} 0 1 0 ${diameter} 0a${r} ${r} 0 1 0 ${-diameter} 0Z`
	})
	return { path: [pathOf(board), ...holes].join(''), width: board.length, height: board.width }
}

/** Panels where they hang. */
export function wallSilhouette(boards: readonly Board[]): Silhouette {
	const places = boards.map(({ pose, length, width }) => {
		const [x, , z] = pose.origin
		return { x, z, right: x + width, top: z + length }
	})
	const left = Math.min(...places.map(({ x }) => x))
	const height = Math.max(...places.map(({ top }) => top))
	const panels = places.map(
		({ x, z, right, top }) =>
			`M${x - left} ${height - z}H${right - left}V${height - top}H${x - left}Z`,
	)
	const width = Math.max(...places.map(({ right }) => right)) - left
	return { path: panels.join(''), width, height }
}

type Side = { name: SideName; path: readonly Point2[] }

/** Each to the middle of the rounded corners at its ends; a cut has the band of length2. */
export function sidesOf(board: Drawn): Side[] {
	const corners = cornersOf(board)
	return board.outline.map((corner, i) => {
		const next = (i + 1) % board.outline.length
		const [start = [corner], end = [corner]] = [corners[i], corners[next]]
		const path = [...start.slice(middleOf(start)), ...end.slice(0, middleOf(end) + 1)]
		return {
			name: sideName(board, corner, board.outline[next] ?? corner),
			path: path.map((point) => onScreen(board, point)),
		}
	})
}

function middleOf(arc: readonly Point2[]): number {
	return Math.floor(arc.length / 2)
}

/** The points of each corner: one where it is sharp, an arc where it is rounded. */
function cornersOf(board: Drawn): Point2[][] {
	const { outline, radii = [] } = board
	const points = roundedOutline(board)
	const rounded = outline.filter((_, i) => (radii[i] ?? 0) > 0).length
	const perArc = rounded === 0 ? 1 : (points.length - outline.length + rounded) / rounded
	let at = 0
	return outline.map((_, i) => {
		const from = at
		at += (radii[i] ?? 0) > 0 ? perArc : 1
		return points.slice(from, at)
	})
}

function sideName({ length }: Drawn, from: Point2, to: Point2): SideName {
	const isOn = (axis: 0 | 1, value: number) => from[axis] === value && to[axis] === value
	if (isOn(1, 0)) return 'length1'
	if (isOn(0, 0)) return 'width1'
	if (isOn(0, length)) return 'width2'
	return 'length2'
}
