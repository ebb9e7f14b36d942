// Loose boards are measured line by line: the first piece of a line, or the whole of a clad wall.
import type { Board, Furniture, Group, Point3 } from '@gabarit/engine'
import { cornersOf } from '../../board/board-corners.ts'

export type LineSize = {
	group: Group['id']
	width: { from: Point3; to: Point3; label: number }
	height: { from: Point3; to: Point3; label: number }
	/** mm free on its left; Infinity before the first. */
	free: number
}

/** mm between a board and its dimension line, as a share of the highest. */
const away = 0.045
/** mm: of the 100 between two pieces, so that its label has room on the left. */
const aside = 30

/** From left to right. */
export function lineSizesOf({ boards, groups, fittings }: Furniture): LineSize[] {
	const hung = new Set(fittings.map(({ group }) => group))
	const byGroup = new Map(
		groups.filter(({ kind }) => kind === 'line').map(({ id }) => [id, [] as Board[]]),
	)
	for (const board of boards) byGroup.get(board.group)?.push(board)
	const spans = [...byGroup].flatMap(([group, own]) => {
		const shown = hung.has(group) ? own : own.slice(0, 1)
		return shown.length === 0 ? [] : [{ group, ...extentOf(shown), right: extentOf(own).x[1] }]
	})
	const below = away * Math.max(...spans.map(({ z }) => z[1]))
	const sorted = spans.toSorted((a, b) => a.x[0] - b.x[0])
	return sorted.map(({ group, x, y, z }, i) => ({
		group,
		width: { from: [x[0], y, z[0] - below], to: [x[1], y, z[0] - below], label: x[1] - x[0] },
		height: { from: [x[0] - aside, y, z[0]], to: [x[0] - aside, y, z[1]], label: z[1] - z[0] },
		free: x[0] - (sorted[i - 1]?.right ?? -Infinity),
	}))
}

type Extent = { x: readonly [number, number]; y: number; z: readonly [number, number] }

/** `y`: of the face towards the viewer. */
function extentOf(boards: readonly Board[]): Extent {
	const corners = boards.flatMap(cornersOf)
	const along = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis])
	return {
		x: [Math.min(...along(0)), Math.max(...along(0))],
		y: Math.max(...along(1)),
		z: [Math.min(...along(2)), Math.max(...along(2))],
	}
}
