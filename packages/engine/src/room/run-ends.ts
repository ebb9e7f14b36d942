// How a run ends: filler, play, cheek, corner, or a void under a low slope (domain 3.1, 3.5, 4.2).

import { CARCASS, CARCASS_HEIGHT, ceilMm, SIDE_FILLER } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import { cornerRole, cornerZone, hasCorner } from './corner.ts'
import { carcassLimit, type Envelope } from './envelope.ts'
import { hasWall } from './has-wall.ts'
import type { RoomDesign } from './room-design.ts'

/**
 * `Filler` to the wall, bare `Play`, `Cheek` where the side can be seen, `Void` under a low slope.
 * `Blind` passes into a corner (`zone`: B), `Corner` starts beside the other run.
 */
export type End = {
	kind: 'Filler' | 'Play' | 'Cheek' | 'Void' | 'Blind' | 'Corner'
	width: number
	zone?: number
}

/** In local x: `left` at 0, `right` at the far end. */
export type EndSide = 'left' | 'right'

/**
 * Fillers are named as seen by a person who faces the run; the local x of a left side run goes from
 * right to left (domain 3.3).
 */
export function facingEnd(run: RunSide, end: EndSide): EndSide {
	if (run !== 'Left') return end
	return end === 'left' ? 'right' : 'left'
}

const placeOf = { left: 'Left', right: 'Right' } as const

export function placeOfEnd(run: RunSide, end: EndSide): 'Left' | 'Right' {
	return placeOf[facingEnd(run, end)]
}

export function endOf(design: RoomDesign, side: RunSide, end: EndSide): End {
	if (side === 'Main') {
		if (hasCorner(design, end)) return cornerEnd(design, side, end)
		return hasWall(design, end) ? wallEnd(design, end) : { kind: 'Cheek', width: CARCASS }
	}
	const corner = side === 'Left' ? 'left' : 'right'
	if (end === 'left') return cornerEnd(design, side, corner)
	return design.sides[corner].end === 'Wall'
		? wallEnd(design, facingEnd(side, end))
		: { kind: 'Cheek', width: CARCASS }
}

function wallEnd({ filler }: RoomDesign, end: EndSide): End {
	const width = filler[end]
	return width > 0 ? { kind: 'Filler', width } : { kind: 'Play', width: filler.removal }
}

function cornerEnd(design: RoomDesign, side: RunSide, corner: EndSide): End {
	const zone = cornerZone(design, side, corner)
	return cornerRole(design, side) === 'passes'
		? { kind: 'Blind', width: design.filler.removal, zone }
		: { kind: 'Corner', width: zone }
}

/** mm: a leaf of 250 over the plinth (domain 3.5). */
const LOW_END_WITH_DOORS = 253

export function leastLowEnd(design: RoomDesign, fronts: boolean): number {
	return fronts ? design.plinth + LOW_END_WITH_DOORS : CARCASS_HEIGHT.min
}

/**
 * Under a slope that is too low, the run starts further from the wall: with a wider filler, or with a
 * void at `x0` that the buyer must accept. A run that starts in a corner never moves.
 * `margin`: mm kept free beside the wall; `least`: mm of the lowest carcass.
 */
export function endUnderSlope(
	end: End,
	{ side, margin, least }: { side: EndSide; margin: number; least: number },
	envelope: Envelope,
): { end: End; x0: number | null } {
	const slope = envelope.slopes.find((candidate) => candidate.side === side)
	const start = margin + end.width
	const x = side === 'left' ? start : envelope.wall - start
	const moves = end.kind === 'Filler' || end.kind === 'Play'
	// Where carcasses are too low everywhere, another start does not help.
	const isMade = carcassLimit(envelope, x) >= least || envelope.flat < least
	if (!slope || !moves || isMade) return { end, x0: null }
	const x0 = ceilMm((least + slope.allowance - slope.low) / slope.tan)
	if (x0 <= start) return { end, x0: null }
	const kind = x0 <= SIDE_FILLER.max ? 'Filler' : 'Void'
	return { end: { kind, width: x0 - margin }, x0: kind === 'Void' ? x0 : null }
}
