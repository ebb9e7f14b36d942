// What an edit does to the choices that come after it: those that still hold stay, a count, a size or a door
// that cannot be kept gives way to the nearest. Choices before it, and the buyer's own edit, never move.
import type { Catalogue } from '../../catalogue.ts'
import { createIssue } from '../../create-issue.ts'
import { type Issue, isError, type Remedy } from '../../issue.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { isGone, triedRemedy } from '../fault.ts'
import {
	isSame,
	type Mend,
	type MovedChoice,
	movedOnce,
	type Settled,
	settleByMends,
} from '../settled.ts'
import { completeSeparator, isAt } from './defaults.ts'
import { separatorFaultsOf, separatorIssues } from './issues.ts'
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

export function settleSeparator(
	before: RoomSeparatorConfiguration,
	wanted: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): Settled<RoomSeparatorConfiguration> {
	const edited = choicesChanged(before, wanted)
	const asked = withCeiling(wanted)
	const { configuration, moved, issues } = settleByMends(asked, {
		nextMend: (current) => nextMend({ configuration: current, catalogue }, edited),
		movedBy: movedBetween,
		errorsOf: (current) => errorsIn({ configuration: current, catalogue }),
	})
	const kept = issues.length > 0 ? configuration : withinGrid({ configuration, catalogue })
	return {
		configuration: kept,
		moved: movedOnce([
			...movedBetween(wanted, asked, null),
			...moved,
			...movedBetween(configuration, kept, null),
		]),
		issues,
	}
}

function choicesChanged(
	before: RoomSeparatorConfiguration,
	wanted: RoomSeparatorConfiguration,
): ReadonlySet<Choice> {
	return new Set(order.flat().filter((key) => !isSame(before[key], wanted[key])))
}

/** A separator that begins to reach the ceiling takes the usual one until it is measured. */
function withCeiling(wanted: RoomSeparatorConfiguration): RoomSeparatorConfiguration {
	const { fix = 'Ceiling', hu } = wanted
	return fix === 'Ceiling' && hu === undefined ? { ...wanted, hu: CEILING.usual } : wanted
}

function nextMend(
	{ configuration, catalogue }: Settling,
	edited: ReadonlySet<Choice>,
): Mend | null {
	const faultsOf = (other: RoomSeparatorConfiguration) => separatorFaultsOf(other, catalogue)
	for (const fault of faultsOf(configuration).filter(isError)) {
		const remedy = triedRemedy(fault, {
			configuration,
			faultsOf,
			// It may bring another: a lower separator has lower rows, which the next round mends.
			rules: [isGone],
			mayTry: (candidate) => isLater(candidate, configuration, edited),
		})
		const { candidates: _, ...draft } = fault
		if (remedy) return { remedy, reason: createIssue(draft) }
	}
	return null
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
