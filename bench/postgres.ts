// The PostgreSQL of the tests, for the benches: started for one run, stopped and removed at its end.

/** A script that any Node runs: it has no types of its own. */
const script: string = '../scripts/postgres.mjs'

type Postgres = { url: string; stop: () => Promise<void> }

/** Without one nothing was measured, and nothing may look as if it were. */
export async function postgresWith(settings: Record<string, string> = {}): Promise<Postgres> {
	const { startPostgres } = (await import(script)) as {
		startPostgres: (settings: Record<string, string>) => Promise<Postgres | null>
	}
	const postgres = await startPostgres(settings)
	if (!postgres) throw new Error('NOT RUN: no PostgreSQL')
	return postgres
}
