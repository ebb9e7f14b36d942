// Former versions of offers; the newest is the order's own snapshot.
import type { Configuration } from '@gabarit/engine'
import type { Quote } from '@gabarit/price'
import { and, desc, eq } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { Order } from './orders-table.ts'

export const offerVersions = pgTable(
	'offer_versions',
	{
		tenant: text().notNull(),
		orderId: uuid('order_id').notNull(),
		number: integer().notNull(),
		replacedAt: time('replaced_at').notNull(),
		validUntil: date('valid_until'),
		total: bigint({ mode: 'number' }).notNull(),
		quote: jsonb().$type<Quote>().notNull(),
		configuration: jsonb().$type<Configuration>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.orderId, table.number] })],
)

export type OfferVersion = typeof offerVersions.$inferSelect

export async function insertOfferVersion(tx: Queryable, row: OfferVersion): Promise<void> {
	await tx.insert(offerVersions).values(row)
}

export async function readFormerVersion(db: Queryable, order: Order): Promise<OfferVersion | null> {
	const [found] = await db
		.select()
		.from(offerVersions)
		.where(and(eq(offerVersions.tenant, order.tenant), eq(offerVersions.orderId, order.id)))
		.orderBy(desc(offerVersions.number))
		.limit(1)
	return found ?? null
}
