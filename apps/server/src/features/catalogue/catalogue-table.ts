// Versions of the catalogue with its price lists; the newest that is in force counts, orders keep theirs.
import { desc, eq } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

export const catalogueVersions = pgTable('catalogue_versions', {
	version: text().primaryKey(),
	/** What the price feature's seed is: catalogue, points, zones, ratings. */
	content: jsonb().$type<unknown>().notNull(),
	inForceFrom: timestamp('in_force_from', { withTimezone: true }).notNull().defaultNow(),
})

export async function newestVersion(db: Queryable): Promise<string | null> {
	const found = await db
		.select({ version: catalogueVersions.version })
		.from(catalogueVersions)
		.orderBy(desc(catalogueVersions.inForceFrom))
		.limit(1)
	return found[0]?.version ?? null
}

export async function catalogueOf(db: Queryable, version: string): Promise<unknown> {
	const found = await db
		.select({ content: catalogueVersions.content })
		.from(catalogueVersions)
		.where(eq(catalogueVersions.version, version))
	return found[0]?.content ?? null
}

export async function insertCatalogue(
	db: Queryable,
	version: string,
	content: unknown,
): Promise<void> {
	await db.insert(catalogueVersions).values({ version, content }).onConflictDoNothing()
}
