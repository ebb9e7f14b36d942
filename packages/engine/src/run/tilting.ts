import { floorMm, TILT_AIR } from '../constants.ts'
import type { ModulePlace } from './layout/module-places.ts'
import type { RunSpace } from './space/run-space.ts'

/**
 * A carcass is assembled lying on its back, then raised: its diagonal must pass under the ceiling
 * (domain 3.4). Not rounded.
 */
export function tiltingHeight(
	{ back, carcassDepth }: Pick<RunSpace, 'back' | 'carcassDepth'>,
	places: readonly Pick<ModulePlace, 'shape'>[],
): number {
	const sides = places.flatMap(({ shape }) => [shape.heightLeft, shape.heightRight])
	const tallest = Math.min(Math.max(0, ...sides), back?.front ?? Number.POSITIVE_INFINITY)
	return Math.hypot(tallest, carcassDepth)
}

/** Whole mm, rounded so that a fraction too high is too high. */
export function sweptUnder(
	space: RunSpace,
	places: readonly Pick<ModulePlace, 'shape'>[],
): { measured: number; limit: number } {
	const swept = tiltingHeight(space, places)
	const limit = space.ceiling - TILT_AIR
	return {
		measured: swept > limit ? Math.max(Math.round(swept), limit + 1) : Math.round(swept),
		limit,
	}
}

export function tallestLying({
	ceiling,
	carcassDepth,
}: Pick<RunSpace, 'ceiling' | 'carcassDepth'>): number {
	return floorMm(Math.sqrt((ceiling - TILT_AIR) ** 2 - carcassDepth ** 2))
}
