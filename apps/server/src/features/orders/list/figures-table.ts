import { type Address, openOrderStates } from '@gabarit/contract'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import { orders } from '../orders-table.ts'
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

/** Of his last offer or order that has one. */
export async function lastBillingAddress(
	db: Queryable,
	{ tenant, id }: { tenant: string; id: string },
): Promise<Address | null> {
	const { billingAddress } = orders
	const [found] = await db
		.select({ billingAddress })
		.from(orders)
		.where(and(eq(orders.tenant, tenant), eq(orders.customerId, id), isNotNull(billingAddress)))
		.orderBy(desc(orders.orderedAt))
		.limit(1)
	return found?.billingAddress ?? null
}

/** Two narrow counts, each by its index: of all orders of years only the last one's, and those still open. */
export async function figuresByTenant(
	db: Queryable,
	since: Date,
	shop?: string,
): Promise<Map<string, ShopFigures>> {
	const here = shop === undefined ? sql`true` : sql`tenant = ${shop}`
	const sold = await db.execute<{ tenant: string; turnover: string }>(
		sql`select tenant, sum(total)::text as turnover from orders
			where kind = 'order' and ordered_at >= ${since.toISOString()}::timestamptz and status <> 'Refused' and ${here}
			group by tenant`,
	)
	const open = await db.execute<{ tenant: string; count: number }>(
		sql`select tenant, count(*)::int as count from orders
			where kind = 'order' and state in ${openOrderStates} and ${here} group by tenant`,
	)
	const figures = new Map<string, ShopFigures>()
	for (const { tenant, turnover } of sold.rows)
		figures.set(tenant, { turnover: Number(turnover), openOrders: 0 })
	for (const { tenant, count } of open.rows)
		figures.set(tenant, { turnover: figures.get(tenant)?.turnover ?? 0, openOrders: count })
	return figures
}
