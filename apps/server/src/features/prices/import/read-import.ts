// Runs in a worker thread without a database. JSON is passed as text, so that the main thread never parses it.
import type { ImportReport } from '@gabarit/contract'
import type { PricedVersion } from '../books/books.ts'
import { checkList, countriesLeftOut } from '../lists/check-list.ts'
import type { ListRow, PriceListKind, PriceLists } from '../lists/columns.ts'
import { withList } from '../lists/points-of-lists.ts'
import { FileRefused, type ListProblem } from '../lists/problems.ts'
import { readList } from '../lists/read-list.ts'
import { loadSeed } from '../seed.ts'
import type { VersionContent } from '../versions/versions.ts'
import { differenceOf } from './difference.ts'
import { effectOn, type OfferToPrice } from './effect-on-offers.ts'

const mostProblems = 200

export type ImportOrder = {
	kind: PriceListKind
	bytes: Uint8Array
	base: { version: string; content: string }
	/** JSON lines of `OfferToPrice`. */
	offers: string
}

export type ImportResult = {
	report: ImportReport
	/** `content`: JSON. null where there is nothing to put in force. */
	made: { content: string; rowCount: number } | null
}

type Former = AsyncIterable<string>
type Reading = { result: ImportResult; rows: readonly ListRow[] }

const noDifference = { added: 0, removed: 0, changed: 0, unchanged: 0, rows: [] }

export async function readImport(order: ImportOrder, former: Former): Promise<Reading> {
	const started = performance.now()
	const milliseconds = () => Math.round(performance.now() - started)
	const bare = {
		refusal: null,
		problems: [],
		problemCount: 0,
		difference: noDifference,
		effect: [],
	}
	const unmade = (report: ImportReport) => ({ result: { report, made: null }, rows: [] })
	try {
		const base = JSON.parse(order.base.content) as VersionContent
		const list = await readList(order.kind, Buffer.from(order.bytes))
		const problems = faultsOf(order.kind, list, base)
		const rowCount = list.rows.length
		if (problems.length > 0) {
			const reported = { problems: problems.slice(0, mostProblems), problemCount: problems.length }
			return unmade({ ...bare, ...reported, rows: rowCount, milliseconds: milliseconds() })
		}
		const { content, ...found } = await compared(order, { base, former, rows: list.rows })
		const report = { ...bare, ...found, rows: rowCount, milliseconds: milliseconds() }
		const { added, removed, changed } = found.difference
		if (added + removed + changed === 0) return unmade(report)
		const made = { content: JSON.stringify(content), rowCount }
		return { result: { report, made }, rows: list.rows }
	} catch (error) {
		if (!(error instanceof FileRefused)) throw error
		return unmade({ ...bare, refusal: error.code, rows: 0, milliseconds: milliseconds() })
	}
}

/** Errors of the whole list only where no row has errors. */
function faultsOf(
	kind: PriceListKind,
	list: Awaited<ReturnType<typeof readList>>,
	{ catalogue, points, zones }: VersionContent,
): ListProblem[] {
	if (list.problems.length > 0) return list.problems
	const problems = checkList(kind, list, { catalogue, points, template: loadSeed().lists })
	if (kind !== 'delivery') return problems
	return [...problems, ...countriesLeftOut(list.rows as PriceLists['delivery'], zones)]
}

export function contentWith<Kind extends PriceListKind>(
	base: VersionContent,
	kind: Kind,
	rows: PriceLists[Kind],
): VersionContent {
	return {
		...base,
		points: withList(base.points, kind, rows),
		...(kind === 'delivery' && { zones: rows as PriceLists['delivery'] }),
	}
}

type Compared = { base: VersionContent; former: Former; rows: ListRow[] }

async function compared(order: ImportOrder, { base, former, rows }: Compared) {
	const { kind } = order
	const content = contentWith(base, kind, rows as PriceLists[typeof kind])
	const difference = await differenceOf(kind, parsedParts(former), rows)
	const offers = parsedLines<OfferToPrice>(order.offers)
	const old = pricedBy(order.base.version, base)
	const effect = effectOn(offers, old, pricedBy('new', content))
	return { content, difference, effect }
}

export async function* parsedParts(former: Former): AsyncGenerator<ListRow[]> {
	for await (const part of former) yield JSON.parse(part) as ListRow[]
}

function* parsedLines<Line>(lines: string): Generator<Line> {
	for (let at = 0; at < lines.length; ) {
		const end = lines.indexOf('\n', at)
		const next = end < 0 ? lines.length : end
		yield JSON.parse(lines.slice(at, next)) as Line
		at = next + 1
	}
}

function pricedBy(version: string, { points, zones }: VersionContent): PricedVersion {
	return { version, points, zones }
}
