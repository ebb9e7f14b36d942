// One run: modules placed, carcasses, interiors, fronts, finishing, and every reason against them.

import type { Catalogue } from '../catalogue.ts'
import { LOW_FURNITURE } from '../constants.ts'
import { createIssue } from '../create-issue.ts'
import type { Board } from '../furniture/board.ts'
import type { BoardBuilder } from '../furniture/board-builder.ts'
import type { Finishes } from '../furniture/finish.ts'
import type { FittingBuilder } from '../furniture/fitting.ts'
import type { Front } from '../furniture/front.ts'
import { FURNITURE, type Group, moduleGroup } from '../furniture/group.ts'
import type { Bay, Module, Run, TopShape } from '../furniture/run.ts'
import type { RunFrame } from '../furniture/run-frame.ts'
import type { Issue } from '../issue.ts'
import { type BackSlope, clearDepthAt } from '../room/back-slope.ts'
import type { Design, DesignModule } from './design.ts'
import { buildFinishing } from './finishing/build-finishing.ts'
import { buildFront, type FrontContext, writtenWeight } from './front/build-fronts.ts'
import { cornerIssues } from './front/corner-issues.ts'
import { addPanelBrackets } from './front/front-fittings.ts'
import { frontMisfits } from './front/front-misfits.ts'
import { type FrontPlan, frontPlansOf } from './front/front-plans.ts'
import { hingeIssues } from './front/hinge-issues.ts'
import { type HingedPlan, openingSideIssues, withOpeningSides } from './front/opening-sides.ts'
import { layoutIssues } from './layout/layout-issues.ts'
import type { ModulePlace } from './layout/module-places.ts'
import { runPlacesOf, runZonesOf } from './layout/run-zones.ts'
import { type BayPosition, bayCountIssue, bayIssues } from './module/bay-issues.ts'
import type { BayPlan } from './module/bay-plan.ts'
import { bayRemedy } from './module/bay-remedy.ts'
import { bayFloor, baySizeIn } from './module/bay-size.ts'
import { fixedShelvesOf, stackOf } from './module/bay-stack.ts'
import { buildCarcass, type Carcass } from './module/carcass.ts'
import { buildInterior } from './module/interior.ts'
import { addLight, LED_BAY_MIN, ledLength } from './module/led.ts'
import { addModuleFittings } from './module/module-fittings.ts'
import type { Stack } from './module/stack.ts'
import type { RunSpace } from './space/run-space.ts'
import { runSpaceIssues } from './space/run-space-issues.ts'
import { sweptUnder } from './tilting.ts'

export type RunContext = {
	design: Design
	catalogue: Catalogue
	finishes: Finishes
	frame: RunFrame
	builder: BoardBuilder
	fittings: FittingBuilder
	groups: Group[]
}

export type RunParts = {
	run: Run
	boards: Board[]
	fronts: Front[]
	issues: Issue[]
	space: RunSpace
}

/** Builds one run; with an error among `issues` its boards mean nothing. */
export function buildRun(given: RunContext): RunParts {
	const { design, builder, frame, groups } = given
	groups.push({ id: frame.side, kind: 'run', parent: FURNITURE })
	const zones = runZonesOf(design, frame.side)
	const { space } = zones
	// Modules of zones that the wall does not have stand nowhere: zone_count_wrong says so.
	const modules = zones.zones.flatMap((zone) => zone.modules)
	const places = runPlacesOf(zones, design)
	const plans = withOpeningSides(
		modules.flatMap((module, i) => frontPlansOf(module, i, placeAt(places, i), design)),
		space,
		design,
	)
	const bays = modules.map((module, i) => baysOf(module, placeAt(places, i), design))
	const layout = layoutIssues(zones, places, design)
	// Where the modules themselves cannot stand, bays and fronts have no size to judge.
	const parts =
		layout.length > 0
			? []
			: [
					...modules.flatMap((module, i) => interiorIssues(module, i, placeAt(places, i), design)),
					...plans.flatMap((plan) => frontMisfits(plan, { ...given, space })),
					...plans.flatMap((plan) => hingeIssues(plan, placeAt(places, plan.module), given)),
				]
	const issues = [
		...runSpaceIssues(design, space),
		...cornerIssues(plans, space, design, given.catalogue),
		...layout,
		...openingSideIssues(plans, space, design, modules.length),
		...modules.flatMap((module, i) => bayCountIssue(module, placeAt(places, i), i, design)),
		...parts,
	]
	const run = runOf(space, places, modules, bays)
	if (issues.some((issue) => issue.severity === 'error')) {
		return { run, boards: [], fronts: [], issues, space }
	}
	const built = buildModules(given, places, bays, plans)
	const fronts = buildFronts({ ...given, space }, plans, built)
	run.fillers = buildFinishing({ ...given, space, places, walls: zones.walls })
	fronts.push(...voidPanels(builder.boards, given, places))
	return { run, boards: builder.boards, fronts, issues, space }
}

function placeAt(places: readonly ModulePlace[], index: number): ModulePlace {
	const place = places[index]
	if (!place) throw new Error(`module ${index} has no place`)
	return place
}

// Fixed panels over a void or a breast are no leaves, but they are sold and shown as fronts.
function voidPanels(
	boards: readonly Board[],
	{ finishes, fittings }: RunContext,
	places: readonly ModulePlace[],
): Front[] {
	return boards
		.filter((board) => board.part === 'FakeDoor' && board.module === null)
		.map((board) => {
			addPanelBrackets(board, fittings)
			return {
				id: board.id,
				board: board.id,
				run: board.run,
				module: Math.max(
					0,
					places.findLastIndex((place) => place.x <= board.pose.origin[0]),
				),
				bays: [],
				kind: 'FakeDoor',
				style: 'Simple',
				count: 0,
				hinges: [],
				openingSide: 'None',
				handle: null,
				weight: writtenWeight(
					{ top: board.outline.slice(1, -1).map(([a, b]) => [b, a]) },
					finishes,
				),
			}
		})
}

type PlannedBay = { bay: Bay; stack: Stack }

function baysOf(module: DesignModule, place: ModulePlace, design: Design): PlannedBay[] {
	return place.bays.map((own, i) => {
		const choice = module.bays[i] ?? { template: '00' }
		const { stack, shelfThickness } = stackOf(choice, baySizeIn(place.space, own, design))
		const { x, width, height } = own
		return {
			stack,
			bay: {
				x,
				width,
				height,
				floor: bayFloor(place.space),
				depth: place.space.usefulDepth,
				template: 'template' in choice ? choice.template : null,
				shelfThickness,
				led: choice.led ? ledLength(width) : null,
				zones: stack.zones,
			},
		}
	})
}

function interiorIssues(
	module: DesignModule,
	index: number,
	place: ModulePlace,
	design: Design,
): Issue[] {
	const { space } = place
	return place.bays.flatMap((bay, i) => {
		const choice = module.bays[i]
		if (!choice) return []
		const at = [bay.x, space.standoff, bayFloor(space)] as const
		const position = { run: space.side, module: index, bay: i, at }
		const unlit = choice.led && ledLength(bay.width) === null
		const dark = unlit ? [barTooLong(bay.width, position)] : []
		const misfits = bayIssues(choice, baySizeIn(space, bay, design), position)
		return [...dark, ...misfits].map((issue) => {
			const remedy = bayRemedy(issue, { choice, place, index, bay: i }, design)
			return remedy ? { ...issue, remedy } : issue
		})
	})
}

// The furniture is made all the same, without the light in that bay.
function barTooLong(measured: number, position: BayPosition): Issue {
	return createIssue({
		code: 'fitting_bay_too_narrow',
		severity: 'warning',
		...position,
		measured,
		limit: LED_BAY_MIN,
		data: { kind: 'Led' },
	})
}

/** A bay as filled, with the boards around it. */
type FilledBay = { bay: Bay; around: BayPlan['around'] }

function buildModules(
	given: RunContext,
	places: readonly ModulePlace[],
	bays: readonly PlannedBay[][],
	plans: readonly HingedPlan[],
): FilledBay[][] {
	const { builder, finishes, fittings, groups, frame } = given
	return places.map((place, module) => {
		const { space } = place
		const group = moduleGroup(frame.side, module)
		groups.push({ id: group, kind: 'module', parent: frame.side })
		const carcass = buildCarcass(builder, place, module, finishes)
		addModuleFittings(carcass, { group, plinth: space.plinth }, fittings)
		return (bays[module] ?? []).map(({ bay }, index): FilledBay => {
			const around = boardsAround(carcass, place, index)
			const { x, width, zones, shelfThickness: shelf } = bay
			const hinged = hingedSides(plans, module, index)
			const depthAt = (z: number) => clearDepthAt(space, z)
			buildInterior(
				{ module, group, index, x, width, zones, shelf, hinged, around, depthAt },
				{ builder, fittings, groups, frame, space, finishes },
			)
			if (bay.led) addLight(bay, around.top, { ...given, space })
			return { bay, around }
		})
	})
}

// The level panel where the top is of two, over the bay's middle.
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

function buildFronts(
	context: FrontContext,
	plans: readonly HingedPlan[],
	filled: readonly FilledBay[][],
): Front[] {
	return plans.map((plan) => {
		const behind = plan.bays.flatMap((b) => filled[plan.module]?.[b] ?? [])
		const [first, last] = [behind[0], behind.at(-1)]
		if (!first || !last) throw new Error(`a front of module ${plan.module} closes no bay`)
		const shelves = behind.flatMap(({ bay }) => fixedShelvesOf(bay))
		const { left } = first.around
		const { right } = last.around
		return buildFront(plan, { shelves, left, right }, context)
	})
}

function runOf(
	space: RunSpace,
	places: readonly ModulePlace[],
	modules: readonly DesignModule[],
	bays: readonly PlannedBay[][],
): Run {
	const tilt = sweptUnder(space, places)
	return {
		side: space.side,
		width: places.reduce((sum, place) => sum + place.width, 0),
		wall: space.wall - space.loss.left - space.loss.right,
		depth: space.depth,
		front: space.standoff + space.depth,
		ceiling: space.ceiling,
		assembly: tilt.measured <= tilt.limit || isLow(space) ? 'LYING' : 'STANDING',
		tilt,
		modules: places.map((place, i) => moduleOf(place, i, modules, bays[i] ?? [])),
		fillers: [],
	}
}

function isLow(space: RunSpace): boolean {
	return space.carcassHeight <= LOW_FURNITURE
}

function moduleOf(
	place: ModulePlace,
	index: number,
	modules: readonly DesignModule[],
	bays: readonly PlannedBay[],
): Module {
	const { space } = place
	const { shape } = place
	const [left, right] = [shape.heightLeft, shape.heightRight]
	const tallest = Math.max(left, right)
	return {
		kind: place.kind,
		blind: place.blind,
		x: place.x,
		y: space.standoff,
		width: place.width,
		depth: space.carcassDepth,
		heightLeft: space.mirrored ? right : left,
		heightRight: space.mirrored ? left : right,
		heightFront: space.back?.front ?? tallest,
		heightRear: space.back?.rear ?? tallest,
		top: space.back ? backTop(space.back) : shape.top,
		doors: modules[index]?.doors ?? true,
		bays: bays.map(({ bay }) => bay),
	}
}

function backTop({ profile }: BackSlope): TopShape {
	return profile.length > 2 ? 'PartialSlope' : 'FullSlope'
}
