// What was offered or ordered lasts, whatever lists, zones and catalogue become.

import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { sendAll } from '../../../testing/mails.ts'
import { linkIn, sendOffer } from '../../../testing/orders/send-offer.ts'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

type Prices = Browser['client']['backOffice']['prices']
type Zone = Awaited<ReturnType<Prices['zones']['list']>>['zones'][number]

describe.each(testDatabases)('offers and orders that last on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	/** While the zones are others; afterwards they are what they were. */
	async function withZones(others: (zones: Zone[]) => Zone[], run: () => Promise<void>) {
		const { zones } = (await shop.enter('admin@gabarit.example')).client.backOffice.prices
		const { version, zones: former } = await zones.list()
		const { version: from } = await zones.change({ from: version, zones: others(former) })
		try {
			await run()
		} finally {
			await zones.change({ from, zones: former })
		}
	}

	test('an offer is ordered where it was offered to, whatever that zone is called by now', async () => {
		const { token } = await sendOffer(shop)
		const { client } = shop.browse()
		const rename = (it: Zone) => ({ ...it, zone: `${it.zone}-2027` })
		await withZones(
			(zones) => zones.map(rename),
			async () => {
				const { revision, total } = await client.order.view({ token })
				const form = { token, revision, paymentType: 'Bill' as const, termsAccepted: true }
				const elsewhere = { ...home, postalCode: '1000', city: 'Bruxelles' }
				const other = client.order.place({ ...form, billingAddress: elsewhere })
				expect(await refusal(other)).toBe('400 not_deliverable')
				const placed = await client.order.place({ ...form, billingAddress: home })
				expect(placed).toMatchObject({ kind: 'order', total })
			},
		)
	})

	test('an offer is ordered by its code at its place, also where nothing is delivered any more', async () => {
		const browser = shop.browse()
		const body = await orderOf(browser)
		const { code, configuration, customer, deliveryMode, deliveryAddress } = body
		const delivery = {
			deliveryMode,
			country: home.country,
			postalCode: home.postalCode,
			services: body.services,
			billingAddress: body.billingAddress,
			...(deliveryAddress && { deliveryAddress }),
		}
		const offer = {
			kind: 'offer',
			code,
			language: 'fr',
			customer,
			configuration,
			delivery,
		} as const
		await askOffer(browser.client, offer)
		const french = (zones: Zone[]) => zones.filter((it) => it.country === 'FR')
		await withZones(french, async () => {
			const anew = { ...body, code: newCode() }
			const refused = browser.client.dressing.configuration.order(anew)
			expect(await refusal(refused)).toBe('400 not_deliverable')
			const placed = await browser.client.dressing.configuration.order(body)
			expect(placed).toMatchObject({ code, total: body.total })
		})
	})

	test.each([
		['elsewhere', { postalCode: home.postalCode }],
		['nowhere yet', {}],
	])('an offer priced for %s is not delivered to its billing address', async (_where, priced) => {
		const { client } = shop.browse()
		const brussels = { ...home, postalCode: '1000', city: 'Bruxelles' }
		const { token } = await sendOffer(shop, {
			delivery: { deliveryMode: 'delivery', country: 'BE', ...priced, billingAddress: brussels },
		})
		const { revision } = await client.order.view({ token })
		const form = { token, revision, billingAddress: brussels, paymentType: 'Bill' as const }
		const there = client.order.place({ ...form, termsAccepted: true })
		expect(await refusal(there)).toBe('400 not_deliverable')
	})

	test('in a shop that is closed an offer is read, and answered again when it opens', async () => {
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		const delivery = { deliveryMode: 'pickUp', country: 'BE' } as const
		const { token } = await sendOffer(shop, { delivery }, paul)
		const { client } = shop.browse('meubles-dupont')
		await shop.changeTenant('meubles-dupont', { disabledAt: noon })
		const { revision, actions, state } = await client.order.view({ token })
		expect([state, actions]).toEqual(['offerInProgress', []])
		const accept = { token, revision, action: 'acceptOffer' } as const
		expect(await refusal(client.order.act(accept))).toBe('403 not_allowed')
		const form = { billingAddress: home, paymentType: 'Bill', termsAccepted: true } as const
		expect(await refusal(client.order.place({ token, revision, ...form }))).toBe('403 not_allowed')
		await shop.changeTenant('meubles-dupont', { disabledAt: null })
		expect((await client.order.act(accept)).state).toBe('offerAccepted')
	})
})

describe.each(testDatabases)('orders that last in a shop of their own on $name', (database) => {
	let shop: Shop
	beforeEach(async () => {
		shop = await openShop(database)
	})
	afterEach(() => shop.close())

	test('behind the hundred-thousandth order a list by number is in their order', async () => {
		await shop.pool.query(`select setval('order_numbers', 99998)`)
		const placed: string[] = []
		for (let i = 0; i < 3; i++) {
			const browser = shop.browse()
			const order = await orderOf(browser)
			placed.push((await browser.client.dressing.configuration.order(order)).reference)
		}
		const { orders } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		const newest = { kind: 'order', sort: 'reference', direction: 'desc', limit: 3 } as const
		const { rows } = await orders.list(newest)
		expect(rows.map((it) => it.reference)).toEqual(placed.toReversed())
		const [last = ''] = placed.slice(-1)
		const found = await orders.list({ kind: 'order', search: last.slice(3) })
		expect(found.rows.map((it) => it.reference)).toEqual([last])
	})

	test('a release without its colour draws an order as it was made, and writes of it', async () => {
		const browser = shop.browse()
		const email = 'colour@example.be'
		const body = await orderOf(browser, { customer: { ...lambert, email } })
		const { code, reference } = await browser.client.dressing.configuration.order(body)
		await shop.services.db.execute(sql`
			update catalogue_versions set content = jsonb_set(content, '{catalogue,colors}',
				(select jsonb_agg(color) from jsonb_array_elements(content #> '{catalogue,colors}') color
					where color ->> 'reference' <> 'P3-oak-natural'))`)
		const later = await shop.another()
		const { client } = later.browse()
		const anew = client.dressing.plan.create({ configuration: niche })
		expect(await refusal(anew)).toBe('400 configuration_impossible')
		const letters = await sendAll(later.services)
		const letter = letters.find((it) => it.to === email && it.kind === 'orderPlaced')
		expect(letter?.attachments.map((it) => it.fileName)).toContain(`plan-${code}.pdf`)
		const drawn = [
			await client.order.plan({ token: linkIn(letters, email), language: 'nl' }),
			await client.dressing.plan.create({ code, language: 'en' }),
		]
		for (const { body: file } of drawn) expect((await file.text()).slice(0, 5)).toBe('%PDF-')
		const seller = await later.enter('sofie.maes@atelier.example')
		const page = await seller.client.backOffice.orders.get({ reference })
		expect(page.documents.map((it) => it.kind)).toContain('plan')
		await later.close()
	})
})
