import { type Dashboard, type leadStages, type StateLabel, stateLabels } from '@gabarit/contract'
import { type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../db/brussels-days.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { Days } from './periods.ts'

/**
 * `tenant` null = every shop; `sentOnly` = orders sent to the supplier, in what he is paid, by the day they were ready;
 * `seller` = of one, `none` = of nobody.
 */
export type DashboardScope = {
	tenant: string | null
	sentOnly: boolean
	seller?: string | undefined
}

function sellerWhere(seller: string | undefined): SQL {
	if (seller === undefined) return sql`true`
	return seller === 'none' ? sql`o.seller_id is null` : sql`o.seller_id = ${seller}::uuid`
}

function inside({ tenant, sentOnly, seller }: DashboardScope): SQL {
	const own = tenant === null ? sql`true` : sql`o.tenant = ${tenant}`
	const sent = sentOnly ? sql`o.sent_to_supplier_at is not null` : sql`true`
	return sql`${own} and ${sent} and ${sellerWhere(seller)}`
}

function between(instant: SQL, days: Days): SQL {
	return sql.join(onDays(instant, days), sql` and `)
}

const isOrder = sql`o.kind = 'order' and o.status <> 'Refused'`
const isOpenOffer = sql`o.kind = 'offer' and o.state in ('offerInProgress', 'offerAccepted')`
const over: readonly StateLabel[] = [
	'done',
	'refused',
	'offerRefused',
	'offerCancelled',
	'offerExpired',
]
/** By name, so that the index of states finds the few. */
const unfinished = stateLabels.filter((state) => !over.includes(state))

function amountOf({ sentOnly }: DashboardScope): SQL {
	return sentOnly ? sql`coalesce(o.amount_to_supplier, 0)` : sql`o.net`
}

function countedAt({ sentOnly }: DashboardScope): SQL {
	return sentOnly ? sql`o.ready_at` : sql`o.ordered_at`
}

function dayOf(instant: SQL): SQL {
	return sql`to_char(${instant} at time zone 'Europe/Brussels', 'YYYY-MM-DD')`
}

/** The condition of orders that count in a period. */
function ordered(scope: DashboardScope, days: Days): SQL {
	return sql`${inside(scope)} and ${isOrder} and ${between(countedAt(scope), days)}`
}

function offered(scope: DashboardScope, days: Days): SQL {
	return sql`${inside(scope)} and ${between(sql`o.offered_at`, days)}`
}

/** Sums come as text: they may pass what a number of the driver holds. */
type Summed<T> = Omit<T, 'sum'> & { sum: string }

async function summed<T extends { sum: number }>(db: Queryable, query: SQL): Promise<T[]> {
	const { rows } = await db.execute<Summed<T> & Record<string, unknown>>(query)
	return rows.map((row) => ({ ...row, sum: Number(row.sum) }) as unknown as T)
}

export type OrderDay = { day: string; orders: number; sum: number }

export function orderDays(db: Queryable, scope: DashboardScope, days: Days): Promise<OrderDay[]> {
	return summed(
		db,
		sql`select ${dayOf(countedAt(scope))} as day, count(*)::int as orders,
				sum(${amountOf(scope)})::text as sum
			from orders o where ${ordered(scope, days)} group by 1`,
	)
}

export type OfferDay = { day: string } & Dashboard['outcomes']

export async function offerDays(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
): Promise<OfferDay[]> {
	const { rows } = await db.execute<OfferDay>(
		sql`select ${dayOf(sql`o.offered_at`)} as day,
				(count(*) filter (where o.kind = 'order'))::int as ordered,
				(count(*) filter (where ${isOpenOffer}))::int as open,
				(count(*) filter (where o.status = 'OfferRefused'))::int as lost
			from orders o where ${offered(scope, days)} group by 1`,
	)
	return rows
}

export type OpenOffers = { day: string; count: number; sum: number }

/** By the day on which they were made. */
export function openOffers(db: Queryable, scope: DashboardScope): Promise<OpenOffers[]> {
	return summed(
		db,
		sql`select ${dayOf(sql`o.ordered_at`)} as day, count(*)::int as count, sum(o.net)::text as sum
			from orders o where ${inside(scope)} and ${isOpenOffer} group by 1 order by 1`,
	)
}

export function stateRows(db: Queryable, scope: DashboardScope): Promise<Dashboard['states']> {
	return summed(
		db,
		sql`select o.state, count(*)::int as count, sum(${amountOf(scope)})::text as sum
			from orders o where ${inside(scope)} and o.kind in ('offer', 'order') and o.state in ${unfinished}
			group by o.state order by o.state`,
	)
}

/** Orders and offers of a period by seller or by shop: each found by its day's index. */
function byColumns(scope: DashboardScope, days: Days, columns: SQL): SQL {
	const rows = sql`select o.tenant, o.seller_id, o.seller_name, 1 as ordered, 0 as offered, ${amountOf(scope)} as amount
			from orders o where ${ordered(scope, days)}
		union all select o.tenant, o.seller_id, o.seller_name, 0, 1, 0
			from orders o where ${offered(scope, days)}`
	return sql`select ${columns}, sum(o.ordered)::int as orders, sum(o.offered)::int as offers,
			sum(o.amount)::text as sum
		from (${rows}) o group by 1 order by sum(o.amount) filter (where o.ordered = 1) desc nulls last, 1`
}

export function sellerRows(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
): Promise<Dashboard['sellers']> {
	return summed(
		db,
		byColumns(scope, days, sql`o.seller_id::text as seller, max(o.seller_name) as name`),
	)
}

export function shopRows(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
): Promise<Dashboard['shops']> {
	return summed(db, byColumns(scope, days, sql`o.tenant as shop`))
}

export type Chosen = { reference: string; orders: number }

async function chosen(db: Queryable, query: SQL): Promise<Chosen[]> {
	const { rows } = await db.execute<Chosen>(query)
	return rows
}

export function rackRows(db: Queryable, scope: DashboardScope, days: Days): Promise<Chosen[]> {
	return chosen(
		db,
		sql`select rack as reference, count(*)::int as orders
			from orders o, jsonb_array_elements_text(o.racks) as rack
			where ${ordered(scope, days)} group by 1 order by 2 desc, 1`,
	)
}

export function colourRows(db: Queryable, scope: DashboardScope, days: Days): Promise<Chosen[]> {
	return chosen(
		db,
		sql`select o.colour as reference, count(*)::int as orders
			from orders o where ${ordered(scope, days)} and o.colour is not null
			group by 1 order by 2 desc, 1`,
	)
}

type Stage = (typeof leadStages)[number]
/** The instants between which an order stands in each state; a stage that it skipped has none. */
const stageSpans: Record<Stage | 'whole', readonly [SQL, SQL]> = {
	confirmed: [sql`o.confirmed_at`, sql`o.sent_to_supplier_at`],
	sent: [sql`o.sent_to_supplier_at`, sql`o.production_at`],
	inProduction: [sql`o.production_at`, sql`o.ready_at`],
	ready: [sql`o.ready_at`, sql`coalesce(o.scheduled_at, o.done_at)`],
	scheduled: [sql`o.scheduled_at`, sql`o.done_at`],
	whole: [sql`o.confirmed_at`, sql`o.done_at`],
}

export type Delay = { median: number; most: number } | null
export type Delays = { orders: number } & Record<Stage | 'whole', Delay>

function delaysSql(): SQL {
	const columns = Object.entries(stageSpans).map(
		([name, [from, until]]) =>
			sql`percentile_cont(array[0.5, 0.9]) within group (
				order by extract(epoch from ${until} - ${from})::float8 / 86400) as ${sql.identifier(name)}`,
	)
	return sql.join(columns, sql`, `)
}

function delayOf(pair: unknown): Delay {
	if (!Array.isArray(pair)) return null
	const [median, most] = pair.map((days: unknown) => Math.round(Number(days) * 10) / 10)
	return median === undefined || most === undefined ? null : { median, most }
}

export async function delaysOf(db: Queryable, scope: DashboardScope, days: Days): Promise<Delays> {
	const { rows } = await db.execute(
		sql`select count(*)::int as orders, ${delaysSql()} from orders o
			where ${inside(scope)} and o.status = 'Done' and ${between(sql`o.done_at`, days)}`,
	)
	const found = rows[0] ?? {}
	const named = Object.keys(stageSpans).map((name) => [name, delayOf(found[name])])
	return { orders: Number(found['orders'] ?? 0), ...Object.fromEntries(named) } as Delays
}

/** As the list of deliveries shows them: `ofOrders` = without those of accounts. */
export async function deadLetters(
	db: Queryable,
	{ tenant }: DashboardScope,
	ofOrders: boolean,
): Promise<number> {
	const shown = ofOrders ? sql`reference is not null` : sql`true`
	const own = tenant === null ? sql`true` : sql`tenant = ${tenant}`
	const { rows } = await db.execute<{ count: number }>(
		sql`select count(*)::int as count from outbox where ${own} and ${shown} and state = 'dead'`,
	)
	return rows[0]?.count ?? 0
}

export type StepRow = Pick<Dashboard['steps'][number], 'kind' | 'step'> & { count: number }

export async function stepRows(
	db: Queryable,
	{ tenant }: DashboardScope,
	{ from, until }: Days,
): Promise<StepRow[]> {
	const own = tenant === null ? sql`true` : sql`tenant = ${tenant}`
	const { rows } = await db.execute<StepRow>(
		sql`select kind, step, sum(count)::int as count from step_counts
			where ${own} and day >= ${from}::date and day <= ${until}::date group by kind, step`,
	)
	return rows
}
