// A connection in use that says nothing for too long is ended; one that nobody uses is not, and is watched all the same.
import pg from 'pg'
import { expect, test } from 'vitest'
import { endSilentConnections } from './end-silent-connections.ts'
import { isDatabaseAway } from './is-database-away.ts'

const address = process.env['TEST_DATABASE_URL']

test.skipIf(!address)('silence ends a connection in use, also after it has been idle', async () => {
	const pool = new pg.Pool({ connectionString: address, max: 1 })
	endSilentConnections(pool, 700)
	const idOf = async () =>
		(await pool.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id
	try {
		const first = await idOf()
		await new Promise((resolve) => setTimeout(resolve, 2000))
		expect(await idOf()).toBe(first)
		pool.on('error', () => undefined)
		pool.once('acquire', (client: pg.PoolClient) => client.on('error', () => undefined))
		const error: unknown = await pool.query('select pg_sleep(20)').catch((it: unknown) => it)
		expect(isDatabaseAway(error)).toBe(true)
		expect(await idOf()).not.toBe(first)
	} finally {
		await pool.end()
	}
})
