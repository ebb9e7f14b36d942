// Where handles sit on a front, in the run's axes (domain 6.6).
import type { Handle } from '../../catalogue.ts'
import type { Point3 } from '../../furniture/board.ts'
import { heightAt } from '../layout/module-shape.ts'
import type { HingedPlan } from './opening-sides.ts'

/** Handles are reached here, above the floor. */
const HANDLE_HEIGHT = 1050
const FROM_FREE_EDGE = 40
/** On a leaf that does not reach that height: this far from its end. */
const FROM_LEAF_END = 100
/** A drawer wider than this gets two. */
const TWO_HANDLES_ABOVE = 900

/** Centres of a front's handles; `face`: y of its outer face. */
export function handlePlaces(
	plan: HingedPlan,
	handle: Pick<Handle, 'kind'>,
	face: number,
): Point3[] {
	const middle = plan.x + plan.width / 2
	if (plan.kind === 'DrawerFront') {
		const z = plan.z + plan.height / 2
		if (plan.width <= TWO_HANDLES_ABOVE) return [[middle, face, z]]
		return [plan.x + plan.width / 4, plan.x + (plan.width * 3) / 4].map((x) => [x, face, z])
	}
	const x = edgeX(plan, handle)
	const top = heightAt(plan.top, x - plan.x)
	return [[x, face, handle.kind === 'Profile' ? plan.z + top / 2 : reachable(plan.z, top)]]
}

function edgeX(plan: HingedPlan, handle: Pick<Handle, 'kind'>): number {
	const inset = handle.kind === 'Bar' || handle.kind === 'Knob' ? FROM_FREE_EDGE : 0
	return plan.openingSide === 'Left' ? plan.x + plan.width - inset : plan.x + inset
}

function reachable(bottom: number, height: number): number {
	if (bottom > HANDLE_HEIGHT) return bottom + FROM_LEAF_END
	const top = bottom + height
	return top < HANDLE_HEIGHT ? top - FROM_LEAF_END : HANDLE_HEIGHT
}
