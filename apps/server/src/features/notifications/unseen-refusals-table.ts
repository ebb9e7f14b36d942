// What was refused once its page had been left, so that the next page of who asked for it says so.
import { and, eq, lt } from 'drizzle-orm'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'

export const unseenRefusals = pgTable(
	'unseen_refusals',
	{
		id: uuid().primaryKey().defaultRandom(),
		tenant: text().notNull(),
		userId: uuid('user_id').notNull(),
		at: time('at').notNull(),
		/** What was asked for, in the words of the page. */
		what: text().notNull(),
		/** Of the order or offer; null where it was about none. */
		reference: text(),
		/** Of an error. */
		code: text().notNull(),
	},
	(table) => [index('unseen_refusals_of_user').on(table.tenant, table.userId, table.at)],
)

export async function insertRefusals(
	db: Queryable,
	refusals: (typeof unseenRefusals.$inferInsert)[],
): Promise<void> {
	if (refusals.length > 0) await db.insert(unseenRefusals).values(refusals)
}

export async function forgetRefusals(db: Queryable, before: Date): Promise<void> {
	await db.delete(unseenRefusals).where(lt(unseenRefusals.at, before))
}

type User = { tenant: string; id: string }

export async function forgetRefusalsOf(db: Queryable, { tenant, id }: User): Promise<void> {
	await db
		.delete(unseenRefusals)
		.where(and(eq(unseenRefusals.tenant, tenant), eq(unseenRefusals.userId, id)))
}
