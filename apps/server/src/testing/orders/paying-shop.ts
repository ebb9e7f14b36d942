// A shop whose payments go through a stand-in of Mollie, and what tests of payments do there.
import { expect } from 'vitest'
import { startMollie } from '../mollie-stand-in.ts'
import type { TestDatabase } from '../test-database.ts'
import { type Browser, openShop, orderOf } from '../test-shop.ts'

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>

export async function openPayingShop(database: TestDatabase, log?: (line: string) => void) {
	const mollie = await startMollie()
	const payments = { kind: 'mollie' as const, key: mollie.key, baseUrl: mollie.url }
	const shop = await openShop(database, { payments, ...(log && { log }) })
	const seller = await shop.enter('sofie.maes@atelier.example')

	/** From our address of a payment to its id at the provider. */
	const goToPay = async (browser: Browser, path: string) => {
		const answer = await browser.ask('GET', path)
		expect(answer.status).toBe(303)
		return answer.headers['location']?.replace('https://pay.example/', '') ?? ''
	}
	return {
		mollie,
		shop,
		seller,
		goToPay,
		page: (reference: string) => seller.client.backOffice.orders.get({ reference }),
		/** An online order, its browser and its payment at the provider. */
		ordered: async () => {
			const browser = shop.browse()
			const order = await orderOf(browser, { paymentType: 'Online' })
			const placed = await browser.client.dressing.configuration.order(order)
			const path = new URL(placed.paymentUrl ?? '').pathname
			const id = await goToPay(browser, path)
			return { browser, order, placed, path, id }
		},
		becomes: (id: string, status: string) => {
			const payment = mollie.payments.get(id)
			if (!payment) throw new Error(`no payment ${id}`)
			payment.status = status
		},
		/** As Mollie sends it: a form, from its own servers. */
		notice: (id: string, tenant = 'atelier') =>
			shop.app.inject({
				method: 'POST',
				url: `/api/payments/notice/${tenant}`,
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
				payload: new URLSearchParams({ id }).toString(),
			}),
		close: async () => {
			await shop.close()
			await mollie.close()
		},
	}
}
