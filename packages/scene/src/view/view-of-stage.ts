// The three views of a room: which points must be seen, from where, with how much paper around them.
import type { Furniture, Point3, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { ceilingAt } from '../room/ceiling.ts'
import { roomPlanOf, slabThickness, wallThickness } from '../room/room-plan.ts'
import {
	distanceFor,
	eyeOf,
	fitView,
	type Padding,
	type Size,
	type StageView,
	type ViewName,
	yawOf,
} from './stage-view.ts'

/** What decides a view. */
export type Sight = {
	furniture: Furniture
	room: Room
	view: ViewName
	size: Size
	/** Dimension lines want paper below and at the right. */
	dimensions: boolean
	showRoom: boolean
}

/** The eye stands before the middle of the furniture's depth. */
const targetDepth = 300
const smallStage = 560

function pointsOf({ room, furniture, showRoom }: Sight): Point3[] {
	const boards = furniture.boards.flatMap(cornersOf)
	if (!showRoom) return boards
	const plan = roomPlanOf(room, furniture)
	const { x, y } = plan.slab
	const slab = x.flatMap((px) =>
		y.flatMap((py): Point3[] => [
			[px, py, 0],
			[px, py, -slabThickness],
		]),
	)
	const tops = plan.line.flatMap(([px, py]): Point3[] => {
		const top = ceilingAt(room, px, py)
		const outside = px <= 0 ? px - wallThickness : px >= room.width ? px + wallThickness : px
		return [
			[px, py, top],
			[outside, py, top],
		]
	})
	const slope: Point3[] =
		room.slopes.length === 0 ? [] : [[room.width / 2, plan.cut, room.height + wallThickness]]
	return [...slab, ...tops, ...slope, ...boards]
}

function paddingFor({ size, dimensions }: Sight): Padding {
	const small = Math.min(size.width, size.height * 1.4) < smallStage
	if (small)
		return dimensions
			? { top: 16, right: 44, bottom: 34, left: 24 }
			: { top: 14, right: 20, bottom: 14, left: 20 }
	return dimensions
		? { top: 40, right: 112, bottom: 128, left: 88 }
		: { top: 40, right: 64, bottom: 64, left: 64 }
}

/** The camera of a stage. */
export function viewOfStage(sight: Sight): StageView {
	const { room, view, size } = sight
	const yaw = (yawOf[view] * Math.PI) / 180
	const eye = eyeOf([room.width / 2, targetDepth], distanceFor(room.width), yaw)
	return fitView({ eye, yaw }, pointsOf(sight), size, paddingFor(sight))
}
