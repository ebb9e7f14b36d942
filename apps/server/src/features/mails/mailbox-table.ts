import type { Count, MailboxRow } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { and, eq, getTableColumns, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import { containing, withoutAccents } from '../../db/containing.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import { plainText } from '../../lib/hash.ts'

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
		/** In small letters, without accents. */
		search: text().generatedAlwaysAs(withoutAccents(sql`"to" || ' ' || subject`)),
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
			table.search,
			table.to,
			table.reference,
			table.kind,
		),
		// As in outbox-table.ts.
		index('mailbox_to_supplier').on(table.at, table.id).where(sql`kind = 'supplierNotice'`),
		index('mailbox_to').on(table.to),
		index('mailbox_id').on(table.id),
		index('mailbox_reference').on(table.tenant, table.reference).where(sql`reference is not null`),
	],
)

export type KeptMail = Omit<typeof mailbox.$inferSelect, 'search'>

const { search: _search, ...columns } = getTableColumns(mailbox)

export const keptMails = (db: Queryable) => db.select(columns).from(mailbox)

export async function keepMail(db: Queryable, row: KeptMail): Promise<void> {
	await db.insert(mailbox).values(row).onConflictDoNothing()
}

export async function keepMails(db: Queryable, rows: readonly KeptMail[]): Promise<void> {
	if (rows.length > 0) await db.insert(mailbox).values([...rows])
}

/** `tenant` null = every shop's. */
export type MailScope = {
	/** The mails of a shop, or those about an order; null = none. */
	shop: { tenant: string | null; ofOrders: boolean } | null
	/** What is written to the supplier: notices, and mails to his own address; null = it is not added. */
	supplier: { tenant: string | null; email: string } | null
}

export type MailFilter = {
	search?: string | undefined
	reference?: string | undefined
	kinds?: KeptMail['kind'][] | undefined
}

function ofTenant(tenant: string | null): SQL {
	return tenant === null ? sql`true` : eq(mailbox.tenant, tenant)
}

function inScope({ shop, supplier }: MailScope): SQL | undefined {
	const ofShop =
		shop && and(ofTenant(shop.tenant), shop.ofOrders ? isNotNull(mailbox.reference) : undefined)
	const toSupplier =
		supplier &&
		and(
			ofTenant(supplier.tenant),
			or(eq(mailbox.kind, 'supplierNotice'), eq(mailbox.to, supplier.email)),
		)
	return or(ofShop ?? undefined, toSupplier ?? undefined) ?? sql`false`
}

function whereOf(scope: MailScope, { search, reference, kinds = [] }: MailFilter) {
	return and(
		inScope(scope),
		search ? containing(mailbox.search, plainText(search)) : undefined,
		reference === undefined ? undefined : eq(mailbox.reference, reference),
		kinds.length === 0 ? undefined : inArray(mailbox.kind, kinds),
	)
}

export async function mailById(
	db: Queryable,
	scope: MailScope,
	id: string,
): Promise<KeptMail | null> {
	const [found] = await keptMails(db).where(and(inScope(scope), eq(mailbox.id, id)))
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
		columns,
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
