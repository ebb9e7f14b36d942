// A prepared statement does what drizzle's own does: values, nulls, defaults, conflicts; on both databases.
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../features/orders/audit-table.ts'
import { designs } from '../features/orders/design/designs-table.ts'
import { insertTenant, tenants } from '../features/tenants/tenants-table.ts'
import { databaseMessage } from '../testing/database-message.ts'
import { everyDatabase, type OpenTestDatabase } from '../testing/test-database.ts'
import { type Put, preparedInsert, preparedSelect } from './prepared.ts'
import { inScope } from './tenant-scope.ts'

const insertDesign = preparedInsert(designs, { orNothing: true })
const insertAudit = preparedInsert(audit)
const readAudit = preparedSelect(getTableColumns(audit), (db, value: Put<'code'>) =>
	db
		.select()
		.from(audit)
		.where(sql`${audit.code} = ${value('code')}`)
		.orderBy(audit.id),
)

const designOf = (code: string) => ({
	tenant: 'one',
	code,
	configuration: { version: 1 as const, room: { width: 3000 }, hu: 2500 },
	configurationHash: '-',
	language: 'fr' as const,
	email: null,
	createdAt: new Date('2026-03-29T01:30:00.123Z'),
})

describe.each(everyDatabase)('prepared statements on $name', (database) => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		opened = await database.open()
		for (const code of ['one', 'two']) await insertTenant(opened.db, { code, name: code })
	})
	afterAll(() => opened.close())

	test('an insert answers the row as drizzle reads it; one that is there already, nothing', async () => {
		const row = designOf('AAAA22223333')
		const made = await insertDesign(opened.db, row)
		const [read] = await opened.db.select().from(designs)
		expect(made).toEqual(read)
		expect(made).toMatchObject({ ...row, version: 1, frozen: false, externalReference: null })
		expect(await insertDesign(opened.db, row)).toBeNull()
		// Another set of columns is another statement.
		const { email: _email, ...other } = designOf('BBBB22223333')
		expect(await insertDesign(opened.db, { ...other, version: 7 })).toMatchObject({ version: 7 })
	})

	test('null stays null, also in JSON columns', async () => {
		const at = new Date('2026-10-25T00:30:00Z')
		const row = { tenant: 'one', code: 'CCCC22223333', event: 'orderPlaced' as const, at }
		await insertAudit(opened.db, { ...row, data: null, who: null })
		await insertAudit(opened.db, { ...row, data: { total: 3 } })
		const found = await readAudit(opened.db, { code: row.code })
		expect(found).toMatchObject([
			{ at, data: null, who: null, before: null },
			{ at, data: { total: 3 } },
		])
		const absent = await opened.db.execute(
			sql`select count(*)::int as count from audit where code = ${row.code} and data is null`,
		)
		expect(absent.rows).toEqual([{ count: 1 }])
	})

	test('a failed transaction leaves no row of a prepared insert', async () => {
		const failing = opened.db.transaction(async (tx) => {
			await insertDesign(tx, designOf('DDDD22223333'))
			throw new Error('no')
		})
		await expect(failing).rejects.toThrow('no')
		const again = await insertDesign(opened.db, designOf('DDDD22223333'))
		expect(again?.code).toBe('DDDD22223333')
	})
})

const postgres = everyDatabase.find((it) => it.name === 'PostgreSQL')

describe.skipIf(!postgres)('behind a pooler that keeps no prepared statements', () => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		if (postgres) opened = await postgres.open()
		for (const code of ['one', 'two']) await insertTenant(opened.db, { code, name: code })
	})
	afterAll(() => opened.close())

	const nameOf = preparedSelect({ name: tenants.name }, (db, value: Put<'code'>) =>
		db
			.select({ name: tenants.name })
			.from(tenants)
			.where(eq(tenants.code, value('code'))),
	)
	const read = () =>
		inScope('one', () => opened.db.transaction((tx) => nameOf(tx, { code: 'one' })))
	const whose = sql`select current_user as account, current_setting('gabarit.tenant') as tenant`

	test('statements go on without names, and what fails meanwhile never leaves its scope', async () => {
		await Promise.all(Array.from({ length: 30 }, read))
		const clients = await Promise.all(Array.from({ length: 10 }, () => opened.pool.connect()))
		for (const client of clients) await client.query('deallocate all')
		for (const client of clients) client.release()
		const seen: unknown[] = []
		const look = () =>
			databaseMessage(
				opened.db.transaction(async (tx) => {
					await nameOf(tx, { code: 'one' }).catch(() => undefined)
					seen.push(...(await tx.execute(whose).catch(() => ({ rows: [] }))).rows)
				}),
			)
		const steal = () =>
			databaseMessage(opened.db.execute(sql.raw(`update tenants set name = 'stolen'`)))
		const failed = inScope('one', () => databaseMessage(nameOf(opened.db, { code: 'one' })))
		await Promise.all([
			failed,
			...Array.from({ length: 10 }, (_, i) => inScope('one', i % 2 ? look : steal)),
		])
		expect(await failed).toMatch(/does not exist/)
		expect(await read()).toEqual([{ name: 'stolen' }])
		await inScope('one', look)
		expect(seen.length).toBeGreaterThan(0)
		for (const row of seen) expect(row).toEqual({ account: 'gabarit_app', tenant: 'one' })
		const { rows } = await opened.pool.query(`select name from tenants where code = 'two'`)
		expect(rows).toEqual([{ name: 'two' }])
	})
})
