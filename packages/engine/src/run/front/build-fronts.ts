import type { Catalogue, Handle, HandleColor } from '../../catalogue.ts'
import { LEAF, LEAF_OFFSET } from '../../constants.ts'
import type { Board, Point2 } from '../../furniture/board.ts'
import type { BoardBuilder } from '../../furniture/board-builder.ts'
import {
	type Finishes,
	frontBandThickness,
	grainOf,
	weightPerSquareMetre,
} from '../../furniture/finish.ts'
import type { DoorStyle, Front, FrontKind } from '../../furniture/front.ts'
import {
	cartGroup,
	drawerGroup,
	type Group,
	type GroupId,
	moduleGroup,
} from '../../furniture/group.ts'
import { type FittingBuilder, type Item, poseOn } from '../../furniture/hardware/fitting.ts'
import type { Part } from '../../furniture/part.ts'
import type { RunFrame } from '../../furniture/run-frame.ts'
import type { Design } from '../design.ts'
import type { RunSpace } from '../space/run-space.ts'
import {
	addFlapFittings,
	addHandles,
	addHinges,
	addPanelBrackets,
	addStiffeners,
	addStrips,
} from './front-fittings.ts'
import { type FrontPlan, isUpright, lowEdgeOf } from './front-plans.ts'
import { handlePlaces, handleThatFits } from './handle-places.ts'
import { hingeCount, hingePositions, type ShelfBehind } from './hinges.ts'
import { type HingedPlan, viewerSide } from './opening-sides.ts'
import { crossbarHeights, divisionsOf, stiffenersOf } from './style-limits.ts'

export type FrontContext = {
	builder: BoardBuilder
	frame: RunFrame
	space: RunSpace
	design: Design
	finishes: Finishes
	catalogue: Catalogue
	fittings: FittingBuilder
	groups: Group[]
}

/** What a hung front reads: `frame` and `space` say from where it is seen. */
type HangContext = Pick<FrontContext, 'frame' | 'finishes' | 'catalogue' | 'fittings'> & {
	design: Pick<Design, 'doors' | 'handle'>
	space: Pick<RunSpace, 'side' | 'mirrored'>
}

const partOfFront = {
	Leaf: 'Leaf',
	DrawerFront: 'DrawerFront',
	FakeDoor: 'FakeDoor',
	Flap: 'Flap',
	PullOut: 'PullOutFront',
} as const satisfies Record<FrontKind, Part>

/** What stands behind a front: its fixed shelves, axes above the floor, and the boards that carry its hinges. */
export type BehindFront = {
	shelves: readonly ShelfBehind[]
	left: Board
	right: Board
	bottom: Board
}

export function buildFront(plan: HingedPlan, behind: BehindFront, context: FrontContext): Front {
	const { space, finishes, design } = context
	const y = space.standoff + space.carcassDepth + LEAF_OFFSET
	const isDrawer = plan.kind === 'DrawerFront'
	const { [plan.kind]: part } = partOfFront
	const band = frontBandThickness(finishes.exterior.category)
	const lies = plan.kind === 'Flap' || (isDrawer && drawersLie(design))
	const board = context.builder.add({
		part,
		module: plan.module,
		group: groupOf(plan, context),
		stance: isDrawer || lies ? 'Rail' : 'Front',
		x: plan.x,
		y,
		z: plan.z,
		size: [plan.width, LEAF, plan.height],
		material: finishes.exterior.reference,
		grain: grainOf(finishes.exterior, isDrawer && !lies ? 'width' : 'length'),
		edges: { length1: band, length2: band, width1: band, width2: band },
		...(isLevel(plan) ? {} : { outline: outlineUnder(plan) }),
	})
	return hangFront(plan, { board, face: y + LEAF, behind }, context)
}

function groupOf(
	{ kind, module, bays, drawer }: HingedPlan,
	{ groups, space }: FrontContext,
): GroupId {
	const parent = moduleGroup(space.side, module)
	if (drawer !== null) return drawerGroup(parent, bays[0] ?? 0, drawer)
	if (kind === 'PullOut') return cartGroup(parent)
	if (kind !== 'Leaf') return parent
	const before = groups.filter((group) => group.kind === 'leaf' && group.parent === parent).length
	const id = `${parent}-leaf-${before}`
	groups.push({ id, kind: 'leaf', parent })
	return id
}

function isLevel({ top }: HingedPlan): boolean {
	return top.every(([, height]) => height === top[0]?.[1])
}

function outlineUnder({ top, width }: HingedPlan): Point2[] {
	return [[0, 0], ...top.map(([along, height]): Point2 => [height, along]), [0, width]]
}

// Drawer fronts have their grain along the run, unless they match a leaf above.
function drawersLie(design: Design): boolean {
	return design.doors === null || design.chest || design.drawersLie === true
}

/** Hinges, handle or push, bars and stiffeners of a leaf, a drawer front or a fixed panel. `face`: y of its outer face. */
export function hangFront(
	plan: HingedPlan,
	{ board, face, behind }: { board: Board; face: number; behind: BehindFront },
	context: HangContext,
): Front {
	const { design, finishes, fittings } = context
	const isLeaf = plan.kind === 'Leaf'
	const hinges = isLeaf ? cupsOf(plan, behind.shelves, finishes).cups : []
	const handle = handleOf(plan, context)
	const style: DoorStyle = plan.kind === 'FakeDoor' ? 'Simple' : (design.doors?.style ?? 'Simple')
	const divisions = divisionsOf(style, design.doors?.count, {
		height: plan.height,
		lowEdge: lowEdgeOf(plan),
	})
	const at = handle
		? handlePlaces(plan, handle.model, face, context.frame.lift).map(context.frame.point)
		: []
	if (plan.openingSide !== 'None') {
		const side = plan.openingSide
		const upright = side === 'Left' ? behind.left : behind.right
		addHinges(board, { cups: hinges, side, upright, pushed: handle === null }, fittings)
	}
	if (plan.kind === 'Flap') addFlapFittings(board, behind, fittings)
	if (isLeaf) keepStraight(plan, board, context)
	const hasBars = style === 'StraightLines' && isUpright(plan)
	if (hasBars) addBars(plan, { leaf: board, count: divisions }, context)
	if (plan.kind === 'FakeDoor') addPanelBrackets(board, fittings)
	else if (handle) {
		const lies = plan.kind === 'PullOut'
		addHandles(board, handleItem(handle), { places: at, lies }, fittings)
	} else addPush(plan, { board, face }, context)
	return {
		id: board.id,
		board: board.id,
		run: context.space.side,
		module: plan.module,
		bays: plan.bays,
		kind: plan.kind,
		style,
		count: divisions,
		hinges,
		openingSide: viewerSide(plan.openingSide, context.space),
		handle: handle && { model: handle.model.reference, color: handle.color, at },
		weight: writtenWeight(plan, finishes),
	}
}

export function cupsOf(
	plan: FrontPlan,
	shelves: readonly ShelfBehind[],
	finishes: Finishes,
): ReturnType<typeof hingePositions> {
	const count = hingeCount(plan.height, leafWeight(plan, finishes))
	if (count === null) return { cups: [], stuck: null }
	const onLeaf = shelves.map((shelf) => ({ ...shelf, axis: shelf.axis - plan.z }))
	return hingePositions(plan.height, count, onLeaf)
}

function keepStraight(
	{ openingSide, height }: HingedPlan,
	leaf: Board,
	{ finishes: { exterior }, fittings }: HangContext,
): void {
	if (openingSide === 'None') return
	const count = stiffenersOf(exterior.category, height)
	addStiffeners(leaf, { count, side: openingSide }, fittings)
}

// Melamine is not milled: its bars are bought and applied (domain 6.3).
function addBars(
	plan: HingedPlan,
	{ leaf, count }: { leaf: Board; count: number },
	{ finishes: { exterior }, fittings }: HangContext,
): void {
	if (exterior.category !== 'Melamine') return
	addStrips(leaf, crossbarHeights(count, lowEdgeOf(plan)), fittings)
}

type FrontHandle = { model: Handle; color: HandleColor }

function handleOf(plan: HingedPlan, { design, catalogue }: HangContext): FrontHandle | null {
	if (plan.kind === 'FakeDoor' || !design.handle) return null
	const model = handleThatFits(plan, design.handle, catalogue)
	return model && { model, color: design.handle.color }
}

function handleItem({ model, color }: FrontHandle): Item {
	return { family: 'handle', size: model.reference, finish: color }
}

const push: Item = { family: 'push-to-open' }
/** mm under the upper edge of a flap. */
const PUSH_UNDER_EDGE = 40

function addPush(
	plan: HingedPlan,
	{ board, face }: { board: Board; face: number },
	{ fittings, frame }: HangContext,
): void {
	const { group, id } = board
	const up = plan.kind === 'Flap' ? board.width - PUSH_UNDER_EDGE : board.width / 2
	const middle = poseOn(board, [board.length / 2, up], { face: 'B' })
	const knob = { kind: 'Knob', length: 0 } as const
	const [place] = plan.kind === 'Leaf' ? handlePlaces(plan, knob, face - LEAF, frame.lift) : []
	const pose = place ? { ...middle, origin: frame.point(place) } : middle
	fittings.add(push, { group, boards: [id], pose })
}

/** kg by the true area; limits are compared with this one. */
export function leafWeight(plan: { top: readonly Point2[] }, finishes: Finishes): number {
	return (areaUnder(plan.top) / 1e6) * weightPerSquareMetre(finishes.exterior.category, LEAF)
}

/** kg, to ten grams. */
export function writtenWeight(plan: { top: readonly Point2[] }, finishes: Finishes): number {
	return Math.round(leafWeight(plan, finishes) * 100) / 100
}

function areaUnder(top: readonly Point2[]): number {
	return top.slice(1).reduce((sum, [x, height], i) => {
		const [before, lower] = top[i] ?? [0, 0]
		return sum + ((x - before) * (height + lower)) / 2
	}, 0)
}
