import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const longestStop = 10_000
/** Then connections are closed: a client that never ends its request must not keep jobs and database open. */
const longestAnswer = 5_000

type Ending = {
	app: FastifyInstance
	stopping: () => void
	drain: number
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
