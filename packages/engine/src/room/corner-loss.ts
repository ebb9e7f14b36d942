// What a corner out of square costs, from the diagonal of 1000 x 1000 measured from it (domain 3.3).

import { ceilMm, floorMm } from '../constants.ts'
import { hasWall, type WallSide } from './has-wall.ts'
import { smallest } from './readings.ts'
import type { RoomDesign } from './room-design.ts'

const LEG = 1000

/** The corner's angle, degrees; 90 for a diagonal of 1414.2. */
function cornerAngle(diagonal: number): number {
	return (Math.acos(1 - diagonal ** 2 / (2 * LEG ** 2)) * 180) / Math.PI
}

/** Width lost at the front of a depth, mm: positive where the corner is closed, negative where it is open. */
export function cornerLoss(diagonal: number | null, depth: number): number {
	if (diagonal === null || diagonal >= 2 * LEG) return 0
	return depth * Math.tan(((90 - cornerAngle(diagonal)) * Math.PI) / 180)
}

/** Up to three readings are taken at the back wall; more say what the front plane measures. */
export const BACK_READINGS = 3

/** What closed corners take beside the main run at its fronts, whole mm: the width is floored once, what is left of the left corner's goes to the right one's. */
export function closedCorners(design: RoomDesign): Record<WallSide, number> {
	if (design.width.length > BACK_READINGS) return { left: 0, right: 0 }
	const width = smallest(design.width)
	const lossAt = (end: WallSide) =>
		hasWall(design, end) ? Math.max(0, cornerLoss(design.diagonal[end], design.depth.center)) : 0
	const lost = width - floorMm(width - lossAt('left') - lossAt('right'))
	const left = Math.min(lost, ceilMm(lossAt('left')))
	return { left, right: lost - left }
}

/** From a side wall to where anything may stand: what is kept free there, and what a closed corner takes, mm. */
export function clearOfWall(design: RoomDesign, side: WallSide): number {
	return design.margin[side] + closedCorners(design)[side]
}
