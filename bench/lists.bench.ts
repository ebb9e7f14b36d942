// The back-office's lists of orders and of saved designs with 100,000 and 1,000,000 of each, under the calls' own role
// and policies: all SQL of one call, with the page, its counts and sums.
// BENCH_ORDERS=1000,10000 for other sizes; BENCH_EMBEDDED=20000 for the embedded database's.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderSorts } from '@gabarit/contract'
import pg from 'pg'
import { type OpenDatabase, openDatabase } from '../apps/server/src/db/open-database.ts'
import { everywhere, inScope } from '../apps/server/src/db/tenant-scope.ts'
import {
	countDesigns,
	type DesignScope,
	listDesigns,
} from '../apps/server/src/features/orders/design/designs-list-table.ts'
import {
	countOrders,
	sumOrders,
} from '../apps/server/src/features/orders/list/order-count-table.ts'
import type { OrderFilter } from '../apps/server/src/features/orders/list/order-filter-table.ts'
import { findOrders, listOrders } from '../apps/server/src/features/orders/list/order-list-table.ts'
import { type OrderScope } from '../apps/server/src/features/orders/process/order-access.ts'
import { percentile, report } from './figure.ts'
import { idOf, largestShop, openShops, sellersOfShop, writeOrders } from './many-orders.ts'
import { postgresWith } from './postgres.ts'

const sizes = (process.env['BENCH_ORDERS'] ?? '100000,1000000').split(',').map(Number)
const embedded = Number(process.env['BENCH_EMBEDDED'] ?? 20_000)
const tries = 60
const limit = 50
const mostGrowth = 1.5
const pageSize = 25

const today = new Date().toISOString().slice(0, 10)
const seller: OrderScope = { tenant: largestShop, sentOnly: false, orSent: false, customer: null }
/** The operator's seller reads his shop's orders, and those that other shops sent it to make. */
const viewers: Record<string, OrderScope> = {
	seller,
	'operator seller': { ...seller, orSent: true },
	supplier: { ...seller, tenant: null, sentOnly: true },
	admin: { ...seller, tenant: null },
}
type Db = OpenDatabase['db']
type Question = Partial<OrderFilter> & {
	search?: string
	from?: { value: string; key: string }
	sort?: (typeof orderSorts)[number]
	direction?: 'asc' | 'desc'
}

/** As orderList queries it. */
async function ask(db: Db, scope: OrderScope, question: Question): Promise<number> {
	const { search, from, sort = 'orderedAt', direction = 'desc', ...given } = question
	const filter: OrderFilter = { kind: 'order', view: 'all', today, ...given }
	const found = await findOrders(db, scope, search)
	const start = from === undefined ? null : { ...from, side: 'after' as const }
	const page = { limit: pageSize, direction, from: start }
	const rows = await listOrders(db, scope, { ...filter, found, sort }, page)
	await sumOrders(db, scope, filter, found)
	await countOrders(db, scope, { kind: filter.kind, today })
	return rows.length
}

type Row = {
	reference: string
	code: string
	email: string
	name: string
	at: string
	total: string
	due: string
}

async function rowsOf(db: Db, scope: OrderScope, offset: number): Promise<Row[]> {
	const tenant = scope.tenant === null ? 'true' : `tenant = '${scope.tenant}'`
	const sent = scope.sentOnly ? 'sent_to_supplier_at is not null' : 'true'
	const { rows } = await db.execute<Row>(
		`select reference, code, customer ->> 'email' as email, customer ->> 'lastName' as name, ordered_at::text as at,
			${scope.sentOnly ? 'amount_to_supplier' : 'total'}::text as total, coalesce(delivery_date, planned_date)::text as due
			from orders where kind = 'order' and ${tenant} and ${sent} order by ordered_at desc, reference desc
			limit ${tries} offset ${offset}`,
	)
	return rows
}

type Asking = { name: string; grows?: true; unsent?: true; of: (i: number) => Question }

/** `grows`: its result grows with the orders, so its time may; `unsent`: orders not sent to the supplier yet. */
function questionsOf(far: Row[]): Asking[] {
	const at = (i: number) => far[i % far.length] as Row
	return [
		{ name: 'first page', of: () => ({}) },
		{
			name: '1,000th page by its key',
			of: (i) => ({ from: { value: at(i).at, key: at(i).reference } }),
		},
		{ name: 'filter: state done', of: () => ({ states: ['done'] }) },
		{ name: 'filter: state refused', of: () => ({ states: ['refused'] }) },
		{ name: 'filter: states sent, ready', of: () => ({ states: ['sent', 'ready'] }) },
		{ name: 'view: to accept', unsent: true, of: () => ({ view: 'toAccept' }) },
		{ name: 'view: in production', of: () => ({ view: 'inProduction' }) },
		{ name: 'offers, open', unsent: true, of: () => ({ kind: 'offer', view: 'offersOpen' }) },
		{
			name: 'filter: states waiting, undelivered',
			of: () => ({ states: ['waiting', 'undelivered'] }),
		},
		{ name: 'filter: states done, refused', of: () => ({ states: ['done', 'refused'] }) },
		{
			name: 'filter: a seller',
			of: (i) => ({ seller: idOf(`seller ${largestShop} ${i % sellersOfShop}`) }),
		},
		...orderSorts.flatMap((sort) =>
			(['asc', 'desc'] as const).map((direction) => ({
				name: `sorted by ${sort}, ${direction}`,
				of: () => ({ sort, direction }),
			})),
		),
		{
			name: 'sorted by total, from a far key',
			of: (i) => ({ sort: 'total', from: { value: at(i).total, key: at(i).reference } }),
		},
		{
			name: 'sorted by deliveryAt, from a far key',
			of: (i) => ({ sort: 'deliveryAt', from: { value: at(i).due, key: at(i).reference } }),
		},
		{
			name: 'states sent, ready, sorted by total',
			of: () => ({ states: ['sent', 'ready'], sort: 'total' }),
		},
		{ name: 'search: reference', of: (i) => ({ search: at(i).reference }) },
		{ name: 'search: code', of: (i) => ({ search: at(i).code }) },
		{ name: 'search: e-mail', of: (i) => ({ search: at(i).email }) },
		{ name: 'search: name', of: (i) => ({ search: at(i).name }) },
		{ name: 'search: start of a reference', of: (i) => ({ search: at(i).reference.slice(0, -1) }) },
		{ name: 'view: soon', grows: true, of: () => ({ view: 'soon' }) },
		{ name: 'view: to refund', grows: true, of: () => ({ view: 'toRefund' }) },
		{ name: 'search: first name', grows: true, of: () => ({ search: 'thomas' }) },
		{ name: 'search: first name and town', grows: true, of: () => ({ search: 'thomas arlon' }) },
		{ name: 'search: what all have', grows: true, of: () => ({ search: 'rue' }) },
	]
}

type SizedDatabase = { size: number; opened: OpenDatabase }
/** `scans`: it reads every row by design, and is reported without a limit. */
type Asked = { name: string; grows: boolean; scans?: boolean; p95: number[] }

/** The call of each size in turn, so that other work on the machine affects all alike. */
async function p95Of(name: string, calls: ((i: number) => Promise<number>)[]): Promise<number[]> {
	const times: number[][] = calls.map(() => [])
	for (let i = -5; i < tries; i++)
		for (const [index, call] of calls.entries()) {
			const from = performance.now()
			const found = await call(Math.abs(i))
			if (i >= 0) times[index]?.push(performance.now() - from)
			if (found === 0) throw new Error(`${name}: nothing was found`)
		}
	return times.map((each) => percentile(each, 0.95))
}

async function measure(databases: SizedDatabase[]): Promise<Asked[]> {
	const all: Asked[] = []
	for (const [viewer, scope] of Object.entries(viewers)) {
		const within = <T>(run: () => Promise<T>) =>
			scope.tenant === null || scope.orSent ? everywhere(run) : inScope(scope.tenant, run)
		const samples = await Promise.all(
			databases.map(({ opened: { db }, size }) =>
				within(() => rowsOf(db, scope, Math.min(pageSize * 999, size / 10))),
			),
		)
		const questions = samples.map((far) =>
			questionsOf(far).filter(({ unsent = false }) => !(unsent && scope.sentOnly)),
		)
		for (const [place, { name, grows = false }] of (questions[0] ?? []).entries()) {
			const calls = databases.map(({ opened }, index) => (i: number) => {
				const question = questions[index]?.[place]?.of(i) ?? {}
				return within(() => ask(opened.db, scope, question))
			})
			const p95 = await p95Of(`${viewer}, ${name}`, calls)
			all.push({ name: `${viewer}, ${name}`, grows, p95 })
		}
	}
	return all
}

const designScope: DesignScope = {
	tenant: largestShop,
	owner: null,
	sentOnly: false,
	orSent: false,
}
const designViewers = { seller: designScope, admin: { ...designScope, tenant: null } }

type DesignRow = { code: string; email: string; at: string }
type DesignQuestion = { search?: string; from?: { value: string; key: string } }

/** As configurationList queries it. */
async function askDesigns(db: Db, scope: DesignScope, question: DesignQuestion): Promise<number> {
	const { search, from } = question
	const start = from === undefined ? null : { ...from, side: 'after' as const }
	const page = { limit: pageSize, direction: 'desc' as const, from: start }
	const rows = await listDesigns(db, scope, { search }, page)
	await countDesigns(db, scope, { search })
	return rows.length
}

async function designsOf(db: Db, { tenant }: DesignScope, offset: number): Promise<DesignRow[]> {
	const { rows } = await db.execute<DesignRow>(
		`select code, email, updated_at::text as at from designs
			where ${tenant === null ? 'true' : `tenant = '${tenant}'`}
			order by updated_at desc, code desc limit ${tries} offset ${offset}`,
	)
	return rows
}

/** A search of designs has no words to look up (`like '%…%'`). */
const designQuestions: { name: string; scans?: true; of: (row: DesignRow) => DesignQuestion }[] = [
	{ name: 'first page', of: () => ({}) },
	{ name: '1,000th page by its key', of: ({ at, code }) => ({ from: { value: at, key: code } }) },
	{ name: 'search: code', scans: true, of: ({ code }) => ({ search: code }) },
	{ name: 'search: e-mail', scans: true, of: ({ email }) => ({ search: email }) },
]

async function measureDesigns(databases: SizedDatabase[]): Promise<Asked[]> {
	const all: Asked[] = []
	for (const [viewer, scope] of Object.entries(designViewers)) {
		const within = <T>(run: () => Promise<T>) =>
			scope.tenant === null ? everywhere(run) : inScope(scope.tenant, run)
		const samples = await Promise.all(
			databases.map(({ opened: { db }, size }) =>
				within(() => designsOf(db, scope, Math.min(pageSize * 999, size / 10))),
			),
		)
		for (const { name: question, scans = false, of } of designQuestions) {
			const name = `designs, ${viewer}, ${question}`
			const calls = databases.map(({ opened }, index) => (i: number) => {
				const far = samples[index] ?? []
				const asked = of(far[i % far.length] as DesignRow)
				return within(() => askDesigns(opened.db, scope, asked))
			})
			all.push({ name, grows: scans, scans, p95: await p95Of(name, calls) })
		}
	}
	return all
}

function show({ name, grows, scans = false, p95 }: Asked): void {
	const [first = Number.NaN, last = first] = [p95[0], p95.at(-1)]
	console.log(`\n${name}: p95 ${p95.map((it) => it.toFixed(1)).join(' → ')} ms`)
	report({ name: `${name}, p95`, measured: last, unit: 'ms', ...(!scans && { limit }) })
	const growth = { name: `${name}, growth`, measured: last / first, unit: 'times' }
	report(grows ? growth : { ...growth, limit: mostGrowth })
}

async function openSized(url: string, size: number): Promise<SizedDatabase> {
	const from = performance.now()
	const opened = await openDatabase({ databaseUrl: url, dataDir: '', outside: 'everywhere' })
	await openShops(opened.pool)
	await writeOrders(opened.pool, { from: 1, to: size })
	const seconds = (performance.now() - from) / 1000
	console.log(`${size} orders, written in ${seconds.toFixed(0)} s`)
	return { size, opened }
}

async function onPostgres(): Promise<void> {
	const postgres = await postgresWith({ shared_buffers: '512MB', max_wal_size: '8GB' })
	const databases: SizedDatabase[] = []
	try {
		const admin = new pg.Client(postgres.url)
		await admin.connect()
		for (const size of sizes) {
			const url = new URL(postgres.url)
			url.pathname = `/orders_${size}`
			await admin.query(`create database orders_${size}`)
			databases.push(await openSized(url.href, size))
		}
		await admin.end()
		// As after a quiet minute: everything written is on the disk.
		for (const { opened } of databases) await opened.pool.query('checkpoint')
		for (const asked of await measure(databases)) show(asked)
		for (const asked of await measureDesigns(databases)) show(asked)
	} finally {
		for (const { opened } of databases) await opened.close()
		await postgres.stop()
	}
}

async function onEmbedded(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'gabarit-bench-'))
	try {
		const opened = await openDatabase({ databaseUrl: null, dataDir, outside: 'everywhere' })
		await openShops(opened.pool)
		await writeOrders(opened.pool, { from: 1, to: embedded })
		console.log(`\nembedded database, ${embedded} orders (reported, no limit)`)
		const databases = [{ size: embedded, opened }]
		for (const { name, p95 } of [
			...(await measure(databases)),
			...(await measureDesigns(databases)),
		])
			report({ name: `${name}, p95`, measured: p95[0] ?? Number.NaN, unit: 'ms' })
		await opened.close()
	} finally {
		rmSync(dataDir, { recursive: true, force: true })
	}
}

console.log(`p95 of ${tries} calls each, one after the other; load ${loadavg()[0]?.toFixed(1)}`)
if (sizes.length > 1 || sizes[0] !== 0) await onPostgres()
if (embedded > 0) await onEmbedded()
