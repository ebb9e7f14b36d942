// A grid is measured by its columns and rows; its lines stand where the viewer's floor is.
import type { Point3 } from '@gabarit/engine'
import { gridSpaceOf, type Span } from '../grid/grid-space.ts'
import { roomPlanOf, slabThickness } from '../room/room-plan.ts'
import { projectPoint, seesRear } from '../view/stage-view.ts'
import type { DimensionInput, DimensionMark } from './dimension-mark.ts'
import { type MarkLook, markOf } from './mark-of.ts'

/** mm: the chain of columns before the face, that of rows beside the end, the whole height beside that. */
const away = { face: 300, rows: 110, height: 270, slab: 120 } as const

/** Empty for furniture without a grid. */
export function gridMarks(input: DimensionInput): DimensionMark[] {
	const { furniture, room, view, cell = null } = input
	const grid = gridSpaceOf(furniture)
	if (!grid) return []
	const { slab } = roomPlanOf(room, furniture)
	const behind = seesRear(view)
	const face = behind ? grid.faces.from : grid.faces.to
	const sign = behind ? -1 : 1
	const columnMarks = grid.columns.map(({ from, to }, column) => {
		const at = (x: number): Point3 => [x, face + sign * away.face, 0]
		const look: MarkLook = { key: `column ${column}`, kind: 'module', label: to - from }
		return markOf(input, { from: at(from), to: at(to) }, { ...look, live: cell?.column === column })
	})
	const before = (behind ? slab.y[0] : slab.y[1]) + sign * away.slab
	const overall = markOf(
		input,
		{ from: [0, before, -slabThickness], to: [room.width, before, -slabThickness] },
		{ key: 'overall', kind: 'overall', label: room.width },
	)
	return [...columnMarks, overall, ...heightMarks(input, { rows: grid.rows, top: grid.top, face })]
}

type Heights = { rows: readonly Span[]; top: number; face: number }

/** Beside the left end; with a wall there, beside the free one. */
function heightMarks(input: DimensionInput, { rows, top, face }: Heights): DimensionMark[] {
	const { room, view, size, cell = null } = input
	const beside = (off: number) => (room.open.left ? -off : room.width + off)
	const [here, there] = [beside(away.rows), beside(-away.rows)].map(
		(x) => projectPoint(view, size, [x, face, 0])[0],
	)
	const side = (here ?? 0) < (there ?? 0) ? 'left' : 'right'
	const markFrom = (off: number, { from, to }: Span, look: Omit<MarkLook, 'label' | 'side'>) =>
		markOf(
			input,
			{ from: [beside(off), face, from], to: [beside(off), face, to] },
			{ ...look, label: to - from, side },
		)
	return [
		...rows.map((span, row) =>
			markFrom(away.rows, span, { key: `row ${row}`, kind: 'row', live: cell?.row === row }),
		),
		markFrom(away.height, { from: 0, to: top }, { key: 'height', kind: 'height' }),
	]
}
