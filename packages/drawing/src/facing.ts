//   plan:  back wall                 elevation of Main: h = x
//          ┌───────────┐             elevation of Left (facing the left wall): h = -y
//     Left │           │ Right       elevation of Right: h = y
//          └           ┘
import type { Board, Point2, Point3, RunSide } from '@gabarit/engine'
import { boxAround } from './box.ts'

type Facing = { right: Point2; towards: Point2; local: 1 | -1 }

/** Directions of a run as its viewer has them; `local` turns a local x into the elevation's. */
export const facings: Record<RunSide, Facing> = {
	Main: { right: [1, 0], towards: [0, 1], local: 1 },
	Left: { right: [0, -1], towards: [1, 0], local: -1 },
	Right: { right: [0, 1], towards: [-1, 0], local: 1 },
}

function boardPoint({ pose }: Board, a: number, b: number, c: number): Point3 {
	const at = (i: 0 | 1 | 2) => pose.origin[i] + a * pose.u[i] + b * pose.v[i] + c * pose.n[i]
	return [at(0), at(1), at(2)]
}

/** World point → elevation of a run: along its right, and up. */
export function inElevation(side: RunSide, [x, y, z]: Point3): Point2 {
	const { right } = facings[side]
	return [x * right[0] + y * right[1], z]
}

export function nearness(side: RunSide, [x, y]: Point3): number {
	const { towards } = facings[side]
	return x * towards[0] + y * towards[1]
}

function cornersOf(board: Board): Point3[] {
	return [0, board.thickness].flatMap((c) =>
		board.outline.map(([a, b]) => boardPoint(board, a, b, c)),
	)
}

/** A point of the board, along its length and its width. */
export function elevationPoint(board: Board, [a, b]: Point2): Point2 {
	return inElevation(board.run, boardPoint(board, a, b, 0))
}

/** The board's own outline if it faces the viewer, else the outline around its edges. */
export function elevationOutline(board: Board): Point2[] {
	const facesUs = Math.abs(nearness(board.run, board.pose.n)) > 0.99
	if (facesUs) return board.outline.map((point) => elevationPoint(board, point))
	return hullOf(cornersOf(board).map((corner) => inElevation(board.run, corner)))
}

export function planOutline(board: Board): Point2[] {
	return hullOf(cornersOf(board).map(([x, y]): Point2 => [x, y]))
}

export function heightSpan(board: Board): { bottom: number; top: number } {
	const heights = cornersOf(board).map(([, , z]) => z)
	return { bottom: Math.min(...heights), top: Math.max(...heights) }
}

/** Seen from above; empty where the plane misses the board or the board is level. */
export function levelSection(board: Board, level: number): Point2[][] {
	return sectionOf(board, ([, , z]) => z, level).map((corners) => corners.map(([x, y]) => [x, y]))
}

/** Seen from the run's left: nearness, height. */
export function sideSection(board: Board, along: number): Point2[][] {
	const { right } = facings[board.run]
	const across = ([x, y]: Point3) => x * right[0] + y * right[1]
	return sectionOf(board, across, along, TILTED).map((corners) =>
		corners.map((corner) => [nearness(board.run, corner), corner[2]]),
	)
}

/** Least share of a direction along the measure: all but straight, or tilted as a top under a slope. */
const STRAIGHT = 0.99
const TILTED = 0.1

/** Where `measure` equals `at`, for a board that has one of its own directions along that measure. */
function sectionOf(
	board: Board,
	measure: (of: Point3) => number,
	at: number,
	least = STRAIGHT,
): Point3[][] {
	const { pose, outline, thickness } = board
	const runsAlong = (direction: Point3) => Math.abs(measure(direction)) > least
	const cutsLength = runsAlong(pose.u)
	if (!cutsLength && !runsAlong(pose.v)) return []
	const cutAt = (depth: number) =>
		(at - measure(pose.origin) - depth * measure(pose.n)) / measure(cutsLength ? pose.u : pose.v)
	const flat = cutsLength ? outline : outline.map(([a, b]): Point2 => [b, a])
	return spansAt(flat, cutAt(0)).map(([from, to]) =>
		(
			[
				[from, 0],
				[to, 0],
				[to, thickness],
				[from, thickness],
			] as const
		).map(([across, depth]) => {
			const cut = cutAt(depth)
			return cutsLength
				? boardPoint(board, cut, across, depth)
				: boardPoint(board, across, cut, depth)
		}),
	)
}

/** Where the line "first coordinate = level" runs inside an outline: pairs of second coordinates. */
export function spansAt(outline: readonly Point2[], level: number): Point2[] {
	const hits: number[] = []
	outline.forEach(([a, b], i) => {
		const [nextA, nextB] = outline[(i + 1) % outline.length] ?? [a, b]
		if (a > level !== nextA > level) hits.push(b + ((level - a) / (nextA - a)) * (nextB - b))
	})
	hits.sort((p, q) => p - q)
	const spans: Point2[] = []
	for (let i = 0; i + 1 < hits.length; i += 2) spans.push([hits[i] ?? 0, hits[i + 1] ?? 0])
	return spans
}

/** Convex hull, counter-clockwise (Andrew's monotone chain). */
function hullOf(points: readonly Point2[]): Point2[] {
	const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
	const turn = ([ox, oy]: Point2, [ax, ay]: Point2, [bx, by]: Point2) =>
		(ax - ox) * (by - oy) - (ay - oy) * (bx - ox)
	const half = (row: readonly Point2[]) => {
		const chain: Point2[] = []
		for (const point of row) {
			for (;;) {
				const [last, before] = [chain.at(-1), chain.at(-2)]
				if (!last || !before || turn(before, last, point) > 1e-6) break
				chain.pop()
			}
			chain.push(point)
		}
		return chain.slice(0, -1)
	}
	return [...half(sorted), ...half(sorted.toReversed())]
}

export function elevationBox(boards: readonly Board[]) {
	return boxAround(boards.flatMap(elevationOutline))
}
