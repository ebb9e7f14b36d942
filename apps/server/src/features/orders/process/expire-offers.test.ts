// A night in which many offers end: all of them are closed, whatever becomes of one.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { lambert, newCode, niche, noon, openShop, type Shop } from '../../../testing/test-shop.ts'
import { orders } from '../orders-table.ts'
import { expireOffers } from './expire-offers.ts'

const day = 24 * 3600_000

describe.each(everyDatabase)('offers that end on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	async function offered(): Promise<string> {
		const { reference = '' } = await askOffer(shop.browse().client, {
			kind: 'offer',
			code: newCode(),
			language: 'fr',
			customer: lambert,
			configuration: niche,
			delivery: { deliveryMode: 'pickUp', country: 'BE' },
		})
		return reference
	}
	const states = async () =>
		(await shop.services.db.select().from(orders).orderBy(orders.reference)).map((it) => it.state)

	test('all expired offers end in one night; one that fails is reported and stops no other', async () => {
		const broken = await offered()
		for (let i = 0; i < 3; i++) await offered()
		const { db } = shop.services
		const [whole] = await db.select().from(orders).where(eq(orders.reference, broken))
		// Nobody can be written to under it.
		const { email: _email, ...nowhere } = lambert
		const spoilt = { customer: nowhere as typeof lambert, validUntil: '2026-12-01' }
		await db.update(orders).set(spoilt).where(eq(orders.reference, broken))
		shop.setNow(new Date(noon.getTime() + 31 * day))
		await expect(expireOffers(shop.services)).rejects.toThrow(
			`offers that could not be closed: atelier ${whole?.id}`,
		)
		expect(await states()).toEqual([
			'offerInProgress',
			'offerRefused',
			'offerRefused',
			'offerRefused',
		])
		await db.update(orders).set({ customer: whole?.customer ?? lambert })
		expect(await expireOffers(shop.services)).toBe(1)
		expect(new Set(await states())).toEqual(new Set(['offerRefused']))
	})
})
