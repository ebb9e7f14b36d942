// Where an offer is brought: where it is billed, unless it was priced for elsewhere; its price counts there.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { home, openShop, type Shop } from '../../../testing/test-shop.ts'

describe.each(testDatabases)('where an offer is brought on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	/** Billed at home. */
	const offer = (delivery: {
		deliveryMode: 'delivery' | 'pickUp'
		country: 'BE'
		postalCode?: string
	}) => sendOffer(shop, { delivery: { ...delivery, billingAddress: home } })
	const atHome = { deliveryMode: 'delivery', country: 'BE', postalCode: home.postalCode } as const

	test('billed where it was priced for it is brought there, whatever that zone is called later', async () => {
		const { token, reference } = await offer(atHome)
		const { client } = shop.browse()
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const page = await sofie.client.backOffice.orders.get({ reference })
		expect(page.delivery.address).toEqual(home)
		const { zones } = (await shop.enter('admin@gabarit.example')).client.backOffice.prices
		const { version, zones: former } = await zones.list()
		const renamed = former.map((it) => ({ ...it, zone: `${it.zone}-later` }))
		await zones.change({ from: version, zones: renamed })
		const { revision, total } = await client.order.view({ token })
		const form = { paymentType: 'Bill', termsAccepted: true, billingAddress: home } as const
		const placed = await client.order.place({ token, revision, ...form })
		expect(placed).toMatchObject({ kind: 'order', total })
	})

	test('priced for elsewhere than it is billed, a discount moves it nowhere', async () => {
		const elsewhere = { ...atHome, postalCode: '1000' }
		const { reference } = await offer(elsewhere)
		const { orders } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		const before = await orders.get({ reference })
		expect(before.delivery.address).toBeNull()
		const near = await offer(atHome)
		expect(before.delivery.zone).not.toBe(
			(await orders.get({ reference: near.reference })).delivery.zone,
		)
		const { revision } = before
		const discount = { percentage: 5, reason: 'fidélité' }
		const { reference: same } = await orders.revise({ reference, revision, discount })
		const after = await orders.get({ reference: same })
		expect(after.delivery.zone).toBe(before.delivery.zone)
		expect(after.quote?.delivery).toBe(before.quote?.delivery)
	})

	test('an order for pick-up has no delivery address', async () => {
		const fetched = { deliveryMode: 'pickUp', country: 'BE' } as const
		const { reference } = await offer(fetched)
		const { orders } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		expect((await orders.get({ reference: reference.toLowerCase() })).delivery.address).toBeNull()
	})

	test('a zone of the same name abroad is another', async () => {
		const { zones } = (await shop.enter('admin@gabarit.example')).client.backOffice.prices
		const { version, zones: former } = await zones.list()
		const holds = ({ from, to }: (typeof former)[number], code: string) =>
			from <= code && code <= to
		const brussels = former.find((it) => it.country === 'BE' && holds(it, '1000'))?.zone ?? ''
		const same = former.map((it) =>
			it.country === 'FR' && holds(it, '59800') ? { ...it, zone: brussels } : it,
		)
		await zones.change({ from: version, zones: same })
		const { token } = await offer({ ...atHome, postalCode: '1000' })
		const lille = { ...home, postalCode: '59800', city: 'Lille', country: 'FR' as const }
		const { client } = shop.browse()
		const { revision } = await client.order.view({ token })
		const form = { paymentType: 'Bill', termsAccepted: true, billingAddress: lille } as const
		expect(await refusal(client.order.place({ token, revision, ...form }))).toBe(
			'400 not_deliverable',
		)
	})

	test("a seller's offer has his delivery price and his reference, where the shop lets him", async () => {
		const lets = (isOn: boolean) =>
			shop.changeTenant('atelier', {
				isDeliveryPriceCustomisable: isOn,
				isReferenceResellerCustomisable: isOn,
			})
		await lets(true)
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const delivery = { ...atHome, billingAddress: home, deliveryPrice: 4200 }
		const { reference } = await sendOffer(shop, { delivery, reference: 'K-7' }, sofie)
		const page = await sofie.client.backOffice.orders.get({ reference })
		expect(page).toMatchObject({ resellerReference: 'K-7', quote: { delivery: 4200 } })
		expect(await refusal(sendOffer(shop, { delivery: atHome, reference: 'K-7' }))).toBe(
			'403 not_allowed',
		)
		expect(await refusal(sendOffer(shop, { delivery: atHome, reference: ' ' }, sofie))).toBe(
			'400 reference_empty',
		)
		await lets(false)
		expect(await refusal(sendOffer(shop, { delivery }, sofie))).toBe('403 not_allowed')
	})
})
