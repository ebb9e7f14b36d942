// The pedestals of a desk as the modules of one run: carcasses, interiors and fronts are those of every run.
import { BACK_VOID, CARCASS, FRONT_DEPTH } from '../../../constants.ts'
import type { Bay } from '../../../furniture/run.ts'
import { hasWall } from '../../../room/has-wall.ts'
import { smallest } from '../../../room/readings.ts'
import type { Design, DesignModule, DesignZone } from '../../../run/design.ts'
import { frontPlansOf } from '../../../run/front/front-plans.ts'
import type { HingedPlan } from '../../../run/front/opening-sides.ts'
import type { ModulePlace } from '../../../run/layout/module-places.ts'
import { moduleShape } from '../../../run/layout/module-shape.ts'
import { splitRun } from '../../../run/layout/split-run.ts'
import { baysOf } from '../../../run/made-run.ts'
import { plainDesign } from '../../../run/plain-design.ts'
import type { RunSpace } from '../../../run/space/run-space.ts'
import { type DeskDesign, type PedestalFill, pedestalFront } from '../defaults.ts'
import { ROOM_HEIGHT } from '../ground.ts'
import type { DeskLayout, PlacedSupport } from '../layout.ts'
import { deskLimits, PEDESTAL_PLINTH, WALL_PLAY } from '../limits.ts'

/** `support`: its index among the supports. */
export type Pedestal = {
	support: number
	fill: PedestalFill
	module: DesignModule
	place: ModulePlace
	plans: HingedPlan[]
	bays: Bay[]
}

export type PedestalRun = { design: Design; space: RunSpace; pedestals: Pedestal[] }

export function pedestalRunOf(desk: DeskDesign, layout: DeskLayout): PedestalRun {
	const stand = layout.supports.flatMap((support, index) =>
		support.fill ? [{ ...support, index, fill: support.fill }] : [],
	)
	const modules = stand.map(({ fill }) => moduleOf(fill, desk))
	const design = runDesignOf(desk, layout, modules)
	const space = spaceOf(desk, layout, stand.length > 0)
	const pedestals = stand.map(({ fill, index, ...support }, i): Pedestal => {
		const module = modules[i] ?? moduleOf(fill, desk)
		const place = placeOf(support, space)
		const plans = frontPlansOf(module, i, place, design).map(
			(plan): HingedPlan => ({
				...plan,
				openingSide: plan.kind === 'Leaf' && fill.kind === 'Door' ? fill.side : 'None',
			}),
		)
		return { support: index, fill, module, place, plans, bays: baysOf(module, place, design) }
	})
	return { design, space, pedestals }
}

function moduleOf(fill: PedestalFill, desk: DeskDesign): DesignModule {
	return {
		kind: 'Simple',
		doors: fill.kind === 'Door',
		bays: [{ zones: [zoneOf(fill, desk)] }],
	}
}

function zoneOf(fill: PedestalFill, desk: DeskDesign): DesignZone {
	if (fill.kind === 'Drawers') {
		const pitches = splitRun(pedestalFront(desk), fill.shares)
		return { kind: 'OverlayDrawer', count: pitches.length, pitches }
	}
	return fill.shelves > 0 ? { kind: 'VariableShelve', count: fill.shelves } : { kind: 'Empty' }
}

// Without a door and with plain fronts the grain of drawer fronts lies along the desk (domain 1.2).
function doorsOf({ doors }: DeskDesign, modules: readonly DesignModule[]): Design['doors'] {
	const isPlain = doors.style === 'Simple' && modules.every((module) => !module.doors)
	return isPlain ? null : doors
}

function runDesignOf(desk: DeskDesign, layout: DeskLayout, modules: DesignModule[]): Design {
	const { width, walls, baseboard, obstacle, source, access, colors, handle } = desk
	const plain = plainDesign({
		limits: deskLimits,
		width,
		hu: [ROOM_HEIGHT],
		height: layout.underside,
		depth: { center: desk.depth, left: desk.depth, right: desk.depth },
		plinth: PEDESTAL_PLINTH,
		colors,
		doors: doorsOf(desk, modules),
		handle,
		walls,
		baseboard,
		obstacle,
		source,
		access,
		runs: modules.length > 0 ? [{ side: 'Main', zones: [{ modules }] }] : [],
	})
	return { ...plain, filler: { ...plain.filler, removal: WALL_PLAY } }
}

/** The whole desk between its walls; its pedestals stand in it where the layout says. */
function spaceOf(desk: DeskDesign, layout: DeskLayout, fronts: boolean): RunSpace {
	const { x, length, standoff, underside, carcassDepth } = layout
	const wall = smallest(desk.width)
	const end = (side: 'left' | 'right'): RunSpace['left'] =>
		hasWall(desk, side) ? { kind: 'Play', width: WALL_PLAY } : { kind: 'Cheek', width: 0 }
	return {
		side: 'Main',
		mirrored: false,
		wall,
		left: end('left'),
		right: end('right'),
		margin: { left: 0, right: 0 },
		solid: { left: 0, right: 0 },
		loss: { left: 0, right: 0 },
		start: x,
		length,
		ceiling: ROOM_HEIGHT,
		topFiller: 0,
		carcassHeight: underside,
		plinth: PEDESTAL_PLINTH,
		carcassDepth,
		usefulDepth: carcassDepth - BACK_VOID,
		depth: carcassDepth + FRONT_DEPTH,
		fronts,
		standoff,
		tablet: 0,
		rearNotch: null,
		envelope: { wall, flat: underside, ceiling: ROOM_HEIGHT, slopes: [] },
		back: null,
		lowEnds: [],
	}
}

function placeOf({ x, width }: Pick<PlacedSupport, 'x' | 'width'>, space: RunSpace): ModulePlace {
	const { carcassHeight, plinth } = space
	return {
		kind: 'Simple',
		x,
		width,
		shape: moduleShape(space.envelope, x, x + width, false),
		bays: [
			{
				x: x + CARCASS,
				width: width - 2 * CARCASS,
				height: carcassHeight - plinth - 2 * CARCASS,
				side: carcassHeight,
				level: true,
				blind: false,
			},
		],
		space,
		blind: false,
		hidden: 0,
		shown: { left: true, right: true },
		held: true,
	}
}
