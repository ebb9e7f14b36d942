// An order that is asked more than once: what one payment comes to says nothing of another, and an amount that is
// asked no more is not left to be paid.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingShop, type PayingShop } from '../../testing/paying-shop.ts'
import { testDatabases } from '../../testing/test-database.ts'
import type { Browser } from '../../testing/test-shop.ts'

describe.each(testDatabases)('several payments of one order on $name', (database) => {
	let paying: PayingShop
	beforeAll(async () => {
		paying = await openPayingShop(database)
		await paying.shop.changeTenant('atelier', { isDeliveryPriceCustomisable: true })
	})
	afterAll(() => paying.close())

	/** A minute later, a second checkout beside the deposit's, for all of it. */
	async function alsoAll(browser: Browser, reference: string) {
		paying.shop.setNow(new Date(paying.shop.services.now().getTime() + 60_000))
		const { payments, orders } = paying.shop.services
		const key = { tenant: 'atelier', id: (await orders.idOf('atelier', reference)) ?? '' }
		const url = (await payments.openUrl(key, 'all')) ?? ''
		return paying.goToPay(browser, new URL(url).pathname)
	}

	async function told(id: string, status: string) {
		paying.becomes(id, status)
		await paying.notice(id)
	}

	const statusOf = async (reference: string) => (await paying.page(reference)).payment.status

	test.each(['expired', 'failed', 'canceled'])(
		'a payment on its way stays so when another one is %s',
		async (end) => {
			const { browser, placed, id } = await paying.ordered()
			const whole = await alsoAll(browser, placed.reference)
			await told(whole, 'pending')
			await told(id, end)
			expect(await statusOf(placed.reference)).toBe('pending')
			await told(whole, end)
			expect(await statusOf(placed.reference)).toBe('failed')
		},
	)

	test('an older try that ends late leaves the newer one open', async () => {
		const { browser, placed, id } = await paying.ordered()
		await alsoAll(browser, placed.reference)
		await told(id, 'expired')
		expect(await statusOf(placed.reference)).toBe('open')
	})

	test('an order whose money went back keeps saying so', async () => {
		const { browser, placed, id } = await paying.ordered()
		const { reference } = placed
		const whole = await alsoAll(browser, reference)
		await told(whole, 'paid')
		const { revision } = await paying.page(reference)
		const { orders } = paying.seller.client.backOffice
		await orders.refund({ reference, revision, amount: placed.total })
		await told(id, 'expired')
		expect(await statusOf(reference)).toBe('refunded')
	})
})
