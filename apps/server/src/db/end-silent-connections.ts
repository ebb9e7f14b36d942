// A machine that is gone sends no reset, and TCP waits for it for a quarter of an hour: a connection that somebody uses
// and that no byte passes for so long is ended, with all that waits on it.
import type pg from 'pg'
import { connectionOf, silence } from './driver.ts'

/**
 * `longest`: milliseconds. One timer a connection, which its socket keeps. With the driver's `query_timeout` each
 * statement has its own, and what hangs on it gets old: 70 kB an order that only the long collections of garbage free.
 */
export function endSilentConnections(pool: pg.Pool, longest: number): void {
	const lent = new WeakSet<pg.PoolClient>()
	pool.on('acquire', (client) => lent.add(client))
	pool.on('release', (_error, client) => lent.delete(client))
	pool.on('connect', (client) => {
		const { stream } = connectionOf(client)
		stream.setTimeout(longest)
		// Idle ones are silent too: each time that is heard, and nothing done.
		stream.on('timeout', () => {
			if (lent.has(client)) stream.destroy(new Error(silence))
		})
	})
}
