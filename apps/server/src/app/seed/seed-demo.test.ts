// The demo as it is written: every order stands where its history leads, sums agree, and nothing is of tomorrow.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everywhere } from '../../db/tenant-scope.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, password, type Shop } from '../../testing/test-shop.ts'
import { seedDatabase } from './seed-database.ts'

/** One database is enough: what differs between the two is none of the demo's. */
const [database] = testDatabases

describe('the demo', () => {
	let shop: Shop
	const rows = async (query: string) => (await shop.pool.query<Record<string, unknown>>(query)).rows
	const expectNone = async (query: string) => expect(await rows(query)).toEqual([])

	beforeAll(async () => {
		if (!database) throw new Error('no database to test on')
		shop = await openShop(database, { shops: false })
		await everywhere(() => seedDatabase(shop.services, { demo: true, demoPassword: password }))
	}, 240_000)
	afterAll(() => shop.close())

	test('about 300 orders, and offers, in every state', async () => {
		const counted = await rows(
			'select kind, state, count(*)::int as count from orders group by 1, 2',
		)
		const sum = (kind: string) =>
			counted
				.filter((it) => it['kind'] === kind)
				.reduce((total, it) => total + Number(it['count']), 0)
		expect(sum('order')).toBeGreaterThan(260)
		expect(sum('order')).toBeLessThan(340)
		expect(sum('offer')).toBeGreaterThan(50)
		const states = counted.map((it) => it['state'])
		expect(states).toEqual(
			expect.arrayContaining(['offerInProgress', 'offerRefused', 'offerCancelled', 'offerExpired']),
		)
		expect(states).toEqual(
			expect.arrayContaining([
				'waiting',
				'confirmed',
				'sent',
				'inProduction',
				'ready',
				'scheduled',
				'done',
			]),
		)
		expect(states).toContain('refused')
	})

	test('the last event that moved an order says its status, and events begin with the first', async () => {
		await expectNone(`select o.reference, o.status, last.after from orders o
			join lateral (select after from audit a where a.tenant = o.tenant and a.code = o.code
				and a.after is not null and a.event not in ('assigned', 'palletsCounted', 'supplierDateSet')
				order by a.at desc, a.id desc limit 1) last on true
			where last.after <> o.status`)
		await expectNone(`select o.reference from orders o where not exists (select 1 from audit a
			where a.tenant = o.tenant and a.code = o.code and a.event in ('orderPlaced', 'offerSent'))`)
	})

	test('each event follows the one before it', async () => {
		await expectNone(`select code, before, former from (
			select code, event, before, after, lag(after) over (partition by tenant, code order by at, id) as former
			from audit where after is not null and event in ('offerSent', 'offerAccepted', 'offerRefused',
				'offerExpired', 'orderPlaced', 'orderAccepted', 'orderConfirmed', 'orderRefused', 'sentToSupplier',
				'sentToProduction', 'ready', 'scheduled', 'undelivered', 'done')
			) steps where former is not null and before is distinct from former`)
	})

	test('stages come in their order', async () => {
		await expectNone(`select reference from orders where not (
			ordered_at <= coalesce(confirmed_at, ordered_at)
			and coalesce(confirmed_at, ordered_at) <= coalesce(sent_to_supplier_at, 'infinity')
			and coalesce(sent_to_supplier_at, ordered_at) <= coalesce(production_at, 'infinity')
			and coalesce(production_at, ordered_at) <= coalesce(ready_at, 'infinity')
			and coalesce(ready_at, ordered_at) <= coalesce(scheduled_at, 'infinity')
			and coalesce(scheduled_at, ready_at, ordered_at) <= coalesce(done_at, 'infinity'))`)
	})

	test('what is paid is what came, less what went back', async () => {
		await expectNone(`select reference, paid, came from (select o.reference, o.paid,
			coalesce((select sum(amount - p.refunded) from payments p where p.tenant = o.tenant
				and p.order_id = o.id and p.status = 'paid'), 0)
			+ coalesce((select sum(amount) from hand_payments h where h.tenant = o.tenant
				and h.order_id = o.id), 0) as came from orders o) sums where paid <> came`)
		await expectNone(`select reference from orders where paid > total or paid < 0
			or (payment_status = 'paid' and status <> 'Refused' and paid + refunded < total)
			or (payment_status = 'open' and paid > 0)`)
	})

	test('money: deposits, online and by hand, refunds asked and made, and something unpaid', async () => {
		const [money] = await rows(`select
			count(*) filter (where payment_status = 'partlyPaid')::int as deposits,
			count(*) filter (where status = 'Done' and paid + refunded < total)::int as unpaid,
			count(*) filter (where refund_due > 0)::int as asked,
			(select count(*) from audit where event = 'refunded')::int as made,
			(select count(*) from payments where status = 'paid')::int as online,
			(select count(*) from hand_payments where amount > 0)::int as byhand
			from orders`)
		for (const [what, count] of Object.entries(money ?? {})) expect(count, what).toBeGreaterThan(0)
	})

	test('total, net and what the supplier is paid are those of the frozen quote', async () => {
		await expectNone(`select o.reference from orders o join order_snapshots s
			on s.tenant = o.tenant and s.order_id = o.id
			where o.total <> (s.quote ->> 'totalIncluding')::bigint
				or o.net <> (s.quote ->> 'totalExcluding')::bigint
				or o.amount_to_supplier <> (s.cost ->> 'total')::bigint`)
	})

	test('a design is frozen where something holds it, and only there', async () => {
		await expectNone(`select d.code from designs d left join orders o
			on o.tenant = d.tenant and o.code = d.code where d.frozen <> (o.code is not null)`)
	})

	test('nothing happened tomorrow', async () => {
		const now = shop.services.now().toISOString()
		const instants = await rows(`select table_name, column_name from information_schema.columns
			where table_schema = 'public' and data_type like 'timestamp%'
				and column_name not in ('expires_at', 'claimed_until')`)
		for (const { table_name, column_name } of instants) {
			const [table, column] = [String(table_name), String(column_name)]
			const late = `select '${table}.${column}' as late from ${table}
				where ${column} > '${now}'::timestamptz + interval '10 seconds' limit 1`
			await expectNone(late)
		}
	})

	test('every shop has orders of several sellers, both ways of delivery and all kinds', async () => {
		const shops = await rows(`select tenant, count(distinct seller_id)::int as sellers,
			count(distinct delivery_mode)::int as modes, count(distinct type)::int as types,
			count(distinct colour)::int as colours from orders group by tenant`)
		expect(shops).toHaveLength(3)
		for (const it of shops) {
			expect(it['sellers']).toBeGreaterThan(1)
			expect(it['modes']).toBe(2)
			expect(it['types']).toBeGreaterThanOrEqual(6)
			expect(it['colours']).toBeGreaterThan(5)
		}
	})

	test('French professionals have their VAT number, and reverse charge in Belgium', async () => {
		const [found] = await rows(`select count(*)::int as count,
			count(*) filter (where total = net)::int as exempt from orders
			where customer ->> 'vatNumber' like 'FR%' and billing_address ->> 'country' = 'FR'`)
		expect(found?.['count']).toBeGreaterThan(5)
		expect(found?.['exempt']).toBeGreaterThan(0)
	})

	test('uses of promo codes are those of what is open or sold', async () => {
		await expectNone(`select p.code, p.uses, used.count from promo_codes p
			join lateral (select count(*)::int as count from orders o where o.tenant = p.tenant
				and o.promo_code = p.code and o.status not in ('OfferRefused', 'Refused')) used on true
			where p.uses <> used.count`)
	})

	test('mails, webhooks, samples, texts, price lists, people and views of steps stand beside', async () => {
		const [beside] = await rows(`select
			(select count(*) from outbox where channel = 'mail' and state = 'sent')::int as mails,
			(select count(*) from outbox where channel = 'webhook' and attempts > 1)::int as retried,
			(select count(*) from outbox where state = 'dead')::int as dead,
			(select count(*) from mailbox)::int as letters,
			(select count(*) from documents where kind = 'plan')::int as plans,
			(select count(*) from documents where kind = 'attestation')::int as signed,
			(select count(*) from shop_files)::int as texts,
			(select count(distinct state) from sample_requests)::int - 2 as samples,
			(select count(*) from price_imports where state = 'switched')::int as imports,
			(select count(*) from users where password_hash is null)::int as invited,
			(select count(*) from users where disabled_at is not null)::int as disabled,
			(select count(*) from second_factors where confirmed_at is not null)::int as factors,
			(select count(*) from offer_versions)::int as revised,
			(select count(*) from design_versions where version > 1)::int as versions,
			(select count(*) from step_counts)::int as steps`)
		for (const [what, count] of Object.entries(beside ?? {})) expect(count, what).toBeGreaterThan(0)
		await expectNone("select id from outbox where state = 'waiting'")
	})

	test('the prices in force are the seed’s', async () => {
		const [first, last] = await rows(`select version from catalogue_switches
			where number in (1, (select max(number) from catalogue_switches)) order by number`)
		expect(last).toEqual(first)
	})
})
