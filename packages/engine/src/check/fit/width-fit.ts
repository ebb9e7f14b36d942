// Whether a run goes between its walls (domain 3.6): modules keep their size, fillers and plays take
// the rest in equal shares.
//
//    lo │F-│ modules │-F│        hi │ F+ │ modules │ +F │

import { GAP, SIDE_FILLER } from '../../constants.ts'
import { hasWall } from '../../room/has-wall.ts'
import { BACK_READINGS, lossAtFronts, SKIRTING_PLAY } from '../../room/run-depth.ts'
import { type EndSide, facingEnd, placeOfEnd } from '../../room/run-ends.ts'
import type { Design } from '../../run/design.ts'
import { handleRoom } from '../../run/front/handle-room.ts'
import type { HingedPlan } from '../../run/front/opening-sides.ts'
import type { RunSpace } from '../../run/space/run-space.ts'
import { atLeast, atMost, type Cause, type Condition, type FitPlace } from './condition.ts'
import { type Band, bandOf, EXACT, extremeOf, type Tolerance, toleranceOf } from './tolerance.ts'

/** mm, beside a run without filler. */
export const PLAY_MIN = 3

/** How much each wall end shrinks (`lo`, negative) or grows (`hi`) in the true room. */
export type Shares = Record<EndSide, Band>

const ends = ['left', 'right'] as const
const NONE: Band = { lo: 0, hi: 0 }

export function sharesOf(design: Design, space: RunSpace, tolerance: Tolerance): Shares {
	const takers = takersOf(space)
	const clear = clearBand(design, space, tolerance)
	const nominal = space.wall - space.loss.left - space.loss.right
	const share = {
		lo: (clear.lo - nominal) / takers.length,
		hi: (clear.hi - nominal) / takers.length,
	}
	return {
		left: takers.includes('left') ? share : NONE,
		right: takers.includes('right') ? share : NONE,
	}
}

// At a free end nothing gives way; between two corners both gaps do.
function takersOf(space: RunSpace): EndSide[] {
	if (ends.some((end) => space[end].kind === 'Cheek')) return []
	const elastic = ends.filter((end) => space[end].kind !== 'Corner')
	return elastic.length > 0 ? elastic : [...ends]
}

function readingsOf(design: Design, { side }: RunSpace): readonly number[] {
	return side === 'Main' ? design.width : design.sides[side === 'Left' ? 'left' : 'right'].readings
}

const diagonalField = { left: 'room.diagonalLeft', right: 'room.diagonalRight' } as const

/**
 * What a corner truly takes at the fronts: more with a shorter diagonal. 0 where front readings or
 * no diagonal were taken.
 */
function lossBand(design: Design, space: RunSpace, end: EndSide, { length }: Tolerance): Band {
	const diagonal = design.diagonal[end]
	const isMeasured =
		space.side === 'Main' && design.width.length <= BACK_READINGS && hasWall(design, end)
	if (!isMeasured || diagonal === null) return NONE
	return {
		lo: lossAtFronts(design, diagonal + length),
		hi: lossAtFronts(design, diagonal - length),
	}
}

function clearBand(design: Design, space: RunSpace, tolerance: Tolerance): Band {
	const back = bandOf(readingsOf(design, space), tolerance)
	const losses = ends.map((end) => lossBand(design, space, end, tolerance))
	const closed = (which: 'lo' | 'hi') =>
		losses.reduce((sum, loss) => sum + Math.max(0, loss[which]), 0)
	return { lo: back.lo - closed('hi'), hi: back.hi - closed('lo') }
}

export function endConditions(
	design: Design,
	space: RunSpace,
	fronts: FrontsBeside,
	tolerance: Tolerance,
): Condition[] {
	return ends.flatMap((end) => {
		if (space[end].kind === 'Cheek') return []
		const { lo, hi } = sizeOf(design, space, end, tolerance)
		const place: FitPlace = placeOfEnd(space.side, end)
		const shortCauses = widthCauses(design, space, 'min')
		const longCauses = widthCauses(design, space, 'max')
		const limits = endLimits(design, space, end, fronts)
		return [
			atLeast(place, lo, limits.min, chosenShort(space, end, limits.min) ?? shortCauses),
			...(limits.max === null ? [] : [atMost(place, hi, limits.max, longCauses)]),
		]
	})
}

// Where the buyer chose a filler or play that is too small, the cause is that choice, not a wall.
function chosenShort(space: RunSpace, end: EndSide, limit: number): Cause[] | null {
	const { kind, width } = space[end]
	if (width >= limit || kind === 'Corner' || kind === 'Void') return null
	const line = kind === 'Filler' ? `filler.${facingEnd(space.side, end)}` : 'filler.removal'
	return [{ line, reading: null, gain: 1 }]
}

/** At the fronts, where an open corner makes it wider. */
export function sizeOf(design: Design, space: RunSpace, end: EndSide, tolerance: Tolerance): Band {
	const { kind } = space[end]
	const share = sharesOf(design, space, tolerance)[end]
	const width = kind === 'Corner' ? 0 : space[end].width
	const open = Math.max(0, -lossBand(design, space, end, tolerance).lo)
	return { lo: width + share.lo, hi: width + share.hi + open }
}

export type FrontsBeside = { handle: number; plans: readonly HingedPlan[] }

function endLimits(
	design: Design,
	space: RunSpace,
	end: EndSide,
	fronts: FrontsBeside,
): { min: number; max: number | null } {
	const { kind, width } = space[end]
	const skirting = design.baseboard.height > 0 ? design.baseboard.thickness : 0
	const past = skirting > 0 ? skirting + SKIRTING_PLAY.thickness : 0
	const handle = hingesBeside(space, end, fronts.plans)
		? handleRoom(fronts.handle) - space.margin[end] + space.solid[end]
		: 0
	const { oversize } = design.filler
	switch (kind) {
		case 'Filler':
			return {
				min: Math.max(SIDE_FILLER.min, handle, past),
				max: Math.min(width + oversize, SIDE_FILLER.max),
			}
		case 'Void':
			return { min: PLAY_MIN, max: width + oversize }
		// Corner strips have no oversize: only the gap between two fronts can give way.
		case 'Corner':
			return { min: -GAP, max: GAP }
		default:
			return { min: Math.max(PLAY_MIN, handle, past), max: null }
	}
}

function hingesBeside(space: RunSpace, end: EndSide, plans: readonly HingedPlan[]): boolean {
	const edge = end === 'left' ? space.start : space.wall - space.margin.right - space.right.width
	return plans.some((plan) => {
		const side = end === 'left' ? plan.x : plan.x + plan.width
		const hinge = end === 'left' ? 'Left' : 'Right'
		return plan.openingSide === hinge && Math.abs(side - edge) < 2
	})
}

function widthCauses(design: Design, space: RunSpace, which: 'min' | 'max'): Cause[] {
	const takers = takersOf(space).length
	if (takers === 0) return []
	const own = toleranceOf(design.source)
	const readings = readingsOf(design, space)
	const line =
		space.side === 'Main'
			? 'room.width'
			: space.side === 'Left'
				? 'room.sideLeft'
				: 'room.sideRight'
	const diagonals = ends.flatMap((end): Cause[] => {
		const { lo, hi } = lossBand(design, space, end, own)
		const nominal = Math.max(0, lossBand(design, space, end, EXACT).lo)
		const gain = (which === 'min' ? Math.max(0, hi) - nominal : nominal - Math.max(0, lo)) / takers
		return gain > 0 ? [{ line: diagonalField[end], reading: null, gain }] : []
	})
	return [{ line, reading: extremeOf(readings, which), gain: own.length / takers }, ...diagonals]
}
