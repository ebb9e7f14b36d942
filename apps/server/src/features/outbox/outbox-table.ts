// Messages are written in the transaction that causes them; dead ones stay for replay. The queue only says when to
// try (db/job-queue.ts); content and state are here.
import { defaultLanguage, type Language } from '@gabarit/i18n'
import { and, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import { withoutAccents } from '../../db/containing.ts'
import { enqueuing } from '../../db/job-queue.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { DeliveryProblem, TryFacts } from '../../lib/outbox.ts'
import type { Webhook } from '../integrations/service.ts'
import type { Mail } from '../mails/service.ts'

const channels = ['mail', 'webhook'] as const

export const outbox = pgTable(
	'outbox',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		channel: text().$type<(typeof channels)[number]>().notNull().default('mail'),
		to: text().notNull(),
		language: text().$type<Language>().notNull(),
		mail: jsonb().$type<Mail>(),
		webhook: jsonb().$type<Webhook>(),
		/** `dropped`: without a recipient, as a password reset for an unknown e-mail. */
		state: text().$type<'waiting' | 'sent' | 'dead' | 'dropped'>().notNull().default('waiting'),
		attempts: integer().notNull().default(0),
		/** As the library said it, for the operator: no screen shows it. */
		lastError: text('last_error'),
		problem: text().$type<DeliveryProblem>(),
		/** Of the order or offer that it is about; a column, because row security lets no index read inside its facts. */
		reference: text().generatedAlwaysAs(
			sql`coalesce(mail -> 'order' ->> 'reference', webhook -> 'order' ->> 'reference')`,
		),
		kind: text()
			.$type<(Mail | Webhook)['kind']>()
			.generatedAlwaysAs(sql`coalesce(mail ->> 'kind', webhook ->> 'kind')`),
		/** As it was sent, without its links. */
		subject: text(),
		/** In small letters, without accents; of a webhook without its address. */
		search: text().generatedAlwaysAs(
			withoutAccents(
				sql`case when channel = 'mail' then "to" else '' end || ' ' || coalesce(subject, '') || ' ' ||
				coalesce(mail -> 'order' ->> 'reference', webhook -> 'order' ->> 'reference', '')`,
			),
		),
		text: text(),
		html: text(),
		/** Of the last try. */
		status: integer(),
		milliseconds: integer(),
		claimedUntil: time('claimed_until'),
		createdAt: time('created_at').notNull(),
		/** null until the relay made a job of it. */
		queuedAt: time('queued_at'),
		doneAt: time('done_at'),
		/** The last try; of what is sent again, until it is tried, when that was asked. */
		triedAt: time('tried_at'),
		/** Where it stands in a list. */
		lastAt: time('last_at')
			.notNull()
			.generatedAlwaysAs(sql`coalesce(tried_at, done_at, created_at)`),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('outbox_waiting').on(table.createdAt).where(sql`state = 'waiting'`),
		index('outbox_unqueued').on(table.createdAt).where(sql`queued_at is null`),
		index('outbox_dead').on(table.tenant, table.lastAt, table.id).where(sql`state = 'dead'`),
		index('outbox_reference').on(table.tenant, table.reference).where(sql`reference is not null`),
		// What is written to the supplier is found among the messages of all shops.
		index('outbox_to_supplier').on(table.lastAt, table.id).where(sql`kind = 'supplierNotice'`),
		index('outbox_to').on(table.to),
		index('outbox_last').on(table.tenant, table.lastAt, table.id),
		// With what is searched: a tenth of the table.
		index('outbox_anywhere').on(
			table.lastAt,
			table.id,
			table.tenant,
			table.search,
			table.to,
			table.reference,
			table.kind,
			table.state,
			table.channel,
		),
		index('outbox_id').on(table.id),
	],
)

export type OutboxRow = typeof outbox.$inferSelect

type Posted = { tenant: string; createdAt: Date } & (
	| { channel: 'mail'; to: string; language: Language; mail: Mail }
	| { channel: 'webhook'; webhook: Webhook }
)

export type NewMessage = typeof outbox.$inferInsert

export async function insertMessages(db: Queryable, rows: readonly NewMessage[]): Promise<void> {
	if (rows.length > 0) await db.insert(outbox).values([...rows])
}

export async function insertMessage(db: Queryable, posted: Posted): Promise<void> {
	const rest = posted.channel === 'mail' ? posted : { ...posted, to: '', language: defaultLanguage }
	await db.insert(outbox).values(rest)
}

type Written = { tenant: string; language: Language; mail: Mail; createdAt: Date }

/**
 * One statement reads the shop's address and switches and writes the message: a transaction may hold the only
 * connection.
 */
export async function insertMailToShop(db: Queryable, written: Written): Promise<void> {
	const { tenant, language, mail, createdAt } = written
	await db.execute(sql`insert into outbox (tenant, channel, "to", language, mail, created_at)
		select code, 'mail', email, ${language}, ${JSON.stringify(mail)}::jsonb,
			${createdAt.toISOString()}::timestamptz
		from tenants where code = ${tenant} and mail_notifications and email <> ''`)
}

export async function insertMailToCustomer(
	db: Queryable,
	{ tenant, to, language, mail, createdAt }: Written & { to: string },
): Promise<void> {
	await db.execute(sql`insert into outbox (tenant, channel, "to", language, mail, created_at)
		select code, 'mail', ${to}, ${language}, ${JSON.stringify(mail)}::jsonb,
			${createdAt.toISOString()}::timestamptz
		from tenants where code = ${tenant} and send_mails_to_customers`)
}

export async function isMailWaiting(
	db: Queryable,
	{ tenant, to, kind }: { tenant: string; to: string; kind: Mail['kind'] },
): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select 1 from outbox
		where state = 'waiting' and tenant = ${tenant} and "to" = ${to} and kind = ${kind} limit 1`)
	return rows.length > 0
}

/** Written in the transaction of the order. */
export async function confirmationMail(
	db: Queryable,
	{ tenant, reference, orderedAt }: { tenant: string; reference: string; orderedAt: Date },
): Promise<{ to: string; sentAt: Date | null } | null> {
	const { rows } = await db.execute<{ to: string; state: string; done_at: string | null }>(sql`
		select "to", state, done_at from outbox
		where tenant = ${tenant} and channel = 'mail'
			and reference = ${reference} and kind in ('offerSent', 'orderPlaced')
			and created_at between ${orderedAt.toISOString()}::timestamptz
				and ${orderedAt.toISOString()}::timestamptz + interval '1 minute'
		order by created_at desc limit 1`)
	const [found] = rows
	if (!found || found.state === 'dead' || found.state === 'dropped') return null
	return { to: found.to, sentAt: found.done_at === null ? null : new Date(found.done_at) }
}

/** Of one order to one reader: a mail about the plan takes longer than the next, which must not overtake it. */
const isBehindAnother = sql`(next.channel = 'mail' and next.reference is not null and exists (
	select 1 from outbox before where before.tenant = next.tenant and before.reference = next.reference
		and before.channel = 'mail' and before."to" = next."to" and before.state = 'waiting'
		and before.created_at < next.created_at))`

/**
 * Creates jobs and marks the messages in one statement. Not where the message is written, since a job's row with
 * its dozen indexes would cost the order as much as itself.
 */
export async function relayMessages(db: Queryable, now: Date, most: number): Promise<number> {
	const { rowCount } = await db.execute(sql`with taken as (
		update outbox set queued_at = ${now.toISOString()}::timestamptz where (tenant, id) in (
			select tenant, id from outbox next where queued_at is null and not ${isBehindAnother}
			order by created_at limit ${most} for update skip locked)
		returning tenant, id, channel
	) ${enqueuing(sql`select case channel when 'mail' then 'mails' else 'webhooks' end as queue,
		jsonb_build_object('tenant', tenant, 'id', id) as data from taken`)}`)
	return rowCount ?? 0
}

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
	change: Partial<Pick<OutboxRow, 'state' | 'attempts' | 'lastError' | 'doneAt' | 'triedAt'>> &
		Omit<TryFacts, 'status' | 'milliseconds' | 'problem' | 'answer'> &
		Partial<Pick<OutboxRow, 'status' | 'milliseconds' | 'problem'>>,
): Promise<void> {
	await db
		.update(outbox)
		.set({ ...change, claimedUntil: null })
		.where(and(eq(outbox.tenant, row.tenant), eq(outbox.id, row.id)))
}

/** Messages without a job, as after a restore of our tables alone, go to the queue again. */
export async function requeueLost(db: Queryable, before: Date): Promise<number> {
	const hasJob = sql`exists (select 1 from pgboss.job j where j.name in ('mails', 'webhooks')
		and j.state < 'completed' and j.data ->> 'id' = ${outbox.id}::text)`
	const lost = await db
		.update(outbox)
		.set({ queuedAt: null })
		.where(and(eq(outbox.state, 'waiting'), lt(outbox.queuedAt, before), not(hasJob)))
		.returning({ id: outbox.id })
	return lost.length
}

/** Dead messages stay until somebody looked. */
export async function deleteDoneMessages(db: Queryable, before: Date): Promise<number> {
	const { rowCount } = await db
		.delete(outbox)
		.where(and(inArray(outbox.state, ['sent', 'dropped']), lt(outbox.doneAt, before)))
	return rowCount ?? 0
}

export function countMessages(db: Queryable): Promise<{ state: string; count: number }[]> {
	return db
		.select({ state: outbox.state, count: sql<number>`count(*)::int` })
		.from(outbox)
		.groupBy(outbox.state)
}
