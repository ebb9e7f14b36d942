import { floorMm, GAP, HALF_GAP, LEAF_HEIGHT, ONE_LEAF_MAX } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import type { FrontKind } from '../../furniture/front.ts'
import { pitchesIn } from '../../furniture/run.ts'
import type { Design, DesignModule } from '../design.ts'
import { hasOverlayDrawers } from '../has-fronts.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { cornersUnder, type ModuleShape, undersideAt } from '../layout/module-shape.ts'
import { baySizeIn } from '../module/bay/bay-size.ts'
import { stackOf } from '../module/bay/bay-stack.ts'
import type { RunSpace } from '../space/run-space.ts'

/** In the run's axes: `z` of the lower edge above the floor, `height` of the taller edge. */
export type FrontPlan = {
	module: number
	bays: number[]
	kind: FrontKind
	drawer: number | null
	x: number
	z: number
	width: number
	height: number
	/** The only leaf of a simple module that is not blind; such leaves alternate their hinges. */
	alone: boolean
	pair: 'Left' | 'Right' | null
	/** Upper edge from left to right, as (from the left edge, above the lower edge). */
	top: Point2[]
	/** The higher edge under a slope, in local x, where the leaf must hinge (domain 3.5, hinge rule). */
	highSide: 'Left' | 'Right' | null
	cornerSide: 'Left' | 'Right' | null
}

export function lowEdgeOf({ top }: Pick<FrontPlan, 'top'>): number {
	return Math.min(...top.map(([, height]) => height))
}

/** As high as its module, in the style of the leaves. */
export function isUpright({ kind }: Pick<FrontPlan, 'kind'>): boolean {
	return kind === 'Leaf' || kind === 'PullOut'
}

export const PANEL_MIN = 20

export function frontPlansOf(
	module: DesignModule,
	index: number,
	place: ModulePlace,
	design: Design,
): FrontPlan[] {
	const { space } = place
	if (module.wholeFront) return [wholePlan(module.wholeFront, index, place)]
	const closed = design.doors !== null && module.doors
	return columnsOf(module, index, place, space).flatMap((column) => {
		const pitches = overlayPitchesOf(module, column, place, design)
		const context = { index, column, place, space }
		const overlay = pitches.reduce((sum, pitch) => sum + pitch, 0)
		return [...drawerFronts(context, pitches), ...leavesOf(context, overlay, closed)]
	})
}

/** Fronts one above the other. `leaves`: how many share its width. */
type Column = {
	bays: number[]
	x: number
	width: number
	leaves: 1 | 2
	alone: boolean
	pair: FrontPlan['pair']
	cornerSide: FrontPlan['cornerSide']
}
type ColumnContext = { index: number; column: Column; place: ModulePlace; space: RunSpace }

function columnsOf(
	module: DesignModule,
	index: number,
	place: ModulePlace,
	space: RunSpace,
): Column[] {
	const x = place.x + HALF_GAP
	if (place.blind) return [blindColumn(place, space)]
	if (module.kind === 'Simple') {
		const leaves = place.width > ONE_LEAF_MAX ? 2 : 1
		const cornerSide = leaves === 1 ? awayFromCorner(index, place, space) : null
		const alone = leaves === 1
		return [{ bays: [0], x, width: place.width - GAP, leaves, alone, pair: null, cornerSide }]
	}
	const width = (place.width - 2 * GAP) / 2
	const column = { width, leaves: 1, alone: false, cornerSide: null } as const
	return [
		{ ...column, bays: [0], x, pair: 'Left' },
		{ ...column, bays: [1], x: x + width + GAP, pair: 'Right' },
	]
}

// The leaf starts where the neighbour run ends; the module itself goes on to the wall.
function blindColumn(place: ModulePlace, space: RunSpace): Column {
	const isFirst = place.x === space.start && space.left.kind === 'Blind'
	return {
		bays: [0],
		x: place.x + HALF_GAP + (isFirst ? place.hidden : 0),
		width: place.width - place.hidden - GAP,
		leaves: 1,
		alone: false,
		pair: null,
		cornerSide: isFirst ? 'Right' : 'Left',
	}
}

function awayFromCorner(index: number, place: ModulePlace, space: RunSpace): Column['cornerSide'] {
	if (index === 0 && space.left.kind === 'Corner') return 'Right'
	const end = space.wall - space.margin.right - space.right.width
	return space.right.kind === 'Corner' && place.x + place.width >= end - 1 ? 'Left' : null
}

function overlayPitchesOf(
	module: DesignModule,
	column: Column,
	{ bays, space }: ModulePlace,
	design: Design,
): readonly number[] {
	const index = column.bays.find((bay) => {
		const choice = module.bays[bay]
		return choice && hasOverlayDrawers(choice)
	})
	const [choice, bay] = [module.bays[index ?? 0], bays[index ?? 0]]
	if (index === undefined || !choice || !bay) return []
	const [lowest] = stackOf(choice, baySizeIn(space, bay, design)).stack.zones
	return lowest?.kind === 'OverlayDrawer' ? pitchesIn(lowest) : []
}

function drawerFronts(
	{ index, column, space }: ColumnContext,
	pitches: readonly number[],
): FrontPlan[] {
	let lower = space.plinth
	return pitches.map((pitch, i) => {
		const height = pitch - GAP
		const z = lower + HALF_GAP
		lower += pitch
		return {
			module: index,
			bays: column.bays,
			kind: 'DrawerFront' as const,
			drawer: i,
			alone: false,
			x: column.x,
			z,
			width: column.width,
			height,
			pair: null,
			top: level(column.width, height),
			highSide: null,
			cornerSide: null,
		}
	})
}

function wholePlan(kind: FrontKind, index: number, place: ModulePlace): FrontPlan {
	const { space } = place
	const [x, width] = [place.x + HALF_GAP, place.width - GAP]
	const column: Column = {
		bays: [0],
		x,
		width,
		leaves: 1,
		alone: false,
		pair: null,
		cornerSide: null,
	}
	return { ...leafPlan({ index, column, place, space }, { x, width, pair: null }, 0), kind }
}

function level(width: number, height: number): Point2[] {
	return [
		[0, height],
		[width, height],
	]
}

function leavesOf(context: ColumnContext, overlay: number, closed: boolean): FrontPlan[] {
	const { column } = context
	const single = leafPlan(context, column, overlay)
	const shortest = lowEdgeOf(single)
	const panel = { ...single, kind: 'FakeDoor' as const, pair: null, highSide: null }
	// Drawers above the low edge are refused with the panel that cannot be made over them.
	// Drawers that end with the carcass leave only the gap of a panel.
	if (overlay > 0 && shortest < -GAP) return [panel]
	if (overlay > 0 && single.height < LEAF_HEIGHT.min) {
		return single.height < PANEL_MIN ? [] : [panel]
	}
	if (!closed) return []
	if (column.leaves === 1) return [single]
	const width = (column.width - GAP) / 2
	return [
		leafPlan(context, { x: column.x, width, pair: 'Left' }, overlay),
		leafPlan(context, { x: column.x + width + GAP, width, pair: 'Right' }, overlay),
	]
}

function leafPlan(
	{ index, column, place, space }: ColumnContext,
	{ x, width, pair }: Pick<FrontPlan, 'x' | 'width' | 'pair'>,
	overlay: number,
): FrontPlan {
	const z = space.plinth + overlay + HALF_GAP
	const top = topEdge(place.shape, x, width).map(
		([along, height]): Point2 => [along, floorMm(height - z)],
	)
	const highSide = highSideOf(place.shape, top, pair)
	return {
		module: index,
		bays: column.bays,
		kind: 'Leaf',
		drawer: null,
		alone: column.alone,
		x,
		z,
		width,
		height: Math.max(...top.map(([, height]) => height)),
		// Under a slope every leaf stands alone: its own high edge decides.
		pair: highSide && place.shape.top !== 'Straight' ? null : pair,
		top,
		highSide,
		cornerSide: column.cornerSide,
	}
}

// 1.5 under the carcass line, measured square to it.
function topEdge({ line, top }: ModuleShape, x: number, width: number): Point2[] {
	const at = (place: number) => undersideAt(line, place, HALF_GAP)
	const right = x + width
	if (top === 'Straight') return level(width, at(x))
	const corners = cornersUnder(line, HALF_GAP, x, right).map(([cx, z]): Point2 => [cx - x, z])
	return [[0, at(x)], ...corners, [width, at(right)]]
}

// A leaf wholly under the flat part is free; a pair under a straight top hinges outside.
function highSideOf(
	shape: ModuleShape,
	top: Point2[],
	pair: FrontPlan['pair'],
): FrontPlan['highSide'] {
	if (shape.top === 'Straight') {
		if (!shape.slanted || pair) return null
		return shape.lowSide === 'left' ? 'Right' : 'Left'
	}
	const left = top[0]?.[1] ?? 0
	const right = top.at(-1)?.[1] ?? 0
	if (left === right) return null
	return left < right ? 'Right' : 'Left'
}
