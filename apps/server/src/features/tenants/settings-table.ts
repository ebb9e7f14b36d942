import { eq } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open-database.ts'

export const settings = pgTable('settings', {
	name: text().primaryKey(),
	value: text().notNull(),
})

export async function readSetting(db: Queryable, name: string): Promise<string | null> {
	const [found] = await db.select().from(settings).where(eq(settings.name, name))
	return found?.value ?? null
}

export async function writeSetting(db: Queryable, name: string, value: string): Promise<void> {
	await db
		.insert(settings)
		.values({ name, value })
		.onConflictDoUpdate({ target: settings.name, set: { value } })
}
