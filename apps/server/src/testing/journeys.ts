// How often PostgreSQL was asked and answered: once it is ready again, a journey to it and back is over.
import type { EventEmitter } from 'node:events'
import type pg from 'pg'

type Connected = pg.PoolClient & { connection: EventEmitter }

/** How many journeys a pool's connections make while `run` goes. */
export async function journeysOf(pool: pg.Pool, run: () => Promise<unknown>): Promise<number> {
	const heard = new Set<EventEmitter>()
	let journeys = 0
	const count = () => {
		journeys += 1
	}
	const listen = (client: pg.PoolClient) => {
		const { connection } = client as Connected
		if (!heard.has(connection)) connection.on('readyForQuery', count)
		heard.add(connection)
	}
	pool.on('acquire', listen)
	try {
		await run()
		// A connection may be given back before it is told that all is over.
		await pool.query('select')
		return journeys - 1
	} finally {
		pool.off('acquire', listen)
		for (const connection of heard) connection.off('readyForQuery', count)
	}
}
