// An address always shows the same picture.
import { and, eq } from 'drizzle-orm'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, time } from '../../db/columns.ts'
import type { Queryable } from '../../db/open-database.ts'

export const logos = pgTable(
	'logos',
	{
		tenant: text().notNull(),
		id: uuid().notNull(),
		content: bytes().notNull(),
		createdAt: time('created_at').notNull(),
	},
	(table) => [primaryKey({ columns: [table.tenant, table.id] })],
)

export async function insertLogo(db: Queryable, row: typeof logos.$inferInsert): Promise<void> {
	await db.insert(logos).values(row)
}

export async function logoOf(db: Queryable, tenant: string, id: string): Promise<Buffer | null> {
	const [found] = await db
		.select({ content: logos.content })
		.from(logos)
		.where(and(eq(logos.tenant, tenant), eq(logos.id, id)))
	return found?.content ?? null
}
