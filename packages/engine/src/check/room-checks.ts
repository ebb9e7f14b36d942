// Checks of the furniture in its room: walls, ceiling, floor, skirting, and whether it fits (domain 2.6, 3, 11).

import { BACK_INSET, CEILING_AIR, OVERSIZE, SIDE_FILLER } from '../constants.ts'
import type { Remedy } from '../issue.ts'
import { plinthHeights } from '../room/fields.ts'
import { hasWall } from '../room/has-wall.ts'
import { deviationOf } from '../room/readings.ts'
import { lossAtFronts, SKIRTING_PLAY, wantedStandoff } from '../room/run-depth.ts'
import { facingEnd } from '../room/run-ends.ts'
import { FLOOR_LEVELLERS } from '../run/space/room-issues.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import { FILLER_OVER_SKIRTING, topFillerNeed, WALL_PLAY } from '../run/space/run-space-issues.ts'
import { type CheckCase, type Measuring, pointIn, tenth, worstOf } from './check.ts'
import { antiTipFinding, tiltFinding } from './findings.ts'
import { fitVerdictsIn } from './fit/fit-verdicts.ts'

const ends = ['left', 'right'] as const
type EndSide = (typeof ends)[number]

// Half-way up, where a run's end meets its wall.
function endPoint(given: CheckCase, space: RunSpace, end: EndSide) {
	const x = end === 'left' ? 0 : space.wall
	return pointIn(given, space.side, [x, space.standoff + space.depth, space.carcassHeight / 2])
}

function topPoint(given: CheckCase, space: RunSpace) {
	return pointIn(given, space.side, [
		space.wall / 2,
		space.standoff + space.carcassDepth / 2,
		space.carcassHeight,
	])
}

/** How far the width readings lie apart against what the oversize takes up. */
export const wallDeviation: Measuring = (given) => {
	const { design, spaces } = given
	if (design.walls !== 'Both' || design.width.length < 2) return null
	const measured = deviationOf(design.width)
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit: Math.max(WALL_PLAY, design.filler.oversize - WALL_PLAY),
		at: endPoint(given, spaces[0], 'right'),
		otherwise: 'warning',
		candidates: () => [{ filler: { oversize: Math.min(measured + WALL_PLAY, OVERSIZE.max) } }],
	}
}

/** An end of a run that closes to a wall; `field`: whose filler it is. */
type WallEnd = { end: EndSide; space: RunSpace; field: EndSide }

function wallEndsOf({ spaces }: CheckCase): WallEnd[] {
	return spaces.flatMap((space) =>
		ends
			.filter((end) => space[end].kind === 'Filler' || space[end].kind === 'Play')
			.map((end) => ({ end, space, field: facingEnd(space.side, end) })),
	)
}

/** The narrowest wall filler; a side without one has only its play. */
export const fillerMinimum: Measuring = (given) => {
	const worst = worstOf(wallEndsOf(given), ({ end, space }) => -space[end].width)
	if (!worst) return null
	const { end, space, field } = worst
	const usual = { filler: { [field]: SIDE_FILLER.usual } }
	return {
		kind: 'least',
		unit: 'mm',
		measured: space[end].width,
		limit: SIDE_FILLER.min,
		at: endPoint(given, space, end),
		otherwise: 'hint',
		candidates: () => [usual, { filler: { left: SIDE_FILLER.usual, right: SIDE_FILLER.usual } }],
	}
}

/** The widest wall filler; beyond the limit a module or a fixed panel looks better. */
export const fillerMaximum: Measuring = (given) => {
	const worst = worstOf(wallEndsOf(given), ({ end, space }) => space[end].width)
	if (!worst) return null
	const { end, space, field } = worst
	return {
		kind: 'most',
		unit: 'mm',
		measured: space[end].width,
		limit: SIDE_FILLER.max,
		at: endPoint(given, space, end),
		otherwise: 'hint',
		candidates: () => [
			{ filler: { [field]: SIDE_FILLER.max } },
			{ filler: { [field]: SIDE_FILLER.usual } },
		],
	}
}

/** The top filler against the height readings: it must close where the room is highest. */
export const topFillerReach: Measuring = (given) => {
	const [space] = given.spaces
	if (space.topFiller === 0 || given.design.hu.length < 2) return null
	const limit = topFillerNeed(given.design)
	return {
		kind: 'least',
		unit: 'mm',
		measured: space.topFiller,
		limit,
		at: topPoint(given, space),
		otherwise: 'warning',
		candidates: () => [{ filler: { top: limit } }],
	}
}

const diagonalOf = { left: 'diagonalLeft', right: 'diagonalRight' } as const

/** The corner most out of square: what it opens or closes at the fronts against what scribing takes up. */
export const cornerSquare: Measuring = (given) => {
	const { design, configuration, spaces } = given
	const measuredEnds = ends.filter(
		(end) => hasWall(design, end) && configuration.room[diagonalOf[end]] !== undefined,
	)
	const lossAt = (end: EndSide) => Math.abs(lossAtFronts(design, design.diagonal[end]))
	const worst = worstOf(measuredEnds, lossAt)
	if (!worst) return null
	const measured = tenth(lossAt(worst))
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit: design.filler.oversize,
		at: endPoint(given, spaces[0], worst),
		otherwise: 'hint',
		candidates: () => [{ filler: { oversize: Math.min(OVERSIZE.max, Math.ceil(measured)) } }],
	}
}

/** Side fillers over skirting that stays. */
export const skirtingFiller: Measuring = (given) => {
	const { height, thickness } = given.design.baseboard
	const fillers = wallEndsOf(given).filter(({ end, space }) => space[end].kind === 'Filler')
	const worst = worstOf(fillers, ({ end, space }) => -space[end].width)
	if (!worst || height === 0 || thickness === 0) return null
	const { end, space, field } = worst
	const limit = thickness + FILLER_OVER_SKIRTING
	return {
		kind: 'least',
		unit: 'mm',
		measured: space[end].width,
		limit,
		at: endPoint(given, space, end),
		otherwise: 'warning',
		candidates: () => [{ filler: { [field]: limit } }],
	}
}

/** Skirting behind: a notch hidden by the plinth, or the furniture stands off the wall. */
export const skirtingNotch: Measuring = (given) => {
	const { design, spaces } = given
	const { height, thickness } = design.baseboard
	const [space] = spaces
	if (height === 0 || thickness === 0) return null
	const deep = thickness + SKIRTING_PLAY.thickness - wantedStandoff(design, 'Main')
	const high = height + SKIRTING_PLAY.height
	const isDeep = deep > BACK_INSET
	// Off the wall already, by what the buyer asked for.
	if (deep <= 0) return null
	const taller = plinthHeights.find((candidate) => candidate >= high)
	const candidates: Remedy[] = [
		...(!isDeep && taller ? [{ plinth: { height: taller } }] : []),
		{ margin: { back: thickness + SKIRTING_PLAY.thickness } },
	]
	return {
		kind: 'most',
		unit: 'mm',
		measured: isDeep ? deep : high,
		limit: isDeep ? BACK_INSET : design.plinth,
		at: pointIn(given, 'Main', [space.wall / 2, 0, height]),
		otherwise: 'hint',
		candidates: () => candidates,
	}
}

/** Raised from the floor: what it sweeps against the ceiling. Low furniture is not raised. */
export const tiltingCheck: Measuring = (given) => {
	const { furniture, spaces } = given
	const raised = spaces.flatMap((space) => {
		const run = furniture.runs.find(({ side }) => side === space.side)
		const isRaised = run?.assembly === 'STANDING' || (run && run.tilt.measured <= run.tilt.limit)
		return isRaised ? [{ run, space }] : []
	})
	const worst = worstOf(raised, ({ run: { tilt } }) => tilt.measured - tilt.limit)
	if (!worst) return null
	const { measured, limit, remedy } = tiltFinding(worst.run, worst.space)
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit,
		at: topPoint(given, worst.space),
		otherwise: 'hint',
		candidates: () => (remedy ? [remedy] : []),
	}
}

/** Height of furniture that no wall holds. */
export const antiTip: Measuring = (given) => {
	const found = antiTipFinding(given.design, given.spaces[0])
	if (!found) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: found.measured,
		limit: found.limit,
		at: topPoint(given, given.spaces[0]),
		otherwise: 'hint',
	}
}

/** How far the floor falls against what the levellers take up. */
export const floorSlope: Measuring = (given) => {
	const { floor } = given.configuration
	if (floor?.slope === undefined) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: floor.slope,
		limit: FLOOR_LEVELLERS,
		at: pointIn(given, 'Main', [given.spaces[0].wall, given.spaces[0].depth, 0]),
		otherwise: 'hint',
	}
}

/** The thickest usual floor finish, parquet (domain 11, pitfall 4). */
const FLOOR_FINISH = 22

/** Room above the carcasses, should the finished floor still come. */
export const floorFinish: Measuring = (given) => {
	const [space] = given.spaces
	const limit = FLOOR_FINISH + CEILING_AIR
	const lower = space.carcassHeight - limit
	return {
		kind: 'least',
		unit: 'mm',
		measured: space.ceiling - space.carcassHeight - space.tablet,
		limit,
		at: topPoint(given, space),
		otherwise: 'hint',
		candidates: () =>
			space.topFiller > 0
				? [{ filler: { top: limit } }]
				: [{ height: lower + (space.ceiling - space.carcassHeight) - space.tablet }],
	}
}

/** The tightest place of the run that fits worst (domain 3.6). */
export const fit: Measuring = (given) => {
	const { configuration, catalogue, design } = given
	const verdicts = fitVerdictsIn(configuration, design, catalogue)
	const rank = { fits: 0, fits_if_true: 1, measure_again: 2 } as const
	const worst = worstOf(verdicts, ({ verdict }) => rank[verdict])
	const space = given.spaces.find(({ side }) => side === worst?.run)
	if (!worst || !space) return null
	const { kind, measured, limit, place, verdict } = worst
	return {
		kind,
		unit: 'mm',
		measured,
		limit,
		at:
			place === 'Left' || place === 'Right'
				? endPoint(given, space, facingEnd(space.side, place === 'Left' ? 'left' : 'right'))
				: topPoint(given, space),
		otherwise: verdict === 'measure_again' ? 'warning' : 'hint',
		candidates: () => fitCandidates(design, measured, limit),
	}
}

// Wider fillers or more to scribe: what takes up the doubt of the readings.
function fitCandidates(design: CheckCase['design'], measured: number, limit: number): Remedy[] {
	const short = Math.ceil(Math.abs(limit - measured))
	const { left, right, top, oversize } = design.filler
	const wider = (filler: number) => Math.max(SIDE_FILLER.min, filler) + short
	return [
		{ filler: { oversize: Math.min(OVERSIZE.max, oversize + short) } },
		{ filler: { left: wider(left), right: wider(right) } },
		...(top > 0 ? [{ filler: { top: top + short } }] : []),
		{ margin: { back: design.margin.back + short } },
	]
}
