import { type Dashboard, leadStages, openOfferStates, openOrderStates } from '@gabarit/contract'
import { type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../db/brussels-days.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { Days, Periods } from './periods.ts'

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
export const isOpenOffer = sql`o.kind = 'offer' and o.state in ('offerInProgress', 'offerAccepted')`
/** By name, so that the index of states finds the few. */
const unfinished = [...openOfferStates, ...openOrderStates]

export function amountOf({ sentOnly }: DashboardScope): SQL {
	return sentOnly ? sql`coalesce(o.amount_to_supplier, 0)` : sql`o.net`
}

export function countedAt({ sentOnly }: DashboardScope): SQL {
	return sentOnly ? sql`o.ready_at` : sql`o.ordered_at`
}

function dayOf(instant: SQL): SQL {
	return sql`to_char(${instant} at time zone 'Europe/Brussels', 'YYYY-MM-DD')`
}

/** The condition of orders that count in a period. */
export function ordered(scope: DashboardScope, days: Days): SQL {
	return sql`${inside(scope)} and ${isOrder} and ${between(countedAt(scope), days)}`
}

export function offered(scope: DashboardScope, days: Days): SQL {
	return sql`${inside(scope)} and ${between(sql`o.offered_at`, days)}`
}

/** Sums come as text: they may pass what a number of the driver holds. */
type Summed<T> = Omit<T, 'sum'> & { sum: string }

async function summed<T extends { sum: number }>(db: Queryable, query: SQL): Promise<T[]> {
	const { rows } = await db.execute<Summed<T> & Record<string, unknown>>(query)
	return rows.map((row) => ({ ...row, sum: Number(row.sum) }) as unknown as T)
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

function delaysSql(names: readonly (Stage | 'whole')[]): SQL {
	const columns = names.map((name) => {
		const [from, until] = stageSpans[name]
		return sql`percentile_cont(array[0.5, 0.9]) within group (
			order by extract(epoch from ${until} - ${from})::float8 / 86400) as ${sql.identifier(name)}`
	})
	return sql.join(columns, sql`, `)
}

function delayOf(pair: unknown): Delay {
	if (!Array.isArray(pair)) return null
	const [median, most] = pair.map((days: unknown) => Math.round(Number(days) * 10) / 10)
	return median === undefined || most === undefined ? null : { median, most }
}

async function delayRow(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
	names: readonly (Stage | 'whole')[],
): Promise<Record<string, unknown>> {
	const { rows } = await db.execute(
		sql`select count(*)::int as orders, ${delaysSql(names)} from orders o
			where ${inside(scope)} and o.status = 'Done' and ${between(sql`o.done_at`, days)}`,
	)
	return rows[0] ?? {}
}

export async function delaysOf(db: Queryable, scope: DashboardScope, days: Days): Promise<Delays> {
	const found = await delayRow(db, scope, days, [...leadStages, 'whole'])
	const of = (name: Stage | 'whole') => delayOf(found[name])
	return {
		orders: Number(found['orders'] ?? 0),
		confirmed: of('confirmed'),
		sent: of('sent'),
		inProduction: of('inProduction'),
		ready: of('ready'),
		scheduled: of('scheduled'),
		whole: of('whole'),
	}
}

/** Without the stages: of the other period nobody reads them. */
export async function wholeDelayOf(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
): Promise<Pick<Delays, 'orders' | 'whole'>> {
	const { orders, whole } = await delayRow(db, scope, days, ['whole'])
	return { orders: Number(orders ?? 0), whole: delayOf(whole) }
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

export type StepRow = Dashboard['steps'][number]

/** Both periods by one scan: a year of all shops is most of the table. */
export async function stepRows(
	db: Queryable,
	{ tenant }: DashboardScope,
	{ now, before }: Pick<Periods, 'now' | 'before'>,
): Promise<StepRow[]> {
	const own = tenant === null ? sql`true` : sql`tenant = ${tenant}`
	const isIn = ({ from, until }: Days) => sql`day between ${from}::date and ${until}::date`
	const sumIn = (days: Days) => sql`coalesce(sum(count) filter (where ${isIn(days)}), 0)::int`
	const { rows } = await db.execute<StepRow>(
		sql`select kind, step, ${sumIn(now)} as value, ${sumIn(before)} as before from step_counts
			where ${own} and (${isIn(now)} or ${isIn(before)}) group by kind, step`,
	)
	return rows
}
