// One run: modules placed, carcasses, interiors, fronts, finishing, and every reason against them.
import type { BoardBench } from './board/board-bench.ts'
import type { Finishes } from './board/finish.ts'
import type { RunFrame } from './board/run-frame.ts'
import type { Catalogue } from './catalogue.ts'
import { sweptUnder } from './check/tilting.ts'
import type { Design, DesignModule } from './configuration/design.ts'
import { zonesOfChoice } from './configuration/has-fronts.ts'
import { CARCASS, LOW_FURNITURE } from './constants.ts'
import { createIssue } from './create-issue.ts'
import { buildFinishing } from './finishing/build-finishing.ts'
import { buildFront, type FrontShop, leafWeight } from './front/build-fronts.ts'
import { cornerIssues } from './front/corner-issues.ts'
import { frontMisfits } from './front/front-misfits.ts'
import { type FrontPlan, frontPlansOf } from './front/front-plans.ts'
import { type HingedPlan, openingSideIssues, withOpeningSides } from './front/opening-sides.ts'
import type { Bay, Board, Front, Module, Run, TopShape } from './furniture.ts'
import type { Issue } from './issue.ts'
import { layoutIssues } from './layout/layout-issues.ts'
import type { ModulePlace } from './layout/module-places.ts'
import { runPlacesOf, runZonesOf } from './layout/run-zones.ts'
import { type BayPosition, bayCountIssue, bayIssues } from './module/bay-issues.ts'
import { usualThickness } from './module/bay-limits.ts'
import { bayRemedy } from './module/bay-remedy.ts'
import { baySizeIn } from './module/bay-size.ts'
import { buildCarcass } from './module/carcass.ts'
import { buildInterior } from './module/interior.ts'
import { LED_BAY_MIN, ledLength } from './module/led.ts'
import { type Stack, stackZones } from './module/stack.ts'
import type { Tally } from './module/tally.ts'
import { type BackSlope, clearDepthAt } from './room/back-slope.ts'
import type { RunSpace } from './room/run-space.ts'
import { runSpaceIssues } from './room/run-space-issues.ts'

export type RunCase = {
	design: Design
	catalogue: Catalogue
	finishes: Finishes
	frame: RunFrame
	bench: BoardBench
	tally: Tally
}

export type RunParts = {
	run: Run
	boards: Board[]
	fronts: Front[]
	issues: Issue[]
	/** Bays with zone heights above their own floor. */
	stacks: Bay[]
	space: RunSpace
}

/** Builds one run; with an error among `issues` its boards mean nothing. */
export function buildRun(given: RunCase): RunParts {
	const { design, bench, frame } = given
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
	const stacks = bays.flat().map((bay) => bay.bay)
	if (issues.some((issue) => issue.severity === 'error')) {
		return { run, boards: [], fronts: [], issues, stacks, space }
	}
	buildModules(given, places, bays, plans)
	const fronts = buildFronts({ ...given, space }, plans, bays)
	run.fillers = buildFinishing({ ...given, space, places, walls: zones.walls })
	fronts.push(...voidPanels(bench.boards, given, places))
	return { run, boards: bench.boards, fronts, issues, stacks, space }
}

function placeAt(places: readonly ModulePlace[], index: number): ModulePlace {
	const place = places[index]
	if (!place) throw new Error(`module ${index} has no place`)
	return place
}

// Fixed panels over a void or a breast are no leaves, but they are sold and shown as fronts.
function voidPanels(
	boards: readonly Board[],
	{ finishes, tally }: RunCase,
	places: readonly ModulePlace[],
): Front[] {
	return boards
		.filter((board) => board.part === 'FakeDoor' && board.module === null)
		.map((board) => {
			tally.add('panel-bracket', 4)
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
				weight: leafWeight({ top: board.outline.slice(1, -1).map(([a, b]) => [b, a]) }, finishes),
			}
		})
}

type PlannedBay = { bay: Bay; stack: Stack }

function baysOf(module: DesignModule, place: ModulePlace, design: Design): PlannedBay[] {
	return place.bays.map(({ x, width, height }, i) => {
		const choice = module.bays[i] ?? { template: '00' }
		const shelfThickness =
			choice.thickness ?? usualThickness({ width, books: design.type === 'shelves' })
		const stack = stackZones(zonesOfChoice(choice), height, shelfThickness)
		return {
			stack,
			bay: {
				x,
				width,
				height,
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
		const at = [bay.x, space.standoff, space.plinth + CARCASS] as const
		const position = { run: space.side, module: index, bay: i, at }
		const unlit = choice.led && ledLength(bay.width) === null
		const dark = unlit ? [barTooLong(bay.width, position)] : []
		const misfits = bayIssues(choice, baySizeIn(space, bay, design.type), position)
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

function buildModules(
	{ bench, finishes, tally }: RunCase,
	places: readonly ModulePlace[],
	bays: readonly PlannedBay[][],
	plans: readonly HingedPlan[],
): void {
	places.forEach((place, i) => {
		const { space } = place
		buildCarcass(bench, place, i, finishes)
		const isDouble = place.kind === 'Double'
		tally.add('levelling-foot', isDouble ? 6 : 4)
		tally.add('connectors', 1)
		tally.add('wall-bracket', isDouble ? 4 : 2)
		;(bays[i] ?? []).forEach(({ bay, stack }, b) => {
			const hinged = hingedSides(plans, i, b)
			const plan = {
				module: i,
				x: bay.x,
				width: bay.width,
				zones: stack.zones,
				shelf: bay.shelfThickness,
			}
			const depthAt = (height: number) => clearDepthAt(space, height)
			buildInterior(
				{ ...plan, hinged, overlay: stack.overlay, depthAt },
				{ bench, space, finishes, tally },
			)
			if (bay.led) tally.add(`led-${bay.led.length}`, 1)
		})
	})
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
	shop: FrontShop,
	plans: readonly HingedPlan[],
	bays: readonly PlannedBay[][],
): Front[] {
	return plans.map((plan) => {
		const axes = plan.bays.flatMap((b) => {
			const planned = bays[plan.module]?.[b]
			if (!planned) return []
			return fixedShelfAxes(planned, shop.space)
		})
		return buildFront(plan, axes, shop)
	})
}

function fixedShelfAxes({ bay, stack }: PlannedBay, space: RunSpace): number[] {
	return stack.zones
		.filter((zone) => zone.kind === 'FixedShelve')
		.map((zone) => space.plinth + CARCASS + zone.bottom + bay.shelfThickness / 2)
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
	const floor = space.plinth + CARCASS
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
		bays: bays.map(({ bay }) => ({
			...bay,
			zones: bay.zones.map((zone) => ({ ...zone, bottom: zone.bottom + floor })),
		})),
	}
}

function backTop({ profile }: BackSlope): TopShape {
	return profile.length > 2 ? 'PartialSlope' : 'FullSlope'
}
