import { type Count, mostCounted } from '@gabarit/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './open-database.ts'

/** Exact to 10,000, beyond that null: a list does not wait for a count of everything. */
export async function countUpTo(
	db: Queryable,
	table: PgTable,
	where: SQL | undefined,
): Promise<Count> {
	const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
		select from ${table} where ${where ?? sql`true`} limit ${mostCounted + 1}) counted`)
	const count = rows[0]?.count ?? 0
	return count > mostCounted ? null : count
}
