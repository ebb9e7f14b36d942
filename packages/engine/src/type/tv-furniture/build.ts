import type { Catalogue } from '../../catalogue.ts'
import { boardBuilder } from '../../furniture/board-builder.ts'
import { type Finishes, finishesOf } from '../../furniture/finish.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { FURNITURE, type Group } from '../../furniture/group.ts'
import { fittingBuilder } from '../../furniture/hardware/fitting.ts'
import { countFittings } from '../../furniture/hardware/hardware.ts'
import type { Bay } from '../../furniture/run.ts'
import { runFrame } from '../../furniture/run-frame.ts'
import { weightOf } from '../../furniture/weight.ts'
import { isError } from '../../issue.ts'
import type { Result } from '../../result.ts'
import { buildFronts, buildModules } from '../../run/build-modules.ts'
import { capacityOf } from '../../run/capacity/capacity.ts'
import type { Design } from '../../run/design.ts'
import { raisedBay, runOf } from '../../run/made-run.ts'
import { addChargers } from '../build-design.ts'
import { choiceIssues, standInOf } from '../choice-issues.ts'
import { buildBase } from './base.ts'
import { adviceOf } from './check/advice.ts'
import { completeTvFurniture } from './defaults.ts'
import { buildFinishing } from './finishing.ts'
import { tvIssues } from './issues.ts'
import { type Placed, placed } from './placed.ts'
import type { TvFurnitureConfiguration } from './schema.ts'

export function solveTvFurniture(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
): { design: Design; colors: Design['colors']; result: Result<Furniture> } {
	const tv = completeTvFurniture(configuration, catalogue)
	const { design } = tv
	const finishes = finishesOf(design.colors, catalogue)
	const refused = choiceIssues(design, catalogue, finishes)
	const judged = finishes ?? standInOf(design, catalogue)
	const answer = (result: Result<Furniture>) => ({ design, colors: design.colors, result })
	if (!judged) return answer({ ok: false, issues: refused })
	const at = placed(tv)
	const judging = { catalogue, finishes: judged }
	const issues = [...refused, ...tvIssues({ configuration, tv }, at, judging)]
	if (issues.some(isError)) return answer({ ok: false, issues })
	const furniture = furnitureOf(at, judged, catalogue)
	const advice = adviceOf(furniture, tv, { catalogue, space: at.space })
	return answer({ ok: true, value: { ...furniture, issues: [...issues, ...advice] } })
}

/** Never throws for what a buyer may enter. */
export function buildTvFurniture(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
): Result<Furniture> {
	return solveTvFurniture(configuration, catalogue).result
}

function furnitureOf(at: Placed, finishes: Finishes, catalogue: Catalogue): Furniture {
	const { tv, space, places, modules, bays, plans } = at
	const { design } = tv
	const frame = runFrame('Main', space.wall, tv.lift)
	const builder = boardBuilder(frame)
	const fittings = fittingBuilder()
	const groups: Group[] = [
		{ id: FURNITURE, kind: 'furniture', parent: null },
		{ id: frame.side, kind: 'run', parent: FURNITURE },
	]
	const context = { design, catalogue, finishes, frame, builder, fittings, groups }
	const filled = buildModules(context, places, bays, plans)
	const fronts = buildFronts({ ...context, space }, plans, filled)
	buildFinishing({ at, builder, finishes })
	const { boards } = builder
	buildBase({ at, boards, frame, fittings })
	addChargers(fittings, design)
	const raised = bays.map((own) => own.map((bay): Bay => raisedBay(bay, tv.lift)))
	const run = runOf(space, places, modules, raised)
	const counted = countFittings(fittings.fittings)
	return {
		runs: [tv.lift > 0 ? { ...run, lift: tv.lift } : run],
		boards,
		fronts,
		fittings: fittings.fittings,
		groups,
		hardware: counted.map(({ reference, quantity }) => ({ reference, quantity })),
		weight: weightOf(boards, counted, catalogue),
		capacity: capacityOf(raised.flat()),
		issues: [],
	}
}
