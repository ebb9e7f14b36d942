// A grid is measured by its columns and rows; its lines stand where the viewer's floor is.
import type { Point3 } from '@gabarit/engine'
import { type GridSpace, gridSpaceOf, type Span } from '../grid/grid-space.ts'
import { roomPlanOf, slabThickness } from '../room/room-plan.ts'
import { projectPoint, seesRear } from '../view/stage-view.ts'
import type { DimensionInput, DimensionMark } from './dimension-mark.ts'
import { type MarkLook, markOf } from './mark-of.ts'

/** mm: the chain of columns before the face, that of rows beside the end, the whole height beside that. */
const away = { face: 240, rows: 110, height: 270, slab: 120 } as const

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
		const look: MarkLook = {
			key: `column ${column}`,
			kind: 'module',
			label: to - from,
			below: true,
		}
		return markOf(input, { from: at(from), to: at(to) }, { ...look, live: cell?.column === column })
	})
	const before = (behind ? slab.y[0] : slab.y[1]) + sign * away.slab
	const overall = markOf(
		input,
		{ from: [0, before, -slabThickness], to: [room.width, before, -slabThickness] },
		{ key: 'overall', kind: 'overall', label: room.width },
	)
	return [...columnMarks, overall, ...heightMarks(input, grid)]
}

/** Beside the left end, or with a wall there beside the free one; at the corner that is furthest out on the stage. */
function heightMarks(input: DimensionInput, { rows, top, faces }: GridSpace): DimensionMark[] {
	const { room, view, size, cell = null } = input
	const isFree = room.open.left
	const end = isFree ? 0 : room.width
	const across = (x: number, y: number) => projectPoint(view, size, [x, y, 0])[0]
	const side = across(end, faces.to) < across(room.width - end, faces.to) ? 'left' : 'right'
	const out = (y: number) => (side === 'left' ? -1 : 1) * across(end, y)
	const y = out(faces.from) > out(faces.to) ? faces.from : faces.to
	const markFrom = (off: number, { from, to }: Span, look: Omit<MarkLook, 'label' | 'side'>) => {
		const x = isFree ? -off : end + off
		return markOf(
			input,
			{ from: [x, y, from], to: [x, y, to] },
			{ ...look, label: to - from, side },
		)
	}
	const chain = rows.map((span, row) =>
		markFrom(away.rows, span, { key: `row ${row}`, kind: 'row', live: cell?.row === row }),
	)
	// On a small stage a chain without figures is only unrest.
	const isRead = chain.every(({ label }) => label !== null)
	return [
		...(isRead ? chain : []),
		markFrom(
			isRead ? away.height : away.rows,
			{ from: 0, to: top },
			{ key: 'height', kind: 'height' },
		),
	]
}
