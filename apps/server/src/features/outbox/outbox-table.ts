// What is to be sent, written with what causes it, kept until it is sent; given up ones stay for replay.
// The queue says when to try (db/job-queue.ts); what there is to send, and what became of it, is said here only.
import { defaultLanguage, type Language } from '@gabarit/i18n'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
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
import { enqueuing, type QueueName } from '../../db/job-queue.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { Mail } from '../../lib/mail.ts'
import type { Webhook } from '../../lib/webhook.ts'

const time = (name: string) => timestamp(name, { withTimezone: true })
const channels = ['mail', 'webhook'] as const
const queueOf: Record<(typeof channels)[number], QueueName> = { mail: 'mails', webhook: 'webhooks' }

export const outbox = pgTable(
	'outbox',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		channel: text().$type<(typeof channels)[number]>().notNull().default('mail'),
		/** An e-mail address; of a webhook the address that it was last sent to. */
		to: text().notNull(),
		language: text().$type<Language>().notNull(),
		mail: jsonb().$type<Mail>(),
		webhook: jsonb().$type<Webhook>(),
		/** `dropped`: nobody to send it to (a reset asked for an unknown e-mail). */
		state: text().$type<'waiting' | 'sent' | 'dead' | 'dropped'>().notNull().default('waiting'),
		attempts: integer().notNull().default(0),
		lastError: text('last_error'),
		/** While one worker sends it, until when no other may. */
		claimedUntil: time('claimed_until'),
		createdAt: time('created_at').notNull(),
		doneAt: time('done_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('outbox_waiting').on(table.createdAt).where(sql`state = 'waiting'`),
		index('outbox_created').on(table.tenant, table.createdAt, table.id),
	],
)

export type OutboxRow = typeof outbox.$inferSelect

type Posted = { tenant: string; createdAt: Date } & (
	| { channel: 'mail'; to: string; language: Language; mail: Mail }
	| { channel: 'webhook'; webhook: Webhook }
)

/** The message and its job in one statement of the causing transaction: both stand, or neither. */
export async function insertMessage(db: Queryable, posted: Posted): Promise<void> {
	const { tenant, channel, createdAt } = posted
	const isMail = posted.channel === 'mail'
	const [to, language] = isMail ? [posted.to, posted.language] : ['', defaultLanguage]
	const mail = isMail ? JSON.stringify(posted.mail) : null
	const webhook = isMail ? null : JSON.stringify(posted.webhook)
	const written = sql`select tenant, id from written`
	await db.execute(sql`with written as (
		insert into outbox (tenant, channel, "to", language, mail, webhook, created_at)
		values (${tenant}, ${channel}, ${to}, ${language}, ${mail}::jsonb, ${webhook}::jsonb,
			${createdAt.toISOString()}::timestamptz)
		returning tenant, id
	) ${enqueuing(queueOf[channel], written)}`)
}

/** Takes a message that waits; null where it is done or in another's hands. */
export async function claimMessage(
	db: Queryable,
	{ tenant, id }: Pick<OutboxRow, 'tenant' | 'id'>,
	now: Date,
	until: Date,
): Promise<OutboxRow | null> {
	const isFree = or(isNull(outbox.claimedUntil), lt(outbox.claimedUntil, now))
	const [row] = await db
		.update(outbox)
		.set({ claimedUntil: until })
		.where(and(eq(outbox.tenant, tenant), eq(outbox.id, id), eq(outbox.state, 'waiting'), isFree))
		.returning()
	return row ?? null
}

export async function isWaiting(
	db: Queryable,
	{ tenant, id }: Pick<OutboxRow, 'tenant' | 'id'>,
): Promise<boolean> {
	const found = await db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.tenant, tenant), eq(outbox.id, id), eq(outbox.state, 'waiting')))
	return found.length > 0
}

export async function noteMessage(
	db: Queryable,
	row: Pick<OutboxRow, 'tenant' | 'id'>,
	change: Partial<Pick<OutboxRow, 'state' | 'attempts' | 'lastError' | 'doneAt' | 'to'>>,
): Promise<void> {
	await db
		.update(outbox)
		.set({ ...change, claimedUntil: null })
		.where(and(eq(outbox.tenant, row.tenant), eq(outbox.id, row.id)))
}

/** Dead messages from the start again; how many. */
export async function replayMessages(
	tx: Queryable,
	tenant: string | null,
	ids: string[],
): Promise<number> {
	const again = await tx
		.update(outbox)
		.set({ state: 'waiting', attempts: 0, doneAt: null })
		.where(
			and(
				tenant === null ? undefined : eq(outbox.tenant, tenant),
				eq(outbox.state, 'dead'),
				inArray(outbox.id, ids),
			),
		)
		.returning()
	await enqueueAgain(tx, again)
	return again.length
}

async function enqueueAgain(tx: Queryable, rows: OutboxRow[]): Promise<void> {
	for (const channel of channels) {
		const ids = rows.filter((it) => it.channel === channel).map((it) => it.id)
		if (ids.length === 0) continue
		const chosen = sql`select tenant, id from outbox where ${inArray(outbox.id, ids)}`
		await tx.execute(enqueuing(queueOf[channel], chosen))
	}
}

/** Messages that wait without a job, as after a restore of our tables alone, get one; how many. */
export async function enqueueLost(db: Queryable, before: Date): Promise<number> {
	let found = 0
	for (const channel of channels) {
		const lost = sql`select o.tenant, o.id from outbox o
			where o.state = 'waiting' and o.channel = ${channel}
			and o.created_at < ${before.toISOString()}::timestamptz
			and not exists (select 1 from pgboss.job j where j.name = ${queueOf[channel]}
				and j.state < 'completed' and j.data ->> 'id' = o.id::text)`
		const { rowCount } = await db.execute(enqueuing(queueOf[channel], lost))
		found += rowCount ?? 0
	}
	return found
}

/** Sent and dropped ones are kept for a while for whoever asks; dead ones until somebody looked. */
export async function deleteDoneMessages(db: Queryable, before: Date): Promise<number> {
	const { rowCount } = await db
		.delete(outbox)
		.where(and(inArray(outbox.state, ['sent', 'dropped']), lt(outbox.doneAt, before)))
	return rowCount ?? 0
}

/** Those that nobody sent yet, oldest first. */
export function waitingMessages(db: Queryable): Promise<OutboxRow[]> {
	return db.select().from(outbox).where(eq(outbox.state, 'waiting')).orderBy(outbox.createdAt)
}
