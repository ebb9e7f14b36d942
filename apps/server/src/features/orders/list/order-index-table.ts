// Written by a trigger on `orders` only, so that the index never differs from the order.
import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Collation "C": words with one beginning are a range of the index, under row security too. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

export const orderWords = pgTable(
	'order_words',
	{ tenant: text().notNull(), word: byteText().notNull(), orderId: uuid('order_id').notNull() },
	(table) => [primaryKey({ columns: [table.tenant, table.word, table.orderId] })],
)
