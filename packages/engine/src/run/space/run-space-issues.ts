import {
	BACK_INSET,
	CARCASS_HEIGHT,
	CEILING_CLEAR,
	ceilMm,
	floorMm,
	SIDE_FILLER,
	TOP_FILLER,
} from '../../constants.ts'
import { createIssue, type IssueDraft } from '../../create-issue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { fewerRuns, runSidesOf } from '../../room/corner.ts'
import { carcassLimit } from '../../room/envelope.ts'
import { SKIRTING_PLAY, wantedStandoff } from '../../room/run-depth.ts'
import { leastLowEnd } from '../../room/run-ends.ts'
import type { Design } from '../design.ts'
import { ceilingDrafts, narrowFillerDrafts, wallDrafts } from './filler-issues.ts'
import { type RunSpace, runSpaceOf, voidUnder } from './run-space.ts'

/** Errors before any module is placed (domain 2.1, 3.2, 3.3). */
export function runSpaceIssues(design: Design, space: RunSpace): Issue[] {
	return [
		...heightDrafts(space, design.limits.height),
		...ceilingDrafts(design, space),
		...depthDrafts(space, design.limits.depth),
		...(space.side === 'Main' ? [...wallDrafts(design), ...cornerDrafts(design)] : []),
		...narrowFillerDrafts(design, space),
		...backSkirtingDrafts(design, space),
		...lowEndDrafts(design, space),
		...cornerHeightDrafts(design, space),
	].map((draft) => createIssue({ run: space.side, ...draft }))
}

type Range = { min: number; max: number }

function heightDrafts(space: RunSpace, { min, max }: Range): IssueDraft[] {
	const { topFiller, carcassHeight, ceiling } = space
	if (topFiller > TOP_FILLER.max) {
		const remedy = { filler: { top: 0 } }
		return [
			{
				code: 'too_high_for_one_piece',
				field: 'hu',
				measured: topFiller,
				limit: TOP_FILLER.max,
				remedy,
			},
		]
	}
	if (carcassHeight > max) {
		const remedy = { height: max, filler: { top: 0 } }
		const field = topFiller > 0 ? 'filler.top' : 'height'
		return [{ code: 'carcass_too_high', field, measured: carcassHeight, limit: max, remedy }]
	}
	if (carcassHeight >= min) return []
	return [
		{
			code: 'carcass_too_low',
			field: 'hu',
			measured: carcassHeight,
			limit: min,
			data: { ceiling },
			remedy: tallerRemedy(space, min),
		},
	]
}

// A smaller filler, or a wanted height that is larger; a ceiling that is too low has no remedy.
function tallerRemedy({ topFiller, ceiling, tablet }: RunSpace, min: number): Remedy | undefined {
	if (topFiller > 0) {
		const top = ceiling - min
		return top >= TOP_FILLER.min ? { filler: { top } } : undefined
	}
	return min + tablet <= ceiling - CEILING_CLEAR ? { height: min } : undefined
}

function depthDrafts(space: RunSpace, { min, max }: Range): IssueDraft[] {
	const { carcassDepth, depth } = space
	const key = space.side === 'Main' ? 'center' : space.side === 'Left' ? 'left' : 'right'
	const field = `depth.${key}`
	if (carcassDepth < min) {
		const remedy = { depth: { [key]: depth + min - carcassDepth } }
		return [
			{
				code: 'carcass_too_shallow',
				field,
				measured: carcassDepth,
				limit: min,
				remedy,
			},
		]
	}
	if (carcassDepth > max) {
		const remedy = { depth: { [key]: depth - (carcassDepth - max) } }
		return [{ code: 'carcass_too_deep', field, measured: carcassDepth, limit: max, remedy }]
	}
	return []
}

function backSkirtingDrafts(design: Design, space: RunSpace): IssueDraft[] {
	if (space.standoff <= wantedStandoff(design, space.side)) return []
	const measured = design.baseboard.thickness + SKIRTING_PLAY.thickness
	const wall = behindRun(space)
	return [
		{
			code: 'skirting_needs_standoff',
			severity: 'hint',
			field: `margin.${wall}`,
			measured,
			limit: BACK_INSET,
			remedy: { margin: { [wall]: space.standoff } },
		},
	]
}

function behindRun({ side }: RunSpace): 'back' | 'left' | 'right' {
	if (side === 'Main') return 'back'
	return side === 'Left' ? 'left' : 'right'
}

/** mm: corners between 80 and 100 degrees. */
export const DIAGONAL = { min: 1286, max: 1532 } as const

function cornerDrafts(design: Design): IssueDraft[] {
	return (['left', 'right'] as const).flatMap((side): IssueDraft[] => {
		const measured = design.diagonal[side]
		if (measured === null || (measured >= DIAGONAL.min && measured <= DIAGONAL.max)) return []
		const limit = measured < DIAGONAL.min ? DIAGONAL.min : DIAGONAL.max
		return [
			{
				code: 'corner_not_square',
				field: side === 'left' ? 'room.diagonalLeft' : 'room.diagonalRight',
				measured,
				limit,
			},
		]
	})
}

function lowEndDrafts(design: Design, space: RunSpace): IssueDraft[] {
	if (design.slope.acceptVoid) return []
	return space.lowEnds.map(({ side, x0 }) => ({
		code: 'run_starts_too_low',
		field: `slope.${side}.low`,
		measured: x0,
		limit: SIDE_FILLER.max,
		data: { void: voidUnder(space, side) },
		remedy: { slope: { acceptVoid: true } },
	}))
}

// A run that starts in a corner cannot move along its wall.
function cornerHeightDrafts(design: Design, space: RunSpace): IssueDraft[] {
	const limit = leastLowEnd(design, space.fronts)
	const low = lowCorners(space, limit)
	const remedy = low.length > 0 ? cornerHeightRemedy(design) : undefined
	return [
		...low.map((measured): IssueDraft => ({ code: 'corner_run_too_low', measured, limit, remedy })),
		...rearDrafts(design, space),
	]
}

function lowCorners(space: RunSpace, limit: number): number[] {
	return (['left', 'right'] as const).flatMap((end) => {
		const { kind, width } = space[end]
		if (kind !== 'Blind' && kind !== 'Corner') return []
		const first = space.margin[end] + width
		const x = end === 'left' ? first : space.wall - first
		const measured = floorMm(carcassLimit(space.envelope, x))
		return measured < limit ? [measured] : []
	})
}

// Priority to the other run, or one side run less (domain 4.4).
function cornerHeightRemedy(design: Design): Remedy | undefined {
	const other = design.priority === 'Main' ? 'Side' : 'Main'
	const ways: Partial<Pick<Design, 'priority' | 'footprint'>>[] = [
		{ priority: other },
		...fewerRuns(design.footprint).map((footprint) => ({ footprint })),
	]
	return ways.find((way) => {
		const changed = { ...design, ...way }
		return runSidesOf(changed.footprint).every((side) => {
			const space = runSpaceOf(changed, side)
			return lowCorners(space, leastLowEnd(changed, space.fronts)).length === 0
		})
	})
}

const MARGIN_MAX = 500

// Further from its wall a carcass is higher behind; beside corners and in zones a margin moves it (domain 3.5, 4.5).
function rearDrafts(design: Design, space: RunSpace): IssueDraft[] {
	const { back } = space
	if (!back || back.rear >= CARCASS_HEIGHT.min) return []
	const y0 = ceilMm((CARCASS_HEIGHT.min + back.allowance - back.low) / back.tan)
	const isAlone = design.footprint === 'Straight' && design.wall === 'None'
	const margin = y0 <= MARGIN_MAX ? { margin: { [behindRun(space)]: y0 } } : undefined
	const remedy = isAlone ? { slope: { standoff: y0 } } : margin
	return [{ code: 'rear_too_low', measured: back.rear, limit: CARCASS_HEIGHT.min, remedy }]
}
