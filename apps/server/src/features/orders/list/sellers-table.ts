import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import { orders } from '../orders-table.ts'

/** Of these accounts, those that an order or offer still names. */
export async function sellersWithOrders(
	db: Queryable,
	tenant: string | null,
	ids: string[],
): Promise<ReadonlySet<string | null>> {
	if (ids.length === 0) return new Set()
	const rows = await db
		.select({ id: orders.sellerId })
		.from(orders)
		.where(
			and(tenant === null ? undefined : eq(orders.tenant, tenant), inArray(orders.sellerId, ids)),
		)
		.groupBy(orders.sellerId)
	return new Set(rows.map(({ id }) => id))
}
