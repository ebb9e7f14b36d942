// In the run's axes (domain 6.6).
import type { Catalogue, Handle, HandleColor } from '../../catalogue.ts'
import type { Point3 } from '../../furniture/board.ts'
import { heightAt } from '../layout/module-shape.ts'
import type { HingedPlan } from './opening-sides.ts'

const HANDLE_HEIGHT = 1050
const FROM_FREE_EDGE = 40
/** From its end, on a leaf that does not reach that height. */
const FROM_LEAF_END = 100
const TWO_HANDLES_ABOVE = 900

/** From a handle's ends to those of its front, at least. */
const FROM_FRONT_END = 20

/**
 * The chosen handle, or the next shorter one of its kind and colour that lies whole inside its front;
 * null where none does: the front opens by a push.
 */
export function handleThatFits(
	plan: HingedPlan,
	{ model, color }: { model: string; color: HandleColor },
	{ handles }: Catalogue,
): Handle | null {
	const chosen = handles.find(({ reference }) => reference === model)
	if (!chosen) return null
	const shorter = handles
		.filter(({ kind, length }) => kind === chosen.kind && length < chosen.length)
		.filter(({ colors }) => colors.includes(color))
		.toSorted((a, b) => b.length - a.length)
	return [chosen, ...shorter].find((handle) => handle.length <= longestHandle(plan, handle)) ?? null
}

/** The longest handle that lies whole inside a front: along a leaf's line of handles, across what is pulled. */
export function longestHandle(plan: HingedPlan, handle: Pick<Handle, 'kind'>): number {
	// A profile is cut to its leaf.
	if (handle.kind === 'Profile') return Number.POSITIVE_INFINITY
	if (isPulled(plan)) return plan.width - 2 * FROM_FRONT_END
	return heightAt(plan.top, edgeX(plan, handle) - plan.x) - 2 * FROM_FRONT_END
}

/** Its handle lies across it: drawers are pulled by their middle, flaps by their upper edge, carts where a leaf would be. */
function isPulled({ kind }: HingedPlan): boolean {
	return kind === 'DrawerFront' || kind === 'Flap' || kind === 'PullOut'
}

/** `lift`: mm from the floor to what the plan's heights count from. */
export function handlePlaces(
	plan: HingedPlan,
	handle: Pick<Handle, 'kind' | 'length'>,
	face: number,
	lift = 0,
): Point3[] {
	const middle = plan.x + plan.width / 2
	const usual = HANDLE_HEIGHT - lift
	if (plan.kind === 'PullOut') return [[middle, face, plan.z + pulledAt(plan, handle, usual)]]
	if (isPulled(plan)) {
		const z =
			plan.kind === 'Flap' ? plan.z + plan.height - insetOf(handle) : plan.z + plan.height / 2
		if (plan.width <= TWO_HANDLES_ABOVE) return [[middle, face, z]]
		return [plan.x + plan.width / 4, plan.x + (plan.width * 3) / 4].map((x) => [x, face, z])
	}
	const x = edgeX(plan, handle)
	const top = heightAt(plan.top, x - plan.x)
	if (handle.kind === 'Profile') return [[x, face, plan.z + top / 2]]
	const end = handle.length / 2 + FROM_FRONT_END
	const wanted = reachable(plan.z, top, usual)
	return [[x, face, Math.max(plan.z + end, Math.min(wanted, plan.z + top - end))]]
}

function insetOf({ kind }: Pick<Handle, 'kind'>): number {
	return kind === 'Bar' || kind === 'Knob' ? FROM_FREE_EDGE : 0
}

// It lies across, at the height of the others, whole inside a front that a slope cuts.
function pulledAt(
	{ z, width, top }: HingedPlan,
	{ length }: Pick<Handle, 'length'>,
	usual: number,
): number {
	const ends = [width / 2 - length / 2, width / 2 + length / 2]
	const lowest = Math.min(...ends.map((x) => heightAt(top, x)))
	return Math.max(
		FROM_FRONT_END,
		Math.min(reachable(z, lowest, usual) - z, lowest - FROM_FRONT_END),
	)
}

function edgeX(plan: HingedPlan, handle: Pick<Handle, 'kind'>): number {
	const inset = insetOf(handle)
	return plan.openingSide === 'Left' ? plan.x + plan.width - inset : plan.x + inset
}

function reachable(bottom: number, height: number, usual: number): number {
	if (bottom > usual) return bottom + FROM_LEAF_END
	const top = bottom + height
	return top < usual ? top - FROM_LEAF_END : usual
}
