// Fillers too small for what they must follow: the ceiling, the walls, the skirting.
import { OVERSIZE, SIDE_FILLER, STRIP_MIN, TOP_FILLER } from '../../constants.ts'
import type { IssueDraft } from '../../create-issue.ts'
import type { Remedy } from '../../issue.ts'
import { deviationOf } from '../../room/readings.ts'
import { SKIRTING_PLAY } from '../../room/run-depth.ts'
import { facingEnd } from '../../room/run-ends.ts'
import type { Design } from '../design.ts'
import type { RunSpace } from './run-space.ts'

/**
 * Only a top filler can follow a ceiling that is not level (domain 3.3, 3.6).
 * The readings are of the whole room, so the issue is on the main run.
 */
export function ceilingDrafts(design: Design, { side, topFiller }: RunSpace): IssueDraft[] {
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

/** mm that scribing needs beyond the deviation of the wall; a wall that deviates less counts as straight. */
export const WALL_PLAY = 10
/** mm; readings further apart are not of one wall. */
export const SURVEY_ABOVE = 40

/** Side fillers and their oversize against a wall that is not straight (domain 3.3). */
export function wallDrafts(design: Design): IssueDraft[] {
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

/** Fillers too narrow to be cut, or to cover skirting that stays. */
export function narrowFillerDrafts(design: Design, space: RunSpace): IssueDraft[] {
	return [...tooNarrowDrafts(design, space), ...sideSkirtingDrafts(design, space)]
}

// Any filler that can be cut may be built, but 20 stay free above the carcasses.
function tooNarrowDrafts(design: Design, space: RunSpace): IssueDraft[] {
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
	const fillers = (['left', 'right'] as const).flatMap((end): IssueDraft[] => {
		const { kind, width } = space[end]
		if (kind !== 'Filler' || width >= scribed) return []
		const side = facingEnd(space.side, end)
		return [skirtingDraft(`filler.${side}`, width, scribed, { filler: { [side]: scribed } })]
	})
	return [...fillers, ...playDrafts(space, thickness + SKIRTING_PLAY.thickness)]
}

// Both ends have one play, so the issue is at the end that needs more.
function playDrafts(space: RunSpace, limit: number): IssueDraft[] {
	const short = (['left', 'right'] as const).flatMap((end) => {
		const { kind, width } = space[end]
		const free = space.margin[end] + width
		const isPlay = kind === 'Play' || kind === 'Blind'
		return isPlay && free < limit ? [{ width, removal: width + limit - free }] : []
	})
	const [most] = short.toSorted((a, b) => b.removal - a.removal)
	if (!most) return []
	const { width, removal } = most
	return [skirtingDraft('filler.removal', width, removal, { filler: { removal } })]
}

function skirtingDraft(field: string, measured: number, limit: number, remedy: Remedy): IssueDraft {
	return { code: 'skirting_needs_filler', field, measured, limit, remedy }
}
