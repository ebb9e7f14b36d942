// A run is placed and judged first; boards are built only where there is no error.

import type { Board } from '../furniture/board.ts'
import type { Front } from '../furniture/front.ts'
import { FURNITURE } from '../furniture/group.ts'
import type { Run } from '../furniture/run.ts'
import { type Issue, isError } from '../issue.ts'
import { buildFronts, buildModules } from './build-modules.ts'
import { buildFinishing } from './finishing/build-finishing.ts'
import { writtenWeight } from './front/build-fronts.ts'
import { cornerIssues } from './front/corner-issues.ts'
import { addPanelBrackets, upperEdge } from './front/front-fittings.ts'
import { frontMisfits, saidOnce } from './front/front-misfits.ts'
import { frontPlansOf } from './front/front-plans.ts'
import { hingeIssues } from './front/hinge-issues.ts'
import { openingSideIssues, withOpeningSides } from './front/opening-sides.ts'
import { interiorIssues } from './interior-issues.ts'
import { layoutIssues } from './layout/layout-issues.ts'
import type { ModulePlace } from './layout/module-places.ts'
import { runPlacesOf, runZonesOf } from './layout/run-zones.ts'
import { baysOf, runOf } from './made-run.ts'
import { bayCountIssue } from './module/bay/bay-issues.ts'
import type { RunContext } from './run-context.ts'
import type { RunSpace } from './space/run-space.ts'
import { runSpaceIssues } from './space/run-space-issues.ts'

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
	if (issues.some(isError)) {
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
				weight: writtenWeight({ top: upperEdge(board) }, finishes),
			}
		})
}
