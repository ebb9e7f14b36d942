// Frozen parts of an offer or an order, in a table of their own, since no list reads them.
import type { OrderCost } from '@gabarit/contract'
import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'
import type { Quote } from '@gabarit/price'
import { and, eq } from 'drizzle-orm'
import { json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { writtenJson } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import { preparedInsert } from '../../db/prepared.ts'

export const orderSnapshots = pgTable(
	'order_snapshots',
	{
		tenant: text().notNull(),
		orderId: uuid('order_id').notNull(),
		configuration: json().$type<Configuration>().notNull(),
		furniture: writtenJson().$type<Furniture>().notNull(),
		catalogue: json().$type<Catalogue>().notNull(),
		quote: json().$type<Quote>().notNull(),
		cost: json().$type<OrderCost>().notNull(),
		cutList: writtenJson('cut_list').$type<unknown[]>().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.orderId] })],
)

type Whose = { tenant: string; id: string; reference: string }

export type Snapshot = typeof orderSnapshots.$inferSelect
export type Frozen = Omit<Snapshot, 'tenant' | 'orderId'>

const writeSnapshot = preparedInsert(orderSnapshots, { returns: false })

export async function insertSnapshot(
	tx: Queryable,
	row: typeof orderSnapshots.$inferInsert,
): Promise<void> {
	await writeSnapshot(tx, row)
}

export async function replaceSnapshot(
	tx: Queryable,
	order: Whose,
	snapshot: Frozen,
): Promise<void> {
	await tx
		.update(orderSnapshots)
		.set(snapshot)
		.where(and(eq(orderSnapshots.tenant, order.tenant), eq(orderSnapshots.orderId, order.id)))
}

export async function snapshotOf(db: Queryable, order: Whose): Promise<Snapshot> {
	const [found] = await db
		.select()
		.from(orderSnapshots)
		.where(and(eq(orderSnapshots.tenant, order.tenant), eq(orderSnapshots.orderId, order.id)))
	if (!found) throw new Error(`order ${order.reference} has no snapshot`)
	return found
}
