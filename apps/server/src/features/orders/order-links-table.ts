// Links of mails; only the hash of the token is stored.
import { and, eq, isNull } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'

export const orderLinks = pgTable(
	'order_links',
	{
		tenant: text().notNull(),
		tokenHash: text('token_hash').notNull(),
		orderId: uuid('order_id').notNull(),
		createdAt: time('created_at').notNull(),
		revokedAt: time('revoked_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.tokenHash] }),
		index('order_links_order').on(table.tenant, table.orderId),
	],
)

export async function insertLink(
	db: Queryable,
	row: Omit<typeof orderLinks.$inferInsert, 'revokedAt'>,
): Promise<void> {
	await db.insert(orderLinks).values(row).onConflictDoNothing()
}

export async function orderIdOfLink(
	db: Queryable,
	tenant: string,
	tokenHash: string,
): Promise<string | null> {
	const [found] = await db
		.select({ orderId: orderLinks.orderId })
		.from(orderLinks)
		.where(
			and(
				eq(orderLinks.tenant, tenant),
				eq(orderLinks.tokenHash, tokenHash),
				isNull(orderLinks.revokedAt),
			),
		)
	return found?.orderId ?? null
}

export async function revokeLinks(
	tx: Queryable,
	tenant: string,
	orderId: string,
	at: Date,
): Promise<number> {
	const ended = await tx
		.update(orderLinks)
		.set({ revokedAt: at })
		.where(
			and(
				eq(orderLinks.tenant, tenant),
				eq(orderLinks.orderId, orderId),
				isNull(orderLinks.revokedAt),
			),
		)
		.returning({ tokenHash: orderLinks.tokenHash })
	return ended.length
}
