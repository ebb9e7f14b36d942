import { sql } from 'drizzle-orm'
import type { Database } from './open-database.ts'

export async function isReady(db: Database): Promise<boolean> {
	try {
		await db.execute(sql`select 1`)
		return true
	} catch {
		return false
	}
}
