import type { Address, Count, SampleState } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import {
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from 'drizzle-orm/pg-core'
import { time } from '../../db/columns.ts'
import { containing } from '../../db/containing.ts'
import { countUpTo } from '../../db/count-up-to.ts'
import { type Keyset, type KeysetRow, keysetPage } from '../../db/keyset.ts'
import type { Queryable } from '../../db/open-database.ts'
import type { SampleOfColour } from '../mails/service.ts'

export const sampleRequests = pgTable(
	'sample_requests',
	{
		tenant: text().notNull(),
		id: uuid().notNull().defaultRandom(),
		state: text().$type<SampleState>().notNull().default('new'),
		revision: integer().notNull().default(1),
		colours: jsonb().$type<SampleOfColour[]>().notNull(),
		firstName: text('first_name').notNull(),
		lastName: text('last_name').notNull(),
		email: text().notNull(),
		address: jsonb().$type<Address>().notNull(),
		language: text().$type<Language>().notNull(),
		code: text(),
		/** Of the body and the day: the same request again, as by a double click, is written once. */
		requestHash: text('request_hash').notNull(),
		/** Without accents, in lower case. */
		search: text().notNull(),
		createdAt: time('created_at').notNull(),
		doneAt: time('done_at'),
	},
	(table) => [
		primaryKey({ columns: [table.tenant, table.id] }),
		uniqueIndex('sample_requests_hash').on(table.tenant, table.requestHash),
		index('sample_requests_created').on(table.tenant, table.createdAt, table.id),
	],
)

/** A visitor's request is for a design that he may not have saved. */
const hasDesign = sql<boolean>`exists (select 1 from designs d
	where d.tenant = sample_requests.tenant and d.code = sample_requests.code)`
const columns = { ...getTableColumns(sampleRequests), hasDesign }

type Row = typeof sampleRequests.$inferSelect
export type ListedRequest = Row & { hasDesign: boolean }
export type NewRequest = typeof sampleRequests.$inferInsert

/** False where the same request stands already. */
export async function insertRequest(tx: Queryable, row: NewRequest): Promise<boolean> {
	const written = await tx
		.insert(sampleRequests)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: sampleRequests.id })
	return written.length === 1
}

export type RequestFilter = {
	/** Null = every shop's. */
	tenant: string | null
	words: readonly string[]
	states: readonly SampleState[]
}

function whereOf({ tenant, words, states }: RequestFilter) {
	return and(
		tenant === null ? undefined : eq(sampleRequests.tenant, tenant),
		states.length === 0 ? undefined : inArray(sampleRequests.state, [...states]),
		...words.map((word) => containing(sampleRequests.search, word)),
	)
}

export function listRequests(
	db: Queryable,
	filter: RequestFilter,
	page: Keyset,
): Promise<KeysetRow<ListedRequest>[]> {
	return keysetPage<ListedRequest>(db, {
		table: sampleRequests,
		columns,
		where: whereOf(filter),
		sort: sql`${sampleRequests.createdAt}`,
		type: 'timestamptz',
		key: sql`${sampleRequests.id}::text`,
		page,
	})
}

export function countRequests(db: Queryable, filter: RequestFilter): Promise<Count> {
	return countUpTo(db, sampleRequests, whereOf(filter))
}

/** `tenant` null = in any shop. */
export async function requestById(
	db: Queryable,
	tenant: string | null,
	id: string,
): Promise<ListedRequest | null> {
	const inShop = tenant === null ? undefined : eq(sampleRequests.tenant, tenant)
	const [found] = await db
		.select(columns)
		.from(sampleRequests)
		.where(and(inShop, eq(sampleRequests.id, id)))
	return found ?? null
}

/** False where it was changed since that revision. */
export async function updateRequest(
	db: Queryable,
	{ tenant, id, revision }: Pick<Row, 'tenant' | 'id' | 'revision'>,
	change: Pick<Row, 'state' | 'doneAt'>,
): Promise<boolean> {
	const written = await db
		.update(sampleRequests)
		.set({ ...change, revision: revision + 1 })
		.where(
			and(
				eq(sampleRequests.tenant, tenant),
				eq(sampleRequests.id, id),
				eq(sampleRequests.revision, revision),
			),
		)
		.returning({ id: sampleRequests.id })
	return written.length === 1
}

export async function deleteDoneRequests(db: Queryable, before: Date): Promise<number> {
	const { rowCount } = await db
		.delete(sampleRequests)
		.where(and(eq(sampleRequests.state, 'done'), lt(sampleRequests.doneAt, before)))
	return rowCount ?? 0
}
