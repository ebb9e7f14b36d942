// The PostgreSQL of the tests, for the benches: started for one run, stopped and removed at its end.
import { type OwnPostgres, startPostgres } from '../e2e/server/own-postgres.ts'

/** `settings`: as of postgresql.conf. */
export function postgresWith(settings: Record<string, string> = {}): Promise<OwnPostgres> {
	return startPostgres({ settings })
}
