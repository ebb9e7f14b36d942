import type { Board } from '../furniture/board.ts'
import type { Front } from '../furniture/front.ts'
import { moduleGroup } from '../furniture/group.ts'
import type { Bay } from '../furniture/run.ts'
import { clearDepthAt } from '../room/back-slope.ts'
import { buildFront, type FrontContext } from './front/build-fronts.ts'
import type { FrontPlan } from './front/front-plans.ts'
import type { HingedPlan } from './front/opening-sides.ts'
import type { ModulePlace } from './layout/module-places.ts'
import type { BayPlan } from './module/bay/bay-plan.ts'
import { fixedShelvesOf } from './module/bay/bay-stack.ts'
import { buildCarcass, type Carcass } from './module/carcass.ts'
import { buildCart } from './module/cart.ts'
import { buildInterior } from './module/interior.ts'
import { addLight } from './module/led.ts'
import { addModuleFittings } from './module/module-fittings.ts'
import type { RunContext } from './run-context.ts'

export type FilledBay = { bay: Bay; around: BayPlan['around'] & { bottom: Board } }

/** The carcasses at their places, with what stands in their bays. */
export function buildModules(
	context: RunContext,
	places: readonly ModulePlace[],
	bays: readonly Bay[][],
	plans: readonly HingedPlan[],
): FilledBay[][] {
	const { builder, finishes, fittings, groups, frame } = context
	return places.map((place, module) => {
		const { space } = place
		const group = moduleGroup(frame.side, module)
		groups.push({ id: group, kind: 'module', parent: frame.side })
		const carcass = buildCarcass(builder, place, module, finishes)
		addModuleFittings(carcass, { group, plinth: space.plinth, held: place.held }, fittings)
		return (bays[module] ?? []).map((bay, index): FilledBay => {
			const around = boardsAround(carcass, place, index)
			const { x, width, zones, shelfThickness } = bay
			const hinged = hingedSides(plans, module, index)
			const depthAt = (z: number) => clearDepthAt(space, z)
			buildInterior(
				{ module, group, index, x, width, zones, shelfThickness, hinged, around, depthAt },
				{ builder, fittings, groups, frame, space, finishes },
			)
			if (bay.led) addLight(bay, around.top, { ...context, space })
			if (isPulledOut(plans, module))
				buildCart({ module, group, bay, around }, { ...context, space })
			return { bay, around: { ...around, bottom: carcass.bottom } }
		})
	})
}

function isPulledOut(plans: readonly FrontPlan[], module: number): boolean {
	return plans.some((plan) => plan.module === module && plan.kind === 'PullOut')
}

// Of a top in two panels, the one over the middle of the bay.
function boardsAround(
	{ left, right, tops, partition }: Carcass,
	{ bays, shape, space }: ModulePlace,
	index: number,
): BayPlan['around'] {
	const bay = bays[index]
	const middle = bay ? bay.x + bay.width / 2 : 0
	const turns = shape.line.slice(1, -1).filter(([x]) => x <= middle).length
	const top = space.back ? tops.at(-1) : tops[turns]
	if (!top) throw new Error(`bay ${index} has no top`)
	return {
		left: (index > 0 && partition) || left,
		right: (index === 0 && partition) || right,
		top,
	}
}

// A pair over one bay hinges on both its sides; over two bays, on the outer ones.
function hingedSides(
	plans: readonly FrontPlan[],
	module: number,
	bay: number,
): { left: boolean; right: boolean } {
	const leaves = (plans as readonly HingedPlan[]).filter(
		(plan) => plan.kind === 'Leaf' && plan.module === module && plan.bays.includes(bay),
	)
	return {
		left: leaves.some((leaf) => leaf.openingSide === 'Left'),
		right: leaves.some((leaf) => leaf.openingSide === 'Right'),
	}
}

/** Leaves, drawer fronts and fixed panels before what `buildModules` made. */
export function buildFronts(
	context: FrontContext,
	plans: readonly HingedPlan[],
	filled: readonly FilledBay[][],
): Front[] {
	return plans.map((plan) => {
		const behind = plan.bays.flatMap((b) => filled[plan.module]?.[b] ?? [])
		const [first, last] = [behind[0], behind.at(-1)]
		if (!first || !last) throw new Error(`a front of module ${plan.module} closes no bay`)
		const shelves = behind.flatMap(({ bay }) => fixedShelvesOf(bay))
		const { left, bottom } = first.around
		const { right } = last.around
		return buildFront(plan, { shelves, left, right, bottom }, context)
	})
}
