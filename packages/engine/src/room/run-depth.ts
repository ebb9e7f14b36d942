import { BACK_INSET, ceilMm, floorMm } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import { cornerLoss } from './corner-loss.ts'
import { hasWall, type WallSide } from './has-wall.ts'
import { smallest } from './readings.ts'
import type { RoomDesign } from './room-design.ts'

/** D_TOTAL, fronts included (domain 2.1). */
export function depthOf(design: RoomDesign, side: RunSide): number {
	if (side === 'Main') return design.depth.center
	return side === 'Left' ? design.depth.left : design.depth.right
}

/** mm, between skirting and a notch or a carcass (domain 2.1). */
export const SKIRTING_PLAY = { height: 5, thickness: 3 } as const

export type Standoff = { standoff: number; notch: { height: number; depth: number } | null }

/** A margin of the buyer, a back slope, or a side wall that leans in. */
export function wantedStandoff(design: RoomDesign, side: RunSide): number {
	if (side !== 'Main') return clearOfWall(design, side === 'Left' ? 'left' : 'right')
	return design.margin.back + (design.slope.back ? design.slope.standoff : 0)
}

/** Skirting that stays is notched where the plinth hides the notch; else the run stands off it. */
export function standoffOf(design: RoomDesign, side: RunSide): Standoff {
	const { height, thickness } = design.baseboard
	const standoff = wantedStandoff(design, side)
	const depth = thickness + SKIRTING_PLAY.thickness
	if (height === 0 || thickness === 0 || standoff >= depth) return { standoff, notch: null }
	const notch = { height: height + SKIRTING_PLAY.height, depth: depth - standoff }
	const hidden = notch.height <= design.plinth && notch.depth <= BACK_INSET
	return hidden ? { standoff, notch } : { standoff: depth, notch: null }
}

export function frontPlaneOf(design: RoomDesign, side: RunSide): number {
	return depthOf(design, side) + standoffOf(design, side).standoff
}

export function lossAtFronts(design: RoomDesign, diagonal: number | null): number {
	return cornerLoss(diagonal, frontPlaneOf(design, 'Main'))
}

/** Up to three readings are taken at the back wall, further ones at the fronts. */
export const BACK_READINGS = 3

/** mm taken at the fronts beside the main run. The width is rounded down once; the right corner takes the rest. */
export function closedCorners(design: RoomDesign): Record<WallSide, number> {
	if (design.width.length > BACK_READINGS) return { left: 0, right: 0 }
	const width = smallest(design.width)
	const lossAt = (end: WallSide) =>
		hasWall(design, end) ? Math.max(0, lossAtFronts(design, design.diagonal[end])) : 0
	const lost = width - floorMm(width - lossAt('left') - lossAt('right'))
	const left = Math.min(lost, ceilMm(lossAt('left')))
	return { left, right: lost - left }
}

/** mm that stay free: what the buyer keeps free, and what a closed corner takes. */
export function clearOfWall(design: RoomDesign, side: WallSide): number {
	return design.margin[side] + closedCorners(design)[side]
}

/** A side slope of the room comes down behind a side run (domain 4.4). */
export function backSlopeOf({ slope }: RoomDesign, side: RunSide): RoomDesign['slope']['back'] {
	if (side === 'Main') return slope.back
	return side === 'Left' ? slope.left : slope.right
}
