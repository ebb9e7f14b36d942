// Mails to send, written with what causes them, kept until they are sent; given up ones stay for replay.
import type { Language } from '@gabarit/i18n'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uuid,
} from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'
import type { Mail } from '../../lib/mail.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const outbox = pgTable(
	'outbox',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		to: text().notNull(),
		language: text().$type<Language>().notNull(),
		mail: jsonb().$type<Mail>().notNull(),
		/** `dropped`: nobody to send it to (a reset asked for an unknown e-mail). */
		state: text().$type<'waiting' | 'sent' | 'dead' | 'dropped'>().notNull().default('waiting'),
		attempts: integer().notNull().default(0),
		/** Not before; while one worker sends it, the time at which another may try. */
		dueAt: time('due_at').notNull(),
		lastError: text('last_error'),
		createdAt: time('created_at').notNull(),
		doneAt: time('done_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('outbox_due').on(table.dueAt).where(sql`state = 'waiting'`),
	],
)

export type OutboxRow = typeof outbox.$inferSelect

export async function insertMail(db: Queryable, row: typeof outbox.$inferInsert): Promise<void> {
	await db.insert(outbox).values(row)
}

/** Takes the next mail that is due, for this long; workers beside each other take different ones. */
export async function claimMail(
	db: Queryable,
	now: Date,
	leaseUntil: Date,
): Promise<OutboxRow | null> {
	const next = sql`(select o.tenant, o.id from outbox o
		where o.state = 'waiting' and o.due_at <= ${now.toISOString()}::timestamptz
		order by o.due_at for update skip locked limit 1)`
	const [row] = await db
		.update(outbox)
		.set({ attempts: sql`${outbox.attempts} + 1`, dueAt: leaseUntil })
		.where(sql`(${outbox.tenant}, ${outbox.id}) = ${next}`)
		.returning()
	return row ?? null
}

export async function finishMail(
	db: Queryable,
	row: OutboxRow,
	change: Partial<Pick<OutboxRow, 'state' | 'dueAt' | 'lastError' | 'doneAt'>>,
): Promise<void> {
	await db
		.update(outbox)
		.set(change)
		.where(and(eq(outbox.tenant, row.tenant), eq(outbox.id, row.id)))
}

export function deadMails(db: Queryable, tenant: string): Promise<OutboxRow[]> {
	return db
		.select()
		.from(outbox)
		.where(and(eq(outbox.tenant, tenant), eq(outbox.state, 'dead')))
		.orderBy(outbox.createdAt)
}

/** Dead mails from the start again; how many. */
export async function replayMails(
	db: Queryable,
	tenant: string,
	ids: string[],
	now: Date,
): Promise<number> {
	const again = await db
		.update(outbox)
		.set({ state: 'waiting', attempts: 0, dueAt: now, doneAt: null })
		.where(and(eq(outbox.tenant, tenant), eq(outbox.state, 'dead'), inArray(outbox.id, ids)))
		.returning({ id: outbox.id })
	return again.length
}
