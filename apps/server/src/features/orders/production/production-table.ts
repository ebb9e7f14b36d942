// What the workshop has to make and is paid, added up from the index `orders_production`.
import { payableStates, productionFilters, productionViews } from '@gabarit/contract'
import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { onDays } from '../../../db/brussels-days.ts'
import type { Queryable } from '../../../db/open-database.ts'
import type { OrderFilter } from '../list/order-filter-table.ts'
import { filterWhere } from '../list/order-list-table.ts'
import type { Found } from '../order-search-table.ts'
import { orders } from '../orders-table.ts'
import type { OrderScope } from '../process/order-access.ts'

export type WeekRow = {
	/** A Monday. */
	monday: string
	orders: number
	boards: number
	weight: number
	pallets: number
	amount: string
	late: number
}

type Selection = { scope: OrderScope; filter: OrderFilter; found: Found | null }

const isLateOn = (today: string) =>
	sql`${orders.state} in ('sent', 'inProduction') and ${orders.supplierDate} < ${today}::date`

export async function weeksOf(
	db: Queryable,
	{ scope, filter, found }: Selection,
): Promise<WeekRow[]> {
	const where = and(filterWhere(scope, filter, found), isNotNull(orders.supplierDate))
	const { rows } = await db.execute<WeekRow>(sql`
		select (${orders.supplierDate} - (extract(isodow from ${orders.supplierDate})::int - 1))::text
				as monday,
			count(*)::int as orders, sum(${orders.boards})::int as boards,
			sum(${orders.weight})::float as weight, sum(${orders.pallets})::int as pallets,
			coalesce(sum(${orders.amountToSupplier}), 0)::text as amount,
			(count(*) filter (where ${isLateOn(filter.today)}))::int as late
		from ${orders} where ${where} group by 1 order by 1`)
	return rows
}

/** Whatever else is asked for. */
export async function countViews(
	db: Queryable,
	scope: OrderScope,
	today: string,
): Promise<Record<string, number>> {
	const counts = productionViews.map((view) => {
		const { states, supplierLate } = productionFilters[view]
		const where = and(
			inArray(orders.state, [...states]),
			supplierLate ? isLateOn(today) : undefined,
		)
		return sql`(count(*) filter (where ${where}))::int as ${sql.identifier(view)}`
	})
	const whole = filterWhere(scope, { kind: 'order', view: 'all', today }, null)
	const { rows } = await db.execute<Record<string, number>>(
		sql`select ${sql.join(counts, sql`, `)} from ${orders} where ${whole}`,
	)
	return rows[0] ?? {}
}

type MonthRow = { month: string; tenant: string; orders: number; amount: string }
type Days = { from?: string; until?: string }

function payableWhere(scope: OrderScope, days: Days): SQL | undefined {
	return and(
		filterWhere(scope, { kind: 'order', view: 'all', states: [...payableStates], today: '' }, null),
		isNotNull(orders.readyAt),
		...onDays(sql`${orders.readyAt}`, days),
	)
}

export async function payableOf(db: Queryable, scope: OrderScope, days: Days): Promise<MonthRow[]> {
	const { rows } = await db.execute<MonthRow>(sql`
		select to_char(${orders.readyAt} at time zone 'Europe/Brussels', 'YYYY-MM') as month,
			${orders.tenant} as tenant, count(*)::int as orders,
			coalesce(sum(${orders.amountToSupplier}), 0)::text as amount
		from ${orders} where ${payableWhere(scope, days)}
		group by 1, 2 order by 1 desc, 2`)
	return rows
}

export async function isPayableUntil(
	db: Queryable,
	scope: OrderScope,
	until: string,
): Promise<boolean> {
	const { rows } = await db.execute(
		sql`select 1 from ${orders} where ${payableWhere(scope, { until })} limit 1`,
	)
	return rows.length > 0
}
