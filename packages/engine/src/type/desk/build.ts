import type { Catalogue } from '../../catalogue.ts'
import { accessAdvice } from '../../check/advice.ts'
import { boardBuilder } from '../../furniture/board-builder.ts'
import type { Finishes } from '../../furniture/finish.ts'
import type { Front } from '../../furniture/front.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { FURNITURE, type Group } from '../../furniture/group.ts'
import { fittingBuilder } from '../../furniture/hardware/fitting.ts'
import { countFittings } from '../../furniture/hardware/hardware.ts'
import type { Run } from '../../furniture/run.ts'
import { runFrame } from '../../furniture/run-frame.ts'
import { weightOf } from '../../furniture/weight.ts'
import { type Issue, isError } from '../../issue.ts'
import type { Result } from '../../result.ts'
import { buildFronts, buildModules } from '../../run/build-modules.ts'
import { capacityOf } from '../../run/capacity/capacity.ts'
import type { Design } from '../../run/design.ts'
import { runOf } from '../../run/made-run.ts'
import type { RunContext } from '../../run/run-context.ts'
import { addPlinth, addWorktop, type DeskContext } from './boards.ts'
import { addGrommets, addTray } from './fittings.ts'
import { deskIssues } from './issues.ts'
import { type PlannedDesk, plannedDesk } from './planned.ts'
import type { DeskConfiguration } from './schema.ts'
import type { PedestalRun } from './support/pedestals.ts'
import { addSupports } from './support/supports.ts'

export function solveDesk(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): { design: Design; colors: Design['colors']; result: Result<Furniture> } {
	const planned = plannedDesk(configuration, catalogue)
	const { design } = planned.run
	return { design, colors: design.colors, result: madeDesk(planned, configuration, catalogue) }
}

/** Never throws for what a buyer may enter. */
export function buildDesk(
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveDesk(configuration, catalogue).result
}

function madeDesk(
	planned: PlannedDesk,
	configuration: DeskConfiguration,
	catalogue: Catalogue,
): Result<Furniture> {
	const issues = deskIssues(planned, configuration, catalogue)
	const { finishes } = planned
	if (!finishes || issues.some(isError)) return { ok: false, issues }
	const furniture = assembled({ ...planned, finishes }, issues, catalogue)
	const advice = accessAdvice(furniture, planned.desk)
	return { ok: true, value: { ...furniture, issues: [...issues, ...advice] } }
}

type Plan = PlannedDesk & { finishes: Finishes }

function assembled(plan: Plan, issues: Issue[], catalogue: Catalogue): Furniture {
	const { desk, layout, run, finishes } = plan
	const frame = runFrame('Main', 0)
	const builder = boardBuilder(frame)
	const fittings = fittingBuilder()
	const groups: Group[] = [{ id: FURNITURE, kind: 'furniture', parent: null }]
	const context: DeskContext = { desk, layout, builder, finishes }
	const worktop = addWorktop(context)
	const { runs, fronts } = addPedestals(run, {
		design: run.design,
		catalogue,
		finishes,
		frame,
		builder,
		fittings,
		groups,
	})
	run.pedestals.forEach((pedestal, i) => addPlinth(pedestal, i, context))
	const top = { desk, layout, worktop, fittings }
	addSupports({ context, top, pedestals: run.pedestals })
	addGrommets(top)
	addTray(top)
	const counted = countFittings(fittings.fittings)
	return {
		runs,
		boards: builder.boards,
		fronts,
		fittings: fittings.fittings,
		groups,
		hardware: counted.map(({ reference, quantity }) => ({ reference, quantity })),
		weight: weightOf(builder.boards, counted, catalogue),
		capacity: capacityOf(run.pedestals.flatMap(({ bays }) => bays)),
		issues,
	}
}

function addPedestals(
	{ space, pedestals }: PedestalRun,
	context: RunContext,
): { runs: Run[]; fronts: Front[] } {
	if (pedestals.length === 0) return { runs: [], fronts: [] }
	context.groups.push({ id: context.frame.side, kind: 'run', parent: FURNITURE })
	const places = pedestals.map(({ place }) => place)
	const bays = pedestals.map((pedestal) => pedestal.bays)
	const plans = pedestals.flatMap((pedestal) => pedestal.plans)
	const filled = buildModules(context, places, bays, plans)
	const fronts = buildFronts({ ...context, space }, plans, filled)
	const modules = pedestals.map(({ module }) => module)
	return { runs: [runOf(space, places, modules, bays)], fronts }
}
