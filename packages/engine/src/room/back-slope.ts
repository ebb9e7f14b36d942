// A slope that comes down behind a run (domain 3.5, BACK): the carcass top follows it from the rear.
//
//   z      ┌────  flat, Hf at the front
//        ／
//   Hr ／
//   │  y0      y0+Dc

import { CARCASS, CEILING_CLEAR, floorMm } from '../constants.ts'
import type { Point2 } from '../furniture/board.ts'
import type { RunSide } from '../issue.ts'
import { allowanceOf } from './envelope.ts'
import type { RoomDesign } from './room-design.ts'
import { backSlopeOf } from './run-depth.ts'
import type { RunHeights } from './run-heights.ts'

/** `profile`: the carcass top from rear to front edge, as (depth from the carcass rear, height). */
export type BackSlope = {
	low: number
	tan: number
	angle: number
	allowance: number
	rear: number
	front: number
	profile: Point2[]
}

export function backSlopeIn(
	design: RoomDesign,
	side: RunSide,
	{ carcassHeight, topFiller }: RunHeights,
	{ standoff, carcassDepth }: { standoff: number; carcassDepth: number },
): BackSlope | null {
	const slope = backSlopeOf(design, side)
	if (!slope) return null
	const allowance = allowanceOf(topFiller > 0 ? topFiller : CEILING_CLEAR, slope.tan)
	return profiled({ ...slope, allowance }, carcassHeight, standoff, carcassDepth)
}

export function backSlopeBehind(
	back: BackSlope | null,
	carcassHeight: number,
	{ standoff, carcassDepth }: { standoff: number; carcassDepth: number },
): BackSlope | null {
	return back && profiled(back, carcassHeight, standoff, carcassDepth)
}

function profiled(
	{ low, tan, angle, allowance }: Pick<BackSlope, 'low' | 'tan' | 'angle' | 'allowance'>,
	carcassHeight: number,
	standoff: number,
	depth: number,
): BackSlope | null {
	const line = (y: number) => low + (standoff + y) * tan - allowance
	const rear = Math.min(floorMm(line(0)), carcassHeight)
	const front = floorMm(Math.min(line(depth), carcassHeight))
	if (rear >= carcassHeight) return null
	const turn = (carcassHeight + allowance - low) / tan - standoff
	const corner: Point2[] = isWorthTurning(turn, tan, depth) ? [[turn, carcassHeight]] : []
	const profile: Point2[] = [[0, rear], ...corner, [depth, front]]
	return { low, tan, angle, allowance, rear, front, profile }
}

/** mm; a shorter panel is not worth a joint, so the top follows the chord. */
const PANEL_MIN = 60

// Both panels must be long enough to cut; the sloped one is cut plumb at both ends.
function isWorthTurning(turn: number, tan: number, depth: number): boolean {
	const sloped = turn * Math.hypot(1, tan) - CARCASS * tan
	return sloped >= PANEL_MIN && depth - turn >= PANEL_MIN
}

/** d(z) of domain 3.5, mm; `z` above the finished floor. */
export function depthAtHeight(
	space: { back: BackSlope | null; standoff: number; usefulDepth: number },
	z: number,
): number {
	const { back, standoff, usefulDepth } = space
	if (!back) return usefulDepth
	const y = (z + back.allowance - back.low) / back.tan
	return usefulDepth - Math.max(0, y - standoff)
}

/** mm above the floor: up to there a run has that depth. */
export function heightAtDepth(
	{
		back,
		standoff,
		usefulDepth,
	}: { back: BackSlope | null; standoff: number; usefulDepth: number },
	depth: number,
): number {
	if (!back) return Number.POSITIVE_INFINITY
	return back.low - back.allowance + (standoff + usefulDepth - depth) * back.tan
}

/** Depth before the underside of the sloped top, mm from the carcass front; no board may reach further back. */
export function clearDepthAt(
	space: {
		back: BackSlope | null
		standoff: number
		carcassDepth: number
		usefulDepth: number
	},
	z: number,
): number {
	const [rear, next] = space.back?.profile ?? []
	if (!rear || !next) return space.usefulDepth
	const rise = (next[1] - rear[1]) / (next[0] - rear[0])
	const y = (z + CARCASS * Math.hypot(1, rise) - rear[1]) / rise
	return Math.min(depthAtHeight(space, z), space.carcassDepth - y)
}
