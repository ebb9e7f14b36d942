// Errors that no single row shows: duplicates, holes in grids, missing prices.
import { zoneKeyOf } from '@gabarit/contract'
import { type Catalogue, type Tier, tiers } from '@gabarit/engine'
import { bracketReach, hasPostalForm, type Points, panelRows } from '@gabarit/price'
import type { DoorRow, ModuleRow, PriceListKind, PriceLists, ValueRow } from './columns.ts'
import type { ListProblem, ProblemCode } from './problems.ts'
import type { ReadList } from './read-list.ts'
import { doorKey, moduleKey, rangeKey, valueKey } from './row-keys.ts'
import { type RowsByKey, rowsByKey } from './rows-by-key.ts'

const mostHoles = 20

type Context = {
	catalogue: Catalogue
	/** Codes, variants and units of the seed: an import changes values only. */
	template: PriceLists
	/** Points of the other lists: a fixed panel's price is derived from two of them. null for the seed. */
	points: Pick<Points, 'leaves' | 'finishes'> | null
}

export function checkList<Kind extends PriceListKind>(
	kind: Kind,
	{ rows, places }: Pick<ReadList<PriceLists[Kind][number]>, 'rows' | 'places'>,
	{ catalogue, template, points }: Context,
): ListProblem[] {
	const list = { rows: rows as never[], places }
	switch (kind) {
		case 'modules':
			return checkModules(list)
		case 'doors':
			return [...checkDoors(list, catalogue), ...leavesBelow(list, points)]
		case 'delivery':
			return checkDelivery(list)
		case 'finishes':
			return [...checkValues(list, template.finishes), ...deductionAbove(list, points)]
		default:
			return checkValues(list, withHandles(template.accessories, catalogue))
	}
}

type Placed<Row> = { rows: Row[]; places: number[] }

function whole(code: ProblemCode, column: string | null, found: string): ListProblem {
	return { code, row: 0, column, found }
}

function once<Row>(
	{ rows, places }: Placed<Row>,
	keyOf: (row: Row) => string,
): { byKey: RowsByKey<Row>; problems: ListProblem[] } {
	const byKey = rowsByKey(rows, keyOf)
	const problems = byKey.doubled.map((i) => {
		const found = keyOf(rows[i] as Row)
		return { code: 'row_twice' as const, row: places[i] ?? 0, column: null, found }
	})
	return { byKey, problems }
}

function checkModules(list: Placed<ModuleRow>): ListProblem[] {
	const { width, height, depth } = bracketReach.modules
	const { byKey, problems: doubled } = once(list, moduleKey)
	return (['Simple', 'Double'] as const).reduce<ListProblem[]>((problems, kind) => {
		const rows = list.rows.filter((row) => row.kind === kind)
		const widths = boundsOf(rows, (row) => row.widthUpTo)
		const heights = boundsOf(rows, (row) => row.heightUpTo)
		const depths = boundsOf(rows, (row) => row.depthUpTo)
		problems.push(
			...reach('widthUpTo', widths, width),
			...reach('heightUpTo', heights, height),
			...reach('depthUpTo', depths, depth),
		)
		const required = combined([[kind], widths, heights, depths])
		return [...problems, ...holes(byKey.has, required)]
	}, doubled)
}

function checkDoors(list: Placed<DoorRow>, catalogue: Catalogue): ListProblem[] {
	const { width, height } = bracketReach.leaves
	const widths = boundsOf(list.rows, (row) => row.widthUpTo)
	const heights = boundsOf(list.rows, (row) => row.heightUpTo)
	const used = new Set<Tier>([
		...catalogue.colors.map((color) => color.tier),
		...list.rows.map((row) => row.tier),
	])
	const { byKey, problems: doubled } = once(list, doorKey)
	const required = combined([tiers.filter((tier) => used.has(tier)), widths, heights])
	return [
		...doubled,
		...reach('widthUpTo', widths, width),
		...reach('heightUpTo', heights, height),
		...holes(byKey.has, required),
	]
}

function belowZero(place: number | undefined, column: string, leaf: number, less: number) {
	const found = `${leaf} - ${less}`
	return { code: 'fake_door_below_zero' as const, row: place ?? 0, column, found }
}

/** Leaves whose fixed panel would have a negative price. */
function leavesBelow({ rows, places }: Placed<DoorRow>, points: Context['points']): ListProblem[] {
	const less = points?.finishes.fakeDoorLess ?? 0
	return rows.flatMap((row, i) =>
		row.points < less ? [belowZero(places[i], 'points', row.points, less)] : [],
	)
}

function deductionAbove(
	{ rows, places }: Placed<ValueRow>,
	points: Context['points'],
): ListProblem[] {
	if (points === null) return []
	const leaves = Object.values(points.leaves.points).flat()
	const cheapest = leaves.reduce((least, leaf) => Math.min(least, leaf), Infinity)
	return rows.flatMap(({ code, variant, value }, i) =>
		code === 'fake-door' && variant === 'less' && Number(value) > cheapest
			? [belowZero(places[i], 'value', cheapest, Number(value))]
			: [],
	)
}

function boundsOf<Row>(rows: Row[], of: (row: Row) => number): number[] {
	return [...new Set(rows.map(of))].toSorted((a, b) => a - b)
}

/** The last bracket must reach this size. */
function reach(column: string, bounds: number[], least: number): ListProblem[] {
	const last = bounds.at(-1) ?? 0
	return last >= least ? [] : [whole('bracket_too_small', column, `${last} < ${least}`)]
}

/** As `Simple 300 x 800 x 350`; a generator, since there may be too many for memory. */
function* combined(axes: (readonly (string | number)[])[]): Generator<string> {
	const [names = [], ...sizes] = axes
	for (const name of names) for (const size of sizesOf(sizes)) yield `${name} ${size}`
}

function* sizesOf(axes: (readonly (string | number)[])[]): Generator<string> {
	const [first = [], ...rest] = axes
	for (const value of first)
		if (rest.length === 0) yield String(value)
		else for (const other of sizesOf(rest)) yield `${value} x ${other}`
}

function holes(has: (key: string) => boolean, required: Iterable<string>): ListProblem[] {
	const problems: ListProblem[] = []
	for (const key of required) {
		if (problems.length === mostHoles) break
		if (!has(key)) problems.push(whole('bracket_missing', null, key))
	}
	return problems
}

/** A country that a file leaves out is a mistake: its zones are removed on the screen where it is no longer served. */
export function countriesLeftOut(
	rows: readonly { country: string }[],
	inForce: readonly { country: string }[],
): ListProblem[] {
	const served = new Set(inForce.map(({ country }) => country))
	for (const { country } of rows) served.delete(country)
	return [...served].map((country) => whole('value_missing', 'country', country))
}

const wholeUnits = ['points', 'mm', 'points/crossbar', 'points/frame', 'points/100mm', 'points/10']
const neverZero = ['coefficient', 'mm']

function withHandles(rows: ValueRow[], catalogue: Catalogue): ValueRow[] {
	const others = rows.filter((row) => row.code !== 'handle')
	const handles = catalogue.handles.map(({ reference }) => ({
		code: 'handle',
		variant: reference,
		unit: 'points' as const,
		value: '0',
	}))
	return [...others, ...handles]
}

function checkValues(list: Placed<ValueRow>, template: ValueRow[]): ListProblem[] {
	const required = new Map(template.map((row) => [valueKey(row), row.unit]))
	const { byKey, problems } = once(list, valueKey)
	list.rows.forEach((row, i) => {
		const at = (code: ProblemCode, column: string, found: string) =>
			problems.push({ code, row: list.places[i] ?? 0, column, found })
		const unit = required.get(valueKey(row))
		if (unit === undefined) at('value_unknown', 'code', valueKey(row))
		else if (unit !== row.unit) at('unit_wrong', 'unit', row.unit)
		const isZero = Number(row.value) === 0
		const isFraction = wholeUnits.includes(row.unit) && row.value.includes('.')
		if (isFraction || (isZero && neverZero.includes(row.unit)))
			at('cell_wrong', 'value', row.value.replace('.', ','))
		else if (isZero && row.code === panelRows.tables.panel.code)
			at('price_zero', 'value', row.value)
	})
	for (const key of required.keys())
		if (!byKey.has(key)) problems.push(whole('value_missing', 'code', key))
	return problems
}

function checkDelivery(list: Placed<PriceLists['delivery'][number]>): ListProblem[] {
	const { problems } = once(list, rangeKey)
	const prices = new Map<string, string>()
	list.rows.forEach((row, i) => {
		const at = (code: ProblemCode, column: string, found: string) =>
			problems.push({ code, row: list.places[i] ?? 0, column, found })
		for (const column of ['from', 'to'] as const) {
			if (!hasPostalForm(row.country, row[column])) at('postal_code_wrong', column, row[column])
		}
		if (row.from > row.to) at('range_reversed', 'to', `${row.from} > ${row.to}`)
		const zone = zoneKeyOf(row)
		const price = `${row.firstPallet / 100} + ${row.nextPallet / 100}`
		const known = prices.get(zone) ?? price
		if (known !== price) at('zone_prices_differ', 'firstPallet', zone)
		prices.set(zone, known)
	})
	if (list.rows.length === 0) problems.push(whole('value_missing', 'zone', 'zone'))
	return problems
}
