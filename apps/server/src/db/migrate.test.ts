// What a start does with tables that another version of the program made.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase, type OpenTestDatabase } from '../testing/test-database.ts'
import { migrateDatabase } from './migrate.ts'
import { OtherVersion } from './other-version.ts'

const tables = `select nspname, relname from pg_class join pg_namespace n on n.oid = relnamespace
	where relkind in ('r', 'i') and nspname in ('public', 'pgboss', 'drizzle') order by 1, 2`
const journal = 'select id, hash, created_at from drizzle.__drizzle_migrations order by id'

describe.each(everyDatabase)('a start on $name', (database) => {
	let opened: OpenTestDatabase
	beforeAll(async () => {
		opened = await database.open()
	})
	afterAll(() => opened.close())

	const standing = async () => {
		const found = [await opened.pool.query(tables), await opened.pool.query(journal)]
		return found.map(({ rows }) => rows)
	}

	/** What a migration does with rows that were there before. */
	const rewriteRows = async (migration: string) => {
		const url = new URL(`./migrations/${migration}.sql`, import.meta.url)
		const statements = readFileSync(url, 'utf8').split('--> statement-breakpoint')
		for (const statement of statements.filter((it) => it.trim().startsWith('UPDATE')))
			await opened.pool.query(statement)
	}

	test('a migration of current tables changes nothing', async () => {
		const before = await standing()
		await migrateDatabase(opened.pool)
		expect(await standing()).toEqual(before)
	})

	test('a delivery price that was agreed on before is a correction in history and in mails', async () => {
		const { pool } = opened
		await pool.query("select set_config('gabarit.tenant', '*', false)")
		await pool.query(`insert into audit (tenant, code, event, data)
			values ('atelier', 'OLD', 'deliveryPriced', '{"total": 5}')`)
		await pool.query(`insert into outbox (tenant, "to", language, created_at, mail)
			values ('atelier', 'a@b.example', 'fr', now(), '{"event": "deliveryPriced"}')`)
		await rewriteRows('0006_hand_payments')
		const { rows: steps } = await pool.query("select event, data from audit where code = 'OLD'")
		const data = { total: 5, 'deliveryPrice.before': '–', 'deliveryPrice.after': '–' }
		expect(steps).toEqual([{ event: 'corrected', data }])
		const { rows: mails } = await pool.query('select mail from outbox where "to" = \'a@b.example\'')
		expect(mails).toMatchObject([{ mail: { event: 'corrected' } }])
	})

	test.each([
		['an older', 0],
		['a newer', 9_999_999_999_999],
	])('a database with tables of %s version is refused and not changed', async (_, at) => {
		await opened.pool.query('drop table if exists public.logos')
		await opened.pool.query(
			`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another', ${at})`,
		)
		const before = await standing()
		await expect(migrateDatabase(opened.pool)).rejects.toThrow(OtherVersion)
		expect(await standing()).toEqual(before)
	})
})
