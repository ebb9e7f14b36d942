// How deep a run is, how far it stands off its wall, and what corners out of square take at its fronts (domain 0, 2.1, 3.3).

import { BACK_INSET, ceilMm, floorMm } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import { cornerLoss } from './corner-loss.ts'
import { hasWall, type WallSide } from './has-wall.ts'
import { smallest } from './readings.ts'
import type { RoomDesign } from './room-design.ts'

/** Overall depth D_TOTAL of a run, fronts included. */
export function depthOf(design: RoomDesign, side: RunSide): number {
	if (side === 'Main') return design.depth.center
	return side === 'Left' ? design.depth.left : design.depth.right
}

/** Play between skirting and a notch or a carcass, mm (domain 2.1). */
export const SKIRTING_PLAY = { height: 5, thickness: 3 } as const

export type Standoff = { standoff: number; notch: { height: number; depth: number } | null }

/** How far a run's carcasses are to stand off their wall: what is kept free there, a back slope's stand-off, a side wall that leans in. */
export function wantedStandoff(design: RoomDesign, side: RunSide): number {
	if (side !== 'Main') return clearOfWall(design, side === 'Left' ? 'left' : 'right')
	return design.margin.back + (design.slope.back ? design.slope.standoff : 0)
}

/** How far a run's carcasses stand off their wall. Skirting that stays is notched around where the plinth hides the notch; else the run stands off it. */
export function standoffOf(design: RoomDesign, side: RunSide): Standoff {
	const { height, thickness } = design.baseboard
	const standoff = wantedStandoff(design, side)
	const depth = thickness + SKIRTING_PLAY.thickness
	if (height === 0 || thickness === 0 || standoff >= depth) return { standoff, notch: null }
	const notch = { height: height + SKIRTING_PLAY.height, depth: depth - standoff }
	const hidden = notch.height <= design.plinth && notch.depth <= BACK_INSET
	return hidden ? { standoff, notch } : { standoff: depth, notch: null }
}

/** Where a run's fronts stand, from its wall. */
export function frontPlaneOf(design: RoomDesign, side: RunSide): number {
	return depthOf(design, side) + standoffOf(design, side).standoff
}

/** Width that a corner with this diagonal loses at the fronts of the main run, wherever they stand. */
export function lossAtFronts(design: RoomDesign, diagonal: number | null): number {
	return cornerLoss(diagonal, frontPlaneOf(design, 'Main'))
}

/** Up to three readings are taken at the back wall; more say what the front plane measures. */
export const BACK_READINGS = 3

/** What closed corners take beside the main run at its fronts, whole mm: the width is floored once, what is left of the left corner's goes to the right one's. */
export function closedCorners(design: RoomDesign): Record<WallSide, number> {
	if (design.width.length > BACK_READINGS) return { left: 0, right: 0 }
	const width = smallest(design.width)
	const lossAt = (end: WallSide) =>
		hasWall(design, end) ? Math.max(0, lossAtFronts(design, design.diagonal[end])) : 0
	const lost = width - floorMm(width - lossAt('left') - lossAt('right'))
	const left = Math.min(lost, ceilMm(lossAt('left')))
	return { left, right: lost - left }
}

/** From a side wall to where anything may stand: what is kept free there, and what a closed corner takes, mm. */
export function clearOfWall(design: RoomDesign, side: WallSide): number {
	return design.margin[side] + closedCorners(design)[side]
}

/** The room's slope that comes down behind a run: each run sees it in its own axes (domain 4.4). */
export function backSlopeOf({ slope }: RoomDesign, side: RunSide): RoomDesign['slope']['back'] {
	if (side === 'Main') return slope.back
	return side === 'Left' ? slope.left : slope.right
}
