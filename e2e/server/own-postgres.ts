// A PostgreSQL that a test may kill, started by the script that starts the one of `npm test`; without one nothing is shown.
const scripts: string = '../../scripts/postgres.mjs'

export type OwnPostgres = {
	url: string
	/** SIGKILL to the postmaster and all its processes. */
	kill: () => Promise<void>
	/** Again after it was killed or fell: on its port and data. */
	start: () => Promise<boolean>
	isRunning: () => boolean
	stop: () => Promise<void>
}

/** Folders of its data and log, and what postgresql.conf would say. */
type Wanted = { parent?: string; wal?: string; settings?: Record<string, string> }

export async function startPostgres(wanted: Wanted = {}): Promise<OwnPostgres> {
	const script = (await import(scripts)) as {
		startPostgres: (wanted: Wanted) => Promise<OwnPostgres | null>
	}
	const started = await script.startPostgres(wanted)
	if (started === null) throw new Error('NOT RUN: no PostgreSQL')
	return started
}
