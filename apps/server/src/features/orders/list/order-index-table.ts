// What the lists of orders are found by. Nobody writes here: a trigger on `orders` does, so that what an order is and what
// it is found by cannot part.
import { customType, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

/** Compared by bytes: what begins with a word is one range of the index, under a row policy too. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Every word of an order's `search`. */
export const orderWords = pgTable(
	'order_words',
	{ tenant: text().notNull(), word: byteText().notNull(), orderId: uuid('order_id').notNull() },
	(table) => [primaryKey({ columns: [table.tenant, table.word, table.orderId] })],
)
