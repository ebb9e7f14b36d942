// The space one run may fill: where it starts, how long, how high, how deep (domain 3.1 to 3.3).
//
//      wall │ end │  modules  …          │ end │ wall
//           │ L   │        wrun          │ R   │
import type { Design } from '../configuration/design.ts'
import { hasFronts } from '../configuration/has-fronts.ts'
import {
	BACK_INSET,
	BACK_VOID,
	CARCASS,
	CARCASS_HEIGHT,
	CEILING_CLEAR,
	ceilMm,
	FRONT_DEPTH,
	floorMm,
	LOW_FURNITURE,
	SIDE_FILLER,
	TABLET,
} from '../constants.ts'
import type { RunSide } from '../issue.ts'
import { cornerLoss } from './corner-loss.ts'
import { allowanceOf, carcassLimit, type Envelope, type RunSlope } from './envelope.ts'
import { smallest } from './readings.ts'

/** How a run ends: a filler to the wall, bare play to it, a cheek where the side can be seen, or a void under a low slope. */
export type End = { kind: 'Filler' | 'Play' | 'Cheek' | 'Void'; width: number }

export type RunSpace = {
	side: RunSide
	/** Clear length between the walls, or the wanted overall width. */
	wall: number
	left: End
	right: End
	/** Local x of the first module's edge. */
	start: number
	/** Length the modules share: wall less ends, margins and custom fillers. */
	length: number
	/** Usable height C. */
	ceiling: number
	/** Visible top filler, 0 without one. */
	topFiller: number
	carcassHeight: number
	plinth: number
	/** Clear height inside a carcass. */
	interior: number
	carcassDepth: number
	usefulDepth: number
	/** Overall depth, fronts included. */
	depth: number
	fronts: boolean
	/** How far the carcass backs stand off the wall. */
	standoff: number
	/** Thickness of the board on top of low furniture, 0 without. */
	tablet: number
	/** Cut out of the rear bottom corner of every side for skirting that stays, or null. */
	rearNotch: { height: number; depth: number } | null
	envelope: Envelope
	/** Side slopes so low at their wall that the run starts further: the x0 wanted, by side. */
	lowEnds: { side: 'left' | 'right'; x0: number }[]
}

/** Measures the space of the main run; nothing is refused here (see `runSpaceIssues`). */
export function runSpaceOf(design: Design): RunSpace {
	const fronts = hasFronts(design)
	const wall = clearWidth(design)
	const heights = heightsOf(design, wall)
	const envelope = envelopeOf(design, wall, heights)
	const least = fronts ? design.plinth + LOW_END_WITH_DOORS : CARCASS_HEIGHT.min
	const ends = (['left', 'right'] as const).map((side) => endUnder(design, side, envelope, least))
	const [left, right] = ends.map(({ end }) => end) as [End, End]
	const custom = design.filler.custom.reduce((sum, filler) => sum + filler.width, 0)
	const carcassDepth = fronts ? design.depth.center - FRONT_DEPTH : design.depth.center
	const skirting = skirtingAtBack(design)
	return {
		side: 'Main',
		wall,
		left,
		right,
		start: design.margin.left + left.width,
		length: wall - design.margin.left - design.margin.right - left.width - right.width - custom,
		...heights,
		plinth: design.plinth,
		interior: heights.carcassHeight - design.plinth - 2 * CARCASS,
		carcassDepth,
		usefulDepth: carcassDepth - BACK_VOID,
		depth: design.depth.center,
		fronts,
		standoff: skirting.standoff,
		rearNotch: skirting.notch,
		envelope,
		lowEnds: ends.flatMap(({ x0, side }) => (x0 === null ? [] : [{ side, x0 }])),
	}
}

/** With doors the low end must carry a leaf of 250 over the plinth (domain 3.5). */
const LOW_END_WITH_DOORS = 253

// Under a slope that starts too low the run stands further out: a wider filler, or a void to accept.
function endUnder(
	design: Design,
	side: 'left' | 'right',
	envelope: Envelope,
	least: number,
): { side: 'left' | 'right'; end: End; x0: number | null } {
	const end = endOf(design, side)
	const slope = envelope.slopes.find((candidate) => candidate.side === side)
	const start = design.margin[side] + end.width
	const x = side === 'left' ? start : envelope.wall - start
	if (!slope || carcassLimit(envelope, x) >= least) return { side, end, x0: null }
	const x0 = ceilMm((least + slope.allowance - slope.low) / slope.tan)
	const width = x0 - design.margin[side]
	const kind = x0 <= SIDE_FILLER.max ? 'Filler' : 'Void'
	return { side, end: { kind, width }, x0: kind === 'Void' ? x0 : null }
}

function envelopeOf(
	design: Design,
	wall: number,
	{ ceiling, carcassHeight, topFiller }: Pick<RunSpace, 'ceiling' | 'carcassHeight' | 'topFiller'>,
): Envelope {
	const filler = topFiller > 0 ? topFiller : CEILING_CLEAR
	const slopes = (['left', 'right'] as const).flatMap((side): RunSlope[] => {
		const slope = design.slope[side]
		return slope ? [{ ...slope, side, allowance: allowanceOf(filler, slope.tan) }] : []
	})
	return { wall, flat: carcassHeight, ceiling, slopes }
}

/** Whether a wall stands at that end of the main run. */
export function hasWall(design: Design, end: 'left' | 'right'): boolean {
	return design.walls === 'Both' || design.walls === (end === 'left' ? 'Left' : 'Right')
}

function endOf(design: Design, end: 'left' | 'right'): End {
	if (!hasWall(design, end)) return { kind: 'Cheek', width: CARCASS }
	const filler = design.filler[end]
	return filler > 0
		? { kind: 'Filler', width: filler }
		: { kind: 'Play', width: design.filler.removal }
}

// Up to three readings are taken at the back wall; more say what the front plane measures.
const BACK_READINGS = 3

function clearWidth(design: Design): number {
	const width = smallest(design.width)
	if (design.width.length > BACK_READINGS) return width
	const lost = (['left', 'right'] as const)
		.filter((end) => hasWall(design, end))
		.reduce(
			(sum, end) => sum + Math.max(0, cornerLoss(design.diagonal[end], design.depth.center)),
			0,
		)
	return floorMm(width - lost)
}

function heightsOf(
	design: Design,
	wall: number,
): Pick<RunSpace, 'ceiling' | 'topFiller' | 'carcassHeight' | 'tablet'> {
	const ceiling = highestPoint(design, wall)
	if (design.filler.top > 0) {
		const topFiller = Math.max(design.filler.top, ceiling - CARCASS_HEIGHT.max)
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

// Two slopes that cross before they reach the flat ceiling end in a ridge (domain 3.5, BOTH).
function highestPoint(design: Design, wall: number): number {
	const flat = smallest(design.hu)
	const { left, right } = design.slope
	if (!left || !right) return flat
	const x = (right.low - left.low + wall * right.tan) / (left.tan + right.tan)
	return Math.min(flat, floorMm(left.low + x * left.tan))
}

function wantsTablet(design: Design, carcassHeight: number): boolean {
	if (carcassHeight > LOW_FURNITURE) return false
	return design.type === 'drawer' || !hasWall(design, 'left') || !hasWall(design, 'right')
}

/** Play between skirting and a notch or a carcass, mm (domain 2.1). */
export const SKIRTING_PLAY = { height: 5, thickness: 3 } as const

// Skirting that stays is notched around where the plinth hides the notch; else the run stands off it.
function skirtingAtBack(design: Design): { standoff: number; notch: RunSpace['rearNotch'] } {
	const { height, thickness } = design.baseboard
	const standoff = design.margin.back
	const depth = thickness + SKIRTING_PLAY.thickness
	if (height === 0 || thickness === 0 || standoff >= depth) return { standoff, notch: null }
	const notch = { height: height + SKIRTING_PLAY.height, depth: depth - standoff }
	const hidden = notch.height <= design.plinth && notch.depth <= BACK_INSET
	return hidden ? { standoff, notch } : { standoff: depth, notch: null }
}
