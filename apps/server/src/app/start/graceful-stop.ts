// The end of a server: first it says that it is not ready and lets its clients go elsewhere, still answering all they
// send; then it takes nothing new, ends what runs, and closes the database.
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A stop that takes longer is cut off. */
const longestStop = 10_000
/** Connections are closed by then: one client that never ends what he sends would keep jobs and database from ending. */
const longestAnswer = 7_000

type Ending = {
	app: FastifyInstance
	/** From now on /health/ready says no, and every answer closes its connection. */
	stopping: () => void
	/** Milliseconds in which a proxy notices. */
	drain: number
	/** What is ended afterwards, in this order. */
	afterwards: readonly (() => Promise<void>)[]
}

export function stopOnSignals(ending: Ending): void {
	const { app, stopping, drain } = ending
	const stop = async (signal: string) => {
		app.log.info({ signal }, 'stopping')
		setTimeout(() => process.exit(1), longestStop).unref()
		setTimeout(() => app.server.closeAllConnections(), longestAnswer).unref()
		stopping()
		await wait(drain)
		await app.close()
		for (const end of ending.afterwards) await end()
		process.exit(0)
	}
	const once = (signal: string) => {
		void stop(signal).catch((error: unknown) => {
			app.log.error({ err: error }, 'the stop failed')
			process.exit(1)
		})
	}
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, once)
}
