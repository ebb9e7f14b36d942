import type { Count } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../db/columns.ts'
import { containingCode } from '../../db/containing.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { enqueuing } from '../../db/job-queue.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { StoredDocument } from './service.ts'

export const documents = pgTable(
	'documents',
	{
		tenant: text().notNull(),
		code: text().notNull(),
		kind: text().$type<StoredDocument['kind']>().notNull(),
		version: integer().notNull(),
		language: text().$type<Language>().notNull(),
		id: uuid().notNull().defaultRandom(),
		fileName: text('file_name').notNull(),
		/** In small letters. */
		search: text().generatedAlwaysAs(sql`lower(file_name || ' ' || code)`),
		mediaType: text('media_type').notNull(),
		content: bytes().notNull(),
		createdAt: time('created_at').notNull().defaultNow(),
	},
	(table) => [
		primaryKey({
			columns: [table.tenant, table.code, table.kind, table.version, table.language],
		}),
		index('documents_created').on(table.tenant, table.createdAt, table.id),
		// With what is searched: the rows are as large as their files.
		index('documents_anywhere').on(
			table.createdAt,
			table.id,
			table.tenant,
			table.search,
			table.code,
			table.kind,
		),
		index('documents_id').on(table.id),
	],
)

const facts = {
	id: documents.id,
	kind: documents.kind,
	version: documents.version,
	language: documents.language,
	fileName: documents.fileName,
	createdAt: documents.createdAt,
}

/** Idempotent. False where the document exists. */
export async function keepDocument(
	db: Queryable,
	row: typeof documents.$inferInsert,
): Promise<boolean> {
	const written = await db
		.insert(documents)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: documents.id })
	return written.length === 1
}

export function documentsOf(
	db: Queryable,
	tenant: string,
	code: string,
): Promise<StoredDocument[]> {
	return db
		.select(facts)
		.from(documents)
		.where(and(eq(documents.tenant, tenant), eq(documents.code, code)))
		.orderBy(desc(documents.createdAt))
}

export async function documentOf(db: Queryable, tenant: string, code: string, id: string) {
	const [found] = await db
		.select()
		.from(documents)
		.where(and(eq(documents.tenant, tenant), eq(documents.code, code), eq(documents.id, id)))
	return found ?? null
}

/** `tenant` null = any shop's. */
export async function documentById(db: Queryable, tenant: string | null, id: string) {
	const inShop = tenant === null ? undefined : eq(documents.tenant, tenant)
	const [found] = await db
		.select()
		.from(documents)
		.where(and(inShop, eq(documents.id, id)))
	return found ?? null
}

const reference = sql<string | null>`(select o.reference from orders o
	where o.tenant = documents.tenant and o.code = documents.code limit 1)`
const listed = { ...facts, tenant: documents.tenant, code: documents.code, reference }
export type ListedDocument = StoredDocument & {
	tenant: string
	code: string
	reference: string | null
}

export type DocumentFilter = {
	/** Null = every shop's. */
	tenant: string | null
	search?: string | undefined
	/** The search is an order's reference: its papers are found by it alone, not inside names of files. */
	namesOrder?: boolean
	reference?: string | undefined
	kinds?: StoredDocument['kind'][] | undefined
}

/** By both kinds, with which an index of all shops' references begins. */
const isNamed = (asked: string) =>
	sql`o.kind in ('offer', 'order') and o.reference = ${asked.trim()}`

function ofOrder(asked: string) {
	return sql`(${documents.tenant}, ${documents.code}) in (
		select o.tenant, o.code from orders o where ${isNamed(asked)})`
}

export async function isReference(db: Queryable, words: string): Promise<boolean> {
	const { rows } = await db.execute(sql`select 1 from orders o where ${isNamed(words)} limit 1`)
	return rows.length > 0
}

function whereOf({
	tenant,
	search,
	namesOrder = false,
	reference: order,
	kinds = [],
}: DocumentFilter): SQL | undefined {
	const found = (words: string) =>
		namesOrder ? ofOrder(words) : containingCode(documents.search, words)
	return and(
		tenant === null ? undefined : eq(documents.tenant, tenant),
		kinds.length === 0 ? undefined : inArray(documents.kind, kinds),
		order === undefined ? undefined : ofOrder(order),
		search ? found(search) : undefined,
	)
}

export async function listDocuments(
	db: Queryable,
	filter: DocumentFilter,
	page: Keyset,
): Promise<KeysetRow<ListedDocument>[]> {
	return keysetPage<ListedDocument>(db, {
		table: documents,
		columns: listed,
		where: whereOf(filter),
		sort: sql`${documents.createdAt}`,
		type: 'timestamptz',
		key: sql`${documents.id}::text`,
		rowKey: sql`${documents.id}`,
		keysFirst: Boolean(filter.search) && !filter.namesOrder,
		page,
	})
}

export function countDocuments(db: Queryable, filter: DocumentFilter): Promise<Count> {
	return countUpTo(db, documents, whereOf(filter))
}

export type PlanRequest = { tenant: string; code: string; language: Language }

export async function enqueuePlan(db: Queryable, plan: PlanRequest): Promise<void> {
	const { tenant, code, language } = plan
	const data = JSON.stringify({ tenant, code, language })
	await db.execute(enqueuing(sql`select 'plans' as queue, ${data}::jsonb as data`))
}
