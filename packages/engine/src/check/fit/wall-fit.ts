// Deep modules beside the flanks of a breast or a recess, and what stands before and behind (domain 3.6, 4.3).

import { SIDE_FILLER } from '../../constants.ts'
import { FLANK_FILLER } from '../../room/breast.ts'
import type { Design } from '../../run/design.ts'
import type { RunSpace } from '../../run/space/run-space.ts'
import { FLANK_PLAY, type WallZone, wallZonesOf } from '../../run/space/wall-zones.ts'
import { atLeast, atMost, type Cause, type Condition } from './condition.ts'
import { type Band, type Tolerance, toleranceOf } from './tolerance.ts'
import { PLAY_MIN, sharesOf } from './width-fit.ts'

export function wallConditions(design: Design, space: RunSpace, tolerance: Tolerance): Condition[] {
	if (space.side !== 'Main' || design.wall === 'None') return []
	const zones = wallZonesOf(design, space)
	return design.wall === 'Fireplace'
		? breastConditions(design, space, zones, tolerance)
		: recessConditions(design, space, zones, tolerance)
}

function causesOf(design: Design, ...lines: string[]): Cause[] {
	const gain = toleranceOf(design.source).length
	return lines.map((line) => ({ line, reading: null, gain }))
}

function breastConditions(
	design: Design,
	space: RunSpace,
	zones: readonly WallZone[],
	tolerance: Tolerance,
): Condition[] {
	const { left } = sharesOf(design, space, tolerance)
	const t = tolerance.length
	const { position, width } = design.breast
	// Modules move with the left filler; the right flank is measured from the left one, so two readings count.
	const play = {
		left: { lo: -left.hi - t, hi: -left.lo + t },
		right: { lo: left.lo - 2 * t, hi: left.hi + 2 * t },
	}
	const before = zones.some(({ x, width: own }) => x < position && own > 0)
	const after = zones.some(({ x, width: own }) => x + own > position + width + FLANK_PLAY)
	const passes = zones.some(({ kind }) => kind === 'Gap')
	const causes = {
		left: causesOf(design, 'pos.fireplace'),
		right: causesOf(design, 'width.fireplace', 'pos.fireplace'),
	}
	const flank = (end: 'left' | 'right') =>
		passes
			? flankFiller(play[end], design.filler.oversize, causes[end])
			: [atLeast('Flank', FLANK_PLAY + play[end].lo, PLAY_MIN, causes[end])]
	const front = zones.find(
		({ kind, rear }) => kind === 'Modules' && rear > space.standoff && rear >= design.breast.depth,
	)
	return [
		...(before ? flank('left') : []),
		...(after ? flank('right') : []),
		...(front && !passes
			? [
					atLeast(
						'Back',
						front.rear - design.breast.depth - t,
						0,
						causesOf(design, 'depth.fireplace'),
					),
				]
			: []),
	]
}

function flankFiller(play: Band, oversize: number, causes: Cause[]): Condition[] {
	return [
		atLeast('Flank', FLANK_FILLER + play.lo, SIDE_FILLER.min, causes),
		atMost('Flank', FLANK_FILLER + play.hi, FLANK_FILLER + oversize, causes),
	]
}

const recessFields = {
	left: { width: 'width.recessLeft', depth: 'depth.recessLeft' },
	right: { width: 'width.recessRight', depth: 'depth.recessRight' },
} as const

function recessConditions(
	design: Design,
	space: RunSpace,
	zones: readonly WallZone[],
	tolerance: Tolerance,
): Condition[] {
	const shares = sharesOf(design, space, tolerance)
	const t = tolerance.length
	return (['left', 'right'] as const).flatMap((end): Condition[] => {
		const zone = end === 'left' ? zones[0] : zones.at(-1)
		const isDeep = zone?.kind === 'Modules' && zone.rear < space.standoff
		if (!isDeep) return []
		const fields = recessFields[end]
		return [
			atLeast(
				'Flank',
				FLANK_PLAY - shares[end].hi - t,
				PLAY_MIN,
				causesOf(design, fields.width, 'room.width'),
			),
			atLeast('Back', space.standoff - t, 0, causesOf(design, fields.depth)),
		]
	})
}
