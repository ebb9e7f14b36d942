// The back-office with 100,000 orders and 5,000 accounts on PostgreSQL: each list with each of its filters, sorts and
// searches, the dashboard, and all orders as files. By HTTP, to the last byte.
// BENCH_TRIES=5 and BENCH_LISTS=orders,users for a part of it.
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { percentile, report } from './figure.ts'
import { inFilledBackOffice, largest, type Person, type PersonName } from './filled-back-office.ts'
import type { Query } from './list-queries.ts'
import { dashboards, lists } from './measured-lists.ts'

const tries = Number(process.env['BENCH_TRIES'] ?? 20)
const chosen = process.env['BENCH_LISTS']?.split(',')
const listLimit = 120
const dashboardLimit = 500

type Timed = { query: string; p95: number; median: number }

const pathOf = (path: string, query: Query) => `back-office/${path}?${new URLSearchParams(query)}`

async function timesOf(person: Person, path: string): Promise<Timed> {
	const times: number[] = []
	for (let i = -2; i < tries; i++) {
		const { status, body, milliseconds } = await person.ask(path)
		if (status !== 200)
			throw new Error(`${person.name}, ${path}: ${status} ${body.toString().slice(0, 300)}`)
		if (i >= 0) times.push(milliseconds)
	}
	return { query: path, p95: percentile(times, 0.95), median: percentile(times, 0.5) }
}

/** One line a list and reader: its longest query; and each that misses the limit. */
async function measure(
	name: string,
	{
		person,
		path,
		queries,
		limit,
	}: { person: Person; path: string; queries: Query[]; limit: number },
): Promise<void> {
	const all: Timed[] = []
	for (const query of queries) all.push(await timesOf(person, pathOf(path, query)))
	const sorted = all.toSorted((a, b) => b.p95 - a.p95)
	for (const { query, p95, median } of sorted.filter((it) => it.p95 > limit))
		console.log(`   ${query}: p95 ${p95.toFixed(0)}, median ${median.toFixed(0)} ms`)
	const longest = sorted[0]
	const at = longest?.query.split('?')[1] ?? ''
	report({
		name: `${name}, ${person.name}, p95 of the longest of ${queries.length} (${at})`,
		measured: longest?.p95 ?? Number.NaN,
		unit: 'ms',
		limit,
	})
}

const isChosen = (name: string) => chosen === undefined || chosen.includes(name)

await inFilledBackOffice(async ({ server, enter }) => {
	const names = ['admin', 'operator seller', 'supplier', 'shop admin', 'seller'] as const
	const persons = new Map<PersonName, Person>()
	for (const name of names) persons.set(name, await enter(name))
	const personOf = (name: PersonName) => persons.get(name) as Person
	console.log(`p95 of ${tries} calls each, one after the other; load ${loadavg()[0]?.toFixed(1)}`)
	for (const { name, path, readers, queries } of lists.filter((it) => isChosen(it.name)))
		for (const reader of readers)
			await measure(name, { person: personOf(reader), path, queries, limit: listLimit })
	if (isChosen('dashboard')) {
		const limit = dashboardLimit
		for (const name of names)
			await measure('dashboard', {
				person: personOf(name),
				path: 'dashboard',
				queries: dashboards,
				limit,
			})
		const ofShop = dashboards.map((query) => ({ ...query, tenant: largest }))
		await measure('dashboard of one shop', {
			person: personOf('admin'),
			path: 'dashboard',
			queries: ofShop,
			limit,
		})
	}
	void server
	void readFileSync
	void writeFileSync
	console.log(`load ${loadavg()[0]?.toFixed(1)}`)
})
