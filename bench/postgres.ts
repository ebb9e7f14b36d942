import pg from 'pg'
import { startPostgres } from '../e2e/server/own-postgres.ts'
import type { OwnPostgres } from '../scripts/lib/postgres.mjs'

/** `settings`: as of postgresql.conf. */
export function postgresWith(settings: Record<string, string> = {}): Promise<OwnPostgres> {
	return startPostgres({ settings })
}

/**
 * Analyze and checkpoint, so that no round pays for the one before: PostgreSQL plans by its statistics, its own worker
 * comes
 * once a minute, and here tables grow a hundredfold in that time.
 */
export async function settle(url: string): Promise<void> {
	const client = new pg.Client(url)
	await client.connect()
	try {
		await client.query('vacuum analyze')
		await client.query('checkpoint')
	} finally {
		await client.end()
	}
}
