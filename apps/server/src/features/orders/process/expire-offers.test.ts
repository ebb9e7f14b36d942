// A night in which many offers end: all of them are closed, whatever becomes of one.

import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { lambert, newCode, niche, noon, openShop, type Shop } from '../../../testing/test-shop.ts'
import { audit } from '../audit-table.ts'
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
			'offerExpired',
			'offerExpired',
			'offerExpired',
		])
		await db.update(orders).set({ customer: whole?.customer ?? lambert })
		expect(await expireOffers(shop.services)).toBe(1)
		expect(new Set(await states())).toEqual(new Set(['offerExpired']))
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const { rows, counts } = await sofie.client.backOffice.orders.list({
			kind: 'offer',
			states: ['offerExpired'],
		})
		expect(rows.map(({ state, status }) => [state, status])).toEqual(
			Array.from({ length: 4 }, () => ['offerExpired', 'OfferRefused']),
		)
		expect(counts).toEqual({ offerExpired: 4 })
	})

	test('an offer that ended before there was a word for it gets it from its audit', async () => {
		const { db } = shop.services
		const [refused] = await db.select().from(orders).limit(1)
		await db.update(orders).set({ expiredAt: null, state: 'offerRefused' })
		await db
			.update(audit)
			.set({ event: 'offerRefused' })
			.where(eq(audit.code, refused?.code ?? ''))
		const url = new URL('../../../db/migrations/0021_offers_that_expire.sql', import.meta.url)
		const statements = readFileSync(url, 'utf8').split('--> statement-breakpoint')
		const [update = ''] = statements.filter((it) => it.includes('UPDATE "orders"'))
		await db.execute(sql.raw(update))
		const all = await db.select().from(orders)
		expect(all.filter((it) => it.state === 'offerRefused').map(({ code }) => code)).toEqual([
			refused?.code,
		])
		for (const { state, expiredAt } of all)
			expect(state === 'offerExpired').toBe(expiredAt !== null)
	})
})
