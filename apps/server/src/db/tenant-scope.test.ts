// The second wall: what a query that forgot its tenant sees and writes, on both databases.
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertUser, users } from '../features/accounts/accounts-table.ts'
import { insertTenant, listTenants, updateTenant } from '../features/tenants/tenants-table.ts'
import { databaseMessage } from '../testing/database-message.ts'
import { everyDatabase, type OpenTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './open-database.ts'
import { StatementNames } from './prepared.ts'
import { grantsOn } from './row-security.ts'
import { everywhere, inScope, nowhere, ScopedPool } from './tenant-scope.ts'

const userOf = (tenant: string) => ({
	tenant,
	email: `${tenant}@example.be`,
	firstName: 'A',
	lastName: 'B',
	role: 'IndividualCustomer' as const,
	passwordHash: '-',
})

describe.each(everyDatabase)('rows of a tenant on $name', (database) => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		opened = await database.open()
		for (const code of ['one', 'two']) {
			await insertTenant(opened.db, { code, name: code })
			await insertUser(opened.db, userOf(code))
		}
	})
	afterAll(() => opened.close())

	const everyone = () =>
		opened.db.select({ tenant: users.tenant }).from(users).orderBy(users.tenant)
	const tenantsOf = async () => (await everyone()).map((row) => row.tenant)

	test('a query that forgets its tenant sees its scope only', async () => {
		expect(await inScope('one', tenantsOf)).toEqual(['one'])
		expect(await inScope('two', everyone)).toEqual([{ tenant: 'two' }])
		expect(await everywhere(tenantsOf)).toEqual(['one', 'two'])
		expect(await nowhere(tenantsOf)).toEqual([])
	})

	test('statements of a transaction and parallel scopes see their scope only', async () => {
		const within = (tenant: string) =>
			inScope(tenant, () =>
				opened.db.transaction(async (tx) => {
					await tx.execute(sql`select 1`)
					return tx.select({ tenant: users.tenant }).from(users)
				}),
			)
		const seen = await Promise.all(
			Array.from({ length: 20 }, (_, i) => within(i % 2 === 0 ? 'one' : 'two')),
		)
		expect(seen.map((rows) => rows.map((row) => row.tenant).join())).toEqual(
			Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 'one' : 'two')),
		)
	})

	test('an update or a deletion that forgets it changes nothing of the other', async () => {
		const changed = await inScope('one', () =>
			opened.db.update(users).set({ firstName: 'C' }).returning({ tenant: users.tenant }),
		)
		expect(changed).toEqual([{ tenant: 'one' }])
		await inScope('one', () => opened.db.delete(users).where(eq(users.tenant, 'two')))
		expect(await everywhere(tenantsOf)).toEqual(['one', 'two'])
	})

	test('writing to another tenant is refused, and moving a row there', async () => {
		const foreign = { ...userOf('two'), email: 'other@example.be' }
		expect(await inScope('one', () => databaseMessage(insertUser(opened.db, foreign)))).toMatch(
			/violates row-level security policy/,
		)
		expect(
			await inScope('one', () => databaseMessage(opened.db.update(users).set({ tenant: 'two' }))),
		).toMatch(/violates row-level security policy/)
		expect(await everywhere(tenantsOf)).toEqual(['one', 'two'])
	})

	test('every scope reads the shops, and writes its own only', async () => {
		expect(await nowhere(async () => (await listTenants(opened.db)).length)).toBe(2)
		await inScope('one', () => updateTenant(opened.db, 'two', { name: 'stolen' }, new Date()))
		await inScope('one', () => updateTenant(opened.db, 'one', { name: 'renamed' }, new Date()))
		expect((await listTenants(opened.db)).map((it) => it.name)).toEqual(['renamed', 'two'])
	})

	test('the role owns nothing and cannot get further', async () => {
		const asked = (text: string) =>
			inScope('one', () => databaseMessage(opened.db.execute(sql.raw(text))))
		expect(await asked('drop table users')).toMatch(/must be owner/)
		expect(await asked('alter table users disable row level security')).toMatch(/must be owner/)
		expect(await asked('create table mine (a int)')).toMatch(/permission denied/)
		expect(await asked('select * from drizzle.__drizzle_migrations')).toMatch(/permission denied/)
		const { rows } = await opened.pool.query(
			`select rolcanlogin or rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as more,
				exists (select from pg_class where relowner = r.oid) as owns
			from pg_roles r where rolname = 'gabarit_app'`,
		)
		expect(rows).toEqual([{ more: false, owns: false }])
	})

	test('another schema, such as the queue’s, needs a grant', async () => {
		await opened.pool.query('create schema beside; create table beside.jobs (id int)')
		const asked = () =>
			inScope('one', () => databaseMessage(opened.db.execute(sql`select from beside.jobs`)))
		expect(await asked()).toMatch(/permission denied/)
		await opened.pool.query(grantsOn('beside'))
		expect(await asked()).toBe('nothing')
	})

	test('nothing of a scope is left on the connection', async () => {
		await inScope('one', tenantsOf)
		await inScope('one', () => databaseMessage(opened.db.execute(sql`select 1 / 0`)))
		const { rows } = await opened.pool.query(
			`select current_user = session_user as same, coalesce(current_setting('gabarit.tenant', true), '') as tenant`,
		)
		expect(rows).toEqual([{ same: true, tenant: '' }])
	})

	test('what begins, commits or locks by itself leaves no scope, and leaves none behind', async () => {
		const asked = (text: string) =>
			inScope('one', () => databaseMessage(opened.db.execute(sql.raw(text))))
		for (let i = 0; i < 12; i++) {
			expect(await asked('do $$ begin commit; end $$')).toMatch(/invalid transaction termination/)
			for (const text of ['begin', 'start transaction read only', 'lock table users in share mode'])
				expect(await asked(text)).toBe('nothing')
			const { rows } = await opened.pool.query(`select current_user = session_user as same`)
			expect(rows).toEqual([{ same: true }])
			await inScope('one', () => opened.db.update(users).set({ firstName: `written ${i}` }))
			expect(
				(await opened.pool.query(`select first_name from users where tenant = 'one'`)).rows,
			).toEqual([{ first_name: `written ${i}` }])
		}
	})

	test('every table with a tenant has a forced policy for reading and writing', async () => {
		const { rows } = await opened.pool.query<{ name: string; held: boolean }>(
			`select c.table_name as name, coalesce(k.relrowsecurity and k.relforcerowsecurity
				and exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name
					and p.cmd = 'ALL' and p.permissive = 'PERMISSIVE' and p.qual like '%tenant = %' and p.with_check = p.qual)
				and (select count(*) = 1 from pg_policies p where p.schemaname = 'public' and p.tablename = c.table_name), false) as held
			from information_schema.columns c
			join information_schema.tables t using (table_schema, table_name)
			join pg_class k on k.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
			where c.table_schema = 'public' and c.column_name = 'tenant' and t.table_type = 'BASE TABLE'`,
		)
		expect(rows.length).toBeGreaterThan(10)
		expect(rows.filter((row) => !row.held).map((row) => row.name)).toEqual([])
	})

	test('no scope has a NUL in its name', async () => {
		const empty = () => opened.db.transaction(() => Promise.resolve())
		for (const asked of [everyone, empty])
			expect(await inScope('a\0b', () => databaseMessage(asked()))).toBe(
				'no tenant has such a code',
			)
	})

	test('connections of transactions that fail to begin are free again', async () => {
		const settings = { statement_timeout: 'nonsense' }
		const broken = new ScopedPool(opened.pool, {
			outside: null,
			settings,
			names: new StatementNames(false),
		})
		const db = drizzle(broken as unknown as pg.Pool)
		const nothing = 'invalid value for parameter "statement_timeout": "nonsense"'
		// More often than the pool has connections.
		for (let i = 0; i < 12; i++) {
			const one = sql`select ${1}::int`
			const alone = await inScope('one', () => databaseMessage(db.execute(one)))
			const begun = await inScope('one', () =>
				databaseMessage(db.transaction((tx) => tx.execute(one))),
			)
			expect([alone, begun]).toEqual([nothing, nothing])
		}
		expect(await inScope('one', tenantsOf)).toEqual(['one'])
		expect(opened.pool.idleCount).toBe(opened.pool.totalCount)
	})
})

const address = process.env['TEST_DATABASE_URL']

describe.skipIf(!address)('an owner who is no superuser, on PostgreSQL', () => {
	test('the owner may install everything, and sees no row without a scope', async () => {
		const admin = new pg.Client({ connectionString: address })
		await admin.connect()
		const name = `gabarit_owner_${process.pid}`
		await admin.query(`create role ${name} login createrole`)
		await admin.query(`create database ${name} owner ${name}`)
		const own = new URL(address ?? '')
		own.pathname = `/${name}`
		own.username = name
		const opened = await openDatabase({ databaseUrl: own.href, dataDir: '' })
		try {
			await everywhere(() => insertTenant(opened.db, { code: 'one', name: 'one' }))
			await everywhere(() => insertUser(opened.db, userOf('one')))
			const count = 'select count(*)::int as count from users'
			expect((await opened.pool.query(count)).rows).toEqual([{ count: 0 }])
			const seen = await inScope('one', () => opened.db.execute(sql.raw(count)))
			expect(seen.rows).toEqual([{ count: 1 }])
			expect(await databaseMessage(opened.db.execute(sql.raw(count)))).toMatch(
				/outside any tenant scope/,
			)
		} finally {
			await opened.close()
			await admin.query(`drop database ${name} with (force)`)
			await admin.query(`drop role ${name}`)
			await admin.end()
		}
	})
})
