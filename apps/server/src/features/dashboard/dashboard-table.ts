import type { Dashboard } from '@gabarit/contract'
import type { FurnitureType } from '@gabarit/engine'
import { type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../db/brussels-days.ts'
import type { Queryable } from '../../db/open-database.ts'

/** `tenant` null = every shop; `sentOnly` = orders sent to the supplier, in purchase prices. */
export type DashboardScope = { tenant: string | null; sentOnly: boolean }
export type Days = { from: string; until: string }

function inside({ tenant, sentOnly }: DashboardScope): SQL {
	const own = tenant === null ? sql`true` : sql`o.tenant = ${tenant}`
	return sentOnly ? sql`${own} and o.sent_to_supplier_at is not null` : own
}

function between(instant: SQL, days: Days): SQL {
	return sql.join(onDays(instant, days), sql` and `)
}

const isOrder = sql`o.kind = 'order' and o.status <> 'Refused'`

function amountOf({ sentOnly }: DashboardScope): SQL {
	return sentOnly ? sql`coalesce(o.amount_to_supplier, 0)` : sql`o.total`
}

export async function dayRows(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
): Promise<Dashboard['days']> {
	const amount = amountOf(scope)
	const { rows } = await db.execute<{
		day: string
		orders: number
		offers: number
		turnover: string
	}>(sql`select to_char(o.ordered_at at time zone 'Europe/Brussels', 'YYYY-MM-DD') as day,
			(count(*) filter (where ${isOrder}))::int as orders,
			(count(*) filter (where o.kind = 'offer'))::int as offers,
			coalesce(sum(${amount}) filter (where ${isOrder}), 0)::text as turnover
		from orders o where ${inside(scope)} and ${between(sql`o.ordered_at`, days)}
		group by 1 order by 1`)
	return rows.map((row) => ({ ...row, turnover: Number(row.turnover) }))
}

export async function typeRows(
	db: Queryable,
	scope: DashboardScope,
	days: Days,
): Promise<Dashboard['types']> {
	const { rows } = await db.execute<{ type: FurnitureType; orders: number; turnover: string }>(
		sql`select o.type, count(*)::int as orders, sum(${amountOf(scope)})::text as turnover
			from orders o
			where ${inside(scope)} and ${isOrder} and ${between(sql`o.ordered_at`, days)}
			group by o.type order by orders desc, o.type`,
	)
	return rows.map((row) => ({ ...row, turnover: Number(row.turnover) }))
}

export async function stateRows(
	db: Queryable,
	scope: DashboardScope,
): Promise<Dashboard['states']> {
	const { rows } = await db.execute<Dashboard['states'][number]>(
		sql`select o.state, count(*)::int as count from orders o where ${inside(scope)}
			group by o.state order by o.state`,
	)
	return rows
}

async function countOf(db: Queryable, query: SQL): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(query)
	return rows[0]?.count ?? 0
}

export function acceptedOffers(db: Queryable, scope: DashboardScope, days: Days): Promise<number> {
	return countOf(
		db,
		sql`select count(*)::int as count from orders o where ${inside(scope)}
			and ${between(sql`o.ordered_at`, days)} and o.state = 'offerAccepted'`,
	)
}

export function designsMade(db: Queryable, scope: DashboardScope, days: Days): Promise<number> {
	const own = scope.tenant === null ? sql`true` : sql`d.tenant = ${scope.tenant}`
	return countOf(
		db,
		sql`select count(*)::int as count from designs d
			where ${own} and ${between(sql`d.created_at`, days)}`,
	)
}

export function deadLetters(db: Queryable, scope: DashboardScope): Promise<number> {
	const own = scope.tenant === null ? sql`true` : sql`tenant = ${scope.tenant}`
	return countOf(db, sql`select count(*)::int as count from outbox where ${own} and state = 'dead'`)
}

export async function stepRows(
	db: Queryable,
	scope: DashboardScope,
	{ from, until }: Days,
): Promise<Dashboard['steps']> {
	const own = scope.tenant === null ? sql`true` : sql`tenant = ${scope.tenant}`
	const { rows } = await db.execute<Dashboard['steps'][number]>(
		sql`select kind, step, sum(count)::int as count from step_counts
			where ${own} and day >= ${from}::date and day <= ${until}::date group by kind, step`,
	)
	return rows
}
