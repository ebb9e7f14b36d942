// Versions of the catalogue with its price lists are immutable; the newest row of an append-only list of switches
// names the one in force. A switch or a roll-back is one row.
import {
	and,
	asc,
	count,
	desc,
	eq,
	getTableColumns,
	gte,
	like,
	lt,
	lte,
	type SQL,
	sql,
} from 'drizzle-orm'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { preparedSelect } from '../../../db/prepared.ts'
import type { PriceListKind } from '../lists/columns.ts'
import { deleteList } from './price-lists-table.ts'
import type { VersionContent } from './versions.ts'

export type VersionCause = 'seed' | 'import' | 'ratings' | 'zones'

export const catalogueVersions = pgTable('catalogue_versions', {
	version: text().primaryKey(),
	content: jsonb().$type<VersionContent>().notNull(),
	/** Ids in `price_lists`; versions share unchanged lists. */
	lists: jsonb().$type<Record<PriceListKind, string>>().notNull(),
	cause: text().$type<VersionCause>().notNull(),
	createdAt: time('created_at').notNull().defaultNow(),
	/** null for the seed and the command line. */
	createdBy: text('created_by'),
})

export const catalogueSwitches = pgTable('catalogue_switches', {
	number: integer().primaryKey(),
	version: text().notNull(),
	at: time('at').notNull().defaultNow(),
	by: text(),
})

type VersionRow = typeof catalogueVersions.$inferSelect
export type Switch = typeof catalogueSwitches.$inferSelect

const readNewest = preparedSelect(getTableColumns(catalogueSwitches), (db) =>
	// Not `limit 1`: drizzle makes it a parameter, and PostgreSQL plans anew for each value.
	db
		.select()
		.from(catalogueSwitches)
		.where(sql`${catalogueSwitches.number} = (select max(number) from catalogue_switches)`),
)

export async function newestVersionSwitch(db: Queryable): Promise<Switch | null> {
	const [found] = await readNewest(db, {})
	return found ?? null
}

export async function versionInForce(db: Queryable): Promise<string | null> {
	return (await newestVersionSwitch(db))?.version ?? null
}

export function switchesOf(db: Queryable, version: string): Promise<Switch[]> {
	return db
		.select()
		.from(catalogueSwitches)
		.where(eq(catalogueSwitches.version, version))
		.orderBy(desc(catalogueSwitches.number))
		.limit(50)
}

/** False where `from` is no longer in force. */
export async function switchVersion(
	db: Queryable,
	change: { version: string; from: string | null; by: string | null; at: Date },
): Promise<boolean> {
	const newest = await newestVersionSwitch(db)
	if ((newest?.version ?? null) !== change.from) return false
	const { version, by, at } = change
	const written = await db
		.insert(catalogueSwitches)
		.values({ number: (newest?.number ?? 0) + 1, version, by, at })
		.onConflictDoNothing()
		.returning({ number: catalogueSwitches.number })
	return written.length === 1
}

/** The version at `since`, then every switch up to number `until`. Switches are append-only: cache the answer. */
export async function historyOf(db: Queryable, since: Date, until: number): Promise<Switch[]> {
	const { number, at } = catalogueSwitches
	const before = await db
		.select()
		.from(catalogueSwitches)
		.where(and(lt(at, since), lte(number, until)))
		.orderBy(desc(number))
		.limit(1)
	const after = await db
		.select()
		.from(catalogueSwitches)
		.where(and(gte(at, since), lte(number, until)))
		.orderBy(asc(number))
	return [...before, ...after]
}

export async function contentOf(db: Queryable, version: string): Promise<VersionContent | null> {
	const [found] = await db
		.select({ content: catalogueVersions.content })
		.from(catalogueVersions)
		.where(eq(catalogueVersions.version, version))
	return found?.content ?? null
}

export async function contentText(db: Queryable, version: string): Promise<string | null> {
	const [found] = await db
		.select({ content: sql<string>`${catalogueVersions.content}::text` })
		.from(catalogueVersions)
		.where(eq(catalogueVersions.version, version))
	return found?.content ?? null
}

const { content: _content, ...versionColumns } = getTableColumns(catalogueVersions)
const ofImport = (column: SQL) =>
	sql`(select ${column} from price_imports i where i.version = ${catalogueVersions.version} limit 1)`
const summaryColumns = {
	...versionColumns,
	/** Of the import that made it. */
	kind: sql<PriceListKind | null>`${ofImport(sql`i.kind`)}`,
	fileName: sql<string | null>`${ofImport(sql`i.file_name`)}`,
}
export type VersionSummary = Omit<VersionRow, 'content'> & {
	kind: PriceListKind | null
	fileName: string | null
}

export async function readVersionSummary(
	db: Queryable,
	version: string,
): Promise<VersionSummary | null> {
	const [found] = await db
		.select(summaryColumns)
		.from(catalogueVersions)
		.where(eq(catalogueVersions.version, version))
	return found ?? null
}

/** Leaves out imports that were never put in force. */
const isSwitchedTo = sql`exists (select 1 from catalogue_switches s where s.version = ${catalogueVersions.version})`

/** Newest first. */
export function listVersions(
	db: Queryable,
	page: { limit: number; before: string | null },
): Promise<VersionSummary[]> {
	const { limit, before } = page
	const earlier = sql`(${catalogueVersions.createdAt}, ${catalogueVersions.version}) <
		(select v.created_at, v.version from catalogue_versions v where v.version = ${before})`
	return db
		.select(summaryColumns)
		.from(catalogueVersions)
		.where(and(isSwitchedTo, before === null ? undefined : earlier))
		.orderBy(desc(catalogueVersions.createdAt), desc(catalogueVersions.version))
		.limit(limit)
}

export async function insertVersion(
	db: Queryable,
	row: typeof catalogueVersions.$inferInsert,
): Promise<boolean> {
	const written = await db
		.insert(catalogueVersions)
		.values(row)
		.onConflictDoNothing()
		.returning({ version: catalogueVersions.version })
	return written.length === 1
}

export async function versionsNamed(db: Queryable, day: string): Promise<number> {
	const [found] = await db
		.select({ total: count() })
		.from(catalogueVersions)
		.where(like(catalogueVersions.version, `${day}.%`))
	return found?.total ?? 0
}

/** A version that was never in force, with its own list. */
export async function deleteDraft(
	db: Queryable,
	version: string,
	kind: PriceListKind,
): Promise<void> {
	const wasSwitched = sql`exists (select 1 from ${catalogueSwitches} where ${catalogueSwitches.version} = ${version})`
	const [gone] = await db
		.delete(catalogueVersions)
		.where(and(eq(catalogueVersions.version, version), sql`not ${wasSwitched}`))
		.returning({ lists: catalogueVersions.lists })
	if (gone) await deleteList(db, gone.lists[kind])
}
