// Hinge sides (domain 6.5): a pair has them outside, single leaves so that handles meet. Here they are in
// local x. Everywhere else Left and Right are the viewer's, the other way round on a left side run.

import { createIssue } from '../../create-issue.ts'
import type { OpeningSide } from '../../furniture/front.ts'
import type { Issue } from '../../issue.ts'
import { type Design, modulesOf } from '../design.ts'
import type { RunSpace } from '../space/run-space.ts'
import type { FrontPlan } from './front-plans.ts'

/** mm; nearer to a window or door casing a leaf hinges on that side. */
const OBSTACLE_REACH = 650

type Side = 'Left' | 'Right'

export type HingedPlan = FrontPlan & { openingSide: OpeningSide }

export function viewerSide(
	side: OpeningSide,
	{ mirrored }: Pick<RunSpace, 'mirrored'>,
): OpeningSide {
	if (!mirrored || side === 'None') return side
	return side === 'Left' ? 'Right' : 'Left'
}

/** A slope decides first, then a corner, an obstacle, the buyer's choice. */
export function withOpeningSides(
	plans: readonly FrontPlan[],
	space: RunSpace,
	design: Design,
): HingedPlan[] {
	const single = plans.filter((plan) => plan.kind === 'Leaf' && plan.alone)
	const modules = modulesOf(design, space.side).length
	return plans.map((plan) => {
		if (plan.kind !== 'Leaf') return { ...plan, openingSide: 'None' }
		if (plan.pair) return { ...plan, openingSide: plan.pair }
		const side =
			plan.highSide ??
			plan.cornerSide ??
			obstacleSide(plan, space, design) ??
			chosenSide(plan, space, design) ??
			meetingSide(plan, { single, modules }, space)
		return { ...plan, openingSide: side }
	})
}

// From the viewer's left: odd ones Left, even ones Right. An odd last one meets its neighbour, unless it
// starts the run. Leaves that a slope or a window decides count too.
function meetingSide(
	plan: FrontPlan,
	{ single, modules }: { single: readonly FrontPlan[]; modules: number },
	space: RunSpace,
): OpeningSide {
	const order = space.mirrored ? single.toReversed() : single
	const position = order.indexOf(plan)
	const leftmost = space.mirrored ? modules - 1 : 0
	const isOddLast = position === order.length - 1 && order.length % 2 === 1
	const side: Side = isOddLast
		? plan.module === leftmost
			? 'Left'
			: 'Right'
		: position % 2 === 0
			? 'Left'
			: 'Right'
	return viewerSide(side, space)
}

/** Choices for modules that the run lacks, and choices that a pair, a slope, a corner or a window overrules. */
export function openingSideIssues(
	plans: readonly HingedPlan[],
	{ side: run, mirrored }: Pick<RunSpace, 'side' | 'mirrored'>,
	{ doors }: Pick<Design, 'doors'>,
	modules: number,
): Issue[] {
	const chosen = (doors?.openingSides ?? []).filter((choice) => choice.run === run)
	const field = 'doors.openingSides'
	return chosen.flatMap(({ module, side }) => {
		const common = { field, run, module }
		if (module >= modules) {
			const openingSides = (doors?.openingSides ?? []).filter(
				(choice) => choice.run !== run || choice.module < modules,
			)
			const remedy = { doors: { ...doors, openingSides } }
			const figures = { measured: module + 1, limit: modules }
			return [createIssue({ code: 'opening_side_unknown', ...common, ...figures, remedy })]
		}
		const leaves = plans.filter((plan) => plan.kind === 'Leaf' && plan.module === module)
		const turned = leaves.some((leaf) => viewerSide(leaf.openingSide, { mirrored }) === side)
		return leaves.length === 1 && turned
			? []
			: [createIssue({ code: 'field_not_used', severity: 'hint', ...common })]
	})
}

function chosenSide(plan: FrontPlan, space: RunSpace, design: Design): OpeningSide | null {
	const chosen = design.doors?.openingSides?.find(
		(choice) => choice.run === space.side && choice.module === plan.module,
	)
	return chosen ? viewerSide(chosen.side, space) : null
}

function obstacleSide(plan: FrontPlan, space: RunSpace, design: Design): OpeningSide | null {
	if (space.side !== 'Main') return null
	const blocks = (where: 'left' | 'right') =>
		design.obstacle.some(
			(obstacle) =>
				obstacle.where === where && (obstacle.kind === 'window' || obstacle.kind === 'doorCasing'),
		)
	if (blocks('left') && plan.x < OBSTACLE_REACH) return 'Left'
	if (blocks('right') && space.wall - (plan.x + plan.width) < OBSTACLE_REACH) return 'Right'
	return null
}
