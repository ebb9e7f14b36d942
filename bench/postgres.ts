// The PostgreSQL of the tests, for the benches: started for one run, stopped and removed at its end.
import pg from 'pg'
import { startPostgres } from '../e2e/server/own-postgres.ts'
import type { OwnPostgres } from '../scripts/postgres.mjs'

/** `settings`: as of postgresql.conf. */
export function postgresWith(settings: Record<string, string> = {}): Promise<OwnPostgres> {
	return startPostgres({ settings })
}

/**
 * As it stands after a quiet minute: what was written is counted (PostgreSQL plans by it; its own worker comes once a
 * minute, and here tables grow a hundredfold in that time) and is on the disk, so that no round pays for the one before.
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
