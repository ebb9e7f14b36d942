import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertSession, userByEmail } from '../../features/accounts/accounts-table.ts'
import { insertToken } from '../../features/accounts/tokens-table.ts'
import { askOffer } from '../../testing/ask-offer.ts'
import { drawPlans } from '../../testing/orders/plans.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import {
	lambert,
	newCode,
	niche,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../testing/test-shop.ts'
import { timedTasks } from './timed-work.ts'
import { startWorkers } from './workers.ts'

const day = 24 * 3600_000

describe.each(everyDatabase)('work by the clock on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	const run = (name: string) => timedTasks.find((it) => it.name === name)?.run(shop.services)
	const count = async (table: string) => {
		const { rows } = await shop.services.db.execute<{ count: number }>(
			sql`select count(*)::int as count from ${sql.identifier(table)}`,
		)
		return rows[0]?.count
	}
	const templates = async (tenant = 'atelier') => {
		const { client } = shop.browse(tenant)
		const { top10 } = await client.dressing.module.allWithTop10({})
		expect((await client.configurator.dressingInit()).topTen).toEqual(top10)
		return top10
	}
	const order = async () => {
		const browser = shop.browse()
		await browser.client.dressing.configuration.order(await orderOf(browser))
	}

	test('thirty orders make a shop’s own top ten, completed with the operator’s', async () => {
		const defaults = await templates()
		expect(new Set(defaults).size).toBe(10)
		await order()
		const { rows } = await shop.services.db.execute<{ template: string; times: number }>(sql`
			select bay #>> '{}' as template, count(*)::int as times from order_snapshots,
				jsonb_path_query(furniture::jsonb, '$.runs[*].modules[*].bays[*].template') as bay
			group by 1 order by 2 desc, 1`)
		const ordered = rows.map((it) => it.template)
		expect(ordered.length).toBeGreaterThan(0)
		await shop.services.db.execute(sql`
			with drawn as (
				insert into designs (tenant, code, configuration, configuration_hash, language)
				select d.tenant, 'X' || n, d.configuration, d.configuration_hash, d.language
				from designs d join orders o on o.code = d.code, generate_series(1, 28) n
				returning code
			), copies as (
				insert into orders select (jsonb_populate_record(o, jsonb_build_object('code', d.code,
					'id', gen_random_uuid(), 'reference', d.code))).* from orders o, drawn d
				returning tenant, id
			)
			insert into order_snapshots select c.tenant, c.id, s.configuration, s.furniture, s.catalogue,
				s.quote, s.cost, s.cut_list from copies c, order_snapshots s`)
		await run('top-tens')
		expect(await templates()).toEqual(defaults)
		await order()
		await run('top-tens')
		const own = await templates()
		expect(own.slice(0, ordered.length)).toEqual(ordered)
		expect(own).toEqual([...new Set([...ordered, ...defaults])].slice(0, 10))
		expect(await templates('meubles-dupont')).toEqual(defaults)
		shop.setNow(new Date(noon.getTime() + 366 * day))
		await run('top-tens')
		expect(await templates()).toEqual(defaults)
		shop.setNow(noon)
	})

	test('designs without owner are deleted after two years, not ordered or owned ones', async () => {
		const save = async (browser: ReturnType<Shop['browse']>, code: string) => {
			const saved = { kind: 'save' as const, code, configuration: niche, language: 'fr' as const }
			await browser.client.dressing.configuration.send(saved)
			await browser.client.dressing.plan.save({ code })
			await drawPlans(shop.services)
		}
		const visitor = shop.browse()
		const owner = await shop.enter('t.lambert@example.be')
		const [lost, owned] = [newCode(), newCode()]
		await save(visitor, lost)
		await save(owner, owned)
		const offered = newCode()
		const offer = {
			kind: 'offer' as const,
			code: offered,
			configuration: niche,
			language: 'fr' as const,
			customer: { ...lambert, email: 'gone@example.be' },
			delivery: { deliveryMode: 'pickUp' as const, country: 'BE' as const },
		}
		const { reference = '' } = await askOffer(visitor.client, offer)
		const { orders } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.act({ reference, revision, action: 'delete' })
		const before = (await count('designs')) ?? 0
		shop.setNow(new Date('2028-11-21T10:00:00Z'))
		await run('clear-up')
		expect(await count('designs')).toBe(before)
		shop.setNow(new Date('2028-11-22T10:00:00Z'))
		await run('clear-up')
		expect(await count('designs')).toBe(before - 2)
		shop.setNow(noon)
		const isValid = async (code: string) =>
			(await visitor.client.dressing.configuration.isValid({ code })).isValid
		const valid = await Promise.all([lost, offered, owned].map(isValid))
		expect(valid).toEqual([false, false, true])
		const left = await shop.services.db.execute(
			sql`select 1 from design_versions where code = ${lost} union all
				select 1 from documents where code = ${lost}`,
		)
		expect(left.rows).toEqual([])
	})

	test('expired sessions and tokens are deleted', async () => {
		const { db } = shop.services
		const user = await userByEmail(db, 'atelier', 'sofie.maes@atelier.example')
		const userId = user?.id ?? ''
		const session = { tenant: 'atelier', userId, createdAt: noon, lastSeenAt: noon }
		const ends = (days: number) => new Date(noon.getTime() + days * day)
		const token = {
			tenant: 'atelier',
			kind: 'reset' as const,
			email: 'x@example.be',
			createdAt: noon,
		}
		for (const days of [-1, 1]) {
			await insertSession(db, { ...session, tokenHash: `s${days}`, expiresAt: ends(days) })
			await insertToken(db, { ...token, tokenHash: `t${days}`, expiresAt: ends(days) })
		}
		await run('clear-up')
		const found = await db.execute<{ name: string }>(sql`
			select token_hash as name from sessions where token_hash like 's%1' and user_id = ${userId}
			union select token_hash from account_tokens where token_hash like 't%1' order by 1`)
		expect(found.rows.map((it) => it.name)).toEqual(['s1', 't1'])
	})

	test('imports of a dead server end, and old drafts are deleted', async () => {
		const { db } = shop.services
		const { version } = await shop.services.prices.inForce()
		await db.execute(sql`insert into catalogue_versions (version, content, lists, cause)
			select v || '-draft', content, (select jsonb_object_agg(kind, gen_random_uuid())
				from jsonb_object_keys(lists) kind), 'import'
			from catalogue_versions, unnest(array['old', 'late', 'new']) v where version = ${version}`)
		const ago = (days: number) => new Date(noon.getTime() - days * day).toISOString()
		await db.execute(sql`insert into price_imports (kind, file_name, size, base, started_at, state, version)
			values ('modules', 'a.csv', 1, ${version}, ${ago(31)}::timestamptz, 'ready', 'old-draft'),
			('modules', 'b.csv', 1, ${version}, ${ago(31)}::timestamptz, 'superseded', 'late-draft'),
			('modules', 'c.csv', 1, ${version}, ${ago(29)}::timestamptz, 'ready', 'new-draft'),
			('modules', 'd.csv', 1, ${version}, ${ago(11 / 1440)}::timestamptz, 'running', null)`)
		shop.setNow(new Date(noon.getTime() - 2 * 60_000))
		await run('price-imports')
		const running = sql`select 1 from price_imports where state = 'running'`
		expect((await db.execute(running)).rows).toHaveLength(1)
		shop.setNow(noon)
		await run('price-imports')
		const left = await db.execute<{ version: string }>(
			sql`select version from catalogue_versions where version like '%-draft'`,
		)
		expect(left.rows.map((it) => it.version)).toEqual(['new-draft'])
		const admin = (await shop.enter('admin@gabarit.example')).client.backOffice
		const imports = (await admin.prices.imports.list()).map((it) => `${it.fileName} ${it.state}`)
		expect(imports.toSorted()).toEqual([
			'a.csv superseded',
			'b.csv superseded',
			'c.csv ready',
			'd.csv refused',
		])
	})

	test('every task is scheduled once, and runs with its job', async () => {
		const log = { error: (details: object) => expect(details).toBeUndefined() }
		const transport = () => Promise.resolve()
		const { db } = shop.services
		await db.execute(sql`delete from top_tens`)
		await db.execute(sql`insert into pgboss.job (name, data) values
			('timed', '{"task":"top-tens"}'), ('timed', '{"task":"vacuum"}')`)
		const workers = await startWorkers({ ...shop, transport, log })
		const states = async () =>
			(
				await db.execute<{ state: string }>(
					sql`select state::text from pgboss.job
						where name = 'timed' and data ->> 'task' in ('top-tens', 'vacuum')`,
				)
			).rows.map((it) => it.state)
		await expect.poll(states, { timeout: 60_000 }).toEqual(['completed', 'completed'])
		await workers.stop()
		expect(await count('top_tens')).toBe(1)
		const { rows } = await db.execute<{ key: string }>(
			sql`select key from pgboss.schedule order by key`,
		)
		expect(rows.map((it) => it.key)).toEqual(
			[...timedTasks.map((it) => it.name), 'vacuum'].toSorted(),
		)
	})
})
