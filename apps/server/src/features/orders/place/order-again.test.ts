// The same body sent again, as a browser does whose answer was lost: it is answered with what it made.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totalOfOffer } from '../../../testing/ask-offer.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

describe.each(testDatabases)('sent again on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	/** While one try asks for its promo code, another of the same body comes first and takes the last use of it. */
	const twice = async <T>(send: () => Promise<T>) => {
		const { promo } = shop.services.discounts
		let first: T | undefined
		shop.services.discounts.promo = async (...asked) => {
			shop.services.discounts.promo = promo
			first = await send()
			return promo(...asked)
		}
		return { second: await send(), first }
	}

	test('a repeated order returns the order that took the last promo use', async () => {
		await shop.addPromo('DERNIER', 5, 1)
		const order = await orderOf(shop.browse(), { promoCode: 'DERNIER' })
		const { first, second } = await twice(() =>
			shop.browse().client.dressing.configuration.order(order),
		)
		expect(second).toEqual(first)
		expect(second.reference).toBeTruthy()
	})

	test('a repeated offer returns the offer that took the last promo use', async () => {
		await shop.addPromo('OFFERT', 5, 1)
		const { country, postalCode } = home
		const offer = {
			kind: 'offer' as const,
			code: newCode(),
			configuration: niche,
			language: 'fr' as const,
			customer: lambert,
			promoCode: 'OFFERT',
			delivery: { deliveryMode: 'delivery' as const, services: [], country, postalCode },
		}
		const total = await totalOfOffer(shop.browse().client, offer)
		const { first, second } = await twice(() =>
			shop.browse().client.dressing.configuration.send({ ...offer, total }),
		)
		expect(second).toEqual(first)
		expect(second.reference).toBeTruthy()
	})

	test('a repeated order returns its order after the shop has hidden its prices', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const placed = await browser.client.dressing.configuration.order(order)
		await shop.changeTenant('atelier', { isPriceHidden: true })
		try {
			expect(await browser.client.dressing.configuration.order(order)).toEqual(placed)
		} finally {
			await shop.changeTenant('atelier', { isPriceHidden: false })
		}
	})
})
