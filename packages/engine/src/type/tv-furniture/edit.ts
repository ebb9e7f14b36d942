// Choices asked later give way to an edit; those asked earlier and the edit itself stay as they are.
import type { Catalogue } from '../../catalogue.ts'
import { createIssue } from '../../create-issue.ts'
import { finishesOf } from '../../furniture/finish.ts'
import { type Issue, isError, type Remedy } from '../../issue.ts'
import { errorsOf } from '../../result.ts'
import { standInOf } from '../choice-issues.ts'
import { triedRemedy, usualRules } from '../fault.ts'
import { isSame, type Mend, movedBetween, type Settled, settleByMends } from '../settled.ts'
import { buildTvFurniture } from './build.ts'
import { completeTvFurniture } from './defaults.ts'
import { tvFaultsOf } from './issues.ts'
import type { Judging } from './placed.ts'
import type { TvFurnitureConfiguration } from './schema.ts'

/** In the order in which they are asked. */
const order = [
	'walls',
	'baseboard',
	'room',
	'base',
	'height',
	'depth',
	'top',
	'margin',
	'screen',
	'tall',
	'modules',
	'colors',
	'doors',
	'handle',
] as const satisfies readonly (keyof TvFurnitureConfiguration)[]

export function settleTvFurniture(
	before: TvFurnitureConfiguration,
	wanted: TvFurnitureConfiguration,
	catalogue: Catalogue,
): Settled<TvFurnitureConfiguration> {
	const asked = lastEdited(before, wanted)
	const isLater = (remedy: Remedy) =>
		Object.keys(remedy).every((key) => order.findIndex((own) => own === key) > asked)
	return settleByMends(wanted, {
		nextMend: (current) => nextMend(current, isLater, catalogue),
		movedBy: (from, to, reason) => movedBetween(choicesOf(from), choicesOf(to), reason),
		errorsOf: (configuration) => errorsIn(configuration, catalogue),
	})
}

/** The place in the order of the last field that differs; -1 where none of them does. */
function lastEdited(before: TvFurnitureConfiguration, wanted: TvFurnitureConfiguration): number {
	return order.findLastIndex((key) => !isSame(before[key], wanted[key]))
}

function judgingOf(configuration: TvFurnitureConfiguration, catalogue: Catalogue): Judging | null {
	const { colors } = completeTvFurniture(configuration, catalogue).design
	const finishes = finishesOf(colors, catalogue) ?? standInOf({ colors }, catalogue)
	return finishes && { finishes, catalogue }
}

/** The first change of later choices that takes an error away. */
function nextMend(
	configuration: TvFurnitureConfiguration,
	mayTry: (remedy: Remedy) => boolean,
	catalogue: Catalogue,
): Mend | null {
	const judging = judgingOf(configuration, catalogue)
	if (!judging) return null
	const faultsOf = (other: TvFurnitureConfiguration) => tvFaultsOf(other, judging)
	const faults = faultsOf(configuration)
	const rules = usualRules(faults)
	for (const fault of faults.filter(isError)) {
		const remedy = triedRemedy(fault, { configuration, faultsOf, rules, mayTry })
		const { candidates: _, ...draft } = fault
		if (remedy) return { remedy, reason: createIssue(draft) }
	}
	return null
}

function errorsIn(configuration: TvFurnitureConfiguration, catalogue: Catalogue): Issue[] {
	return errorsOf(buildTvFurniture(configuration, catalogue))
}

/** What a settled edit may move, by field. */
function choicesOf(configuration: TvFurnitureConfiguration): Map<string, unknown> {
	const { room, baseboard, base, height, depth, top, margin, screen } = configuration
	const { tall, modules, doors, handle } = configuration
	const choices: [string, unknown][] = [
		['room.width', room.width],
		['baseboard', baseboard],
		['base', base],
		['height', height],
		['depth.center', depth?.center],
		['top.thickness', top?.thickness],
		['margin.back', margin?.back],
		['screen.place', screen?.place],
		['tall.left', tall?.left],
		['tall.right', tall?.right],
		['modules', modules?.length],
		...(modules ?? []).map((module, i): [string, unknown] => [`modules.${i}`, module]),
		['doors', doors],
		['handle', handle],
	]
	return new Map(choices.filter(([, value]) => value !== undefined && value !== null))
}
