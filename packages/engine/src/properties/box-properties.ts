// Boards along the axes and what is bought with them, as boxes: none enters another.
import { type Board, type Point3, pointOn } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Fitting } from '../furniture/hardware/fitting.ts'

export type Box = { id: string; from: Point3; to: Point3 }

/** A board with a notch is a box for each strip between its corners. */
function stripsOf(board: Board): Box[] {
	const { id, outline, thickness } = board
	const marks = [...new Set(outline.map(([a]) => a))].toSorted((a, b) => a - b)
	return marks.slice(1).flatMap((high, i) => {
		const low = marks[i] ?? high
		const middle = (low + high) / 2
		const across = outline
			.flatMap(([a, b], k) => {
				const [next] = outline[(k + 1) % outline.length] ?? [a]
				return Math.min(a, next) < middle && Math.max(a, next) > middle ? [b] : []
			})
			.toSorted((a, b) => a - b)
		const [from, to] = [across[0] ?? 0, across.at(-1) ?? 0]
		return [spanOf(id, [pointOn(board, [low, from, 0]), pointOn(board, [high, to, thickness])])]
	})
}

function boxesOf(fittings: readonly Fitting[]): Box[] {
	return fittings.flatMap(({ id, pose, box }) => {
		if (!pose || !box) return []
		return [spanOf(id, [pointOn({ pose }, box.from), pointOn({ pose }, box.to)])]
	})
}

function spanOf(id: string, points: readonly Point3[]): Box {
	const at = (axis: 0 | 1 | 2) => points.map((point) => point[axis])
	const low = (axis: 0 | 1 | 2) => Math.min(...at(axis))
	const high = (axis: 0 | 1 | 2) => Math.max(...at(axis))
	return { id, from: [low(0), low(1), low(2)], to: [high(0), high(1), high(2)] }
}

const axes = [0, 1, 2] as const
const AIR = 0.01

/** mm by which two boxes enter each other; 0 or less where they do not. */
function depthOf(one: Box, other: Box): number {
	return Math.min(
		...axes.map(
			(axis) => Math.min(one.to[axis], other.to[axis]) - Math.max(one.from[axis], other.from[axis]),
		),
	)
}

function allOf({ boards, fittings }: Furniture): Box[] {
	return [...boards.flatMap(stripsOf), ...boxesOf(fittings)]
}

/** Only a board with a groove enters another, by at most its depth. */
export function meetingsIn(furniture: Furniture): string[] {
	const grooved = new Map(furniture.boards.map(({ id, groove }) => [id, groove]))
	const all = allOf(furniture).toSorted((a, b) => a.from[0] - b.from[0])
	return all.flatMap((one, i) => {
		const met: string[] = []
		for (const other of all.slice(i + 1)) {
			if (other.from[0] >= one.to[0]) break
			const may = Math.max(grooved.get(one.id) ?? 0, grooved.get(other.id) ?? 0)
			if (other.id !== one.id && depthOf(one, other) > may + AIR)
				met.push(`${one.id} in ${other.id}`)
		}
		return met
	})
}

export function outsideOf(furniture: Furniture, overall: Omit<Box, 'id'>): string[] {
	return allOf(furniture)
		.filter((box) =>
			axes.some(
				(axis) =>
					box.from[axis] < overall.from[axis] - AIR || box.to[axis] > overall.to[axis] + AIR,
			),
		)
		.map(({ id }) => `${id} stands out`)
}
