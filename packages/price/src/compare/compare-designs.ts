// Two designs line by line: measures, what they hold, price, day. The words are the caller's.
import {
	type Capacity,
	type Catalogue,
	type Configuration,
	type FurnitureFacts,
	PER_PILE,
} from '@gabarit/engine'
import type { ShownQuote } from '../as-shown.ts'
import { groupLines } from '../group-lines.ts'
import { type LineGroup, lineGroups } from '../quote.ts'
import { type ChoiceDifference, choiceDifferences } from './choices/choice-differences.ts'
import type { ChosenPath } from './choices/choice-kinds.ts'
import { shownTotalOf } from './option-differences.ts'

export type Compared = {
	configuration: Configuration
	/** The name of a colour or a handle. */
	nameOf: (reference: string) => string
	facts: FurnitureFacts
	/** Pieces, piles counted as piles. */
	held: Capacity
	quote: ShownQuote | null
	/** Of the promised day; null while it is not known. */
	day: { date: string; workingDays: number } | null
}

type Pair<T> = readonly [T, T]

export type ComparedRow =
	| { kind: 'size'; values: Pair<FurnitureFacts['size']>; same: boolean }
	| { kind: 'modules'; values: Pair<number[]>; difference: number; same: boolean }
	| { kind: 'doors' | 'panels'; values: Pair<number>; difference: number; same: boolean }
	| { kind: 'outside' | 'inside' | 'handle'; values: Pair<string>; same: boolean }
	| ({ kind: 'choice'; same: false } & ChoiceDifference)
	| { kind: 'held'; thing: keyof Capacity; values: Pair<number>; difference: number; same: boolean }
	| { kind: 'group'; group: LineGroup; values: Pair<number>; difference: number; same: boolean }
	| { kind: (typeof onTop)[number]; values: Pair<number>; difference: number; same: boolean }
	| { kind: 'total'; values: Pair<number>; difference: number; same: boolean }
	| { kind: 'day'; values: Pair<string>; difference: number; same: boolean }

/** What comes on top of the groups, or off. */
export const onTop = ['surcharge', 'reduction', 'services', 'ecoParticipation', 'delivery'] as const

const things = ['long', 'short', 'trousers', 'folded', 'small', 'shoes', 'suitcases'] as const

/** Folded clothes are counted as piles. */
export function heldOf(capacity: Capacity): Capacity {
	const held = things.map((thing) => [
		thing,
		thing === 'folded' ? Math.ceil(capacity[thing] / PER_PILE) : capacity[thing],
	])
	return Object.fromEntries(held) as Capacity
}

/** Rows that neither design has are left out; a difference is what the second has more. */
export function compareDesigns(a: Compared, b: Compared): ComparedRow[] {
	const measures = measureRows(a, b)
	return [
		...measures,
		...choiceRows(a, b, measures),
		...heldRows(a, b),
		...priceRows(a, b),
		...dayRows(a, b),
	]
}

/** Shown once: the row of the finished furniture says it where it differs. */
const saidBy: Partial<Record<ChosenPath, ComparedRow['kind']>> = {
	'colors/exterior': 'outside',
	'colors/interior': 'inside',
	'handle/model': 'handle',
}

function choiceRows(a: Compared, b: Compared, measures: readonly ComparedRow[]): ComparedRow[] {
	const said = new Set(measures.flatMap(({ kind, same }) => (same ? [] : [kind])))
	return choiceDifferences([a.configuration, b.configuration], [a.nameOf, b.nameOf])
		.filter(({ path }) => {
			const kind = saidBy[path]
			return kind === undefined || !said.has(kind)
		})
		.map((row) => ({ kind: 'choice', same: false, ...row }))
}

/** Names of colours and handles in a language, a reference that the catalogue lacks as it is. */
export function catalogueNames(
	{ colors, handles }: Pick<Catalogue, 'colors' | 'handles'>,
	language: keyof Catalogue['colors'][number]['label'],
): (reference: string) => string {
	const names = new Map([...colors, ...handles].map((one) => [one.reference, one.label[language]]))
	return (reference) => names.get(reference) ?? reference
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function counted<Kind extends ComparedRow['kind'], More extends object>(
	kind: Kind,
	values: Pair<number>,
	more: More,
) {
	const difference = values[1] - values[0]
	return { kind, ...more, values, difference, same: difference === 0 }
}

/** Left out where both have none. */
const someOf = <T extends { values: Pair<number> }>(row: T): T[] =>
	row.values.some((value) => value !== 0) ? [row] : []

function measureRows({ facts: a }: Compared, { facts: b }: Compared): ComparedRow[] {
	const rows: ComparedRow[] = []
	if (a.size || b.size)
		rows.push({ kind: 'size', values: [a.size, b.size], same: isSame(a.size, b.size) })
	if (a.widths.length + b.widths.length > 0) {
		const difference = b.widths.length - a.widths.length
		const values = [a.widths, b.widths] as const
		rows.push({ kind: 'modules', values, difference, same: isSame(a.widths, b.widths) })
	}
	rows.push(
		...someOf(counted('doors', [a.doors, b.doors], {})),
		...someOf(counted('panels', [a.panels, b.panels], {})),
		...texts('outside', a, b, outsideOf),
		...texts('inside', a, b, insideOf),
		...texts('handle', a, b, (facts) => facts.handle ?? ''),
	)
	return rows
}

function outsideOf({ colors }: FurnitureFacts): string {
	return 'loose' in colors ? colors.loose.join(', ') : (colors.exterior ?? '')
}

function insideOf({ colors }: FurnitureFacts): string {
	return 'loose' in colors ? '' : (colors.interior ?? '')
}

function texts(
	kind: 'outside' | 'inside' | 'handle',
	a: FurnitureFacts,
	b: FurnitureFacts,
	of: (facts: FurnitureFacts) => string,
): ComparedRow[] {
	const values = [of(a), of(b)] as const
	return values.some((value) => value !== '')
		? [{ kind, values, same: values[0] === values[1] }]
		: []
}

function heldRows({ held: a }: Compared, { held: b }: Compared): ComparedRow[] {
	return things.flatMap((thing) => someOf(counted('held', [a[thing], b[thing]], { thing })))
}

/** Only where both have a price: groups, what comes on top or off, and the total, cents. */
function priceRows({ quote: a }: Compared, { quote: b }: Compared): ComparedRow[] {
	if (a === null || b === null) return []
	const groups = [amountsOf(a), amountsOf(b)] as const
	const pair = (of: (quote: ShownQuote) => number): Pair<number> => [of(a), of(b)]
	return [
		...lineGroups.flatMap((group) => {
			const values = [groups[0].get(group) ?? 0, groups[1].get(group) ?? 0] as const
			return someOf(counted('group', values, { group }))
		}),
		...onTop.flatMap((kind) => someOf(counted(kind, pair(onTopOf[kind]), {}))),
		counted('total', pair(shownTotalOf), {}),
	]
}

const onTopOf: Record<(typeof onTop)[number], (quote: ShownQuote) => number> = {
	surcharge: ({ surcharge }) => surcharge,
	reduction: ({ discounts }) => -discounts.reduce((sum, { amount }) => sum + amount, 0),
	services: ({ services }) => services.reduce((sum, { amount }) => sum + amount, 0),
	ecoParticipation: ({ ecoParticipation }) => ecoParticipation,
	delivery: ({ delivery }) => delivery,
}

function amountsOf({ lines }: ShownQuote): ReadonlyMap<LineGroup, number> {
	return new Map(groupLines(lines).map(({ group, amount }) => [group, amount]))
}

function dayRows({ day: a }: Compared, { day: b }: Compared): ComparedRow[] {
	if (a === null || b === null) return []
	const difference = b.workingDays - a.workingDays
	return [{ kind: 'day', values: [a.date, b.date], difference, same: a.date === b.date }]
}
