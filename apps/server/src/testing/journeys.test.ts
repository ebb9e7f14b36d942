import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inScope, together } from '../db/tenant-scope.ts'
import { journeysOf } from './journeys.ts'
import { testDatabases } from './test-database.ts'

test.each(testDatabases)(
	'on $name the end of what failed before is none of the journeys',
	async (database) => {
		const { db, pool, close } = await database.open()
		const read = () => inScope('one', () => together(() => db.execute(sql`select 1 as one`)))
		const failing = () => inScope('one', () => db.execute(sql`select 1 / 0 as never`))
		const journeys = new Set<number>()
		await read()
		// PostgreSQL tells a failure ahead of the end of its transaction, and only at times apart: so it is tried often.
		const isPostgres = database.name === 'PostgreSQL'
		for (let i = 0; i < (isPostgres ? 200 : 10); i++) {
			await expect(failing()).rejects.toThrow(/1 \/ 0/)
			journeys.add(await journeysOf(pool, read))
			journeys.add(await journeysOf(pool, () => Promise.allSettled([failing()])))
		}
		// The embedded one answers a beginning, a statement and an end one by one.
		expect([...journeys]).toEqual([isPostgres ? 1 : 3])
		await close()
	},
)
