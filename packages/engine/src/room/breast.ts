// A breast that passes the fronts divides the run; near a wall nothing is left to divide, and the run
// starts at its flank.
//
//   │  ├──────┤F│ modules …       F: filler against the flank
//  wall strip  breast

import { SIDE_FILLER } from '../constants.ts'
import { smallest } from './readings.ts'
import type { RoomDesign } from './room-design.ts'
import type { EndSide } from './run-ends.ts'

/** mm. A breast that comes this near to the fronts divides the run in two, each with a filler against its flank. */
const BREAST_PASSES = 30
export const FLANK_FILLER = 50

export function breastPasses({ wall, breast }: RoomDesign, frontPlane: number): boolean {
	return wall === 'Fireplace' && breast.depth > frontPlane - BREAST_PASSES
}

/**
 * mm of solid wall at an end, up to the far flank of a breast that leaves no room beside it; else 0.
 * `start`: where modules would begin, from that wall.
 */
export function breastBeside(
	design: RoomDesign,
	end: EndSide,
	room: { wall: number; start: number; frontPlane: number },
): number {
	if (!breastPasses(design, room.frontPlane)) return 0
	const near = stripBeside(design, end, room.wall)
	const niche = near - FLANK_FILLER - room.start
	return niche >= SIDE_FILLER.min ? 0 : near + design.breast.width
}

/**
 * y of the back wall between two x, where it stands furthest into the room: a breast comes forward,
 * a recess lies behind.
 */
export function wallBehind(
	{ wall, breast, recess, width }: Pick<RoomDesign, 'wall' | 'breast' | 'recess' | 'width'>,
	x1: number,
	x2: number,
): number {
	if (wall === 'Fireplace') {
		const isBefore = x2 > breast.position && x1 < breast.position + breast.width
		return isBefore ? breast.depth : 0
	}
	const { left, right } = recess
	if ((wall === 'LeftRecess' || wall === 'BothRecess') && x2 <= left.width) return -left.depth
	const from = smallest(width) - right.width
	return (wall === 'RightRecess' || wall === 'BothRecess') && x1 >= from ? -right.depth : 0
}

export function stripBeside({ breast }: RoomDesign, end: EndSide, wall: number): number {
	return end === 'left' ? breast.position : wall - breast.position - breast.width
}
