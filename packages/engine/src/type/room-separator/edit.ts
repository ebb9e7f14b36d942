// What an edit does to the choices that come after it: those that still hold stay, a count, a size or a door
// that cannot be kept gives way to the nearest. Choices before it, and the buyer's own edit, never move.
import type { Catalogue } from '../../catalogue.ts'
import { createIssue } from '../../create-issue.ts'
import type { Issue, Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import type { MovedChoice, Settled } from '../settled.ts'
import { completeSeparator, isAt } from './defaults.ts'
import { type Found, foundIn, isError, mends, separatorIssues } from './issues.ts'
import { CEILING } from './limits.ts'
import type { CellChoice, RoomSeparatorConfiguration } from './schema.ts'

type Settling = { configuration: RoomSeparatorConfiguration; catalogue: Catalogue }

/** In the order in which they are asked. */
const order = [
	['fix'],
	['room', 'depth', 'height', 'hu'],
	['columns', 'rows'],
	['cells'],
	['colors'],
	['doors'],
	['handle'],
	['frame'],
] as const satisfies (keyof RoomSeparatorConfiguration)[][]
type Choice = (typeof order)[number][number]

/** Each round mends one fault; a separator has few. */
const ROUNDS_MAX = 12

export function settleSeparator(
	before: RoomSeparatorConfiguration,
	wanted: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): Settled<RoomSeparatorConfiguration> {
	const edited = choicesChanged(before, wanted)
	const asked = withCeiling(wanted)
	const moved: MovedChoice[] = movedBetween(wanted, asked, null)
	let configuration = asked
	for (let round = 0; round < ROUNDS_MAX; round++) {
		const step = nextMend({ configuration, catalogue }, edited)
		if (!step) break
		const next = applyRemedy(configuration, step.remedy)
		moved.push(...movedBetween(configuration, next, step.reason))
		configuration = next
	}
	const kept = withinGrid({ configuration, catalogue })
	const issues = errorsIn({ configuration: kept, catalogue })
	if (issues.length > 0)
		return { configuration: asked, moved: movedBetween(wanted, asked, null), issues }
	return {
		configuration: kept,
		moved: [...moved, ...movedBetween(configuration, kept, null)],
		issues,
	}
}

function choicesChanged(
	before: RoomSeparatorConfiguration,
	wanted: RoomSeparatorConfiguration,
): ReadonlySet<Choice> {
	return new Set(order.flat().filter((key) => !isSame(before[key], wanted[key])))
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other)
}

/** Nobody measures a ceiling before a separator reaches it. */
function withCeiling(wanted: RoomSeparatorConfiguration): RoomSeparatorConfiguration {
	const { fix = 'Ceiling', hu } = wanted
	return fix === 'Ceiling' && hu === undefined ? { ...wanted, hu: CEILING.usual } : wanted
}

function nextMend(
	{ configuration, catalogue }: Settling,
	edited: ReadonlySet<Choice>,
): { remedy: Remedy; reason: Issue } | null {
	const design = completeSeparator(configuration, catalogue)
	const found = foundIn({ design, configuration, catalogue })
	for (const fault of found.filter(isError)) {
		const { candidates, ...draft } = fault
		const remedy = candidates
			.filter((candidate) => isLater(candidate, configuration, edited))
			.find((candidate) => mendsOrMovesOn(candidate, fault, found))
		if (remedy) return { remedy, reason: createIssue(draft) }
	}
	return null

	// A lower separator has lower rows, which the next round mends.
	function mendsOrMovesOn(remedy: Remedy, fault: Found, all: readonly Found[]): boolean {
		if (mends(remedy, fault, { found: all, configuration, catalogue })) return true
		const next = applyRemedy(configuration, remedy)
		const after = foundIn({
			design: completeSeparator(next, catalogue),
			configuration: next,
			catalogue,
		})
		return after.every(({ code, field }) => code !== fault.code || field !== fault.field)
	}
}

/** All that it changes comes after the edit. */
function isLater(
	remedy: Remedy,
	configuration: RoomSeparatorConfiguration,
	edited: ReadonlySet<Choice>,
): boolean {
	const first = Math.min(...[...edited].map(rankOf))
	const wanted = applyRemedy(configuration, remedy)
	const moving = order.flat().filter((key) => !isSame(configuration[key], wanted[key]))
	return moving.every((key) => rankOf(key) > first && !edited.has(key))
}

function rankOf(choice: Choice): number {
	return order.findIndex((step) => step.some((key) => key === choice))
}

function withinGrid({ configuration, catalogue }: Settling): RoomSeparatorConfiguration {
	const { cells } = configuration
	if (!cells) return configuration
	const { cells: own } = completeSeparator(configuration, catalogue)
	const kept = cells.filter((cell) => own.some((place) => isAt(place, cell)))
	return kept.length === cells.length ? configuration : { ...configuration, cells: kept }
}

type Figure = readonly [field: string, value: unknown]

function figuresOf(configuration: RoomSeparatorConfiguration): Figure[] {
	const { fix, room, hu, height, depth, columns, rows, doors, handle } = configuration
	return [
		['fix', fix],
		['room.width', room.width],
		['hu', hu],
		['height', height],
		['depth.center', depth?.center],
		['columns', columns],
		['rows', rows],
		['doors.style', doors?.style],
		['doors.count', doors?.count],
		['handle', handle],
	]
}

function movedBetween(
	from: RoomSeparatorConfiguration,
	to: RoomSeparatorConfiguration,
	reason: Issue | null,
): MovedChoice[] {
	const after = new Map(figuresOf(to))
	const figures = figuresOf(from)
		.filter(([field, value]) => !isSame(value, after.get(field)))
		.map(([field, value]) => ({ field, from: value ?? null, to: after.get(field) ?? null, reason }))
	const cells = (from.cells ?? [])
		.filter(({ fill }) => fill !== 'Open')
		.flatMap((cell) => {
			const fill = fillAt(cell, to)
			const field = `cells.${cell.column}.${cell.row}`
			return fill === cell.fill ? [] : [{ field, from: cell.fill, to: fill, reason }]
		})
	return [...figures, ...cells]
}

/** Null: the cell is gone. */
function fillAt(
	cell: CellChoice,
	{ cells }: RoomSeparatorConfiguration,
): CellChoice['fill'] | null {
	return cells?.find((other) => isAt(other, cell))?.fill ?? null
}

function errorsIn({ configuration, catalogue }: Settling): Issue[] {
	const design = completeSeparator(configuration, catalogue)
	return separatorIssues(design, configuration, catalogue).filter(isError)
}
