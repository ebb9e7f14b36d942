import type { MailboxRow } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { eq, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'

export const mailbox = pgTable(
	'mailbox',
	{
		tenant: text().notNull(),
		/** The outbox's: a mail that is sent twice arrives once. */
		id: uuid().notNull(),
		at: time('at').notNull(),
		kind: text().$type<MailboxRow['kind']>().notNull(),
		language: text().$type<Language>().notNull(),
		from: text().notNull(),
		to: text().notNull(),
		subject: text().notNull(),
		text: text().notNull(),
		html: text().notNull(),
		attachments: jsonb().$type<MailboxRow['attachments']>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		index('mailbox_at').on(table.at, table.id),
	],
)

export type KeptMail = typeof mailbox.$inferSelect

export async function keepMail(db: Queryable, row: KeptMail): Promise<void> {
	await db.insert(mailbox).values(row).onConflictDoNothing()
}

export async function mailById(db: Queryable, id: string): Promise<KeptMail | null> {
	const [found] = await db.select().from(mailbox).where(eq(mailbox.id, id))
	return found ?? null
}

export function listMails(
	db: Queryable,
	search: string | undefined,
	page: Keyset,
): Promise<KeysetRow<KeptMail>[]> {
	const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
	return keysetPage<KeptMail>(db, {
		table: mailbox,
		where: search
			? sql`(${mailbox.to} ilike ${pattern} or ${mailbox.subject} ilike ${pattern})`
			: undefined,
		sort: sql`${mailbox.at}`,
		type: 'timestamptz',
		key: sql`${mailbox.id}::text`,
		page,
	})
}
