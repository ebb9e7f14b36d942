// The back-office with 100,000 orders and 5,000 accounts on PostgreSQL: each list with each of its filters, sorts and
// searches, the dashboard, and all orders as files. By HTTP, to the last byte.
// BENCH_TRIES=5 and BENCH_LISTS=orders,users for a part of it.
import { loadavg } from 'node:os'
import { percentile, report } from './figure.ts'
import {
	type FilledBackOffice,
	inFilledBackOffice,
	largest,
	type Person,
	type PersonName,
	spentBetween,
} from './filled-back-office.ts'
import type { Query } from './list-queries.ts'
import { measureExports } from './measured-exports.ts'
import { dashboards, lists } from './measured-lists.ts'

const tries = Number(process.env['BENCH_TRIES'] ?? 20)
const chosen = process.env['BENCH_LISTS']?.split(',')
const listLimit = 120
const dashboardLimit = 500

type Timed = { query: string; p95: number; median: number; processor: number }

const pathOf = (path: string, query: Query) =>
	`back-office/${path}?${new URLSearchParams(query).toString()}`

type Measured = { person: Person; path: string; queries: Query[]; limit: number }

async function timesOf(office: FilledBackOffice, person: Person, path: string): Promise<Timed> {
	const call = async () => {
		const { status, body, milliseconds } = await person.ask(path)
		if (status === 200) return milliseconds
		throw new Error(`${person.name}, ${path}: ${status} ${body.toString().slice(0, 300)}`)
	}
	for (let i = 0; i < 2; i++) await call()
	const times: number[] = []
	const before = await office.processor()
	for (let i = 0; i < tries; i++) times.push(await call())
	const processor = spentBetween(before, await office.processor()) / tries
	return { query: path, p95: percentile(times, 0.95), median: percentile(times, 0.5), processor }
}

const shown = ({ query, p95, median, processor }: Timed) =>
	`${query}: p95 ${p95.toFixed(0)}, median ${median.toFixed(0)}, processor ${processor.toFixed(0)} ms`

/** Lines of a list and reader: its two slowest queries and every other that misses the limit, then the longest. */
async function measure(
	office: FilledBackOffice,
	name: string,
	{ person, path, queries, limit }: Measured,
): Promise<void> {
	// Who sees one shop chooses none, nor the supplier among the messages to him.
	const choosesShop = person.name === 'admin' || (person.name === 'supplier' && path !== 'outbox')
	const asked = queries.filter((query) => choosesShop || !('tenant' in query))
	const all: Timed[] = []
	for (const query of asked) all.push(await timesOf(office, person, pathOf(path, query)))
	const slowestFirst = all.toSorted((a, b) => b.p95 - a.p95)
	for (const [rank, each] of slowestFirst.entries())
		if (rank < 2 || each.p95 > limit) console.log(`   ${shown(each)}`)
	const most = (of: (it: Timed) => number) => Math.max(...all.map(of))
	const title = `${name}, ${person.name}, ${asked.length} queries`
	report({ name: `${title}, the longest p95`, measured: most((it) => it.p95), unit: 'ms', limit })
	report({ name: `${title}, the most processor`, measured: most((it) => it.processor), unit: 'ms' })
}

const isChosen = (name: string) => chosen === undefined || chosen.includes(name)

await inFilledBackOffice(async (office) => {
	const names = ['admin', 'operator seller', 'supplier', 'shop admin', 'seller'] as const
	const persons = new Map<PersonName, Person>()
	for (const name of names) persons.set(name, await office.enter(name))
	const personOf = (name: PersonName) => persons.get(name) as Person
	console.log(`p95 of ${tries} calls each, one after the other; load ${loadavg()[0]?.toFixed(1)}`)
	for (const { name, path, readers, queries } of lists.filter((it) => isChosen(it.name)))
		for (const reader of readers)
			await measure(office, name, { person: personOf(reader), path, queries, limit: listLimit })
	if (isChosen('dashboard')) {
		const asked = { path: 'dashboard', queries: dashboards, limit: dashboardLimit }
		for (const name of names)
			await measure(office, 'dashboard', { ...asked, person: personOf(name) })
		const queries = dashboards.map((query) => ({ ...query, tenant: largest }))
		await measure(office, 'dashboard of a shop', { ...asked, queries, person: personOf('admin') })
	}
	if (isChosen('exports')) await measureExports(office, personOf('admin'))
	console.log(`load ${loadavg()[0]?.toFixed(1)}`)
})
