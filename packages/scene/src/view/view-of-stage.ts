import type { Furniture, Point3, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { type StageThing, thingCorners } from '../contents/stage-thing.ts'
import { ceilingAt, highestCeiling } from '../room/ceiling.ts'
import { roomPlanOf, slabThickness, wallThickness } from '../room/room-plan.ts'
import { wallsUnderFlight } from '../room/room-under-flight.ts'
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

export type Sight = {
	furniture: Furniture
	room: Room
	view: ViewName
	size: Size
	/** Dimension lines need paper below and at the right. */
	dimensions: boolean
	showRoom: boolean
	/** Who stands beside it is in the picture too. */
	things?: readonly StageThing[] | undefined
}

/** The eye looks at this depth of the furniture, mm. */
const targetDepth = 300

function pointsOf({ room, furniture, showRoom, things = [] }: Sight): Point3[] {
	const standing = [...furniture.boards.flatMap(cornersOf), ...things.flatMap(thingCorners)]
	if (!showRoom) return standing
	const plan = roomPlanOf(room, furniture)
	const walls = wallsUnderFlight(room)
	const { x, y } = plan.slab
	const slab = x.flatMap((px) =>
		y.flatMap((py): Point3[] => [
			[px, py, 0],
			[px, py, -slabThickness],
		]),
	)
	const tops = plan.line.flatMap(([px, py]): Point3[] => {
		const top = ceilingAt(walls, px, py)
		const outside = px <= 0 ? px - wallThickness : px >= room.width ? px + wallThickness : px
		return [
			[px, py, top],
			[outside, py, top],
		]
	})
	const strip = (plan.ceiling?.x ?? []).flatMap((px) =>
		(plan.ceiling?.y ?? []).map((py): Point3 => [px, py, room.height + wallThickness]),
	)
	const slope: Point3[] =
		walls.slopes.length === 0
			? []
			: [[room.width / 2, plan.cut, highestCeiling(room, plan.cut) + wallThickness]]
	return [...slab, ...tops, ...slope, ...strip, ...standing]
}

function share(length: number, part: number, least: number, most: number): number {
	return Math.min(most, Math.max(least, length * part))
}

function paddingFor({ furniture, size: { width, height }, dimensions }: Sight): Padding {
	const top = share(height, 0.055, 14, 40)
	const side = share(width, 0.065, 14, 64)
	if (!dimensions) return { top, right: side, bottom: share(height, 0.09, 14, 64), left: side }
	// The lines of a grid stand on its own floor.
	if (furniture.grid) return { top, right: side, bottom: share(height, 0.1, 48, 72), left: side }
	return {
		top,
		right: share(width, 0.113, 44, 112),
		bottom: share(height, 0.177, 34, 128),
		left: share(width, 0.089, 24, 88),
	}
}

export function viewOfStage(sight: Sight): StageView {
	const { room, view, size } = sight
	const yaw = (yawOf[view] * Math.PI) / 180
	const eye = eyeOf([room.width / 2, targetDepth], distanceFor(room.width), yaw)
	return fitView({ eye, yaw }, pointsOf(sight), size, paddingFor(sight))
}
