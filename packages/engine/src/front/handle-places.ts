// Where handles sit on a front, in the run's axes (domain 6.6).
import type { Handle } from '../catalogue.ts'
import type { Point3 } from '../furniture.ts'
import type { HingedPlan } from './opening-sides.ts'

/** Handles are reached here, above the floor. */
const HANDLE_HEIGHT = 1050
const FROM_FREE_EDGE = 40
/** On a leaf that does not reach that height: this far from its end. */
const FROM_LEAF_END = 100
/** A drawer wider than this gets two. */
const TWO_HANDLES_ABOVE = 900

/** Centres of a front's handles; `face`: y of its outer face. */
export function handlePlaces(plan: HingedPlan, handle: Handle, face: number): Point3[] {
	const middle = plan.x + plan.width / 2
	if (plan.kind === 'DrawerFront') {
		const z = plan.z + plan.height / 2
		if (plan.width <= TWO_HANDLES_ABOVE) return [[middle, face, z]]
		return [plan.x + plan.width / 4, plan.x + (plan.width * 3) / 4].map((x) => [x, face, z])
	}
	return [
		[
			edgeX(plan, handle),
			face,
			handle.kind === 'Profile' ? plan.z + plan.height / 2 : reachable(plan),
		],
	]
}

function edgeX(plan: HingedPlan, handle: Handle): number {
	const inset = handle.kind === 'Bar' || handle.kind === 'Knob' ? FROM_FREE_EDGE : 0
	return plan.openingSide === 'Left' ? plan.x + plan.width - inset : plan.x + inset
}

function reachable(plan: HingedPlan): number {
	if (plan.z > HANDLE_HEIGHT) return plan.z + FROM_LEAF_END
	const top = plan.z + plan.height
	return top < HANDLE_HEIGHT ? top - FROM_LEAF_END : HANDLE_HEIGHT
}
