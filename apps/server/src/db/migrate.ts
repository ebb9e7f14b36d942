// Brings the tables up to date; one server at a time, the others wait.
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number that nobody else locks with. */
const lockKey = 26_417

export async function migrateDatabase(pool: pg.Pool): Promise<void> {
	const client = await pool.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [lockKey])
		await migrate(drizzle(client), { migrationsFolder })
		await client.query('select pg_advisory_unlock($1)', [lockKey])
	} finally {
		client.release()
	}
}
