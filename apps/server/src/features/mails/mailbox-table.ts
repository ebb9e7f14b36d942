import type { Count, MailboxRow } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import { countUpTo } from '../../db/count-up-to.ts'
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
		reference: text(),
		text: text().notNull(),
		html: text().notNull(),
		attachments: jsonb().$type<MailboxRow['attachments']>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		// With what is searched: a tenth of the table.
		index('mailbox_at').on(
			table.at,
			table.id,
			table.tenant,
			table.to,
			table.subject,
			table.reference,
			table.kind,
		),
		index('mailbox_id').on(table.id),
		index('mailbox_reference').on(table.tenant, table.reference).where(sql`reference is not null`),
	],
)

export type KeptMail = typeof mailbox.$inferSelect

export async function keepMail(db: Queryable, row: KeptMail): Promise<void> {
	await db.insert(mailbox).values(row).onConflictDoNothing()
}

export async function keepMails(db: Queryable, rows: readonly KeptMail[]): Promise<void> {
	if (rows.length > 0) await db.insert(mailbox).values([...rows])
}

/** Whose mails: null = every shop's; `to` narrows to one reader's, `ofOrders` to those about an order. */
export type MailScope = {
	tenant: string | null
	to?: string
	ofOrders?: boolean
	/** Adds notices to the supplier, of every shop. */
	toSupplier?: boolean
}

export type MailFilter = {
	search?: string | undefined
	reference?: string | undefined
	kinds?: KeptMail['kind'][] | undefined
}

function inScope({ tenant, to, ofOrders, toSupplier }: MailScope): SQL | undefined {
	const own = and(
		tenant === null ? undefined : eq(mailbox.tenant, tenant),
		to === undefined ? undefined : eq(mailbox.to, to),
		ofOrders ? isNotNull(mailbox.reference) : undefined,
	)
	return own && toSupplier === true ? or(own, eq(mailbox.kind, 'supplierNotice')) : own
}

function whereOf(scope: MailScope, { search, reference, kinds = [] }: MailFilter) {
	const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
	return and(
		inScope(scope),
		search
			? sql`(${mailbox.to} ilike ${pattern} or ${mailbox.subject} ilike ${pattern})`
			: undefined,
		reference === undefined ? undefined : eq(mailbox.reference, reference),
		kinds.length === 0 ? undefined : inArray(mailbox.kind, kinds),
	)
}

export async function mailById(
	db: Queryable,
	scope: MailScope,
	id: string,
): Promise<KeptMail | null> {
	const [found] = await db
		.select()
		.from(mailbox)
		.where(and(inScope(scope), eq(mailbox.id, id)))
	return found ?? null
}

export function listMails(
	db: Queryable,
	scope: MailScope,
	filter: MailFilter,
	page: Keyset,
): Promise<KeysetRow<KeptMail>[]> {
	return keysetPage<KeptMail>(db, {
		table: mailbox,
		where: whereOf(scope, filter),
		sort: sql`${mailbox.at}`,
		type: 'timestamptz',
		key: sql`${mailbox.id}::text`,
		rowKey: sql`${mailbox.id}`,
		keysFirst: Boolean(filter.search),
		page,
	})
}

export function countMails(db: Queryable, scope: MailScope, filter: MailFilter): Promise<Count> {
	return countUpTo(db, mailbox, whereOf(scope, filter))
}
