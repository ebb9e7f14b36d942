// Why a front cannot be made or opened as drawn (domain 3.3, 6.2, 6.3).

import type { Catalogue } from '../../catalogue.ts'
import {
	EPSILON,
	GAP,
	HALF_GAP,
	LEAF_HEIGHT,
	LEAF_WIDTH,
	SIDE_FILLER,
	TOP_FILLER,
} from '../../constants.ts'
import { createIssue, type IssueDraft } from '../../create-issue.ts'
import type { Finishes } from '../../furniture/finish.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { facingEnd } from '../../room/run-ends.ts'
import type { Design } from '../design.ts'
import { gapBeside, type RunSpace } from '../space/run-space.ts'
import { storedRunsOf } from '../stored-runs.ts'
import { leafWeight } from './build-fronts.ts'
import { isUpright, lowEdgeOf, PANEL_MIN } from './front-plans.ts'
import { longestHandle } from './handle-places.ts'
import { handleRoom } from './handle-room.ts'
import { HANDLE_WEIGHT, hingeCount, LEAF_WEIGHT_MAX } from './hinges.ts'
import type { HingedPlan } from './opening-sides.ts'
import {
	crossbarsMax,
	FRAMES_MIN,
	framesMax,
	LEAF_AREA_MAX,
	LEAF_SLENDERNESS_MAX,
	LINES_MIN,
	leafLimits,
	PUSH_TO_OPEN_WEIGHT_MAX,
} from './style-limits.ts'

export type MisfitContext = {
	design: Design
	space: RunSpace
	finishes: Finishes
	catalogue: Catalogue
}

export function frontMisfits(plan: HingedPlan, context: MisfitContext): Issue[] {
	const drafts = [
		...(isUpright(plan) ? sizeDrafts(plan, context) : panelDrafts(plan)),
		...(plan.kind === 'Leaf'
			? [...weightDrafts(plan, context), ...swingDrafts(plan, context)]
			: []),
		...(isUpright(plan) ? slopeDrafts(plan, context) : []),
	]
	const styles = plan.kind === 'FakeDoor' ? [] : styleDrafts(plan, context)
	return [...drafts, ...styles, ...handleDrafts(plan, context)].map((draft) =>
		createIssue({
			...draft,
			run: context.space.side,
			module: plan.module,
			at: [plan.x, context.space.depth, plan.z],
		}),
	)
}

/** What is said alike of several fronts of a module is said of the first. */
export function saidOnce(issues: readonly Issue[]): Issue[] {
	const said = new Set<string>()
	return issues.filter((issue) => {
		const words = JSON.stringify({ ...issue, at: undefined })
		return !said.has(words) && said.add(words)
	})
}

/** All doors have one number of bars or frames, so each issue on it offers what the smallest front takes. */
export function withOneCount(issues: readonly Issue[]): Issue[] {
	const isCounted = ({ code }: Issue) => code === 'style_count_too_high'
	const count = Math.min(...issues.filter(isCounted).map(({ limit = 0 }) => limit))
	return issues.map((issue) =>
		isCounted(issue) ? { ...issue, remedy: { doors: { count } } } : issue,
	)
}

// The panel above drawers must keep a lower edge under a slope.
function panelDrafts(plan: HingedPlan): IssueDraft[] {
	const shortest = lowEdgeOf(plan)
	if (plan.kind !== 'FakeDoor' || shortest >= PANEL_MIN) return []
	return [{ code: 'door_too_short', measured: shortest, limit: PANEL_MIN }]
}

function sizeDrafts(plan: HingedPlan, { finishes, space, design }: MisfitContext): IssueDraft[] {
	const tallest = Math.min(leafLimits[finishes.exterior.category].height, LEAF_HEIGHT.max)
	const { width, height } = plan
	const area = (width * height) / 1e6
	const shortest = lowEdgeOf(plan)
	const drafts: IssueDraft[] = []
	if (height > tallest) {
		const remedy = lowerCarcass(space, Math.floor(tallest + plan.z + HALF_GAP))
		drafts.push({ code: 'door_too_tall', measured: height, limit: tallest, remedy })
	}
	if (shortest < LEAF_HEIGHT.min) {
		const remedy = openedModule(plan, space, design)
		drafts.push({ code: 'door_too_short', measured: shortest, limit: LEAF_HEIGHT.min, remedy })
	}
	if (width > LEAF_WIDTH.max) {
		drafts.push({ code: 'door_too_wide', measured: width, limit: LEAF_WIDTH.max })
	}
	if (width < LEAF_WIDTH.min) {
		drafts.push({ code: 'door_too_narrow', measured: width, limit: LEAF_WIDTH.min })
	}
	if (area > LEAF_AREA_MAX) {
		drafts.push({ code: 'door_too_large', measured: area, limit: LEAF_AREA_MAX })
	}
	if (height / width > LEAF_SLENDERNESS_MAX) {
		drafts.push({ code: 'door_too_slender', measured: height / width, limit: LEAF_SLENDERNESS_MAX })
	}
	return drafts
}

function lowerCarcass({ topFiller, ceiling }: RunSpace, height: number): Remedy {
	const top = ceiling - height
	if (topFiller > 0 && top <= TOP_FILLER.max) return { filler: { top } }
	return { filler: { top: 0 }, height }
}

function openedModule(
	{ module: index }: HingedPlan,
	{ side }: RunSpace,
	design: Design,
): Remedy | undefined {
	let next = 0
	return {
		runs: storedRunsOf(design).map((run) => ({
			...run,
			zones: run.zones.map((zone) => ({
				modules: zone.modules.map((module) =>
					run.side === side && next++ === index ? { ...module, doors: false } : module,
				),
			})),
		})),
	}
}

function weightDrafts(
	plan: HingedPlan,
	{ finishes, design, catalogue }: MisfitContext,
): IssueDraft[] {
	const weight = leafWeight(plan, finishes)
	if (hingeCount(plan.height, weight) === null && plan.height <= LEAF_HEIGHT.max) {
		const measured = overWeight(weight + HANDLE_WEIGHT, LEAF_WEIGHT_MAX)
		return [{ code: 'door_too_heavy', measured, limit: LEAF_WEIGHT_MAX }]
	}
	if (design.handle === null && weight > PUSH_TO_OPEN_WEIGHT_MAX + EPSILON) {
		const [limit, remedy] = [PUSH_TO_OPEN_WEIGHT_MAX, flattestHandle(catalogue)]
		const measured = overWeight(weight, limit)
		return [{ code: 'door_too_heavy_to_push', measured, limit, remedy }]
	}
	return []
}

// To 0.1 kg, and never rounded to the limit that is broken.
function overWeight(weight: number, limit: number): number {
	return Math.max(Math.round(weight * 10) / 10, limit + 0.1)
}

function flattestHandle({ handles }: Catalogue): Remedy | undefined {
	const [flattest] = handles.toSorted((a, b) => a.projection - b.projection)
	const color = flattest?.colors[0]
	return flattest && color ? { handle: { model: flattest.reference, color } } : undefined
}

function swingDrafts(plan: HingedPlan, { design, space, catalogue }: MisfitContext): IssueDraft[] {
	const handle = catalogue.handles.find(({ reference }) => reference === design.handle?.model)
	const need = handleRoom(handle?.projection ?? 0)
	const side = hingeWall(plan, space)
	if (!side) return []
	const isTight = (end: 'left' | 'right') =>
		(space[end].kind === 'Filler' || space[end].kind === 'Play') && gapBeside(space, end) < need
	if (!isTight(side)) return []
	// A pair of leaves may swing towards both walls, so both fillers grow at once.
	const wider = (['left', 'right'] as const)
		.filter(isTight)
		.map((end) => facingEnd(space.side, end))
	const filler = Object.fromEntries(wider.map((end) => [end, Math.max(SIDE_FILLER.min, need)]))
	const [field, measured] = [`filler.${facingEnd(space.side, side)}`, gapBeside(space, side)]
	return [{ code: 'handle_hits_wall', field, measured, limit: need, remedy: { filler } }]
}

function hingeWall(plan: HingedPlan, space: RunSpace): 'left' | 'right' | null {
	const first = space.start
	const isFirst = plan.x - first < 2
	if (plan.openingSide === 'Left' && isFirst) return 'left'
	const end = space.wall - space.margin.right - space.right.width
	const isLast = end - (plan.x + plan.width) < 2
	return plan.openingSide === 'Right' && isLast ? 'right' : null
}

// The front is made all the same, with a shorter handle or by a push; drawers of one bay report it at the lowest.
export function handleDrafts(
	plan: HingedPlan,
	{ design, catalogue }: Pick<MisfitContext, 'catalogue'> & { design: Pick<Design, 'handle'> },
): IssueDraft[] {
	const { handle } = design
	const chosen = catalogue.handles.find(({ reference }) => reference === handle?.model)
	if (!handle || !chosen || plan.kind === 'FakeDoor' || (plan.drawer ?? 0) > 0) return []
	const limit = Math.max(0, Math.floor(longestHandle(plan, chosen)))
	if (chosen.length <= longestHandle(plan, chosen)) return []
	return [{ code: 'handle_too_long', severity: 'hint', measured: chosen.length, limit }]
}

const LEAF_SLOPE_MAX = 60

// Under a slope: no pair, no frames, and bars only below the low edge.
function slopeDrafts(plan: HingedPlan, { space, design }: MisfitContext): IssueDraft[] {
	const edges = plan.top.map(([, edge]) => edge)
	if (Math.max(...edges) === Math.min(...edges)) return []
	const drafts: IssueDraft[] = []
	const steepest = Math.max(...space.envelope.slopes.map((slope) => slope.angle))
	if (steepest > LEAF_SLOPE_MAX + EPSILON) {
		drafts.push({
			code: 'door_under_steep_slope',
			measured: Math.round(steepest * 10) / 10,
			limit: LEAF_SLOPE_MAX,
			remedy: { doors: null },
		})
	}
	if (design.doors?.style === 'Frames') {
		drafts.push({
			code: 'style_not_under_slope',
			data: { style: 'Frames' },
			remedy: { doors: { style: 'Simple' } },
		})
	}
	return drafts
}

export function styleDrafts(
	plan: HingedPlan,
	{ design, finishes }: Pick<MisfitContext, 'finishes'> & { design: Pick<Design, 'doors'> },
): IssueDraft[] {
	const style = design.doors?.style ?? 'Simple'
	const category = finishes.exterior.category
	if (style === 'Simple') return []
	if (!leafLimits[category].styles.includes(style)) {
		return [
			{
				code: 'style_not_for_material',
				data: { style, category },
				remedy: { doors: { style: 'Simple' } },
			},
		]
	}
	const { measured, limit } = sizeBound(plan, style)
	if (measured < limit) {
		const remedy = { doors: { style: 'Simple' } }
		return [{ code: 'style_not_for_size', measured, limit, data: { style }, remedy }]
	}
	const [count, most] = [design.doors?.count ?? 0, divisionsMax(plan, style)]
	if (count <= most) return []
	const remedy = { doors: { count: most } }
	return [{ code: 'style_count_too_high', measured: count, limit: most, data: { style }, remedy }]
}

// The first size that the style asks for and this front lacks; drawer fronts and flaps carry frames from a
// pitch of 192 on.
function sizeBound(
	plan: HingedPlan,
	style: 'StraightLines' | 'Frames',
): { measured: number; limit: number } {
	const { width, height } = plan
	if (!isUpright(plan)) {
		const limit = style === 'Frames' ? FRAMES_MIN.pitch : 0
		return { measured: height + GAP, limit }
	}
	if (style === 'StraightLines') {
		if (height < LINES_MIN.height) return { measured: height, limit: LINES_MIN.height }
		return { measured: lowEdgeOf(plan), limit: LINES_MIN.lowEdge }
	}
	if (width < FRAMES_MIN.width) return { measured: width, limit: FRAMES_MIN.width }
	return { measured: height, limit: FRAMES_MIN.height }
}

// Drawer fronts and flaps are not divided by the number chosen for the doors.
function divisionsMax(plan: HingedPlan, style: 'StraightLines' | 'Frames'): number {
	if (!isUpright(plan)) return Number.POSITIVE_INFINITY
	return style === 'StraightLines' ? crossbarsMax(lowEdgeOf(plan)) : framesMax(plan.height)
}
