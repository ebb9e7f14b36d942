import type { ImportReport, importStates } from '@gabarit/contract'
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { time } from '../../../db/columns.ts'
import type { Queryable } from '../../../db/open-database.ts'
import type { PriceListKind } from '../lists/columns.ts'

type ImportState = (typeof importStates)[number]

export const priceImports = pgTable(
	'price_imports',
	{
		id: uuid().primaryKey().defaultRandom(),
		kind: text().$type<PriceListKind>().notNull(),
		fileName: text('file_name').notNull(),
		/** Bytes. */
		size: integer().notNull(),
		state: text().$type<ImportState>().notNull(),
		/** Version that was in force; the new one may replace no other. */
		base: text().notNull(),
		version: text(),
		report: jsonb().$type<ImportReport>(),
		by: text(),
		startedAt: time('started_at').notNull(),
		endedAt: time('ended_at'),
	},
	(table) => [
		// One import at a time, on all servers.
		uniqueIndex('price_imports_running').on(table.state).where(sql`state = 'running'`),
	],
)

export type ImportRow = typeof priceImports.$inferSelect

export async function insertImport(
	db: Queryable,
	row: typeof priceImports.$inferInsert,
): Promise<ImportRow | null> {
	const [written] = await db.insert(priceImports).values(row).onConflictDoNothing().returning()
	return written ?? null
}

export async function endInterrupted(
	db: Queryable,
	before: Date,
	{ report, at }: { report: ImportReport; at: Date },
): Promise<void> {
	await db
		.update(priceImports)
		.set({ state: 'refused', report, endedAt: at })
		.where(and(eq(priceImports.state, 'running'), lt(priceImports.startedAt, before)))
}

export async function endRunning(
	db: Queryable,
	id: string,
	change: Partial<typeof priceImports.$inferInsert>,
): Promise<boolean> {
	const isRunning = and(eq(priceImports.id, id), eq(priceImports.state, 'running'))
	const ended = await db
		.update(priceImports)
		.set(change)
		.where(isRunning)
		.returning({ id: priceImports.id })
	return ended.length > 0
}

export async function updateImport(
	db: Queryable,
	id: string,
	change: Partial<typeof priceImports.$inferInsert>,
): Promise<void> {
	await db.update(priceImports).set(change).where(eq(priceImports.id, id))
}

export async function importById(db: Queryable, id: string): Promise<ImportRow | null> {
	const [found] = await db.select().from(priceImports).where(eq(priceImports.id, id))
	return found ?? null
}

export function listImports(db: Queryable, limit: number): Promise<ImportRow[]> {
	return db.select().from(priceImports).orderBy(desc(priceImports.startedAt)).limit(limit)
}

/** Versions never put in force, refused or forgotten. */
export function oldDrafts(db: Queryable, before: Date): Promise<ImportRow[]> {
	return db
		.select()
		.from(priceImports)
		.where(
			and(
				inArray(priceImports.state, ['ready', 'superseded']),
				isNotNull(priceImports.version),
				lt(priceImports.startedAt, before),
			),
		)
}
