// Notifications about a price that changes without its furniture.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { sendAll } from '../../../testing/mails.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, home, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

describe.each(testDatabases)('a waiting order at another price on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		await shop.changeTenant('atelier', { isDeliveryPriceCustomisable: true })
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	async function ordered(language: 'fr' | 'nl' | 'en', fitting = false) {
		const visitor = shop.browse()
		const services = fitting ? [{ code: 'fitting' as const }] : []
		const body = await orderOf(visitor, { language, services, paymentType: 'None' })
		const { reference } = await visitor.client.dressing.configuration.order(body)
		await sendAll(shop.services)
		const { revision } = await seller.client.backOffice.orders.get({ reference })
		return { reference, revision, total: body.total }
	}

	test.each([
		['fr', 'prix de la livraison'],
		['nl', 'leveringsprijs'],
		['en', 'delivery price'],
	] as const)('its customer reads of a new delivery price in %s', async (language, words) => {
		const { reference, revision, total: before } = await ordered(language)
		const { orders } = seller.client.backOffice
		const { total } = await orders.change({ reference, revision, deliveryPrice: 0 })
		expect(total).toBeLessThan(before)
		const [letter, ...others] = await sendAll(shop.services)
		// The seller did it himself.
		expect(others).toEqual([])
		expect(letter).toMatchObject({ kind: 'orderChanged', to: 't.lambert@example.be' })
		expect(letter?.subject).toContain(reference)
		const digits = letter?.text.replaceAll(/\D/gu, '')
		expect([letter?.text.includes(words), digits?.includes(String(total))]).toEqual([true, true])
	})

	test('the customer is notified of a reduced VAT rate', async () => {
		const { reference, revision } = await ordered('en', true)
		const file = new File(['%PDF-1.7\n'], 'attest.pdf')
		await seller.client.backOffice.orders.attest({ reference, revision, file })
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => it.kind)).toEqual(['orderChanged'])
		expect(letters[0]?.text).toContain('reduced VAT rate')
	})

	test('an attestation revises an offer, and so shows its price to a customer who saw none', async () => {
		const visitor = shop.browse()
		const { code, configuration, customer, language } = await orderOf(visitor, { total: 0 })
		await shop.changeTenant('atelier', { isPriceHidden: true })
		const { reference = '' } = await askOffer(visitor.client, {
			kind: 'offer',
			code,
			configuration,
			language,
			customer,
			delivery: {
				deliveryMode: 'delivery',
				country: 'BE',
				services: [{ code: 'fitting' }],
				billingAddress: home,
			},
		})
		await shop.changeTenant('atelier', { isPriceHidden: false })
		await sendAll(shop.services)
		const { orders } = seller.client.backOffice
		const { revision } = await orders.get({ reference })
		const file = new File(['%PDF-1.7\n'], 'attest.pdf')
		const { order } = await orders.attest({ reference, revision, file })
		expect([order?.quote?.vat[0]?.rate, order?.offerVersion]).toEqual([6, 2])
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => [it.kind, it.to])).toEqual([
			['orderChanged', 't.lambert@example.be'],
		])
	})
})
