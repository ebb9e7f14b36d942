// What a pull-out carries, where it comes out, and that it may pull its module over (domain 23.4).
import { type CheckContext, type Measuring, middleOf, tenth, worstOf } from '../../check/check.ts'
import { FRONT_DEPTH } from '../../constants.ts'
import type { Remedy } from '../../issue.ts'
import { OBSTACLE_WIDTH, obstacleInPlan } from '../../room/room-of.ts'
import { heavyRunners, RUNNER_SHORTER } from '../../run/module/cart.ts'
import { payloadOf, pullOutsOf } from '../../run/module/pull-outs.ts'
import { storedModule } from './counts.ts'

/** kg: less is not worth a cart. */
const PAYLOAD_LEAST = 30
/** mm in front of an open cart, to stand. */
const STANDING = 300

type PullOut = ReturnType<typeof pullOutsOf>[number]

export const pullOutLoad: Measuring = (context) => {
	const weighed = pullOutsOf(context.furniture).map((pulled) => ({
		...pulled,
		payload: payloadOf(pulled, context.catalogue),
	}))
	const worst = worstOf(weighed, ({ payload }) => -payload)
	if (!worst) return null
	return {
		kind: 'least',
		unit: 'kg',
		measured: tenth(worst.payload),
		limit: PAYLOAD_LEAST,
		at: middleOf(worst.front),
		otherwise: 'warning',
		candidates: () => [...context.moreModules(), ...asShelves(context, worst.module)],
	}
}

function asShelves({ design }: CheckContext, module: number): Remedy[] {
	const modules = design.runs[0]?.zones.flatMap((zone) => zone.modules) ?? []
	return [
		{
			modules: modules.map((own, i) =>
				i === module ? { fill: 'Shelves' as const } : storedModule(own),
			),
		},
	]
}

/** Free in front of the cart that an obstacle stops first; null where none is in its way. */
export const pullOutRoom: Measuring = (context) => {
	const met = pullOutsOf(context.furniture).flatMap((pulled) => {
		const free = freeBefore(pulled, context)
		return free === null ? [] : [{ ...pulled, free }]
	})
	const worst = worstOf(met, ({ runner, free }) => runner - free)
	if (!worst) return null
	const { free, runner, front } = worst
	return {
		kind: 'least',
		unit: 'mm',
		measured: Math.floor(free),
		limit: runner + STANDING,
		at: middleOf(front),
		otherwise: 'warning',
		candidates: () => shallower(runner),
	}
}

function freeBefore({ front }: PullOut, { design }: CheckContext): number | null {
	const { pose, width, length, thickness } = front
	const [x, y, z] = pose.origin
	const face = y + thickness
	const wall = Math.min(...design.width)
	const distances = design.obstacle.flatMap((obstacle) => {
		const own = { ...obstacle, width: obstacle.width ?? OBSTACLE_WIDTH[obstacle.kind] }
		const [a, b] = obstacleInPlan(own, wall)
		const [left, right] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])]
		const isBeside = right <= x || left >= x + width || Math.max(a[1], b[1]) <= face
		const isClear = obstacle.bottom >= z + length || obstacle.bottom + obstacle.height <= z
		return isBeside || isClear ? [] : [Math.max(0, Math.min(a[1], b[1]) - face)]
	})
	return distances.length === 0 ? null : Math.min(...distances)
}

// A shorter runner comes out less, and its carcass leaves more room in front.
function shallower(runner: number): Remedy[] {
	return heavyRunners
		.filter((shorter) => shorter < runner)
		.map((shorter) => ({ depth: { center: shorter + RUNNER_SHORTER + FRONT_DEPTH } }))
}

/** Always said: open, the middle of the load stands before the furniture, which its brackets hold. */
export const pullOutTip: Measuring = (context) => {
	const furthest = worstOf(pullOutsOf(context.furniture), ({ runner }) => runner)
	if (!furthest) return null
	return {
		kind: 'most',
		unit: 'mm',
		measured: furthest.runner / 2,
		limit: 0,
		at: middleOf(furthest.front),
		otherwise: 'hint',
	}
}
