// A transaction in one journey: all of it stands or nothing does, in its own scope, and nothing leaves where an answer
// is asked for; on both databases.
import { getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { designs, designVersions } from '../features/orders/designs-table.ts'
import { insertTenant } from '../features/tenants/tenants-table.ts'
import { journeysOf } from '../testing/journeys.ts'
import { type OpenTestDatabase, testDatabases } from '../testing/test-database.ts'
import type { Queryable } from './open-database.ts'
import { preparedInsert, preparedQuery, preparedSelect, preparedWrite } from './prepared.ts'
import { isUniqueViolation } from './statement-errors.ts'
import { everywhere, inScope } from './tenant-scope.ts'
import { writeAtOnce } from './write-at-once.ts'

const configuration = { version: 1 as const, room: { width: 3000 }, hu: 2500 }
const writeDesign = preparedInsert(designs, { returns: false })
const writeVersion = preparedInsert(designVersions, { returns: false })
const rename = preparedWrite<'code' | 'email'>(
	(value) => sql`update designs set email = ${value('email')} where code = ${value('code')}`,
)

const designOf = (tenant: string, code: string) => ({
	tenant,
	code,
	configuration,
	configurationHash: '-',
	language: 'fr' as const,
})

async function writeBoth(tx: Queryable, tenant: string, code: string): Promise<string> {
	await writeDesign(tx, designOf(tenant, code))
	await writeVersion(tx, { tenant, code, version: 1, configuration })
	await rename(tx, { code, email: `${code}@example.be` })
	return code
}

describe.each(testDatabases)('what is written at once on $name', (database) => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		opened = await database.open()
		for (const code of ['one', 'two']) await insertTenant(opened.db, { code, name: code })
	})
	afterAll(() => opened.close())

	const stored = async (code: string) => {
		const { rows } = await opened.db.execute<{ email: string | null; versions: number }>(sql`
			select email, (select count(*)::int from design_versions v where v.code = d.code) as versions
			from designs d where code = ${code}`)
		return rows
	}
	const failureOf = (asked: Promise<unknown>) =>
		asked.then(
			() => null,
			(error: unknown) => error,
		)

	test('stands in the order in which it was noted, and answers what was made of it', async () => {
		const write = () => writeAtOnce(opened.db, (tx) => writeBoth(tx, 'one', 'WAAA22223333'))
		const journeys = await journeysOf(opened.pool, async () => {
			expect(await inScope('one', write)).toBe('WAAA22223333')
		})
		// The embedded one answers its beginning, three statements and its end one by one.
		expect(journeys).toBe(database.name === 'PostgreSQL' ? 1 : 5)
		expect(await stored('WAAA22223333')).toEqual([
			{ email: 'WAAA22223333@example.be', versions: 1 },
		])
	})

	test('a row that is there already is told as that, and nothing else stands', async () => {
		await inScope('one', () => writeDesign(opened.db, designOf('one', 'WBBB22223333')))
		const error = await failureOf(
			inScope('one', () =>
				writeAtOnce(opened.db, async (tx) => {
					await writeBoth(tx, 'one', 'WCCC22223333')
					await writeBoth(tx, 'one', 'WBBB22223333')
				}),
			),
		)
		expect(isUniqueViolation(error)).toBe(true)
		expect(isUniqueViolation(new Error('wrapped', { cause: error }))).toBe(true)
		expect(isUniqueViolation(new Error('another'))).toBe(false)
		expect(await stored('WCCC22223333')).toEqual([])
		expect(await stored('WBBB22223333')).toEqual([{ email: null, versions: 0 }])
		// The connection that it failed on goes on.
		const again = Array.from({ length: 30 }, (_, i) => `W${i + 10}A22223333`)
		await Promise.all(
			again.map((code) =>
				inScope('one', () => writeAtOnce(opened.db, (tx) => writeBoth(tx, 'one', code))),
			),
		)
		for (const code of again) expect(await stored(code)).toHaveLength(1)
	})

	test('a value that is none of SQL’s keeps all of it from leaving', async () => {
		const circular: { self?: unknown } = {}
		circular.self = circular
		const error = await failureOf(
			inScope('one', () =>
				writeAtOnce(opened.db, async (tx) => {
					await writeBoth(tx, 'one', 'WHHH22223333')
					await rename(tx, { code: 'WHHH22223333', email: circular })
				}),
			),
		)
		expect(String(error)).toContain('circular')
		expect(await stored('WHHH22223333')).toEqual([])
	})

	test('what is written after it has left is refused, not lost', async () => {
		let late: Queryable | null = null
		await inScope('one', () =>
			writeAtOnce(opened.db, async (tx) => {
				late = tx
				await writeBoth(tx, 'one', 'WFFF22223333')
			}),
		)
		if (late === null) throw new Error('nothing was written')
		const error = await failureOf(writeBoth(late, 'one', 'WGGG22223333'))
		expect(String(error)).toContain('this transaction is over')
		expect(await stored('WGGG22223333')).toEqual([])
	})

	test('no other tenant’s row is written', async () => {
		const other = await failureOf(
			inScope('one', () => writeAtOnce(opened.db, (tx) => writeBoth(tx, 'two', 'WDDD22223333'))),
		)
		expect(String(other)).toContain('row-level security')
		expect(await stored('WDDD22223333')).toEqual([])
	})

	test.each([
		[
			'a reading',
			(tx: Queryable) =>
				preparedSelect(getTableColumns(designs), (db) => db.select().from(designs))(tx, {}),
		],
		['a question', (tx: Queryable) => preparedQuery(() => sql`select 1 as one`)(tx, {})],
		[
			'a row that is read back',
			(tx: Queryable) => preparedInsert(designs)(tx, designOf('one', 'WEEE22223333')),
		],
		[
			'whether a row was there',
			(tx: Queryable) =>
				preparedInsert(designs, { orNothing: true })(tx, designOf('one', 'WEEE22223333')),
		],
		['drizzle', (tx: Queryable) => tx.execute(sql`select 1`)],
		['drizzle’s select', async (tx: Queryable) => tx.select().from(designs)],
		['drizzle’s update', async (tx: Queryable) => tx.update(designs).set({ email: '-' })],
	])('asks nothing: %s is refused before anything has left', async (_what, ask) => {
		const error = await failureOf(
			everywhere(() =>
				writeAtOnce(opened.db, async (tx) => {
					await writeBoth(tx, 'one', 'WEEE22223333')
					await ask(tx)
				}),
			),
		)
		expect(String(error)).toContain('nothing can be asked')
		expect(await stored('WEEE22223333')).toEqual([])
	})
})
