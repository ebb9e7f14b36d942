import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import type { Bought, ShopFigures } from '../service.ts'

export async function boughtBy(
	db: Queryable,
	customers: { tenant: string; id: string }[],
): Promise<Map<string, Bought>> {
	if (customers.length === 0) return new Map()
	const ids = customers.map(({ id }) => sql`${id}::uuid`)
	const tenants = [...new Set(customers.map(({ tenant }) => tenant))].map((it) => sql`${it}`)
	const { rows } = await db.execute<Bought & { id: string }>(sql`select customer_id as id,
			(count(*) filter (where kind = 'order'))::int as orders,
			(count(*) filter (where kind = 'offer'))::int as offers,
			(array_agg(city order by ordered_at desc) filter (where city is not null))[1] as city
		from orders where tenant in (${sql.join(tenants, sql`, `)})
			and customer_id in (${sql.join(ids, sql`, `)}) group by customer_id`)
	return new Map(rows.map(({ id, ...bought }) => [id, bought]))
}

export async function figuresByTenant(
	db: Queryable,
	since: Date,
	shop?: string,
): Promise<Map<string, ShopFigures>> {
	const here = shop === undefined ? sql`true` : sql`tenant = ${shop}`
	const { rows } = await db.execute<{ tenant: string; turnover: string; open: number }>(
		sql`select tenant,
			coalesce(sum(total) filter (
				where ordered_at >= ${since.toISOString()}::timestamptz and status <> 'Refused'
			), 0)::text as turnover,
			(count(*) filter (where status not in ('Refused', 'Done')))::int as open
		from orders where kind = 'order' and ${here} group by tenant`,
	)
	return new Map(
		rows.map(({ tenant, turnover, open }) => [
			tenant,
			{ turnover: Number(turnover), openOrders: open },
		]),
	)
}
