// Where an offer is brought: where it is billed, unless it was priced for elsewhere; its price counts there.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../testing/mails.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { home, lambert, newCode, niche, openShop, type Shop } from '../../testing/test-shop.ts'

describe.each(testDatabases)('where an offer is brought on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	type Delivery = { country: 'BE'; postalCode?: string; deliveryMode: 'delivery' | 'pickUp' }

	/** An offer billed at home, and the reference under which its shop knows it. */
	const offer = async (email: string, delivery: Delivery) => {
		const { client } = shop.browse()
		const sent = await client.dressing.configuration.send({
			kind: 'offer',
			code: newCode(),
			language: 'fr',
			customer: { ...lambert, email },
			configuration: niche,
			delivery: { ...delivery, billingAddress: home },
		})
		const letter = (await sendAll(shop.services)).find((it) => it.to === email)
		return {
			client,
			reference: sent.reference ?? '',
			token: /\/order\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '',
		}
	}
	const atHome = { deliveryMode: 'delivery', country: 'BE', postalCode: home.postalCode } as const

	test('billed where it was priced for it is brought there, whatever that zone is called later', async () => {
		const { client, token, reference } = await offer('there@example.be', atHome)
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
		const { reference } = await offer('elsewhere@example.be', elsewhere)
		const { orders } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		const before = await orders.get({ reference })
		expect(before.delivery.address).toBeNull()
		const near = await offer('near@example.be', atHome)
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

	test('what is fetched is brought nowhere', async () => {
		const fetched = { deliveryMode: 'pickUp', country: 'BE' } as const
		const { reference } = await offer('fetched@example.be', fetched)
		const { orders } = (await shop.enter('sofie.maes@atelier.example')).client.backOffice
		expect((await orders.get({ reference: reference.toLowerCase() })).delivery.address).toBeNull()
	})
})
