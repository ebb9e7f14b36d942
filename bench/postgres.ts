// The PostgreSQL of the tests, for the benches: started for one run, stopped and removed at its end.
import { startPostgres } from '../e2e/server/own-postgres.ts'
import type { OwnPostgres } from '../scripts/postgres.mjs'

/** `settings`: as of postgresql.conf. */
export function postgresWith(settings: Record<string, string> = {}): Promise<OwnPostgres> {
	return startPostgres({ settings })
}
