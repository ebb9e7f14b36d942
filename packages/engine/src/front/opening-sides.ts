// Where each leaf is hinged (domain 6.5): pairs outside, single leaves so that handles meet.
import type { Design } from '../configuration/design.ts'
import type { OpeningSide } from '../furniture.ts'
import type { RunSpace } from '../room/run-space.ts'
import type { FrontPlan } from './front-plans.ts'

/** A window or door casing this near asks for the hinge on its side. */
const OBSTACLE_REACH = 650

export type HingedPlan = FrontPlan & { openingSide: OpeningSide }

/** Gives every leaf of a run its hinge side, as seen facing the run. */
export function withOpeningSides(
	plans: readonly FrontPlan[],
	space: RunSpace,
	design: Design,
): HingedPlan[] {
	const single = oneLeafModules(plans)
	return plans.map((plan) => {
		if (plan.kind !== 'Leaf') return { ...plan, openingSide: 'None' }
		if (plan.pair) return { ...plan, openingSide: plan.pair }
		const side =
			plan.highSide ??
			obstacleSide(plan, space, design) ??
			chosenSide(plan, space, design) ??
			alternatingSide(single.indexOf(plan.module), single.length, plan.module)
		return { ...plan, openingSide: side }
	})
}

// Modules closed by one leaf, from left to right; those that a slope or a window decides count too.
function oneLeafModules(plans: readonly FrontPlan[]): number[] {
	const leaves = plans.filter((plan) => plan.kind === 'Leaf').map((plan) => plan.module)
	return leaves.filter((module) => leaves.indexOf(module) === leaves.lastIndexOf(module))
}

/** Whether the buyer may turn this leaf: it is single and nothing in the room decides. */
export function canFlip(plan: FrontPlan, space: RunSpace, design: Design): boolean {
	return isSingleLeaf(plan) && plan.highSide === null && obstacleSide(plan, space, design) === null
}

function isSingleLeaf(plan: FrontPlan): boolean {
	return plan.kind === 'Leaf' && plan.pair === null
}

// Odd ones Left, even ones Right; an odd last one meets its neighbour, unless it starts the run.
function alternatingSide(position: number, count: number, module: number): OpeningSide {
	const isOddLast = position === count - 1 && count % 2 === 1
	if (isOddLast) return module === 0 ? 'Left' : 'Right'
	return position % 2 === 0 ? 'Left' : 'Right'
}

function chosenSide(plan: FrontPlan, space: RunSpace, design: Design): OpeningSide | null {
	const chosen = design.doors?.openingSides?.find(
		(choice) => choice.run === space.side && choice.module === plan.module,
	)
	return chosen?.side ?? null
}

function obstacleSide(plan: FrontPlan, space: RunSpace, design: Design): OpeningSide | null {
	const blocks = (where: 'left' | 'right') =>
		design.obstacle.some(
			(obstacle) =>
				obstacle.where === where && (obstacle.kind === 'window' || obstacle.kind === 'doorCasing'),
		)
	if (blocks('left') && plan.x < OBSTACLE_REACH) return 'Left'
	if (blocks('right') && space.wall - (plan.x + plan.width) < OBSTACLE_REACH) return 'Right'
	return null
}
