// Checks of the furniture in its room: walls, ceiling, floor, skirting, fit (domain 2.6, 3, 11).

import { BACK_INSET, CEILING_AIR, OVERSIZE, SIDE_FILLER } from '../constants.ts'
import type { Remedy } from '../issue.ts'
import { hasWall } from '../room/has-wall.ts'
import { deviationOf } from '../room/readings.ts'
import { lossAtFronts, SKIRTING_PLAY, wantedStandoff } from '../room/run-depth.ts'
import { facingEnd } from '../room/run-ends.ts'
import { plinthHeights } from '../room/values.ts'
import { FILLER_OVER_SKIRTING, topFillerNeed, WALL_PLAY } from '../run/space/filler-issues.ts'
import { FLOOR_LEVELLERS } from '../run/space/room-issues.ts'
import type { RunSpace } from '../run/space/run-space.ts'
import { type CheckContext, type Measuring, pointIn, tenth, worstOf } from './check.ts'
import { antiTipFinding, tiltFinding } from './findings.ts'
import { fitVerdictsIn } from './fit/fit-verdicts.ts'

const ends = ['left', 'right'] as const
type EndSide = (typeof ends)[number]

function endPoint(context: CheckContext, space: RunSpace, end: EndSide) {
	const x = end === 'left' ? 0 : space.wall
	return pointIn(context, space.side, [x, space.standoff + space.depth, space.carcassHeight / 2])
}

function topPoint(context: CheckContext, space: RunSpace) {
	return pointIn(context, space.side, [
		space.wall / 2,
		space.standoff + space.carcassDepth / 2,
		space.carcassHeight,
	])
}

export const wallDeviation: Measuring = (context) => {
	const { design, spaces } = context
	if (design.walls !== 'Both' || design.width.length < 2) return null
	const measured = deviationOf(design.width)
	return {
		kind: 'most',
		unit: 'mm',
		measured,
		limit: Math.max(WALL_PLAY, design.filler.oversize - WALL_PLAY),
		at: endPoint(context, spaces[0], 'right'),
		otherwise: 'warning',
		candidates: () => [{ filler: { oversize: Math.min(measured + WALL_PLAY, OVERSIZE.max) } }],
	}
}

type WallEnd = { end: EndSide; space: RunSpace; field: EndSide }

function wallEndsOf({ spaces }: CheckContext): WallEnd[] {
	return spaces.flatMap((space) =>
		ends
			.filter((end) => space[end].kind === 'Filler' || space[end].kind === 'Play')
			.map((end) => ({ end, space, field: facingEnd(space.side, end) })),
	)
}

export const fillerMinimum: Measuring = (context) => {
	const worst = worstOf(wallEndsOf(context), ({ end, space }) => -space[end].width)
	if (!worst) return null
	const { end, space, field } = worst
	const usual = { filler: { [field]: SIDE_FILLER.usual } }
	return {
		kind: 'least',
		unit: 'mm',
		measured: space[end].width,
		limit: SIDE_FILLER.min,
		at: endPoint(context, space, end),
		otherwise: 'hint',
		candidates: () => [usual, { filler: { left: SIDE_FILLER.usual, right: SIDE_FILLER.usual } }],
	}
}

export const fillerMaximum: Measuring = (context) => {
	const worst = worstOf(wallEndsOf(context), ({ end, space }) => space[end].width)
	if (!worst) return null
	const { end, space, field } = worst
	return {
		kind: 'most',
		unit: 'mm',
		measured: space[end].width,
		limit: SIDE_FILLER.max,
		at: endPoint(context, space, end),
		otherwise: 'hint',
		candidates: () => [
			{ filler: { [field]: SIDE_FILLER.max } },
			{ filler: { [field]: SIDE_FILLER.usual } },
		],
	}
}

export const topFillerReach: Measuring = (context) => {
	const [space] = context.spaces
	if (space.topFiller === 0 || context.design.hu.length < 2) return null
	const limit = topFillerNeed(context.design)
	return {
		kind: 'least',
		unit: 'mm',
		measured: space.topFiller,
		limit,
		at: topPoint(context, space),
		otherwise: 'warning',
		candidates: () => [{ filler: { top: limit } }],
	}
}

const diagonalOf = { left: 'diagonalLeft', right: 'diagonalRight' } as const

export const cornerSquare: Measuring = (context) => {
	const { design, configuration, spaces } = context
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
		at: endPoint(context, spaces[0], worst),
		otherwise: 'hint',
		candidates: () => [{ filler: { oversize: Math.min(OVERSIZE.max, Math.ceil(measured)) } }],
	}
}

export const skirtingFiller: Measuring = (context) => {
	const { height, thickness } = context.design.baseboard
	const fillers = wallEndsOf(context).filter(({ end, space }) => space[end].kind === 'Filler')
	const worst = worstOf(fillers, ({ end, space }) => -space[end].width)
	if (!worst || height === 0 || thickness === 0) return null
	const { end, space, field } = worst
	const limit = thickness + FILLER_OVER_SKIRTING
	return {
		kind: 'least',
		unit: 'mm',
		measured: space[end].width,
		limit,
		at: endPoint(context, space, end),
		otherwise: 'warning',
		candidates: () => [{ filler: { [field]: limit } }],
	}
}

/** Behind skirting the carcass is notched, hidden by the plinth, or the furniture stands off the wall. */
export const skirtingNotch: Measuring = (context) => {
	const { design, spaces } = context
	const { height, thickness } = design.baseboard
	const [space] = spaces
	if (height === 0 || thickness === 0) return null
	const deep = thickness + SKIRTING_PLAY.thickness - wantedStandoff(design, 'Main')
	const high = height + SKIRTING_PLAY.height
	const isDeep = deep > BACK_INSET
	// The buyer already asked for this distance from the wall.
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
		at: pointIn(context, 'Main', [space.wall / 2, 0, height]),
		otherwise: 'hint',
		candidates: () => candidates,
	}
}

export const tiltingCheck: Measuring = (context) => {
	const { furniture, spaces } = context
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
		at: topPoint(context, worst.space),
		otherwise: 'hint',
		candidates: () => (remedy ? [remedy] : []),
	}
}

export const antiTip: Measuring = (context) => {
	const found = antiTipFinding(context.design, context.spaces[0])
	if (!found) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: found.measured,
		limit: found.limit,
		at: topPoint(context, context.spaces[0]),
		otherwise: 'hint',
	}
}

export const floorSlope: Measuring = (context) => {
	const { floor } = context.configuration
	if (floor?.slope === undefined) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: floor.slope,
		limit: FLOOR_LEVELLERS,
		at: pointIn(context, 'Main', [context.spaces[0].wall, context.spaces[0].depth, 0]),
		otherwise: 'hint',
	}
}

/** mm; the thickest usual floor finish, parquet (domain 11, pitfall 4). */
const FLOOR_FINISH = 22

export const floorFinish: Measuring = (context) => {
	const [space] = context.spaces
	const limit = FLOOR_FINISH + CEILING_AIR
	const lower = space.carcassHeight - limit
	return {
		kind: 'least',
		unit: 'mm',
		measured: space.ceiling - space.carcassHeight - space.tablet,
		limit,
		at: topPoint(context, space),
		otherwise: 'hint',
		candidates: () =>
			space.topFiller > 0
				? [{ filler: { top: limit } }]
				: [{ height: lower + (space.ceiling - space.carcassHeight) - space.tablet }],
	}
}

export const fit: Measuring = (context) => {
	const { configuration, catalogue, design } = context
	const verdicts = fitVerdictsIn(configuration, design, catalogue)
	const rank = { fits: 0, fits_if_true: 1, measure_again: 2 } as const
	const worst = worstOf(verdicts, ({ verdict }) => rank[verdict])
	const space = context.spaces.find(({ side }) => side === worst?.run)
	if (!worst || !space) return null
	const { kind, measured, limit, place, verdict } = worst
	return {
		kind,
		unit: 'mm',
		measured,
		limit,
		at:
			place === 'Left' || place === 'Right'
				? endPoint(context, space, facingEnd(space.side, place === 'Left' ? 'left' : 'right'))
				: topPoint(context, space),
		otherwise: verdict === 'measure_again' ? 'warning' : 'hint',
		candidates: () => fitCandidates(design, measured, limit),
	}
}

// Wider fillers, or more oversize to scribe, absorb the tolerance of the readings.
function fitCandidates(design: CheckContext['design'], measured: number, limit: number): Remedy[] {
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
