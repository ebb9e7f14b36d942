// How often PostgreSQL was asked and answered: once it is ready again, a journey to it and back is over.
import { type EventEmitter, once } from 'node:events'
import type pg from 'pg'

type Connected = pg.PoolClient & { connection: EventEmitter; readyForQuery: boolean }

/**
 * How many journeys a pool's connections make while `run` goes. What fails is told ahead of its journey's end, and its
 * connection is given back by then: that end is counted with what was asked, before `run` or in it.
 */
export async function journeysOf(pool: pg.Pool, run: () => Promise<unknown>): Promise<number> {
	const heard = new Set<Connected>()
	let journeys = 0
	const count = () => {
		journeys += 1
	}
	const listen = (client: pg.PoolClient) => {
		const connected = client as Connected
		if (heard.has(connected)) return
		heard.add(connected)
		if (!connected.readyForQuery) journeys -= 1
		connected.connection.on('readyForQuery', count)
	}
	pool.on('acquire', listen)
	try {
		await run()
		for (const { connection, readyForQuery } of heard)
			if (!readyForQuery) await once(connection, 'readyForQuery')
		return journeys
	} finally {
		pool.off('acquire', listen)
		for (const { connection } of heard) connection.off('readyForQuery', count)
	}
}
