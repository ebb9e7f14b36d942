// Statements of a transaction that are asked at once: each gets its own answer, one that fails takes the transaction
// along and nothing else, and the connection goes on; on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseMessage } from '../testing/database-message.ts'
import { everyDatabase, type OpenTestDatabase } from '../testing/test-database.ts'
import type { Queryable } from './open-database.ts'
import { everywhere, inScope } from './tenant-scope.ts'

type Row = Record<string, unknown>

const numbers = (count: number) => sql`select n, n * 2 as twice from generate_series(1, ${count}) n`
const pair = (number: number, word: string | null) =>
	sql`select ${number}::int as number, ${word}::text as word`

async function rowsOf(db: Queryable, asked: ReturnType<typeof sql>): Promise<Row[]> {
	return (await db.execute(asked)).rows
}

describe.each(everyDatabase)('a transaction on $name', (database) => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		opened = await database.open()
	})
	afterAll(() => opened.close())
	const within = <T>(run: (tx: Queryable) => Promise<T>): Promise<T> =>
		inScope('one', () => opened.db.transaction(run))

	test('each statement gets its own rows, with rows or without', async () => {
		const answers = await within((tx) =>
			Promise.all([
				rowsOf(tx, pair(1, null)),
				rowsOf(tx, numbers(2)),
				rowsOf(tx, numbers(0)),
				rowsOf(tx, sql`select where false`),
				rowsOf(tx, pair(2, 'é€𝄞')),
				rowsOf(tx, sql`select true as yes, '{1,2}'::int[] as list, '\\x00ff'::bytea as bytes`),
				rowsOf(
					tx,
					sql`select ${sql.param(['a', 'b,"c'])}::text[] as list, ${Buffer.from([0, 255])}::bytea as bytes`,
				),
			]),
		)
		expect(answers).toEqual([
			[{ number: 1, word: null }],
			[
				{ n: 1, twice: 2 },
				{ n: 2, twice: 4 },
			],
			[],
			[],
			[{ number: 2, word: 'é€𝄞' }],
			[{ yes: true, list: [1, 2], bytes: Buffer.from([0, 255]) }],
			[{ list: ['a', 'b,"c'], bytes: Buffer.from([0, 255]) }],
		])
	})

	test('of a thousand statements at once every one is answered, on however few connections', async () => {
		const asked = Array.from({ length: 1000 }, (_, i) => i)
		const rows = await Promise.all(
			asked.map((i) => inScope('one', () => rowsOf(opened.db, pair(i, `${i}`)))),
		)
		expect(rows).toEqual(asked.map((i) => [{ number: i, word: `${i}` }]))
	})

	test('of a statement that fails nothing of its transaction stands, those behind it fail too, and the connection goes on', async () => {
		const marks = () => rowsOf(opened.db, sql`select code from tenants where code like 'mark%'`)
		const mark = (tx: Queryable, code: string) =>
			tx.execute(sql`insert into tenants (code, name) values (${code}, ${code})`)
		const messages: string[] = []
		const failing = everywhere(() =>
			opened.db.transaction(async (tx) => {
				const asked = [
					mark(tx, 'mark-1'),
					tx.execute(sql`select 1 / ${0}::int as never`),
					mark(tx, 'mark-2'),
					tx.execute(pair(3, 'c')),
				]
				messages.push(...(await Promise.all(asked.map((it) => databaseMessage(it)))))
				throw new Error('given up')
			}),
		)
		await expect(failing).rejects.toThrow('given up')
		expect(messages.slice(0, 2)).toEqual(['nothing', 'division by zero'])
		expect(messages.slice(2).filter((it) => it === 'nothing')).toEqual([])
		expect(await inScope('one', marks)).toEqual([])
		expect(await within((tx) => rowsOf(tx, pair(4, 'd')))).toEqual([{ number: 4, word: 'd' }])
	})

	test('a value that SQL does not know is refused', async () => {
		const circle: Row = {}
		circle['itself'] = circle
		const rows = await within(async (tx) => {
			const broken = databaseMessage(tx.execute(sql`select ${circle}::jsonb as never`))
			const whole = rowsOf(tx, pair(5, 'e'))
			expect(await broken).toMatch(/circular/i)
			return whole
		})
		expect(rows).toEqual([{ number: 5, word: 'e' }])
	})

	test('a transaction that fails only at its commit is an error too, and the connection goes on', async () => {
		await opened.pool.query(
			'create table late (n int unique deferrable initially deferred); grant all on late to gabarit_app',
		)
		const twice = (n: number) => sql`insert into late values (${n}), (${n})`
		const messages = Array.from({ length: 30 }, (_, n) =>
			inScope('one', () => databaseMessage(opened.db.execute(twice(n)))),
		)
		for (const it of await Promise.all(messages)) expect(it).toMatch(/duplicate key/)
		expect(await inScope('one', () => rowsOf(opened.db, sql`select n from late`))).toEqual([])
	})

	test('a savepoint that fails takes nothing else along', async () => {
		const rows = await inScope('one', () =>
			opened.db.transaction(async (tx) => {
				const inner = tx.transaction(async (deeper) => {
					await Promise.all([
						deeper.execute(pair(6, 'f')),
						deeper.execute(sql`select ${1}::int / 0`),
					])
				})
				expect(await databaseMessage(inner)).toBe('division by zero')
				return rowsOf(tx, pair(7, 'g'))
			}),
		)
		expect(rows).toEqual([{ number: 7, word: 'g' }])
	})

	test('a statement that outlives its transaction is refused', async () => {
		const ended = await within((tx) => Promise.resolve(tx))
		expect(await databaseMessage(ended.execute(pair(8, 'h')))).toBe('this transaction is over')
		expect(await within((tx) => rowsOf(tx, pair(9, 'i')))).toEqual([{ number: 9, word: 'i' }])
	})
})

const postgres = everyDatabase.find((it) => it.name === 'PostgreSQL')

describe.skipIf(!postgres)('connections of PostgreSQL', () => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		if (postgres) opened = await postgres.open()
	})
	afterAll(() => opened.close())

	test('a connection that ends in the middle fails what waits on it, and only that', async () => {
		const ended = await inScope('one', () =>
			Promise.all([
				databaseMessage(opened.db.execute(pair(1, 'a'))),
				databaseMessage(
					opened.db.transaction(async (tx) => {
						await Promise.all([
							tx.execute(pair(2, 'b')),
							tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), ${1}::int`),
							tx.execute(pair(3, 'c')),
						])
					}),
				),
			]),
		)
		expect(ended[0]).toBe('nothing')
		expect(ended[1]).toMatch(/terminat/i)
		expect(await inScope('one', () => rowsOf(opened.db, pair(4, 'd')))).toEqual([
			{ number: 4, word: 'd' },
		])
	})

	test('a connection is kept after a statement that failed, and not after its own end', async () => {
		const other = (await postgres?.open()) ?? opened
		const pidsOf = async () => {
			const { rows } = await other.pool.query<{ pid: number }>(
				`select pid from pg_stat_activity
				where datname = current_database() and backend_type = 'client backend' order by pid`,
			)
			return rows.map((it) => it.pid)
		}
		const asked = (what: ReturnType<typeof sql>) =>
			Promise.all(
				Array.from({ length: 20 }, () =>
					inScope('one', () => databaseMessage(other.db.execute(what))),
				),
			)
		try {
			await asked(sql`select pg_sleep(0.01), ${1}::int`)
			const before = await pidsOf()
			expect(new Set(await asked(sql`select 1 / ${0}::int`))).toEqual(new Set(['division by zero']))
			await other.pool.query(
				`create function too_long() returns int language plpgsql as
				$$ begin raise exception using errcode = 'query_canceled'; end $$`,
			)
			expect(new Set(await asked(sql`select too_long(), ${1}::int`))).toEqual(
				new Set(['query_canceled']),
			)
			expect(await pidsOf()).toEqual(before)
			const ended = inScope('one', () =>
				databaseMessage(other.db.execute(sql`select pg_sleep(${9}::int)`)),
			)
			for (let count = 0; count === 0; ) {
				const { rows } = await other.pool.query(
					`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep($1::int)'`,
				)
				count = rows.length
			}
			expect(await ended).toMatch(/terminat/)
			expect(new Set(await asked(sql`select ${1}::int`))).toEqual(new Set(['nothing']))
			const kept = async () => (await pidsOf()).filter((pid) => before.includes(pid))
			await expect.poll(kept, { timeout: 20_000 }).toHaveLength(before.length - 1)
		} finally {
			if (other !== opened) await other.close()
		}
	})
})
