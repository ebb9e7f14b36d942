// What the lists of orders are found and counted by. Nobody writes here: triggers on `orders` do (migration
// lists_at_scale), so that what an order is and what it is found by cannot part.
import { sql } from 'drizzle-orm'
import {
	bigint,
	boolean,
	customType,
	date,
	integer,
	pgTable,
	primaryKey,
	text,
	uuid,
} from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

/** Compared by bytes: what begins with a word is one range of the index, under a row policy too. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Every word of an order's `search`. */
export const orderWords = pgTable(
	'order_words',
	{ tenant: text().notNull(), word: byteText().notNull(), orderId: uuid('order_id').notNull() },
	(table) => [primaryKey({ columns: [table.tenant, table.word, table.orderId] })],
)

/**
 * How many orders are alike in what the lists count by. Each change adds what it takes and what it brings: two
 * orders at once never wait for one another; `foldTallies` adds them up.
 */
export const orderTallies = pgTable(
	'order_tallies',
	{
		tenant: text().notNull(),
		id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
		kind: text().notNull(),
		state: text().notNull(),
		sent: boolean().notNull(),
		toLink: boolean('to_link').notNull(),
		toRefund: boolean('to_refund').notNull(),
		sellerName: text('seller_name'),
		count: integer().notNull(),
		/** Cents. */
		total: bigint({ mode: 'number' }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.id] })],
)

/** How many of what is on its way are promised for a day; apart, for days would make of each tally a hundred. */
export const orderDues = pgTable(
	'order_dues',
	{
		tenant: text().notNull(),
		id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
		kind: text().notNull(),
		sent: boolean().notNull(),
		due: date().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.id] })],
)

/** Two at once do no harm: the second finds nothing of what the first took. */
export async function foldTallies(db: Queryable): Promise<void> {
	await db.execute(sql`with taken as (delete from order_tallies returning *)
		insert into order_tallies
			(tenant, kind, state, sent, to_link, to_refund, seller_name, count, total)
		select tenant, kind, state, sent, to_link, to_refund, seller_name, sum(count), sum(total)
		from taken group by tenant, kind, state, sent, to_link, to_refund, seller_name
		having sum(count) <> 0 or sum(total) <> 0`)
	await db.execute(sql`with taken as (delete from order_dues returning *)
		insert into order_dues (tenant, kind, sent, due, count)
		select tenant, kind, sent, due, sum(count)
		from taken group by tenant, kind, sent, due having sum(count) <> 0`)
}
