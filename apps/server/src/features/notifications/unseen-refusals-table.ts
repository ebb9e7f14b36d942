// Refusals of calls whose page was already unloaded, kept for the news of the user who sent them.
import { and, desc, eq, lt, notInArray } from 'drizzle-orm'
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
		/** What the call does, in the words of its page. */
		what: text().notNull(),
		/** Of the order or offer; null where it was about none. */
		reference: text(),
		/** Of an error. */
		code: text().notNull(),
	},
	(table) => [index('unseen_refusals_of_user').on(table.tenant, table.userId, table.at)],
)

type User = { tenant: string; id: string }
type Refusal = typeof unseenRefusals.$inferInsert

/** Of each user the newest alone are kept. */
const mostKept = 200

const ofUser = ({ tenant, id }: User) =>
	and(eq(unseenRefusals.tenant, tenant), eq(unseenRefusals.userId, id))

export async function insertRefusals(
	db: Queryable,
	user: User,
	refusals: Refusal[],
): Promise<void> {
	if (refusals.length === 0) return
	await db.insert(unseenRefusals).values(refusals)
	const newest = db
		.select({ id: unseenRefusals.id })
		.from(unseenRefusals)
		.where(ofUser(user))
		.orderBy(desc(unseenRefusals.at))
		.limit(mostKept)
	await db.delete(unseenRefusals).where(and(ofUser(user), notInArray(unseenRefusals.id, newest)))
}

export async function forgetRefusals(db: Queryable, before: Date): Promise<void> {
	await db.delete(unseenRefusals).where(lt(unseenRefusals.at, before))
}

export async function forgetRefusalsOf(db: Queryable, user: User): Promise<void> {
	await db.delete(unseenRefusals).where(ofUser(user))
}
