// Usable height, top filler and carcass height of a run (domain 3.2).

import { CARCASS_HEIGHT, CEILING_CLEAR, floorMm, LOW_FURNITURE, TABLET } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import { ridgeX } from './envelope.ts'
import { hasWall } from './has-wall.ts'
import { smallest } from './readings.ts'
import type { RoomDesign } from './room-design.ts'

export type RunHeights = {
	ceiling: number
	topFiller: number
	carcassHeight: number
	tablet: number
}

/** Heights of a run; a top filler grows with a ceiling beyond what one carcass reaches. */
export function heightsOf(design: RoomDesign, side: RunSide, wall: number): RunHeights {
	const ceiling = side === 'Main' ? highestPoint(design, wall) : smallest(design.hu)
	if (design.filler.top > 0) {
		const topFiller = topFillerUnder(ceiling, design.filler.top)
		return { ceiling, topFiller, carcassHeight: ceiling - topFiller, tablet: 0 }
	}
	const free = Math.min(design.height ?? ceiling, ceiling - CEILING_CLEAR, CARCASS_HEIGHT.max)
	const tablet = wantsTablet(design, free) ? TABLET : 0
	return {
		ceiling,
		topFiller: 0,
		carcassHeight: Math.min(free, ceiling - CEILING_CLEAR - tablet),
		tablet,
	}
}

/** The top filler under a ceiling: as chosen, or as much as the tallest carcass leaves. */
export function topFillerUnder(ceiling: number, chosen: number): number {
	return Math.max(chosen, ceiling - CARCASS_HEIGHT.max)
}

// Two slopes that cross before they reach the flat ceiling end in a ridge (domain 3.5, BOTH).
function highestPoint({ slope, hu }: RoomDesign, wall: number): number {
	const flat = smallest(hu)
	const { left, right } = slope
	const ridge =
		left && right && ridgeX({ wall, slopes: [sided(left, 'left'), sided(right, 'right')] })
	return typeof ridge === 'number' && left
		? Math.min(flat, floorMm(left.low + ridge * left.tan))
		: flat
}

function sided<T extends object, S extends 'left' | 'right'>(slope: T, side: S) {
	return { ...slope, side, allowance: 0 }
}

function wantsTablet(design: RoomDesign, carcassHeight: number): boolean {
	const { left, right, back } = design.slope
	// A board over all modules needs a level ceiling over all of them.
	if (carcassHeight > LOW_FURNITURE || left || right || back) return false
	const { tablet } = design
	if (tablet !== 'Low') return tablet === 'Always'
	return !hasWall(design, 'left') || !hasWall(design, 'right')
}
