// Around furniture that stands free: floor on all sides, the wall that its left end is fixed to, and a strip of the
// ceiling that it is clamped under.
import type { Furniture, Point2, Room } from '@gabarit/engine'
import type { GridSpace } from '../grid/grid-space.ts'
import type { RoomPlan } from './shown-room.ts'

/** mm of floor before each face, and beside each end: the passage is at the right one. */
const floor = { faces: 600, left: 420, right: 840, beyondWall: 1140 } as const
const floorBesideWall = 144
/** mm of ceiling beyond the furniture. */
const ceilingBeyond = 260
/** mm between the end of the wall and that of the floor. */
const wallBefore = 160

export function freePlanOf(
	room: Room,
	furniture: Pick<Furniture, 'fittings'>,
	{ faces }: GridSpace,
): RoomPlan {
	const hasWall = !room.open.left
	const y: Point2 = [faces.from - floor.faces, faces.to + floor.faces]
	const isClamped = furniture.fittings.some(({ item }) => item.family === 'ceiling-foot')
	return {
		line: hasWall
			? [
					[0, y[1] - wallBefore],
					[0, y[0] + wallBefore],
				]
			: [],
		stubs: new Set(),
		sides: { left: hasWall ? 0 : null, right: null },
		cut: y[1] - wallBefore,
		front: faces.to,
		slab: {
			x: [
				-(hasWall ? floorBesideWall : floor.left),
				room.width + (hasWall ? floor.beyondWall : floor.right),
			],
			y,
		},
		ceiling: isClamped
			? {
					x: [-ceilingBeyond, room.width + ceilingBeyond],
					y: [faces.from - ceilingBeyond, faces.to + ceilingBeyond],
				}
			: null,
	}
}
