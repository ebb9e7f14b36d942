// An order that is asked more than once: what one payment comes to says nothing of another, and an amount that is
// asked no more is not left to be paid.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingShop, type PayingShop } from '../../testing/orders/paying-shop.ts'
import { testDatabases } from '../../testing/test-database.ts'
import type { Browser } from '../../testing/test-shop.ts'

describe.each(testDatabases)('several payments of one order on $name', (database) => {
	let paying: PayingShop
	beforeAll(async () => {
		paying = await openPayingShop(database)
		await paying.shop.changeTenant('atelier', { isDeliveryPriceCustomisable: true })
	})
	afterAll(() => paying.close())

	function aMinuteLater() {
		paying.shop.setNow(new Date(paying.shop.services.now().getTime() + 60_000))
	}

	/** A second checkout beside the deposit's, for all of it. */
	async function alsoAll(browser: Browser, reference: string) {
		aMinuteLater()
		const { payments, orders } = paying.shop.services
		const key = { tenant: 'atelier', id: (await orders.idOf('atelier', reference)) ?? '' }
		const url = (await payments.openUrl(key, 'all')) ?? ''
		return paying.goToPay(browser, new URL(url).pathname)
	}

	async function notify(id: string, status: string) {
		paying.becomes(id, status)
		await paying.notice(id)
	}

	const statusOf = async (reference: string) => (await paying.page(reference)).payment.status

	test.each(['expired', 'failed', 'canceled'])(
		'a payment on its way stays so when another one is %s',
		async (end) => {
			const { browser, placed, id } = await paying.ordered()
			const whole = await alsoAll(browser, placed.reference)
			await notify(whole, 'pending')
			await notify(id, end)
			expect(await statusOf(placed.reference)).toBe('pending')
			await notify(whole, end)
			expect(await statusOf(placed.reference)).toBe('failed')
		},
	)

	test('an older try that ends late leaves the newer one open', async () => {
		const { browser, placed, id } = await paying.ordered()
		await alsoAll(browser, placed.reference)
		await notify(id, 'expired')
		expect(await statusOf(placed.reference)).toBe('open')
	})

	test('an order whose money went back keeps saying so', async () => {
		const { browser, placed, id } = await paying.ordered()
		const { reference } = placed
		const whole = await alsoAll(browser, reference)
		await notify(whole, 'paid')
		const { revision } = await paying.page(reference)
		const { orders } = paying.seller.client.backOffice
		await orders.refund({ reason: 'x', reference, revision, amount: placed.total })
		await notify(id, 'expired')
		expect(await statusOf(reference)).toBe('refunded')
	})

	const depositOf = (total: number) => Math.round(total * 0.4)
	const euros = (cents: number) => (cents / 100).toFixed(2)

	/** The seller agrees on a delivery that costs nothing. */
	async function makeCheaper(reference: string) {
		aMinuteLater()
		const { orders } = paying.seller.client.backOffice
		const { revision } = await paying.page(reference)
		const { total } = await orders.change({ reference, revision, deliveryPrice: 0 })
		return total ?? 0
	}

	test('a checkout whose amount is asked no more is cancelled, and the address leads to the right one', async () => {
		const { browser, placed, path, id } = await paying.ordered()
		const { reference } = placed
		const total = await makeCheaper(reference)
		expect(total).toBeLessThan(placed.total)
		expect(paying.mollie.payments.get(id)?.status).toBe('canceled')
		const { payment } = await browser.client.dressing.configuration.orderState({ reference })
		expect(payment).toMatchObject({ status: 'open', due: depositOf(total) })
		const fresh = await paying.goToPay(browser, path)
		expect(paying.mollie.payments.get(fresh)?.amount.value).toBe(euros(depositOf(total)))
		// Its own notice says what we know.
		await paying.notice(id)
		expect(await statusOf(reference)).toBe('open')
	})

	test('once it is paid otherwise, its checkout is cancelled, nothing failed, and the answer is how it stands', async () => {
		const { placed, id } = await paying.ordered()
		const { reference } = placed
		await notify(id, 'failed')
		const { orders } = paying.seller.client.backOffice
		const { revision } = await paying.page(reference)
		const online = await orders.change({ reference, revision, paymentType: 'Bill' })
		expect(online.order?.payment).toMatchObject({ type: 'Bill', status: 'open' })
		const next = await paying.ordered()
		const billed = await orders.change({
			reference: next.placed.reference,
			revision: (await paying.page(next.placed.reference)).revision,
			paymentType: 'Bill',
		})
		expect(paying.mollie.payments.get(next.id)?.status).toBe('canceled')
		const page = await paying.page(next.placed.reference)
		expect(billed.order?.revision).toBe(page.revision)
		expect(page.payment).toMatchObject({ type: 'Bill', status: 'open' })
	})

	test('a price that is corrected answers the revision that the next act needs', async () => {
		const { placed, id } = await paying.ordered()
		const { reference } = placed
		const { orders } = paying.seller.client.backOffice
		const { revision } = await paying.page(reference)
		aMinuteLater()
		const { order } = await orders.change({ reference, revision, deliveryPrice: 0 })
		expect(paying.mollie.payments.get(id)?.status).toBe('canceled')
		const act = { reference, action: 'acceptOrder' as const, revision: order?.revision ?? 0 }
		expect(await orders.act(act)).toMatchObject({ state: 'accepted' })
	})

	test('a payment that cannot be cancelled counts once it is received', async () => {
		const { browser, placed, path, id } = await paying.ordered()
		const { reference } = placed
		const open = paying.mollie.payments.get(id)
		if (open) open.isCancelable = false
		const total = await makeCheaper(reference)
		expect(open?.status).toBe('open')
		const fresh = await paying.goToPay(browser, path)
		expect(paying.mollie.payments.get(fresh)?.amount.value).toBe(euros(depositOf(total)))
		await notify(id, 'paid')
		const paid = depositOf(placed.total)
		const after = await paying.page(reference)
		expect(after).toMatchObject({ status: 'Confirmed', payment: { paid, balance: total - paid } })
		// The page of the deposit, still open elsewhere, asks what nobody owes now.
		await paying.shop.services.payments.checkUnsettled(-1)
		expect(paying.mollie.payments.get(fresh)?.status).toBe('canceled')
	})

	test('a provider that is away, or refuses to cancel, keeps no price from changing', async () => {
		const { placed, id } = await paying.ordered()
		paying.mollie.failNext(503)
		const total = await makeCheaper(placed.reference)
		expect(total).toBeLessThan(placed.total)
		expect(paying.mollie.payments.get(id)?.status).toBe('open')
		// Chosen meanwhile: Mollie says no though it said yes.
		paying.mollie.refuseToCancel(id)
		await paying.shop.services.payments.checkUnsettled(-1)
		expect(await statusOf(placed.reference)).toBe('open')
	})

	test.each(['alone', 'with others'])(
		'refused %s, an order leaves no checkout open',
		async (how) => {
			const { placed, id } = await paying.ordered()
			const { reference } = placed
			const { revision } = await paying.page(reference)
			const { orders } = paying.seller.client.backOffice
			const act = { action: 'refuseOrder' as const, motive: 'Trop loin' }
			const refused =
				how === 'alone'
					? await orders.act({ ...act, reference, revision })
					: await orders.actOnMany({ ...act, references: [reference] })
			expect(paying.mollie.payments.get(id)?.status).toBe('canceled')
			const now = await paying.page(reference)
			expect(now.state).toBe('refused')
			if (how === 'alone') expect(refused).toMatchObject({ revision: now.revision })
		},
	)

	test('what came by another way is not left to be paid online too', async () => {
		const { browser, placed, path, id } = await paying.ordered()
		const { reference, total } = placed
		const { orders } = paying.seller.client.backOffice
		const { revision } = await paying.page(reference)
		aMinuteLater()
		const paid = await orders.recordPayment({ reference, revision, amount: total })
		expect(paying.mollie.payments.get(id)?.status).toBe('canceled')
		const now = await paying.page(reference)
		expect(paid).toMatchObject({ revision: now.revision, payment: { status: 'paid', balance: 0 } })
		const back = await browser.ask('GET', path)
		expect(back.headers['location']).toContain(`order=${reference}`)
	})
})
