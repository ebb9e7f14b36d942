// A grid is measured by its columns and rows; its lines stand where the viewer's floor is.
import { type GridSpace, gridSpaceOf, type Span } from '../grid/grid-space.ts'
import { roomPlanOf, slabThickness } from '../room/room-plan.ts'
import { projectPoint, seesRear } from '../view/stage-view.ts'
import type { DimensionInput, DimensionMark } from './dimension-mark.ts'
import { type MarkLook, markOf } from './mark-of.ts'
import { isSmall } from './small-stage.ts'

/** mm: the chain of rows beside the end, the whole height beside that. */
const away = { rows: 110, height: 270 } as const
/** mm: columns before the face, the overall length before the floor. */
const onFloor = { columns: 240, overall: 120 } as const
/** mm before the floor: on a small stage its depth has no room for figures. */
const beforeFloor = { columns: 60, overall: 520 } as const

/** Where a line runs along the length, mm. */
type Level = { y: number; z: number }

/** Empty for furniture without a grid. */
export function gridMarks(input: DimensionInput): DimensionMark[] {
	const { furniture, room, view, size, cell = null } = input
	const grid = gridSpaceOf(furniture)
	if (!grid) return []
	const { slab } = roomPlanOf(room, furniture)
	const behind = seesRear(view)
	const outwards = behind ? -1 : 1
	const edge = behind ? slab.y[0] : slab.y[1]
	const before = (off: number): Level => ({ y: edge + outwards * off, z: -slabThickness })
	const small = isSmall(size)
	const face = behind ? grid.faces.from : grid.faces.to
	const columns = small
		? before(beforeFloor.columns)
		: { y: face + outwards * onFloor.columns, z: 0 }
	const overall = before(small ? beforeFloor.overall : onFloor.overall)
	const markAlong = ({ y, z }: Level, { from, to }: Span, look: Omit<MarkLook, 'label'>) =>
		markOf(input, { from: [from, y, z], to: [to, y, z] }, { ...look, label: to - from })
	return [
		...grid.columns.map((span, column) =>
			markAlong(columns, span, {
				key: `column ${column}`,
				kind: 'module',
				live: cell?.column === column,
				below: true,
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
