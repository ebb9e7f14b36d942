// What was offered or ordered lasts, whatever lists, zones and catalogue become.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import {
	home,
	lambert,
	newCode,
	niche,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../testing/test-shop.ts'

describe.each(testDatabases)('offers and orders that last on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	const tokenIn = (letters: Awaited<ReturnType<typeof sendAll>>, email: string) => {
		const texts = letters.filter((it) => it.to === email).map((it) => it.text)
		return /\/order\/(\S+)/.exec(texts.join('\n'))?.[1] ?? ''
	}

	test('an offer is ordered where it was offered to, whatever that zone is called by now', async () => {
		const email = 'zone@example.be'
		const { client } = shop.browse()
		await client.dressing.configuration.send({
			kind: 'offer',
			code: newCode(),
			language: 'fr',
			customer: { ...lambert, email },
			configuration: niche,
			delivery: {
				deliveryMode: 'delivery',
				country: 'BE',
				billingAddress: home,
				deliveryAddress: home,
			},
		})
		const token = tokenIn(await sendAll(shop.services), email)
		const { zones } = (await shop.enter('admin@gabarit.example')).client.backOffice.prices
		const { version, zones: former } = await zones.list()
		const renamed = former.map((it) => ({ ...it, zone: `${it.zone}-2027` }))
		await zones.change({ from: version, zones: renamed })
		const { revision, total } = await client.order.view({ token })
		const form = { token, revision, paymentType: 'Bill' as const, termsAccepted: true }
		const elsewhere = { ...home, postalCode: '1000', city: 'Bruxelles' }
		const other = client.order.place({ ...form, billingAddress: elsewhere })
		expect(await refusal(other)).toBe('400 not_deliverable')
		const placed = await client.order.place({ ...form, billingAddress: home })
		expect(placed).toMatchObject({ kind: 'order', total })
	})

	test('and so by its code, also where nothing is brought any more', async () => {
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
		await browser.client.dressing.configuration.send(offer)
		const admin = await shop.enter('admin@gabarit.example')
		const { zones } = admin.client.backOffice.prices
		const { version, zones: former } = await zones.list()
		const left = former.filter((it) => it.country === 'FR')
		await zones.change({ from: version, zones: left })
		const anew = { ...body, code: newCode() }
		expect(await refusal(browser.client.dressing.configuration.order(anew))).toBe(
			'400 not_deliverable',
		)
		const placed = await browser.client.dressing.configuration.order(body)
		expect(placed).toMatchObject({ code, total: body.total })
		const now = await zones.list()
		await zones.change({ from: now.version, zones: former })
	})

	test.each([
		['elsewhere', { postalCode: home.postalCode }],
		['nowhere yet', {}],
	])('what was priced for %s is not brought to where it is billed', async (where, priced) => {
		const email = `${where.replace(' ', '.')}@example.be`
		const { client } = shop.browse()
		const brussels = { ...home, postalCode: '1000', city: 'Bruxelles' }
		await client.dressing.configuration.send({
			kind: 'offer',
			code: newCode(),
			language: 'fr',
			customer: { ...lambert, email },
			configuration: niche,
			delivery: { deliveryMode: 'delivery', country: 'BE', ...priced, billingAddress: brussels },
		})
		const token = tokenIn(await sendAll(shop.services), email)
		const { revision } = await client.order.view({ token })
		const form = { token, revision, billingAddress: brussels, paymentType: 'Bill' as const }
		const there = client.order.place({ ...form, termsAccepted: true })
		expect(await refusal(there)).toBe('400 not_deliverable')
	})

	test('in a shop that is closed an offer is read, and answered again when it opens', async () => {
		const email = 'closed@example.be'
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		await paul.client.dressing.configuration.send({
			kind: 'offer',
			code: newCode(),
			language: 'fr',
			customer: { ...lambert, email },
			configuration: niche,
			delivery: { deliveryMode: 'pickUp', country: 'BE' },
		})
		const token = tokenIn(await sendAll(shop.services), email)
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
			await client.order.plan({ token: tokenIn(letters, email), language: 'nl' }),
			await client.dressing.plan.create({ code, language: 'en' }),
		]
		for (const { body: file } of drawn) expect((await file.text()).slice(0, 5)).toBe('%PDF-')
		const seller = await later.enter('sofie.maes@atelier.example')
		const page = await seller.client.backOffice.orders.get({ reference })
		expect(page.documents.map((it) => it.kind)).toContain('plan')
		await later.close()
	})
})
