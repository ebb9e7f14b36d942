// A run is placed and judged first; boards are built only where there is no error.

import type { Catalogue } from '../catalogue.ts'
import type { Board } from '../furniture/board.ts'
import type { BoardBuilder } from '../furniture/board-builder.ts'
import type { Finishes } from '../furniture/finish.ts'
import type { FittingBuilder } from '../furniture/fitting.ts'
import type { Front } from '../furniture/front.ts'
import { FURNITURE, type Group, moduleGroup } from '../furniture/group.ts'
import type { Bay, Run } from '../furniture/run.ts'
import type { RunFrame } from '../furniture/run-frame.ts'
import type { Issue } from '../issue.ts'
import { clearDepthAt } from '../room/back-slope.ts'
import type { Design } from './design.ts'
import { buildFinishing } from './finishing/build-finishing.ts'
import { buildFront, type FrontContext, writtenWeight } from './front/build-fronts.ts'
import { cornerIssues } from './front/corner-issues.ts'
import { addPanelBrackets } from './front/front-fittings.ts'
import { frontMisfits, saidOnce } from './front/front-misfits.ts'
import { type FrontPlan, frontPlansOf } from './front/front-plans.ts'
import { hingeIssues } from './front/hinge-issues.ts'
import { type HingedPlan, openingSideIssues, withOpeningSides } from './front/opening-sides.ts'
import { interiorIssues } from './interior-issues.ts'
import { layoutIssues } from './layout/layout-issues.ts'
import type { ModulePlace } from './layout/module-places.ts'
import { runPlacesOf, runZonesOf } from './layout/run-zones.ts'
import { baysOf, runOf } from './made-run.ts'
import { bayCountIssue } from './module/bay/bay-issues.ts'
import type { BayPlan } from './module/bay/bay-plan.ts'
import { fixedShelvesOf } from './module/bay/bay-stack.ts'
import { buildCarcass, type Carcass } from './module/carcass.ts'
import { buildInterior } from './module/interior.ts'
import { addLight } from './module/led.ts'
import { addModuleFittings } from './module/module-fittings.ts'
import type { RunSpace } from './space/run-space.ts'
import { runSpaceIssues } from './space/run-space-issues.ts'

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

export function buildRun(context: RunContext): RunParts {
	const { design, builder, frame, groups } = context
	groups.push({ id: frame.side, kind: 'run', parent: FURNITURE })
	const zones = runZonesOf(design, frame.side)
	const { space } = zones
	// Modules of zones that the wall lacks have no place; zone_count_wrong reports them.
	const modules = zones.zones.flatMap((zone) => zone.modules)
	const places = runPlacesOf(zones, design)
	const plans = withOpeningSides(
		modules.flatMap((module, i) => frontPlansOf(module, i, placeAt(places, i), design)),
		space,
		design,
	)
	const bays = modules.map((module, i) => baysOf(module, placeAt(places, i), design))
	const layout = layoutIssues(zones, places, design)
	// Where the modules themselves cannot stand, bays and fronts have no size to check.
	const parts =
		layout.length > 0
			? []
			: [
					...modules.flatMap((module, i) => interiorIssues(module, i, placeAt(places, i), design)),
					...saidOnce([
						...plans.flatMap((plan) => frontMisfits(plan, { ...context, space })),
						...plans.flatMap((plan) => hingeIssues(plan, placeAt(places, plan.module), context)),
					]),
				]
	const issues = [
		...runSpaceIssues(design, space),
		...cornerIssues(plans, space, design, context.catalogue),
		...layout,
		...openingSideIssues(plans, space, design, modules.length),
		...modules.flatMap((module, i) => bayCountIssue(module, placeAt(places, i), i, design)),
		...parts,
	]
	const run = runOf(space, places, modules, bays)
	if (issues.some((issue) => issue.severity === 'error')) {
		return { run, boards: [], fronts: [], issues, space }
	}
	const built = buildModules(context, places, bays, plans)
	const fronts = buildFronts({ ...context, space }, plans, built)
	run.fillers = buildFinishing({ ...context, space, places, walls: zones.walls })
	fronts.push(...voidPanels(builder.boards, context, places))
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

type FilledBay = { bay: Bay; around: BayPlan['around'] }

function buildModules(
	context: RunContext,
	places: readonly ModulePlace[],
	bays: readonly Bay[][],
	plans: readonly HingedPlan[],
): FilledBay[][] {
	const { builder, finishes, fittings, groups, frame } = context
	return places.map((place, module) => {
		const { space } = place
		const group = moduleGroup(frame.side, module)
		groups.push({ id: group, kind: 'module', parent: frame.side })
		const carcass = buildCarcass(builder, place, module, finishes)
		addModuleFittings(carcass, { group, plinth: space.plinth }, fittings)
		return (bays[module] ?? []).map((bay, index): FilledBay => {
			const around = boardsAround(carcass, place, index)
			const { x, width, zones, shelfThickness } = bay
			const hinged = hingedSides(plans, module, index)
			const depthAt = (z: number) => clearDepthAt(space, z)
			buildInterior(
				{ module, group, index, x, width, zones, shelfThickness, hinged, around, depthAt },
				{ builder, fittings, groups, frame, space, finishes },
			)
			if (bay.led) addLight(bay, around.top, { ...context, space })
			return { bay, around }
		})
	})
}

// Of a top in two panels, the one over the middle of the bay.
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
