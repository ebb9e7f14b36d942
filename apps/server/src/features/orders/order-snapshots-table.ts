// Frozen parts of an offer or an order, in a table of their own, since lists read no more of them than a country.
import type { Country, OrderCost } from '@gabarit/contract'
import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'
import type { Quote } from '@gabarit/price'
import { and, eq, inArray, sql } from 'drizzle-orm'
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

/** Of each of these orders: where it was sold, whose holidays count. */
export async function quoteCountries(
	db: Queryable,
	orders: readonly Whose[],
): Promise<(order: Whose) => Country> {
	const { tenant, orderId, quote } = orderSnapshots
	const rows =
		orders.length === 0
			? []
			: await db
					.select({ tenant, orderId, country: sql<Country>`${quote} ->> 'country'` })
					.from(orderSnapshots)
					.where(
						and(
							inArray(tenant, [...new Set(orders.map((order) => order.tenant))]),
							inArray(
								orderId,
								orders.map((order) => order.id),
							),
						),
					)
	const found = new Map(rows.map((row) => [`${row.tenant} ${row.orderId}`, row.country]))
	return (order) => {
		const country = found.get(`${order.tenant} ${order.id}`)
		if (!country) throw new Error(`the quote of order ${order.reference} names no country`)
		return country
	}
}
