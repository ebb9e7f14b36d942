// Which fronts close a module, and where: leaves above overlay drawers, one or two by the width (domain 3.5, 5.1, 6.5).

import { floorMm, GAP, HALF_GAP, LEAF_HEIGHT, ONE_LEAF_MAX } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import type { FrontKind } from '../../furniture/front.ts'
import { pitchesIn } from '../../furniture/run.ts'
import type { Design, DesignModule } from '../design.ts'
import { hasOverlayDrawers } from '../has-fronts.ts'
import type { ModulePlace } from '../layout/module-places.ts'
import { cornersUnder, type ModuleShape, undersideAt } from '../layout/module-shape.ts'
import { baySizeIn } from '../module/bay-size.ts'
import { stackOf } from '../module/bay-stack.ts'
import type { RunSpace } from '../space/run-space.ts'

/** A front in the run's axes; `z` of its lower edge above the floor, `height` of its taller edge. */
export type FrontPlan = {
	module: number
	bays: number[]
	kind: FrontKind
	/** Which drawer of its bay a drawer front closes, from the floor up. */
	drawer: number | null
	x: number
	z: number
	width: number
	height: number
	/** The only leaf of a simple module that is not blind: such leaves alternate. */
	alone: boolean
	/** Which leaf of a pair, or null for a single one. */
	pair: 'Left' | 'Right' | null
	/** Upper edge from left to right: (from the front's left edge, above its lower edge). */
	top: Point2[]
	/** Where a slope decides the hinge, in local x: the higher edge (domain 3.5, hinge rule). */
	highSide: 'Left' | 'Right' | null
	/** Where a corner decides it: away from the corner (domain 4.2). */
	cornerSide: 'Left' | 'Right' | null
}

/** Where a front's upper edge is lowest, above its bottom edge. */
export function lowEdgeOf({ top }: Pick<FrontPlan, 'top'>): number {
	return Math.min(...top.map(([, height]) => height))
}

/** A gap above drawers too low to be worth a board. */
export const PANEL_MIN = 20

/** All fronts of a module, from left to right and from the floor up. */
export function frontPlansOf(
	module: DesignModule,
	index: number,
	place: ModulePlace,
	design: Design,
): FrontPlan[] {
	const { space } = place
	const closed = design.doors !== null && module.doors
	return columnsOf(module, index, place, space).flatMap((column) => {
		const pitches = overlayPitchesOf(module, column, place, design)
		const given = { index, column, place, space }
		const overlay = pitches.reduce((sum, pitch) => sum + pitch, 0)
		return [...drawerFronts(given, pitches), ...leavesOf(given, overlay, closed)]
	})
}

/** What stands one above the other in the plane of the leaves. `leaves`: how many share its width. */
type Column = {
	bays: number[]
	x: number
	width: number
	leaves: 1 | 2
	alone: boolean
	pair: FrontPlan['pair']
	cornerSide: FrontPlan['cornerSide']
}
type ColumnCase = { index: number; column: Column; place: ModulePlace; space: RunSpace }

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

// The leaf starts where the neighbour run ends; behind it the module goes on to the wall.
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
	{ index, column, space }: ColumnCase,
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

function level(width: number, height: number): Point2[] {
	return [
		[0, height],
		[width, height],
	]
}

function leavesOf(given: ColumnCase, overlay: number, closed: boolean): FrontPlan[] {
	const { column } = given
	const single = leafPlan(given, column, overlay)
	const shortest = lowEdgeOf(single)
	const panel = { ...single, kind: 'FakeDoor' as const, pair: null, highSide: null }
	// Drawers that stand above the low edge are refused with the panel that cannot be made over them; those that
	// end with the carcass leave less than nothing to a panel, which keeps its own gap.
	if (overlay > 0 && shortest < -GAP) return [panel]
	if (overlay > 0 && single.height < LEAF_HEIGHT.min) {
		return single.height < PANEL_MIN ? [] : [panel]
	}
	if (!closed) return []
	if (column.leaves === 1) return [single]
	const width = (column.width - GAP) / 2
	return [
		leafPlan(given, { x: column.x, width, pair: 'Left' }, overlay),
		leafPlan(given, { x: column.x + width + GAP, width, pair: 'Right' }, overlay),
	]
}

function leafPlan(
	{ index, column, place, space }: ColumnCase,
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

// 1.5 under the carcass line, measured square to it, full precision.
function topEdge({ line, top }: ModuleShape, x: number, width: number): Point2[] {
	const at = (place: number) => undersideAt(line, place, HALF_GAP)
	const right = x + width
	if (top === 'Straight') return level(width, at(x))
	const corners = cornersUnder(line, HALF_GAP, x, right).map(([cx, z]): Point2 => [cx - x, z])
	return [[0, at(x)], ...corners, [width, at(right)]]
}

// A leaf wholly on the flat part is free; a pair on a straight top keeps its outer hinges.
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
