import {
	BACK_INSET,
	CARCASS_HEIGHT,
	CEILING_CLEAR,
	ceilMm,
	floorMm,
	OVERSIZE,
	SIDE_FILLER,
	STRIP_MIN,
	TOP_FILLER,
} from '../../constants.ts'
import { createIssue, type IssueDraft } from '../../create-issue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { fewerRuns, runSidesOf } from '../../room/corner.ts'
import { carcassLimit } from '../../room/envelope.ts'
import { deviationOf } from '../../room/readings.ts'
import { SKIRTING_PLAY, wantedStandoff } from '../../room/run-depth.ts'
import { facingEnd, leastLowEnd } from '../../room/run-ends.ts'
import type { Design } from '../design.ts'
import { type RunSpace, runSpaceOf, voidUnder } from './run-space.ts'

/** Errors before any module is placed (domain 2.1, 3.2, 3.3). */
export function runSpaceIssues(design: Design, space: RunSpace): Issue[] {
	return [
		...heightDrafts(space, design.limits.height),
		...ceilingDrafts(design, space),
		...depthDrafts(space, design.limits.depth),
		...(space.side === 'Main' ? [...wallDrafts(design), ...cornerDrafts(design)] : []),
		...narrowFillerDrafts(design, space),
		...sideSkirtingDrafts(design, space),
		...backSkirtingDrafts(design, space),
		...lowEndDrafts(design, space),
		...cornerHeightDrafts(design, space),
	].map((draft) => createIssue({ run: space.side, ...draft }))
}

// Only a top filler can follow a ceiling that is not level (domain 3.3, 3.6). The readings are of the whole room, so the issue is on the main run.
function ceilingDrafts(design: Design, { side, topFiller }: RunSpace): IssueDraft[] {
	const measured = deviationOf(design.hu)
	if (side !== 'Main' || topFiller === 0 || measured === 0) return []
	if (measured > SURVEY_ABOVE) {
		const remedy = { filler: { top: 0 } }
		return [{ code: 'survey_needed', field: 'hu', measured, limit: SURVEY_ABOVE, remedy }]
	}
	const limit = topFillerNeed(design)
	if (topFiller >= limit) return []
	return [
		{
			code: 'filler_too_small_for_deviation',
			severity: 'warning',
			field: 'filler.top',
			measured: topFiller,
			limit,
			remedy: { filler: { top: limit } },
		},
	]
}

/** The least top filler under a ceiling whose readings differ (domain 3.3). */
export function topFillerNeed({ hu }: Pick<Design, 'hu'>): number {
	return TOP_FILLER.min + deviationOf(hu)
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

/** mm that scribing needs beyond the deviation of the wall; a wall that deviates less counts as straight. */
export const WALL_PLAY = 10
/** mm; readings further apart are not of one wall. */
export const SURVEY_ABOVE = 40

function wallDrafts(design: Design): IssueDraft[] {
	const { oversize: ordered } = design.filler
	if (ordered > OVERSIZE.max) {
		const remedy = { filler: { oversize: OVERSIZE.max } }
		const field = 'filler.oversize'
		return [{ code: 'oversize_too_large', field, measured: ordered, limit: OVERSIZE.max, remedy }]
	}
	if (design.walls !== 'Both') return []
	const deviation = deviationOf(design.width)
	const field = 'room.width'
	if (deviation > SURVEY_ABOVE) {
		return [{ code: 'survey_needed', field, measured: deviation, limit: SURVEY_ABOVE }]
	}
	const needed = deviation + WALL_PLAY
	const drafts: IssueDraft[] = []
	if (deviation > WALL_PLAY && design.filler.oversize < needed) {
		const remedy = { filler: { oversize: Math.min(needed, OVERSIZE.max) } }
		drafts.push({
			code: 'oversize_too_small',
			field: 'filler.oversize',
			measured: design.filler.oversize,
			limit: needed,
			remedy,
		})
	}
	for (const side of ['left', 'right'] as const) {
		const filler = design.filler[side]
		if (filler === 0 || deviation <= filler - WALL_PLAY) continue
		const remedy = { filler: { [side]: Math.max(SIDE_FILLER.min, needed) } }
		drafts.push({
			code: 'filler_too_small_for_deviation',
			field: `filler.${side}`,
			measured: filler,
			limit: needed,
			remedy,
		})
	}
	return drafts
}

// Any filler that can be cut may be built, but 20 stay free above the carcasses.
function narrowFillerDrafts(design: Design, space: RunSpace): IssueDraft[] {
	const { custom } = design.filler
	const sides = (['left', 'right'] as const).flatMap((end): IssueDraft[] => {
		const { kind, width } = space[end]
		if (kind !== 'Filler' || width >= STRIP_MIN) return []
		const side = facingEnd(space.side, end)
		return [narrowDraft(side, width, STRIP_MIN, SIDE_FILLER.min)]
	})
	const narrow = custom.find((own) => own.run === space.side && own.width < STRIP_MIN)
	const wider = custom.map((own) =>
		own.width < STRIP_MIN ? { ...own, width: SIDE_FILLER.min } : own,
	)
	const top = space.topFiller > 0 && space.topFiller < TOP_FILLER.min
	return [
		...sides,
		...(narrow ? [narrowDraft('custom', narrow.width, STRIP_MIN, wider)] : []),
		...(top ? [narrowDraft('top', space.topFiller, TOP_FILLER.min, TOP_FILLER.min)] : []),
	]
}

function narrowDraft(key: string, measured: number, limit: number, mended: unknown): IssueDraft {
	const remedy = { filler: { [key]: mended } }
	return { code: 'filler_too_narrow', field: `filler.${key}`, measured, limit, remedy }
}

/** mm by which a filler, scribed over skirting that stays, must be wider. */
export const FILLER_OVER_SKIRTING = 10

// At a wall with skirting a filler is scribed over it, and a play must keep clear of it, also in a corner.
function sideSkirtingDrafts(design: Design, space: RunSpace): IssueDraft[] {
	const { height, thickness } = design.baseboard
	if (height === 0 || thickness === 0) return []
	const scribed = Math.max(SIDE_FILLER.min, thickness + FILLER_OVER_SKIRTING)
	return (['left', 'right'] as const).flatMap((end): IssueDraft[] => {
		const { kind, width } = space[end]
		if (kind === 'Filler' && width < scribed) {
			const side = facingEnd(space.side, end)
			const remedy = { filler: { [side]: scribed } }
			return [skirtingDraft(`filler.${side}`, width, scribed, remedy)]
		}
		const limit = thickness + SKIRTING_PLAY.thickness
		const free = space.margin[end] + width
		if ((kind !== 'Play' && kind !== 'Blind') || free >= limit) return []
		const removal = width + limit - free
		return [skirtingDraft('filler.removal', width, removal, { filler: { removal } })]
	})
}

function skirtingDraft(field: string, measured: number, limit: number, remedy: Remedy): IssueDraft {
	return { code: 'skirting_needs_filler', field, measured, limit, remedy }
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
