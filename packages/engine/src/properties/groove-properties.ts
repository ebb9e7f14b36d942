// What sits in a groove and the groove that is milled for it speak of the same place (domain 2.1, 5.1).
import { type Board, type Groove, type Point2, type Point3, pointOn } from '../furniture/board.ts'
import { type Property, unless } from './property.ts'

const MARGIN = 0.02
const WITHIN = 0.5
const shares = [0, 0.02, 0.25, 0.5, 0.75, 0.98]

/** Where a grooved board enters a neighbour, the neighbour has a groove for it; each groove has a board in it. */
export const groovesHoldTheirBoards: Property = ({ boards }) => {
	const near = new Map<string, Board[]>()
	for (const board of boards) {
		if (board.module === null) continue
		const key = `${board.run} ${board.module}`
		near.set(key, [...(near.get(key) ?? []), board])
	}
	return [...near.values()].flatMap((own) => {
		const held = own.filter(({ groove }) => groove > 0)
		const milled = own.filter(({ grooves }) => grooves.length > 0)
		return [
			...held.flatMap((board) =>
				own.filter((other) => other !== board).flatMap((other) => entryFaults(board, other)),
			),
			...milled.flatMap((board) =>
				board.grooves.flatMap((groove) =>
					unless(
						held.some((other) => sitsIn(other, board, groove)),
						() => `nothing sits in ${board.id} ${groove.face}`,
					),
				),
			),
		]
	})
}

function entryFaults(board: Board, other: Board): string[] {
	const outside = edgePoints(board)
		.map((point) => placeIn(other, point))
		.find((at) => isInside(other, at) && !other.grooves.some((groove) => holds(groove, other, at)))
	return unless(
		!outside,
		() => `${board.id} enters ${other.id} beside its grooves at ${String(outside)}`,
	)
}

// Along the outline, just within both faces: what enters a neighbour enters it edge first.
function edgePoints(board: Board): Point3[] {
	return board.outline.flatMap(([a, b], i) => {
		const [nextA, nextB] = board.outline[(i + 1) % board.outline.length] ?? [a, b]
		return shares.flatMap((share) =>
			[WITHIN, board.thickness - WITHIN].map((c) =>
				pointOn(board, [a + share * (nextA - a), b + share * (nextB - b), c]),
			),
		)
	})
}

function placeIn({ pose }: Board, [x, y, z]: Point3): Point3 {
	const from = [x - pose.origin[0], y - pose.origin[1], z - pose.origin[2]] as const
	const along = ([i, j, k]: Point3) => from[0] * i + from[1] * j + from[2] * k
	return [along(pose.u), along(pose.v), along(pose.n)]
}

function isInside({ outline, thickness }: Board, [a, b, c]: Point3): boolean {
	return c > MARGIN && c < thickness - MARGIN && isWithin(outline, [a, b])
}

function isWithin(outline: readonly Point2[], [a, b]: Point2): boolean {
	let inside = false
	outline.forEach(([a1, b1], i) => {
		const [a2, b2] = outline[(i + 1) % outline.length] ?? [a1, b1]
		if (b1 > b !== b2 > b && a < ((a2 - a1) * (b - b1)) / (b2 - b1) + a1) inside = !inside
	})
	return inside
}

// Every groove of ours runs along its board's length.
function holds(groove: Groove, { thickness }: Board, [a, b, c]: Point3): boolean {
	const deep = groove.face === 'A' ? thickness - c : c
	const [from, to] = [groove.from[0], groove.to[0]]
	return (
		deep <= groove.depth + MARGIN &&
		Math.abs(b - groove.from[1]) <= groove.width / 2 + MARGIN &&
		a >= from - MARGIN &&
		a <= to + MARGIN
	)
}

function sitsIn(board: Board, milled: Board, { face, from, to }: Groove): boolean {
	// Steep under a slope a back enters its top by little.
	const c = face === 'A' ? milled.thickness - WITHIN : WITHIN
	return shares.some((share) => {
		const a = from[0] + share * (to[0] - from[0])
		return isInside(board, placeIn(board, pointOn(milled, [a, from[1], c])))
	})
}
