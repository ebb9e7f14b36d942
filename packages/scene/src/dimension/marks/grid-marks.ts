// A grid is measured by its columns and rows; its lines stand where the viewer's floor is.
import { type GridSpace, gridSpaceOf, type Span } from '../../grid/grid-space.ts'
import { roomPlanOf } from '../../room/room-plan.ts'
import { projectPoint } from '../../view/stage-view.ts'
import { type FloorLine, floorLines } from '../floor-lines.ts'
import { isSmall } from '../small-stage.ts'
import type { DimensionInput, DimensionMark } from './dimension-mark.ts'
import { type MarkLook, markOf } from './mark-of.ts'

/** px: the chain of rows beside the end, the whole height beside that. */
const away = { small: { rows: 6, height: 24 }, large: { rows: 18, height: 48 } } as const
/** Empty for furniture without a grid. */
export function gridMarks(input: DimensionInput): DimensionMark[] {
	const { furniture, room, cell = null } = input
	const grid = gridSpaceOf(furniture)
	if (!grid) return []
	const faces = { front: grid.faces.to, rear: grid.faces.from }
	const { chain: columns, overall } = floorLines(input, roomPlanOf(room, furniture), faces)
	const markAlong = (line: FloorLine, { from, to }: Span, look: Omit<MarkLook, 'label'>) => {
		const { y, z, shift = [0, 0], ground = null } = line
		const ends = { from: [from, y, z], to: [to, y, z] } as const
		return markOf(input, ends, { ...look, shift, ground, label: to - from })
	}
	return [
		...grid.columns.map((span, column) =>
			markAlong(columns, span, {
				key: `column ${column}`,
				kind: 'module',
				live: cell?.column === column,
			}),
		),
		markAlong(overall, { from: 0, to: room.width }, { key: 'overall', kind: 'overall' }),
		...heightMarks(input, grid),
	]
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
	const off = away[isSmall(size) ? 'small' : 'large']
	const markFrom = (px: number, { from, to }: Span, look: Omit<MarkLook, 'label' | 'side'>) => {
		const shift = [side === 'left' ? -px : px, 0] as const
		const ends = { from: [end, y, from], to: [end, y, to] } as const
		return markOf(input, ends, { ...look, label: to - from, side, shift })
	}
	const chain = rows.map((span, row) =>
		markFrom(off.rows, span, { key: `row ${row}`, kind: 'row', live: cell?.row === row }),
	)
	// On a small stage a chain without figures is only unrest.
	const isRead = chain.every(({ label }) => label !== null)
	return [
		...(isRead ? chain : []),
		markFrom(
			isRead ? off.height : off.rows,
			{ from: 0, to: top },
			{ key: 'height', kind: 'height' },
		),
	]
}
