// Each try of a message; they go with it.
import { and, desc, eq, sql } from 'drizzle-orm'
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { DeliveryProblem } from '../../lib/outbox.ts'
import { type OutboxRow, outbox } from './outbox-table.ts'

export const outboxTries = pgTable(
	'outbox_tries',
	{
		tenant: text().notNull(),
		message: uuid().notNull(),
		/** Goes on after a replay. */
		number: integer().notNull(),
		at: time('at').notNull(),
		status: integer(),
		milliseconds: integer(),
		problem: text().$type<DeliveryProblem>(),
		/** Its beginning, without the shop's secrets. */
		answer: text(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.message, table.number] }),
		foreignKey({
			columns: [table.tenant, table.message],
			foreignColumns: [outbox.tenant, outbox.id],
		}).onDelete('cascade'),
	],
)

type Key = Pick<OutboxRow, 'tenant' | 'id'>
export type TryRow = typeof outboxTries.$inferSelect
type NewTry = Omit<TryRow, 'tenant' | 'message' | 'number'>

/** As many as are shown of a message. */
const mostShown = 50

const ofMessage = ({ tenant, id }: Key) =>
	and(eq(outboxTries.tenant, tenant), eq(outboxTries.message, id))

/** One worker has the message, so its numbers do not collide. */
export async function insertTry(db: Queryable, { tenant, id }: Key, made: NewTry): Promise<void> {
	const number = sql<number>`(select coalesce(max(t.number), 0) + 1 from outbox_tries t
		where t.tenant = ${tenant} and t.message = ${id})`
	await db.insert(outboxTries).values({ ...made, tenant, message: id, number })
}

export async function insertTries(db: Queryable, rows: readonly TryRow[]): Promise<void> {
	if (rows.length > 0) await db.insert(outboxTries).values([...rows])
}

export function triesOf(db: Queryable, key: Key): Promise<TryRow[]> {
	return db
		.select()
		.from(outboxTries)
		.where(ofMessage(key))
		.orderBy(desc(outboxTries.number))
		.limit(mostShown)
}
