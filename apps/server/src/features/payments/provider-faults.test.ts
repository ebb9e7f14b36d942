// What a provider that is away, says no, or answers nonsense does to payments.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayingShop, type PayingShop } from '../../testing/orders/paying-shop.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { orderOf } from '../../testing/test-shop.ts'

describe.each(testDatabases)('when the payment provider fails, on $name', (database) => {
	const lines: string[] = []
	let paying: PayingShop
	beforeAll(async () => {
		paying = await openPayingShop(database, (line) => lines.push(line))
	})
	afterAll(() => paying.close())

	test('a lost notice is made up for by asking', async () => {
		const { placed, id } = await paying.ordered()
		paying.becomes(id, 'paid')
		expect(await paying.shop.services.payments.checkUnsettled(3600_000)).toBe(0)
		await paying.shop.services.payments.checkUnsettled(-1)
		expect(await paying.page(placed.reference)).toMatchObject({ status: 'Confirmed' })
	})

	test('while the provider is down the payer returns to his order, and the notice comes again', async () => {
		const browser = paying.shop.browse()
		const order = await orderOf(browser, { paymentType: 'Online' })
		const placed = await browser.client.dressing.configuration.order(order)
		const path = new URL(placed.paymentUrl ?? '').pathname
		paying.mollie.failNext(503)
		const led = await browser.ask('GET', path)
		expect(led.headers['location']).toContain(
			`/configurator?order=${placed.reference}&payment=unavailable`,
		)
		const id = await paying.goToPay(browser, path)
		paying.becomes(id, 'paid')
		paying.mollie.failNext(500)
		expect((await paying.notice(id)).statusCode).toBe(503)
		expect((await paying.notice(id)).statusCode).toBe(204)
		expect(await paying.page(placed.reference)).toMatchObject({ status: 'Confirmed' })
	})

	test('only an unreachable provider is reported as unavailable; refusals and bugs are server errors', async () => {
		const { browser, placed, path, id } = await paying.ordered()
		const { reference } = placed
		const complete = () =>
			browser.client.dressing.configuration.completePaymentStatus({ reference })
		const fail = (how: number | string) => {
			if (typeof how === 'number') paying.mollie.failNext(how)
			else paying.becomes(id, how)
		}
		for (const [how, expected] of [
			[503, '503 payment_provider_unavailable'],
			[401, '500 unexpected_error'],
			['unheard_of', '500 unexpected_error'],
		] as const) {
			lines.length = 0
			fail(how)
			expect([how, await refusal(complete())]).toEqual([how, expected])
			fail(how)
			const led = (await browser.ask('GET', path)).headers['location'] ?? ''
			const why = how === 503 ? 'unavailable' : 'failed'
			expect([how, led.split('&payment=')[1]]).toEqual([how, why])
			fail(how)
			expect([how, (await paying.notice(id)).statusCode]).toEqual([
				how,
				Number(expected.slice(0, 3)),
			])
			const errors = lines.map((it) => JSON.parse(it) as { level: number; err?: object })
			expect(errors.filter((it) => it.level >= 50 && it.err)).toHaveLength(3)
		}
	})

	test('a refund whose answer is lost is asked for again, and given once', async () => {
		const { placed, id } = await paying.ordered()
		const { reference } = placed
		paying.becomes(id, 'paid')
		await paying.notice(id)
		const { revision } = await paying.page(reference)
		const { orders } = paying.seller.client.backOffice
		const back = { reference, revision, amount: 5000, reason: 'x' }
		paying.mollie.tearNext()
		expect(await refusal(orders.refund(back))).toBe('503 payment_provider_unavailable')
		await orders.refund({ ...back, revision: (await paying.page(reference)).revision })
		expect(paying.mollie.payments.get(id)?.refunded).toBe(5000)
	})

	test('one payment that cannot be asked about keeps no other waiting', async () => {
		const odd = await paying.ordered()
		const other = await paying.ordered()
		paying.becomes(odd.id, 'unheard_of')
		paying.becomes(other.id, 'paid')
		const late = new Date(paying.shop.services.now().getTime() + 20 * 60_000)
		paying.shop.setNow(late)
		const { checkUnsettled } = paying.shop.services.payments
		await expect(checkUnsettled(600_000)).rejects.toThrow('could not be asked about')
		expect(await paying.page(other.placed.reference)).toMatchObject({ status: 'Confirmed' })
		const asked = paying.mollie.asked.length
		expect(await checkUnsettled(600_000)).toBe(0)
		expect(paying.mollie.asked.length).toBe(asked)
	})
})
