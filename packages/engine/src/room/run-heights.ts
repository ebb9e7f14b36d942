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

/** The top filler grows where the ceiling is higher than the tallest carcass (domain 3.2). */
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

export function topFillerUnder(ceiling: number, chosen: number): number {
	return Math.max(chosen, ceiling - CARCASS_HEIGHT.max)
}

// Two slopes that cross below the flat ceiling end in a ridge (domain 3.5, BOTH).
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
	// A board over all modules needs a level ceiling.
	if (carcassHeight > LOW_FURNITURE || left || right || back) return false
	const { tablet } = design
	if (tablet !== 'Low') return tablet === 'Always'
	return !hasWall(design, 'left') || !hasWall(design, 'right')
}
