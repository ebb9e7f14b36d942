// Assembled lying on its back, then raised: the diagonal must pass under the ceiling (domain 3.4).
import { floorMm, TILT_AIR } from '../constants.ts'
import type { RunSpace } from '../room/run-space.ts'

/** Height a carcass sweeps while it is raised, mm, full precision. */
export function tiltingHeight({
	carcassHeight,
	carcassDepth,
}: Pick<RunSpace, 'carcassHeight' | 'carcassDepth'>): number {
	return Math.hypot(carcassHeight, carcassDepth)
}

/** The tallest carcass that can be raised in a room, mm. */
export function tallestLying({
	ceiling,
	carcassDepth,
}: Pick<RunSpace, 'ceiling' | 'carcassDepth'>): number {
	return floorMm(Math.sqrt((ceiling - TILT_AIR) ** 2 - carcassDepth ** 2))
}
