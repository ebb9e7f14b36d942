import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { installQueues } from './job-queue.ts'
import { OtherVersion } from './other-version.ts'
import { secureRows } from './row-security.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const lockKey = 26_417

async function requireOwnTables(client: pg.PoolClient): Promise<void> {
	const journal = 'drizzle.__drizzle_migrations'
	const { rowCount } = await client.query('select where to_regclass($1) is not null', [journal])
	if (rowCount === 0) return
	const { rows } = await client.query<{ hash: string }>(`select hash from ${journal}`)
	const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
	if (!rows.every(({ hash }) => known.has(hash)))
		throw new OtherVersion('the database was made by another version of the program')
}

/** Under one lock: servers that start together would overwrite each other's tables, queues and rights. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
	const client = await pool.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [lockKey])
		// Row security also applies to the owner, unless the scope is all tenants.
		await client.query("select set_config('gabarit.tenant', '*', false)")
		await requireOwnTables(client)
		await migrate(drizzle(client), { migrationsFolder })
		await installQueues(client)
		await secureRows(client)
		await client.query("select set_config('gabarit.tenant', '', false)")
		await client.query('select pg_advisory_unlock($1)', [lockKey])
		client.release()
	} catch (error) {
		client.release(true)
		throw error
	}
}
