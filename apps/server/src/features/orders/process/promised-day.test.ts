// The day that a customer is promised is counted from the day on which he orders, not from when he was offered it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	home,
	lambert,
	niche,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import { orders } from '../orders-table.ts'

/** Before the workshop’s summer, and in it. */
const spring = new Date('2026-06-12T10:00:00Z')
const summer = new Date('2026-07-06T10:00:00Z')

describe.each(testDatabases)('the promised day on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(async () => {
		shop.setNow(noon)
		await shop.close()
	})

	const visitor = () => shop.browse().client
	function offeredInSpring() {
		shop.setNow(spring)
		return sendOffer(shop)
	}
	/** The day that the configurator promises for an order today. */
	const today = async () =>
		(await visitor().dressing.availability({ configuration: niche, country: 'BE' })).date
	const dayOf = async (token: string) => (await visitor().order.view({ token })).delivery

	test('an open offer shows what ordering it today would bring', async () => {
		const { token, reference } = await offeredInSpring()
		const first = await today()
		expect((await dayOf(token)).plannedDate).toBe(first)
		shop.setNow(summer)
		expect(await today()).not.toBe(first)
		expect((await dayOf(token)).plannedDate).toBe(await today())
		const seller = await shop.enter('sofie.maes@atelier.example')
		const { delivery } = await seller.client.backOffice.orders.get({ reference })
		expect(delivery.plannedAt).toBe(await today())
	})

	test('an offer without a stored day shows the same day to customer and shop', async () => {
		const { token, code, reference } = await offeredInSpring()
		const { db, orderPaper } = shop.services
		await db.update(orders).set({ plannedDate: null }).where(eq(orders.code, code))
		expect((await dayOf(token)).plannedDate).toBe(await today())
		const seller = await shop.enter('sofie.maes@atelier.example')
		const page = await seller.client.backOffice.orders.get({ reference })
		expect([page.deliveryAt, page.delivery.plannedAt]).toEqual([await today(), await today()])
		expect((await orderPaper('atelier', code))?.plannedDate).toBe(null)
	})

	test.each(['OfferRefused', 'Refused', 'Undelivered', 'Done'] as const)(
		'a paper drawn in the state %s names no delivery day',
		async (status) => {
			const { code } = await offeredInSpring()
			const { db, orderPaper } = shop.services
			expect((await orderPaper('atelier', code))?.plannedDate).toMatch(/^2026-/)
			await db.update(orders).set({ status }).where(eq(orders.code, code))
			expect((await orderPaper('atelier', code))?.plannedDate).toBe(null)
		},
	)

	test('an offer ordered on its page promises the same day by mail', async () => {
		const { token, email } = await offeredInSpring()
		shop.setNow(summer)
		const { revision } = await visitor().order.view({ token })
		const form = { billingAddress: home, paymentType: 'Bill' as const, termsAccepted: true }
		const placed = await visitor().order.place({ token, revision, ...form })
		expect(placed.delivery.plannedDate).toBe(await today())
		const letter = (await sendAll(shop.services)).find((it) => it.to === email)
		expect(letter?.text).toContain('septembre 2026')
	})

	test('an accepted offer promises by the day of its acceptance', async () => {
		const { token, email } = await offeredInSpring()
		shop.setNow(summer)
		const { revision } = await visitor().order.view({ token })
		await visitor().order.act({ token, revision, action: 'acceptOffer' })
		const letter = (await sendAll(shop.services)).find((it) => it.to === email)
		expect(letter?.text).toContain('septembre 2026')
	})

	test('a link that is sent again promises the day of its page', async () => {
		const { reference, email } = await offeredInSpring()
		shop.setNow(summer)
		const { orders: calls } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		await calls.sendLink({ reference })
		const letter = (await sendAll(shop.services)).find((it) => it.to === email)
		expect(letter?.text).toContain('septembre 2026')
	})

	test('ordered by its code at the price of the offer, by the shop’s days of then', async () => {
		const { code, email, token } = await offeredInSpring()
		const { total } = await visitor().order.view({ token })
		shop.setNow(summer)
		await shop.changeTenant('atelier', { deliveryTime: 5 })
		const browser = shop.browse()
		const customer = { ...lambert, email }
		const order = await orderOf(browser, { code, customer, total: total ?? 0 })
		await browser.client.dressing.configuration.order(order)
		expect(await dayOf(token)).toMatchObject({ plannedDate: await today(), resellerDays: 5 })
		await shop.changeTenant('atelier', { deliveryTime: 0 })
	})

	test('a seller who lets it stand longer promises no day that is past', async () => {
		const { reference } = await offeredInSpring()
		shop.setNow(summer)
		const { orders: calls } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		const { revision } = await calls.get({ reference })
		await calls.revise({ reference, revision, validUntil: '2026-12-31' })
		const [row] = (await calls.list({ kind: 'offer', search: reference })).rows
		expect(row?.deliveryAt).toBe(await today())
	})
})
