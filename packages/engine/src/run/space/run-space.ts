// The space one run may fill: where it starts, how long, how high, how deep (domain 3.1 to 3.5, 4.2).
//
//      wall │ end │  modules  …          │ end │ wall
//           │left │        length        │right│

import {
	BACK_VOID,
	CARCASS,
	FAKE_DOOR,
	FRONT_DEPTH,
	floorMm,
	LEAF_OFFSET,
} from '../../constants.ts'
import type { RunSide } from '../../issue.ts'
import { type BackSlope, backSlopeIn } from '../../room/back-slope.ts'
import { breastBeside, FLANK_FILLER } from '../../room/breast.ts'
import { ceilingAt, type Envelope } from '../../room/envelope.ts'
import { runSlopesOf } from '../../room/envelope-of.ts'
import { smallest } from '../../room/readings.ts'
import { closedCorners, depthOf, standoffOf } from '../../room/run-depth.ts'
import { type End, type EndSide, endOf, endUnderSlope, leastLowEnd } from '../../room/run-ends.ts'
import { heightsOf } from '../../room/run-heights.ts'
import type { Design } from '../design.ts'
import { hasFronts } from '../has-fronts.ts'

export type RunSpace = {
	side: RunSide
	/** Local x runs from the viewer's right to left: the left side run. */
	mirrored: boolean
	/** Clear length of the wall, or the wanted overall width. */
	wall: number
	/** In local x: `left` at 0, `right` at the far end. */
	left: End
	right: End
	margin: { left: number; right: number }
	/** The part of the margins that is wall up to the fronts: a breast beside the wall. */
	solid: { left: number; right: number }
	/** The part of the margins that a corner out of square takes at the fronts. */
	loss: { left: number; right: number }
	/** Local x of the first module. */
	start: number
	/** For the modules: the wall less ends, margins and custom fillers. */
	length: number
	ceiling: number
	topFiller: number
	carcassHeight: number
	plinth: number
	carcassDepth: number
	usefulDepth: number
	depth: number
	fronts: boolean
	standoff: number
	tablet: number
	/** Cut out of the rear bottom corner of every side, for skirting that stays. */
	rearNotch: { height: number; depth: number } | null
	envelope: Envelope
	back: BackSlope | null
	/** Ends where a slope is too low, and the x0 at which the run could start. */
	lowEnds: { side: 'left' | 'right'; x0: number }[]
}

/** Refuses nothing (see `runSpaceIssues`). */
export function runSpaceOf(design: Design, side: RunSide): RunSpace {
	const fronts = hasFronts(design, side)
	const { wall, loss } = wallOf(design, side)
	const heights = heightsOf(design, side, wall)
	const depth = depthOf(design, side)
	const carcassDepth = fronts ? depth - FRONT_DEPTH : depth
	const { standoff, notch } = standoffOf(design, side)
	const back = backSlopeIn(design, side, heights, { standoff, carcassDepth })
	const envelope = underBack(
		runSlopesOf(design, side, wall, heights),
		back,
		standoff + carcassDepth + (fronts ? LEAF_OFFSET : -CARCASS),
	)
	const least = leastLowEnd(design, fronts)
	const beside = (end: EndSide) =>
		endBeside(design, side, end, { wall, loss: loss[end], frontPlane: depth + standoff })
	const [atLeft, atRight] = [beside('left'), beside('right')]
	const margin = { left: atLeft.margin, right: atRight.margin }
	const left = endUnderSlope(atLeft.end, { side: 'left', margin: margin.left, least }, envelope)
	const right = endUnderSlope(atRight.end, { side: 'right', margin: margin.right, least }, envelope)
	const taken = margin.left + left.end.width + margin.right + right.end.width
	return {
		side,
		mirrored: side === 'Left',
		wall,
		left: left.end,
		right: right.end,
		margin,
		solid: { left: atLeft.solid, right: atRight.solid },
		loss,
		start: margin.left + left.end.width,
		length: wall - taken - customWidth(design, side),
		...heights,
		plinth: design.plinth,
		carcassDepth,
		usefulDepth: carcassDepth - BACK_VOID,
		depth,
		fronts,
		standoff,
		rearNotch: notch,
		envelope,
		back,
		lowEnds: [
			...(left.x0 === null ? [] : [{ side: 'left' as const, x0: left.x0 }]),
			...(right.x0 === null ? [] : [{ side: 'right' as const, x0: right.x0 }]),
		],
	}
}

function endBeside(
	design: Design,
	side: RunSide,
	end: EndSide,
	{ wall, loss, frontPlane }: { wall: number; loss: number; frontPlane: number },
): { end: End; margin: number; solid: number } {
	const usual = endOf(design, side, end)
	if (side !== 'Main') return { end: usual, margin: 0, solid: 0 }
	const margin = design.margin[end] + loss
	const solid = breastBeside(design, end, { wall, start: margin + usual.width, frontPlane })
	if (solid === 0) return { end: usual, margin, solid: loss }
	return { end: { kind: 'Filler', width: FLANK_FILLER }, margin: solid, solid }
}

/** mm between the modules and their end: filler, play and margin. */
export function gapBeside(space: RunSpace, end: EndSide): number {
	return space[end].width + space.margin[end] - space.solid[end]
}

/** A fixed panel closes the void, unless it would be too wide or too low (domain 3.5). */
export function voidUnder(space: RunSpace, end: EndSide): 'FakeDoor' | 'Reserve' {
	const { width } = space[end]
	const inner = space.margin[end] + width
	const ceiling = ceilingAt(space.envelope, end === 'left' ? inner : space.wall - inner)
	return width <= FAKE_DOOR.width && ceiling >= FAKE_DOOR.low ? 'FakeDoor' : 'Reserve'
}

// Under a back slope a run is as high as its front edge, and fillers close to the ceiling over their own plane.
function underBack(envelope: Envelope, back: BackSlope | null, plane: number): Envelope {
	if (!back) return envelope
	const above = floorMm(back.low + plane * back.tan)
	return { ...envelope, flat: back.front, ceiling: Math.min(envelope.ceiling, above) }
}

function customWidth({ filler }: Design, side: RunSide): number {
	return filler.custom
		.filter((custom) => custom.run === side)
		.reduce((sum, custom) => sum + custom.width, 0)
}

type Wall = { wall: number; loss: { left: number; right: number } }

// The run keeps its place from the back left corner; what a closed corner takes at the fronts lies beside it.
function wallOf(design: Design, side: RunSide): Wall {
	if (side === 'Main') return { wall: smallest(design.width), loss: closedCorners(design) }
	const { readings } = design.sides[side === 'Left' ? 'left' : 'right']
	return { wall: smallest(readings), loss: { left: 0, right: 0 } }
}
