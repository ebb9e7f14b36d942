// What a shop pays is nobody's but its own; what its customers pay is not the supplier's.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { sendAll } from '../../../testing/mails.ts'
import { refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const dupont = 'meubles-dupont'

describe.each(testDatabases)('money kept apart on $name', (database) => {
	let shop: Shop
	let paul: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		paul = await shop.enter('paul@meubles-dupont.example', dupont)
	})
	afterAll(() => shop.close())

	/** Placed by the shop, paid, sent: everything that tells an amount has happened. */
	async function sentOrder(): Promise<string> {
		const order = await orderOf(paul)
		const { orders } = paul.client.backOffice
		const { reference } = await paul.client.dressing.configuration.order(order)
		await sendAll(shop.services)
		const revision = async () => (await orders.get({ reference })).revision
		await orders.act({ reference, action: 'acceptOrder', revision: await revision() })
		await orders.recordPayment({ reference, amount: order.total, revision: await revision() })
		await orders.act({ reference, action: 'sendToSupplier', revision: await revision() })
		return reference
	}

	test('the supplier reads no amount of the customer’s, in no row, timeline or paper', async () => {
		const reference = await sentOrder()
		const own = await paul.client.backOffice.orders.get({ reference })
		const supplier = await shop.enter('fournisseur@gabarit.example')
		const answer = await supplier.ask('GET', `/api/back-office/orders/${reference}`)
		expect(answer.status).toBe(200)
		expect(answer.text.includes(String(own.total))).toBe(false)
		expect(own.documents.map(({ kind }) => kind).toSorted()).toEqual(['order', 'plan'])
		const page = await supplier.client.backOffice.orders.get({ reference })
		expect(page.documents.map(({ kind }) => kind)).toEqual(['plan'])
		const read = async (who: Browser) =>
			Promise.all(own.documents.map(async ({ url }) => (await who.ask('GET', url)).status))
		expect(await read(paul)).toEqual([200, 200])
		const plansOnly = own.documents.map(({ kind }) => (kind === 'plan' ? 200 : 404))
		expect(await read(supplier)).toEqual(plansOnly)
		const list = await supplier.ask('GET', '/api/back-office/orders?kind=order')
		expect(list.text).toContain(reference)
		expect(list.text.includes(String(own.total))).toBe(false)
	})

	test('a wrong total for a seller’s offer answers with its sale price, never its purchase price', async () => {
		const sent = await askOffer(paul.client, {
			kind: 'offer',
			code: newCode(),
			configuration: niche,
			language: 'fr',
			customer: lambert,
			delivery: { deliveryMode: 'delivery', country: 'BE', deliveryAddress: home },
		})
		const { quote } = await paul.client.backOffice.orders.get({ reference: sent.reference ?? '' })
		expect(quote?.purchase).toBeGreaterThan(0)
		const visitor = shop.browse(dupont)
		const body = await orderOf(visitor, { code: sent.code, total: 1 })
		const { code, data } = await refused(visitor.client.dressing.configuration.order(body))
		expect(code).toBe('price_changed')
		expect((data as { quote: object }).quote).toMatchObject({
			totalIncluding: quote?.totalIncluding,
		})
		expect(/purchase|margin/.test(JSON.stringify(data))).toBe(false)
	})
})
