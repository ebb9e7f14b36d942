// Fronts as boards, with hinges and handles.
import type { BoardBench } from '../board/board-bench.ts'
import { type Finishes, frontBand, grainOf, weightPerSquareMetre } from '../board/finish.ts'
import type { RunFrame } from '../board/run-frame.ts'
import type { Catalogue, Handle } from '../catalogue.ts'
import type { Design } from '../configuration/design.ts'
import { LEAF, LEAF_OFFSET } from '../constants.ts'
import type { Board, DoorStyle, Front, Point2 } from '../furniture.ts'
import type { Tally } from '../module/tally.ts'
import type { RunSpace } from '../room/run-space.ts'
import { handlePlaces } from './handle-places.ts'
import { hingeCount, hingePositions } from './hinges.ts'
import { type HingedPlan, viewerSide } from './opening-sides.ts'
import { divisionsOf } from './style-limits.ts'

export type FrontShop = {
	bench: BoardBench
	frame: RunFrame
	space: RunSpace
	design: Design
	finishes: Finishes
	catalogue: Catalogue
	tally: Tally
}

/** Makes one front; `shelfAxes`: heights of fixed shelves behind it, above the floor. */
export function buildFront(plan: HingedPlan, shelfAxes: readonly number[], shop: FrontShop): Front {
	const { space, finishes, design } = shop
	const y = space.standoff + space.carcassDepth + LEAF_OFFSET
	const isDrawer = plan.kind === 'DrawerFront'
	const band = frontBand(finishes.exterior.category)
	const lies = isDrawer && drawersLie(design)
	const board = shop.bench.add({
		part: plan.kind,
		module: plan.module,
		stance: isDrawer ? 'Rail' : 'Front',
		x: plan.x,
		y,
		z: plan.z,
		size: [plan.width, LEAF, plan.height],
		material: finishes.exterior.reference,
		grain: grainOf(finishes.exterior, isDrawer && !lies ? 'width' : 'length'),
		edges: { length1: band, length2: band, width1: band, width2: band },
		...(isLevel(plan) ? {} : { outline: outlineUnder(plan) }),
	})
	return frontOf(plan, { board, face: y + LEAF, shelfAxes }, shop)
}

function isLevel({ top }: HingedPlan): boolean {
	return top.every(([, height]) => height === top[0]?.[1])
}

// Length up, width along the run: the upper edge follows the ceiling.
function outlineUnder({ top, width }: HingedPlan): Point2[] {
	return [[0, 0], ...top.map(([along, height]): Point2 => [height, along]), [0, width]]
}

// Drawer fronts run along where no leaf stands above; else upright, matched to the leaves.
function drawersLie(design: Design): boolean {
	return design.doors === null || design.type === 'drawer'
}

function frontOf(
	plan: HingedPlan,
	{ board, face, shelfAxes }: { board: Board; face: number; shelfAxes: readonly number[] },
	shop: FrontShop,
): Front {
	const { design, finishes, tally } = shop
	const weight = leafWeight(plan, finishes)
	const isLeaf = plan.kind === 'Leaf'
	const hinges = isLeaf ? (hingeCount(plan.height, weight) ?? 0) : 0
	const handle = plan.kind === 'FakeDoor' ? null : handleOf(shop)
	const style: DoorStyle = plan.kind === 'FakeDoor' ? 'Simple' : (design.doors?.style ?? 'Simple')
	tally.add('hinge-110', hinges)
	if (plan.kind === 'FakeDoor') tally.add('panel-bracket', 4)
	const at = handle ? handlePlaces(plan, handle, face).map(shop.frame.point) : []
	countHandles(plan, at.length, shop)
	return {
		id: board.id,
		board: board.id,
		run: shop.space.side,
		module: plan.module,
		bays: plan.bays,
		kind: plan.kind,
		style,
		count: divisionsOf(style, design.doors?.count, plan.height),
		hinges:
			hinges > 1
				? hingePositions(
						plan.height,
						hinges,
						shelfAxes.map((z) => z - plan.z),
					)
				: [],
		openingSide: viewerSide(plan.openingSide, shop.space),
		handle:
			handle && design.handle ? { model: handle.reference, color: design.handle.color, at } : null,
		weight,
	}
}

function handleOf({ design, catalogue }: FrontShop): Handle | null {
	return catalogue.handles.find((handle) => handle.reference === design.handle?.model) ?? null
}

function countHandles(plan: HingedPlan, places: number, { design, tally }: FrontShop): void {
	if (plan.kind === 'FakeDoor') return
	if (design.handle) tally.add(`handle-${design.handle.model}-${design.handle.color}`, places)
	else tally.add('push-to-open', 1)
}

/** Bare weight of a front by its true area, kg, to ten grams. */
export function leafWeight(plan: { top: readonly Point2[] }, finishes: Finishes): number {
	const area = areaUnder(plan.top) / 1e6
	return Math.round(area * weightPerSquareMetre(finishes.exterior.category, LEAF) * 100) / 100
}

function areaUnder(top: readonly Point2[]): number {
	return top.slice(1).reduce((sum, [x, height], i) => {
		const [before, lower] = top[i] ?? [0, 0]
		return sum + ((x - before) * (height + lower)) / 2
	}, 0)
}
