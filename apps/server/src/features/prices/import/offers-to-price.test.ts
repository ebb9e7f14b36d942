import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { home, lambert, newCode, niche, openShop, type Shop } from '../../../testing/test-shop.ts'
import { offersToPrice } from './offers-to-price.ts'

describe.each(testDatabases)('offers to price again on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	test('a professional with a rating of his own is priced by it', async () => {
		const { db } = shop.services
		await db.execute(
			sql`update users set rating = '0.77' where email = 'bureau@studio-hetre.example'`,
		)
		const buyer = await shop.enter('bureau@studio-hetre.example')
		const { country, postalCode } = home
		const send = (browser: typeof buyer) =>
			askOffer(browser.client, {
				kind: 'offer',
				code: newCode(),
				language: 'fr',
				customer: lambert,
				configuration: niche,
				delivery: { deliveryMode: 'delivery', services: [], country, postalCode },
			})
		const [own, anyone] = [await send(buyer), await send(shop.browse())]
		const found = await offersToPrice(shop.services)
		const ratingIn = (reference: string | undefined) =>
			found.find(({ offer }) => offer.reference === reference)?.offer.pricing.ratings.professional
		expect(ratingIn(own.reference)).toBe('0.77')
		expect(ratingIn(anyone.reference)).not.toBe('0.77')
	})
})
