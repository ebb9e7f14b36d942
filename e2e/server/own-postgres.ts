// A PostgreSQL that a test may kill, started by the script that starts the one of `npm test`; without
// one nothing is shown.
import { startPostgres as startedOrNull, type WantedPostgres } from '../../scripts/lib/postgres.mjs'

export async function startPostgres(wanted: WantedPostgres = {}) {
	const started = await startedOrNull(wanted)
	if (started === null) throw new Error('NOT RUN: no PostgreSQL')
	return started
}
