// What is asked later gives way to an edit; what is asked earlier and the edit itself are the buyer's word.
import type { Catalogue } from '../../catalogue.ts'
import { createIssue } from '../../create-issue.ts'
import { finishesOf } from '../../furniture/finish.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { standInOf } from '../choice-issues.ts'
import type { MovedChoice, Settled } from '../settled.ts'
import { buildTvFurniture } from './build.ts'
import { completeTvFurniture } from './defaults.ts'
import { type Found, isError } from './found.ts'
import { foundOf } from './issues.ts'
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

/** Each round mends one fault. */
const ROUNDS_MAX = 24

export function settleTvFurniture(
	before: TvFurnitureConfiguration,
	wanted: TvFurnitureConfiguration,
	catalogue: Catalogue,
): Settled<TvFurnitureConfiguration> {
	const asked = lastEdited(before, wanted)
	const moved: MovedChoice[] = []
	let current = wanted
	for (let round = 0; round < ROUNDS_MAX; round++) {
		const judging = judgingOf(current, catalogue)
		const open = judging ? foundOf(current, judging).filter(isError) : []
		if (!judging || open.length === 0) break
		const step = stepFrom(current, open, { asked, judging })
		if (!step) break
		moved.push(...movedBetween(current, step.configuration, step.reason))
		current = step.configuration
	}
	const issues = errorsIn(current, catalogue)
	if (issues.length === 0) return { configuration: current, moved: joined(moved), issues }
	return { configuration: wanted, moved: [], issues: errorsIn(wanted, catalogue) }
}

/** The place in the order of the last field that differs; -1 where none of them does. */
function lastEdited(before: TvFurnitureConfiguration, wanted: TvFurnitureConfiguration): number {
	return order.findLastIndex((key) => JSON.stringify(before[key]) !== JSON.stringify(wanted[key]))
}

function judgingOf(configuration: TvFurnitureConfiguration, catalogue: Catalogue): Judging | null {
	const { colors } = completeTvFurniture(configuration, catalogue).design
	const finishes = finishesOf(colors, catalogue) ?? standInOf({ colors }, catalogue)
	return finishes && { finishes, catalogue }
}

type Step = { configuration: TvFurnitureConfiguration; reason: Issue }

/** The first change of later choices that takes a fault away. */
function stepFrom(
	current: TvFurnitureConfiguration,
	open: readonly Found[],
	{ asked, judging }: { asked: number; judging: Judging },
): Step | null {
	const isLater = (way: Remedy) =>
		Object.keys(way).every((key) => order.findIndex((own) => own === key) > asked)
	for (const { ways, ...fault } of open) {
		const tried = (ways?.() ?? []).filter(isLater).map((way) => {
			const configuration = applyRemedy(current, way)
			return { configuration, left: foundOf(configuration, judging).filter(isError) }
		})
		const isMended = ({ left }: (typeof tried)[number]) =>
			left.every(({ code, field }) => code !== fault.code || field !== fault.field)
		const best = tried.find(({ left }) => left.length === 0) ?? tried.find(isMended)
		if (best) return { configuration: best.configuration, reason: createIssue(fault) }
	}
	return null
}

function errorsIn(configuration: TvFurnitureConfiguration, catalogue: Catalogue): Issue[] {
	const result = buildTvFurniture(configuration, catalogue)
	return result.ok ? [] : result.issues.filter(isError)
}

function movedBetween(
	from: TvFurnitureConfiguration,
	to: TvFurnitureConfiguration,
	reason: Issue,
): MovedChoice[] {
	const [before, after] = [choicesOf(from), choicesOf(to)]
	return [...new Set([...before.keys(), ...after.keys()])]
		.map((field) => ({
			field,
			from: before.get(field) ?? null,
			to: after.get(field) ?? null,
			reason,
		}))
		.filter((choice) => JSON.stringify(choice.from) !== JSON.stringify(choice.to))
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

/** One entry a field: from what it was to what it became, for the first reason. */
function joined(moved: readonly MovedChoice[]): MovedChoice[] {
	const byField = new Map<string, MovedChoice>()
	for (const choice of moved) {
		const known = byField.get(choice.field)
		byField.set(choice.field, known ? { ...known, to: choice.to } : choice)
	}
	return [...byField.values()].filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
