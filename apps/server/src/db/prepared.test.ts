// What is spelled once is what drizzle spells anew each time: values, nulls, defaults, conflicts; on both databases.
import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../features/orders/audit-table.ts'
import { designs } from '../features/orders/designs-table.ts'
import { orders } from '../features/orders/orders-table.ts'
import { insertTenant } from '../features/tenants/tenants-table.ts'
import { journeysOf } from '../testing/journeys.ts'
import { type OpenTestDatabase, testDatabases } from '../testing/test-database.ts'
import { type Put, preparedInsert, preparedSelect, rowAsWritten } from './prepared.ts'
import { isStatementCancelled } from './statement-errors.ts'
import { everywhere, inScope, nowhere, together } from './tenant-scope.ts'

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

describe.each(testDatabases)('statements spelled once on $name', (database) => {
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

	test('a row is known before it is written, and stands like that', async () => {
		await insertDesign(opened.db, designOf('EEEE22223333'))
		const at = new Date('2026-10-25T00:30:00.007Z')
		const order = rowAsWritten(orders, {
			tenant: 'one',
			id: randomUUID(),
			reference: '26-00001',
			code: 'EEEE22223333',
			kind: 'order',
			status: 'None',
			state: 'waiting',
			bodyHash: '-',
			language: 'fr',
			customer: { type: 'Individual', firstName: 'A', lastName: 'B', email: 'a@example.be' },
			deliveryMode: 'pickUp',
			paymentType: 'Bill',
			paymentStatus: 'open',
			total: 123_456,
			pallets: 1,
			weight: 98.7,
			supplierDays: 25,
			resellerDays: 0,
			plannedDate: '2026-12-01',
			catalogueVersion: '1',
			search: 'a b',
			sortName: 'b a',
			orderedAt: at,
			changedAt: at,
		})
		await preparedInsert(orders, { returns: false })(opened.db, order)
		const read = await opened.db.select().from(orders).where(eq(orders.code, order.code))
		expect(read).toEqual([order])
		expect(order).toMatchObject({ revision: 1, services: [], promoCode: null, priceShared: true })
		expect(() => rowAsWritten(designs, designOf('FFFF22223333'))).toThrow(/updatedAt/)
	})

	test('what is not there stays not there: of JSON too', async () => {
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

	test('inside a transaction that fails nothing of it stands', async () => {
		const failing = opened.db.transaction(async (tx) => {
			await insertDesign(tx, designOf('DDDD22223333'))
			throw new Error('no')
		})
		await expect(failing).rejects.toThrow('no')
		const again = await insertDesign(opened.db, designOf('DDDD22223333'))
		expect(again?.code).toBe('DDDD22223333')
	})

	test('reads together: each in its own scope, and one that fails fails alone', async () => {
		const codes = async () => {
			const rows = await opened.db.select({ tenant: designs.tenant }).from(designs)
			return rows.length
		}
		const broken = () => opened.db.execute(sql`select 1 / 0 as never`)
		const all = await codes()
		const seen = await everywhere(() =>
			together(() =>
				Promise.allSettled([
					inScope('two', codes),
					inScope('one', codes),
					nowhere(codes),
					broken(),
					codes(),
				]),
			),
		)
		expect(seen.map((it) => (it.status === 'fulfilled' ? it.value : it.status))).toEqual([
			0,
			all,
			0,
			'rejected',
			all,
		])
		expect(all).toBeGreaterThan(0)
	})

	test('a read that took too long takes none of those with it that left beside it', async () => {
		await opened.pool.query(
			`create function too_long() returns int language plpgsql as
			$$ begin raise exception using errcode = 'query_canceled'; end $$`,
		)
		const ended = () => opened.db.execute(sql`select too_long()`)
		const counted = () => opened.db.execute(sql`select 1 as one`)
		const [first, second, third] = await Promise.allSettled([
			inScope('one', () => together(counted)),
			inScope('two', () => together(ended)),
			inScope('two', () => together(counted)),
		])
		expect(isStatementCancelled(second.status === 'rejected' && second.reason)).toBe(true)
		for (const it of [first, third])
			expect(it).toMatchObject({ status: 'fulfilled', value: { rows: [{ one: 1 }] } })
	})

	test('reads of several shops in one journey: each in its own shop, as the role that owns nothing', async () => {
		const whose = () =>
			opened.db.execute(
				sql`select current_setting('gabarit.tenant') as tenant, current_user as account`,
			)
		const shops = Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? 'one' : 'two'))
		const read = async () => {
			const seen = await Promise.all(shops.map((shop) => inScope(shop, () => together(whose))))
			expect(seen.map(({ rows }) => rows)).toEqual(
				shops.map((tenant) => [{ tenant, account: 'gabarit_app' }]),
			)
		}
		const journeys = await journeysOf(opened.pool, read)
		// The embedded one answers one statement at a time, each in a transaction of three.
		expect(journeys).toBe(database.name === 'PostgreSQL' ? 1 : 3 * shops.length)
	})

	test('reads of calls that came together: each caller sees his own shop, and hears of his own mistake', async () => {
		await inScope('two', () =>
			insertDesign(opened.db, { ...designOf('FFFF22223333'), tenant: 'two' }),
		)
		const readCodes = async () => {
			const rows = await opened.db.select({ tenant: designs.tenant }).from(designs)
			return [...new Set(rows.map((it) => it.tenant))]
		}
		const broken = () => opened.db.execute(sql`select 1 / 0 as never`)
		const callOf = (tenant: string, run: () => PromiseLike<unknown>) =>
			inScope(tenant, () => together(run))
		const calls = Array.from({ length: 5 }, () => [
			callOf('one', readCodes),
			callOf('two', readCodes),
			callOf('one', broken),
			callOf('two', () => nowhere(readCodes)),
		]).flat()
		const seen = await Promise.allSettled(calls)
		const answers = seen.map((it) => (it.status === 'fulfilled' ? it.value : it.status))
		const each = [['one'], ['two'], 'rejected', []]
		expect(answers).toEqual(Array.from({ length: 5 }, () => each).flat())
	})
})
