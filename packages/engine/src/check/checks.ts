// The live checks of a made furniture: each measures one thing against its limit, passed or not (domain 11).
import type { Catalogue } from '../catalogue.ts'
import { completeConfiguration } from '../configuration/complete-configuration.ts'
import type { Design } from '../configuration/design.ts'
import type { Configuration } from '../configuration/schema.ts'
import { PART_MAX, SIDE_FILLER } from '../constants.ts'
import { hingeLoad } from '../front/hinges.ts'
import type { Furniture, Module } from '../furniture.ts'
import type { Remedy } from '../issue.ts'
import { spanOf } from '../module/bay-limits.ts'
import { fittingLimits, RAIL_SHORT } from '../module/fittings.ts'
import { deviationOf } from '../room/readings.ts'
import { hasWall } from '../room/run-ends.ts'
import { type RunSpace, runSpaceOf } from '../room/run-space.ts'
import { sagOf } from './sag.ts'
import { TILT_AIR, tallestLying, tiltingHeight } from './tilting.ts'

export const checkCodes = [
	'shelf_sag',
	'leaf_weight',
	'wall_deviation',
	'handle_clearance',
	'longest_board',
	'hanging_height',
	'hanging_depth',
	'tilting_height',
	'module_width',
	'room_to_open',
] as const
export type CheckCode = (typeof checkCodes)[number]

/** One check: `ok`, or `hint` / `warning` with what would mend it. `most`: measured may not exceed the limit; `least`: it must reach it. */
export type Check = {
	code: CheckCode
	state: 'ok' | 'hint' | 'warning'
	kind: 'most' | 'least'
	unit: 'mm' | 'kg'
	measured: number
	limit: number
	remedy?: Remedy
}

type Measure = Omit<Check, 'state'> & { otherwise: 'hint' | 'warning' }

/** Every check that this furniture can be put to; one without its subject (no rail, no leaf) is left out. */
export function checksOf(
	furniture: Furniture,
	configuration: Configuration,
	catalogue: Catalogue,
): Check[] {
	const design = completeConfiguration(configuration, catalogue)
	const space = runSpaceOf(design, 'Main')
	return [
		sagMeasure(furniture),
		leafMeasure(furniture),
		deviationMeasure(design),
		handleMeasure(furniture, design, space, catalogue),
		longestMeasure(furniture),
		hangingMeasure(furniture),
		hangingDepthMeasure(furniture),
		tiltMeasure(furniture, space),
		widthMeasure(furniture),
		openingMeasure(furniture, design),
	].flatMap((measure) => (measure ? [judge(measure)] : []))
}

function judge({ otherwise, ...check }: Measure): Check {
	const passes =
		check.kind === 'most' ? check.measured <= check.limit : check.measured >= check.limit
	if (!passes) return { ...check, state: otherwise }
	const { remedy: _, ...fine } = check
	return { ...fine, state: 'ok' }
}

const modulesOf = (furniture: Furniture): Module[] => furniture.runs.flatMap((run) => run.modules)
const baysOf = (furniture: Furniture) => modulesOf(furniture).flatMap((module) => module.bays)

function most(values: readonly number[]): number | null {
	return values.length === 0 ? null : Math.max(...values)
}

// The widest shelf of each thickness against the sag that its span limit allows.
function sagMeasure(furniture: Furniture): Measure | null {
	const shelves = baysOf(furniture).filter((bay) =>
		bay.zones.some((zone) => zone.kind === 'VariableShelve' || zone.kind === 'FixedShelve'),
	)
	const worst = shelves.toSorted(
		(a, b) => sagOf(b.width, b.shelfThickness) - sagOf(a.width, a.shelfThickness),
	)[0]
	if (!worst) return null
	return {
		code: 'shelf_sag',
		kind: 'most',
		unit: 'mm',
		measured: sagOf(worst.width, worst.shelfThickness),
		limit: sagOf(spanOf(worst.shelfThickness), worst.shelfThickness),
		otherwise: 'warning',
	}
}

const HANDLE_WEIGHT = 0.2

function leafMeasure({ fronts }: Furniture): Measure | null {
	const heaviest = fronts
		.filter((front) => front.kind === 'Leaf')
		.toSorted((a, b) => b.weight - a.weight)[0]
	if (!heaviest) return null
	return {
		code: 'leaf_weight',
		kind: 'most',
		unit: 'kg',
		measured: Math.round((heaviest.weight + HANDLE_WEIGHT) * 10) / 10,
		limit: hingeLoad(heaviest.hinges.length),
		otherwise: 'warning',
	}
}

const STRAIGHT_WALL = 10

function deviationMeasure(design: Design): Measure | null {
	if (design.walls !== 'Both' || design.width.length < 2) return null
	return {
		code: 'wall_deviation',
		kind: 'most',
		unit: 'mm',
		measured: deviationOf(design.width),
		limit: Math.max(STRAIGHT_WALL, design.filler.oversize - STRAIGHT_WALL),
		otherwise: 'warning',
	}
}

const HANDLE_AIR = 5

// The nearest wall beside a hinge, as far as a handle needs it.
function handleMeasure(
	furniture: Furniture,
	design: Design,
	space: RunSpace,
	catalogue: Catalogue,
): Measure | null {
	const handle = catalogue.handles.find(({ reference }) => reference === design.handle?.model)
	const leaves = furniture.fronts.filter((front) => front.kind === 'Leaf')
	const sides = (['left', 'right'] as const).filter((side) => hasWall(design, side))
	if (!handle || leaves.length === 0 || sides.length === 0) return null
	const narrowest = sides.toSorted((a, b) => space[a].width - space[b].width)[0] ?? 'left'
	const limit = handle.projection + HANDLE_AIR
	return {
		code: 'handle_clearance',
		kind: 'least',
		unit: 'mm',
		measured: space[narrowest].width,
		limit,
		otherwise: 'hint',
		remedy: { filler: { [narrowest]: Math.max(SIDE_FILLER.min, limit) } },
	}
}

function longestMeasure({ boards }: Furniture): Measure | null {
	const measured = most(boards.map((board) => board.length))
	if (measured === null) return null
	return {
		code: 'longest_board',
		kind: 'most',
		unit: 'mm',
		measured,
		limit: PART_MAX.length,
		otherwise: 'warning',
	}
}

function hangingMeasure(furniture: Furniture): Measure | null {
	const rails = baysOf(furniture).flatMap((bay) =>
		bay.zones.filter((zone) => zone.kind === 'Wardrobe').map((zone) => zone.height),
	)
	if (rails.length === 0) return null
	return {
		code: 'hanging_height',
		kind: 'least',
		unit: 'mm',
		measured: Math.min(...rails),
		limit: RAIL_SHORT,
		otherwise: 'warning',
	}
}

function hangingDepthMeasure(furniture: Furniture): Measure | null {
	const depths = baysOf(furniture)
		.filter((bay) => bay.zones.some((zone) => zone.kind === 'Wardrobe'))
		.map((bay) => bay.depth)
	if (depths.length === 0) return null
	return {
		code: 'hanging_depth',
		kind: 'least',
		unit: 'mm',
		measured: Math.min(...depths),
		limit: fittingLimits.Wardrobe.depthMin,
		otherwise: 'hint',
	}
}

function tiltMeasure({ runs }: Furniture, space: RunSpace): Measure | null {
	if (
		runs.every((run) => run.assembly === 'LYING') &&
		tiltingHeight(space) > space.ceiling - TILT_AIR
	)
		return null
	const top = space.ceiling - tallestLying(space)
	return {
		code: 'tilting_height',
		kind: 'most',
		unit: 'mm',
		measured: Math.round(tiltingHeight(space)),
		limit: space.ceiling - TILT_AIR,
		otherwise: 'hint',
		...(space.topFiller > 0 && top <= 300 && { remedy: { filler: { top } } }),
	}
}

function widthMeasure(furniture: Furniture): Measure | null {
	const widest = most(modulesOf(furniture).map((module) => module.width))
	if (widest === null) return null
	const limit = modulesOf(furniture).some((module) => module.kind === 'Double') ? 1200 : 1000
	return {
		code: 'module_width',
		kind: 'most',
		unit: 'mm',
		measured: widest,
		limit,
		otherwise: 'warning',
	}
}

/** To open a door one stands before it: leaf and this much (domain 6.5). */
const STAND = 300

// Measured only where the buyer said how far the side walls go.
function openingMeasure(furniture: Furniture, design: Design): Measure | null {
	const widest = most(
		furniture.fronts
			.filter((front) => front.kind === 'Leaf')
			.map((front) => furniture.boards.find(({ id }) => id === front.board)?.width ?? 0),
	)
	const room = design.roomDepth
	if (widest === null || room === null) return null
	return {
		code: 'room_to_open',
		kind: 'least',
		unit: 'mm',
		measured: room - design.depth.center,
		limit: widest + STAND,
		otherwise: 'warning',
	}
}
