// Who holds the code of an offer at a professional's price: he orders at it, others at their own.
import type { Quote } from '@gabarit/price'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
import { refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const hetre = {
	type: 'Professional' as const,
	firstName: 'Jeanne',
	lastName: 'Hubert',
	companyName: 'Studio Hêtre',
	email: 'bureau@studio-hetre.example',
}

describe.each(testDatabases)('a professional’s price on $name', (database) => {
	let shop: Shop
	let studio: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		studio = await shop.enter(hetre.email)
	})
	afterAll(() => shop.close())

	const offered = async () => {
		const { reference, code } = await sendOffer(shop, { customer: hetre }, studio)
		const { total } = await studio.client.order.view({ reference })
		return { code, total: total ?? 0 }
	}

	test('a visitor with its code orders at his own price, and is not shown it', async () => {
		const { code, total } = await offered()
		const visitor = shop.browse()
		const { order } = visitor.client.dressing.configuration
		const own = await orderOf(visitor, {
			customer: { ...lambert, email: 'stranger@example.be' },
			deliveryAddress: { ...home, postalCode: '6717', city: 'Attert' },
		})
		expect(own.total).toBeGreaterThan(total)
		const error = await refused(order({ ...own, code, total }))
		expect(error.code).toBe('price_changed')
		const { quote } = error.data as { quote: Quote }
		expect([quote.viewer, quote.totalIncluding]).toEqual(['visitor', own.total])
		expect((await order({ ...own, code })).total).toBe(own.total)
	})

	test('he orders at it himself, and so does a seller for him', async () => {
		const seller = await shop.enter('sofie.maes@atelier.example')
		for (const browser of [studio, seller]) {
			const { code, total } = await offered()
			const order = await orderOf(browser, { code, customer: hetre, total })
			expect((await browser.client.dressing.configuration.order(order)).total).toBe(total)
		}
	})
})
