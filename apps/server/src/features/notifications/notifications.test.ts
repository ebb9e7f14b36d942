// News: each user's own, of what his role may see, and of nothing he did himself.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'

describe.each(testDatabases)('notifications on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	let lien: Browser
	let paul: Browser
	let supplier: Browser
	let admin: Browser
	/** An order of the maker's shop and one of a reseller's. */
	let here: string
	let there: string
	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		lien = await shop.enter('lien.claes@atelier.example')
		paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		admin = await shop.enter('admin@gabarit.example')
		const place = async (tenant: string) => {
			const browser = shop.browse(tenant)
			const body = await orderOf(browser, { deliveryMode: 'pickUp' })
			return (await browser.client.dressing.configuration.order(body)).reference
		}
		here = await place('atelier')
		there = await place('meubles-dupont')
	})
	afterAll(() => shop.close())

	const newsOf = async ({ client }: Browser, query = {}) => {
		const { rows, unread } = await client.backOffice.notifications.list(query)
		const news = rows.map(({ kind, reference, read }) => [kind, reference, read])
		return { news, unread, rows }
	}

	test('a new order is news in its shop and for the admin, not elsewhere', async () => {
		expect((await newsOf(sofie)).news).toEqual([['order', here, false]])
		expect((await newsOf(paul)).news).toEqual([['order', there, false]])
		expect((await newsOf(admin)).news).toEqual([
			['order', there, false],
			['order', here, false],
		])
		expect((await newsOf(supplier)).news).toEqual([])
	})

	test('read marks are each user’s own', async () => {
		const { rows } = await newsOf(sofie)
		const { notifications } = sofie.client.backOffice
		expect(await notifications.markRead({ ids: rows.map((it) => it.id) })).toEqual({ unread: 0 })
		expect((await newsOf(sofie)).news).toEqual([['order', here, true]])
		expect((await newsOf(sofie, { unreadOnly: true })).news).toEqual([])
		expect(await newsOf(lien)).toMatchObject({ news: [['order', here, false]], unread: 1 })
	})

	test('a payment notifies all but who recorded it, a sent order the supplier', async () => {
		const { orders } = paul.client.backOffice
		const { revision } = await orders.get({ reference: there })
		const paid = await orders.recordPayment({ reference: there, revision, amount: 12_345 })
		const { rows } = await newsOf(admin)
		expect(rows[0]).toMatchObject({ kind: 'payment', reference: there, amount: 12_345 })
		expect((await newsOf(paul)).news).toEqual([['order', there, false]])
		let next = paid
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			if (action === 'acceptOrder' && next.state === 'confirmed') continue
			const page = await orders.act({ reference: there, action, revision: next.revision })
			if (page) next = page
		}
		expect((await newsOf(supplier)).news).toEqual([['order', there, false]])
	})

	test('a dead message notifies its shop', async () => {
		const given = sql`update outbox set state = 'dead', done_at = ${shop.services.now().toISOString()}::timestamptz
			where tenant = 'meubles-dupont' and id = (select id from outbox where tenant = 'meubles-dupont' limit 1)`
		await shop.services.db.execute(given)
		const kinds = async (browser: Browser) => (await newsOf(browser)).rows.map((it) => it.kind)
		expect(await kinds(paul)).toContain('deadLetter')
		expect(await kinds(admin)).toContain('deadLetter')
		expect(await kinds(lien)).not.toContain('deadLetter')
	})

	test('a dead message of an account is news only for who reads those', async () => {
		const { db, mails, now } = shop.services
		const mail = { kind: 'passwordChanged' as const }
		await mails.post(db, { tenant: 'atelier', to: 'an@example.be', language: 'fr', mail })
		await db.execute(sql`update outbox set state = 'dead', done_at = ${now().toISOString()}::timestamptz
			where "to" = 'an@example.be'`)
		const kinds = async (browser: Browser) => (await newsOf(browser)).rows.map((it) => it.kind)
		expect(await kinds(sofie)).toContain('deadLetter')
		expect(await kinds(lien)).not.toContain('deadLetter')
		await db.execute(sql`delete from outbox where "to" = 'an@example.be'`)
	})

	test('a message given up again notifies again', async () => {
		const { db, now } = shop.services
		const id = (await newsOf(admin)).rows.find((it) => it.kind === 'deadLetter')?.id ?? 'none'
		await admin.client.backOffice.notifications.markRead({ ids: [id] })
		const isRead = async () => (await newsOf(admin)).rows.find((it) => it.id === id)?.read
		expect(await isRead()).toBe(true)
		shop.setNow(new Date(now().getTime() + 1000))
		await db.execute(sql`update outbox set created_at = created_at - interval '91 days',
			done_at = ${now().toISOString()}::timestamptz where 'outbox-' || id = ${id}`)
		expect(await isRead()).toBe(false)
	})

	test('marking what was shown leaves what came meanwhile unread', async () => {
		const shown = (await newsOf(admin)).rows[0]?.at ?? ''
		shop.setNow(new Date(shop.services.now().getTime() + 1000))
		const browser = shop.browse()
		const body = await orderOf(browser, { deliveryMode: 'pickUp' })
		await browser.client.dressing.configuration.order(body)
		expect(await admin.client.backOffice.notifications.markRead({ until: shown })).toEqual({
			unread: 1,
		})
	})

	test('marking all as read covers all that exist; pages follow by key', async () => {
		const first = await admin.client.backOffice.notifications.list({ limit: 2 })
		const second = await admin.client.backOffice.notifications.list({
			limit: 2,
			after: first.next ?? '',
		})
		const ids = [...first.rows, ...second.rows].map((it) => it.id)
		expect(new Set(ids).size).toBe(4)
		const back = await admin.client.backOffice.notifications.list({
			limit: 2,
			before: second.previous ?? '',
		})
		expect(back.rows).toEqual(first.rows)
		const until = shop.services.now().toISOString()
		expect(await admin.client.backOffice.notifications.markRead({ until })).toEqual({ unread: 0 })
		shop.setNow(new Date(shop.services.now().getTime() + 60_000))
		const browser = shop.browse()
		const body = await orderOf(browser, { deliveryMode: 'pickUp' })
		await browser.client.dressing.configuration.order(body)
		expect((await newsOf(admin)).unread).toBe(1)
	})

	test('a visitor has no news, a professional none of his shop', async () => {
		const asked = refusal(shop.browse().client.backOffice.notifications.list({}))
		expect(await asked).toBe('403 not_logged_in')
		const professional = await shop.enter('bureau@studio-hetre.example')
		expect(await newsOf(professional)).toMatchObject({ news: [], unread: 0 })
	})
})
