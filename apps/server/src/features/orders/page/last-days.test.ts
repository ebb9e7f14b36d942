import { lastOfferDay, lastPlannedDay } from '@gabarit/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
import { refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, noon, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { orders } from '../orders-table.ts'

const steps = ['acceptOrder', 'sendToSupplier', 'sendToProduction', 'setReady'] as const

describe.each(testDatabases)('the last days that may be given on $name', (database) => {
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

	test('an accepted offer gets a later last day only, in words', async () => {
		const { reference } = await sendOffer(shop)
		const { get, act, revise } = seller.client.backOffice.orders
		const { revision: open, validUntil } = await get({ reference })
		const agreed = addDays(validUntil ?? '', -1)
		const shorter = await revise({ reference, revision: open, validUntil: agreed })
		const step = { reference, revision: shorter.revision, action: 'acceptOffer' as const }
		const revision = (await act(step))?.revision ?? 0
		const back = revise({ reference, revision, validUntil: addDays(agreed, -1) })
		const message = 'Une offre acceptée ne peut que valoir plus longtemps.'
		expect(await refused(back)).toMatchObject({
			code: 'invalid_model',
			data: { problems: [{ path: 'validUntil', message }] },
		})
		const validLonger = addDays(agreed, 1)
		const later = await revise({ reference, revision, validUntil: validLonger })
		expect([later.state, later.validUntil]).toEqual(['offerAccepted', validLonger])
	})

	test('an offer that stands to the last day of the calendar keeps its link', async () => {
		const { reference, token } = await sendOffer(shop)
		const validUntil = '9999-12-31'
		// As a shop gave it before there was a limit.
		await shop.services.db.update(orders).set({ validUntil }).where(eq(orders.reference, reference))
		expect(await shop.browse().client.order.view({ token })).toMatchObject({ validUntil })
	})

	test('an offer that keeps its last day is not revised', async () => {
		const { reference } = await sendOffer(shop)
		const { orders: calls } = seller.client.backOffice
		const { revision, validUntil } = await calls.get({ reference })
		const kept = await calls.revise({ reference, revision, validUntil: validUntil ?? '' })
		expect(kept.revision).toBe(revision)
	})

	test('a delivery and the workshop are planned for two years ahead at most', async () => {
		const browser = shop.browse()
		const { reference } = await browser.client.dressing.configuration.order(await orderOf(browser))
		const admin = await shop.enter('admin@gabarit.example')
		const { get, act, change, setSupplierDate } = admin.client.backOffice.orders
		const last = lastPlannedDay(brusselsDay(noon))
		const held = async () => ({ reference, revision: (await get({ reference })).revision })
		const after = [addDays(last, 1), '9999-12-31']
		const expectRefused = async (call: Promise<unknown>, path: string) => {
			const problems = [{ path, message: 'Deux ans à l’avance au plus.' }]
			expect(await refused(call)).toMatchObject({ code: 'invalid_model', data: { problems } })
		}
		for (const supplierDate of after)
			await expectRefused(setSupplierDate({ ...(await held()), supplierDate }), 'supplierDate')
		const dated = await setSupplierDate({ ...(await held()), supplierDate: last })
		expect(dated.supplierAt).toBe(last)
		for (const action of steps) await act({ ...(await held()), action })
		for (const deliveryDate of after)
			await expectRefused(change({ ...(await held()), deliveryDate }), 'deliveryDate')
		const schedule = { action: 'schedule' as const }
		for (const deliveryDate of after)
			await expectRefused(act({ ...(await held()), ...schedule, deliveryDate }), 'deliveryDate')
		await act({ ...(await held()), ...schedule, deliveryDate: last })
	})
})
