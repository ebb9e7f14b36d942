// The cart behind the front of a pull-out, on heavy runners that open fully (domain 23.2).
//
//   side │20│ cart │20│ side      15 below it and 15 above
//            ↓ comes out whole, its front screwed to the furniture's
import { CARCASS, floorMm } from '../../constants.ts'
import type { Board, Point3 } from '../../furniture/board.ts'
import type { BoardPlan } from '../../furniture/board-builder.ts'
import { CARCASS_BAND, type Finishes, grainOf } from '../../furniture/finish.ts'
import { cartGroup, type GroupId } from '../../furniture/group.ts'
import type { Item } from '../../furniture/hardware/fitting.ts'
import type { Bay } from '../../furniture/run.ts'
import { undersideAt } from '../layout/module-shape.ts'
import { splitRun } from '../layout/split-run.ts'
import type { RunContext } from '../run-context.ts'
import type { RunSpace } from '../space/run-space.ts'
import type { BayPlan } from './bay/bay-plan.ts'

/** mm: clear width of a bay with a cart, and the least clear height over it. */
export const CART = { bayMin: 264, bayMax: 564, clearMin: 200 } as const
/** mm of carcass that a runner leaves. */
export const RUNNER_SHORTER = 30

/** mm between the cart and the sides, for its runners. */
const RUNNER_ROOM = 20
/** mm of runner above the cart's foot. */
const RUNNER_HIGH = 80
/** mm below the cart and above it. */
const AIR = 15
/** mm from the carcass edge to its front. */
const BEHIND_EDGE = 2
const CART_SIDE = 120
const SHELF_EVERY = 450
const SHELVES_MAX = 3

/** mm, falling. */
export const heavyRunners = [1000, 900, 800, 700, 650, 600, 550, 500, 450, 400] as const
export const CART_DEPTH_MIN = Math.min(...heavyRunners) + RUNNER_SHORTER

/** kg, the cart included; long runners carry less. */
const LOAD = { usual: 120, long: 100, longAbove: 700 } as const

/** mm; null where the carcass is too shallow for any. */
export function heavyRunnerOf(carcassDepth: number): number | null {
	return heavyRunners.find((length) => length <= carcassDepth - RUNNER_SHORTER) ?? null
}

export function heavyLoadOf(runner: number): number {
	return runner > LOAD.longAbove ? LOAD.long : LOAD.usual
}

/** mm above the bay's floor. Under a slope behind the run the top panel is lowest over the cart's rear. */
export function clearOverCart(
	{ height, floor }: Pick<Bay, 'height' | 'floor'>,
	{ back, carcassDepth }: Pick<RunSpace, 'back' | 'carcassDepth'>,
	runner: number,
): number {
	if (!back) return height
	const rear = carcassDepth - BEHIND_EDGE - runner
	return Math.min(height, floorMm(undersideAt(back.profile, rear, CARCASS)) - floor)
}

/** Clear heights between the bottom, the shelves and the top edge of the cart, from the bottom; spare millimetres go down. */
function clearHeights(height: number): number[] {
	const wanted = Math.floor((height - CARCASS) / SHELF_EVERY)
	const shelves = Math.min(SHELVES_MAX, Math.max(0, wanted))
	return splitRun(
		height - CARCASS * (shelves + 1),
		Array.from({ length: shelves + 1 }, () => 1),
	)
}

type CartContext = RunContext & { space: RunSpace }
type CartBay = { module: number; group: GroupId; bay: Bay; around: BayPlan['around'] }

export function buildCart(
	{ module, group: parent, bay, around }: CartBay,
	context: CartContext,
): void {
	const { space, builder, finishes, groups } = context
	const runner = heavyRunnerOf(space.carcassDepth)
	if (runner === null) throw new Error(`no runner for a depth of ${space.carcassDepth}`)
	const group = cartGroup(parent)
	groups.push({ id: group, kind: 'cart', parent })
	const width = bay.width - 2 * RUNNER_ROOM
	const front = space.standoff + space.carcassDepth - BEHIND_EDGE
	const cart: Cart = {
		x: bay.x + RUNNER_ROOM,
		z: bay.floor + AIR,
		rear: front - runner,
		width,
		height: clearOverCart(bay, space, runner) - 2 * AIR,
		inside: runner - 2 * CARCASS,
		common: { module, group, ...interiorOf(finishes) },
	}
	const boards = partsOf(cart).map(builder.add)
	addRunner({ around, boards, runner, width, group, at: [cart.x, front, cart.z] }, context)
}

type Cart = {
	x: number
	z: number
	/** y of its rear. */
	rear: number
	width: number
	height: number
	/** mm between its front and its back. */
	inside: number
	common: Pick<BoardPlan, 'module' | 'material' | 'grain'> & { group: GroupId }
}

function interiorOf({ interior }: Finishes): Pick<BoardPlan, 'material' | 'grain'> {
	return { material: interior.reference, grain: grainOf(interior, 'length') }
}

function partsOf(cart: Cart): BoardPlan[] {
	const { x, z, rear, width, height, inside, common } = cart
	const y = rear + CARCASS
	const across = (part: 'CartFront' | 'CartBack', at: number): BoardPlan => ({
		...common,
		part,
		stance: 'Front',
		x,
		y: at,
		z,
		size: [width, CARCASS, height],
		edges: { width2: CARCASS_BAND },
	})
	const lying = (part: 'CartBottom' | 'CartShelf', up: number): BoardPlan => ({
		...common,
		part,
		stance: 'Flat',
		axes: { u: [0, 1, 0], v: [1, 0, 0], n: [0, 0, 1] },
		x,
		y,
		z: z + up,
		size: [inside, width, CARCASS],
		edges: { length1: CARCASS_BAND, length2: CARCASS_BAND },
	})
	const side = (at: number): BoardPlan => ({
		...common,
		part: 'CartSide',
		stance: 'Deep',
		x: at,
		y,
		z: z + CARCASS,
		size: [CARCASS, inside, CART_SIDE],
		edges: { length2: CARCASS_BAND },
	})
	return [
		across('CartFront', y + inside),
		across('CartBack', rear),
		lying('CartBottom', 0),
		side(x),
		side(x + width - CARCASS),
		...shelfHeights(height).map((up) => lying('CartShelf', up)),
	]
}

/** Undersides above the cart's foot. */
function shelfHeights(height: number): number[] {
	let up = 0
	return clearHeights(height)
		.slice(0, -1)
		.map((clear) => {
			up += CARCASS + clear
			return up
		})
}

type Runner = {
	around: BayPlan['around']
	boards: readonly Board[]
	runner: number
	width: number
	group: GroupId
	/** The lower front corner of the cart, nearer the run's origin. */
	at: Point3
}

function addRunner(
	{ around: { left, right }, boards, runner, width, group, at }: Runner,
	{ fittings, frame }: CartContext,
): void {
	const item: Item = { family: 'heavy-runner', size: `${runner}-${heavyLoadOf(runner)}kg` }
	const bottom = boards.filter(({ part }) => part === 'CartBottom').map(({ id }) => id)
	fittings.add(item, {
		group,
		boards: [left.id, right.id, ...bottom],
		pose: {
			origin: frame.point(at),
			u: frame.direction([0, 1, 0]),
			v: frame.direction([0, 0, 1]),
			n: frame.direction([1, 0, 0]),
		},
		box: { from: [-runner, 0, -RUNNER_ROOM], to: [0, RUNNER_HIGH, 0] },
		otherBox: { from: [-runner, 0, width], to: [0, RUNNER_HIGH, width + RUNNER_ROOM] },
	})
}
