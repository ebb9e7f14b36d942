import { getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import { sortedBy } from '../order-indexes-table.ts'
import { type Order, orders } from '../orders-table.ts'
import type { OrderScope } from '../process/order-access.ts'
import type { OrderFilter } from './order-filter-table.ts'
import { filterWhere } from './order-list-table.ts'

/**
 * Of those that `filter` finds, the first by their day. They are found by their states before they are sorted: the index
 * of days begins with years of orders that were late once.
 */
export async function earliestOrders(
	db: Queryable,
	scope: OrderScope,
	filter: OrderFilter,
	{ limit, ofWorkshop }: { limit: number; ofWorkshop: boolean },
): Promise<Order[]> {
	const day = ofWorkshop ? sortedBy.supplierAt : sortedBy.deliveryAt
	const first = sql`with found as materialized (
			select ${orders.tenant} as tenant, ${orders.reference} as reference, ${day} as day
			from ${orders} where ${filterWhere(scope, filter, null)})
		select tenant, reference from found order by day, reference limit ${limit}`
	return db
		.select(getTableColumns(orders))
		.from(orders)
		.where(sql`(${orders.tenant}, ${orders.reference}) in (${first})`)
		.orderBy(day, orders.reference)
}
