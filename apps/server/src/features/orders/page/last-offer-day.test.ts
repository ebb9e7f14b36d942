import { lastOfferDay } from '@gabarit/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
import { refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, noon, openShop, type Shop } from '../../../testing/test-shop.ts'
import { orders } from '../orders-table.ts'

describe.each(testDatabases)('the last day of an offer on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	test('an offer is prolonged by twelve months at most, in words', async () => {
		const { reference, token } = await sendOffer(shop)
		const { revision } = await seller.client.backOffice.orders.get({ reference })
		const { revise } = seller.client.backOffice.orders
		const last = lastOfferDay(brusselsDay(noon))
		const after = addDays(last, 1)
		for (const validUntil of [after, '2099-01-01'])
			expect(await refused(revise({ reference, revision, validUntil }))).toMatchObject({
				code: 'invalid_model',
				data: { problems: [{ path: 'validUntil', message: 'Douze mois à l’avance au plus.' }] },
			})
		await revise({ reference, revision, validUntil: last })
		expect(await shop.browse().client.order.view({ token })).toMatchObject({ validUntil: last })
	})

	test('an offer that stands to the last day of the calendar keeps its link', async () => {
		const { reference, token } = await sendOffer(shop)
		const validUntil = '9999-12-31'
		// As a shop gave it before there was a limit.
		await shop.services.db.update(orders).set({ validUntil }).where(eq(orders.reference, reference))
		expect(await shop.browse().client.order.view({ token })).toMatchObject({ validUntil })
	})
})
