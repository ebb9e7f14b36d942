import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/open-database.ts'
import { offerVersions } from '../offer-versions-table.ts'
import { orderLinks } from '../order-links-table.ts'

type OrderKey = { tenant: string; id: string }

export async function deleteLinksOf(tx: Queryable, { tenant, id }: OrderKey): Promise<void> {
	await tx.delete(orderLinks).where(and(eq(orderLinks.tenant, tenant), eq(orderLinks.orderId, id)))
}

export async function deleteRemainsOf(tx: Queryable, order: OrderKey): Promise<void> {
	await deleteLinksOf(tx, order)
	await tx
		.delete(offerVersions)
		.where(and(eq(offerVersions.tenant, order.tenant), eq(offerVersions.orderId, order.id)))
}
