// What the supplier reads of a customer: what a delivery needs, wherever the order is shown, written or searched.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, home, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

const email = 'adele.moulin@example.be'
const newEmail = 'a.moulin@example.be'
const phoneNumber = '+32 470 11 22 33'
const customer = { firstName: 'Adèle', lastName: 'Moulin', email, phoneNumber }
const billingAddress = {
	...home,
	street: 'Rue de la Facture',
	postalCode: '4500',
	city: 'Huy',
}
const deliveryAddress = { ...home, street: 'Quai de Livraison' }
const kept = /moulin@example|Rue de la Facture|Huy/

describe.each(testDatabases)('a customer before the supplier on $name', (database) => {
	let shop: Shop
	let seller: Browser
	let supplier: Browser
	let brought: string
	let fetched: string

	const sent = async (change: Parameters<typeof orderOf>[1]) => {
		const visitor = shop.browse()
		const order = await orderOf(visitor, { customer, billingAddress, ...change })
		const { reference } = await visitor.client.dressing.configuration.order(order)
		const { orders } = seller.client.backOffice
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			const { revision } = await orders.get({ reference })
			await orders.act({ reference, action, revision })
		}
		return reference
	}

	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
		brought = await sent({ deliveryAddress })
		fetched = await sent({ deliveryMode: 'pickUp', deliveryAddress: undefined })
		const { orders } = seller.client.backOffice
		const { revision } = await orders.get({ reference: brought })
		const corrected = { email: newEmail, deliveryAddress: { ...deliveryAddress, box: '7' } }
		await orders.change({ reference: brought, revision, ...corrected })
		await sendAll(shop.services)
		// Another shop's address: only the supplier's cells of the rights are his there.
		supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
	})
	afterAll(() => shop.close())

	test('the order has name, telephones and the place, no e-mail and no billing address', async () => {
		const { orders } = supplier.client.backOffice
		const page = await orders.get({ reference: brought })
		expect(page).toMatchObject({
			customer: { firstName: 'Adèle', lastName: 'Moulin', phoneNumber, email: null },
			billingAddress: null,
			delivery: { address: { street: 'Quai de Livraison', box: '7' } },
		})
		expect(page.timeline.map(({ event }) => event)).toContain('corrected')
		const own = await orders.get({ reference: fetched })
		expect(own.delivery.address).toBeNull()
		for (const read of [page, own]) expect(JSON.stringify(read)).not.toMatch(kept)
	})

	test('lists, files, designs and notices have none of it either', async () => {
		const { orders, configurations, outbox } = supplier.client.backOffice
		const { rows } = await orders.list({ kind: 'order', search: 'moulin' })
		const cities = new Map(rows.map((row) => [row.reference, row.customer.city]))
		expect([cities.get(brought), cities.get(fetched)]).toEqual([home.city, null])
		const columns = 'columns=reference&columns=email&columns=city'
		const path = `/api/back-office/exports/orders/csv?search=moulin&${columns}`
		const file = await supplier.ask('GET', path)
		expect([file.status, file.text]).toEqual([200, expect.stringContaining(brought) as string])
		const designs = await configurations.list({ search: 'moulin' })
		expect(designs.rows.map((row) => row.reference)).toContain(brought)
		const notices = []
		for (const { id } of (await outbox.list({ reference: brought })).rows)
			notices.push((await outbox.get({ id })).text)
		expect(notices).toHaveLength(2)
		for (const text of notices) expect(text).toContain(phoneNumber)
		expect(JSON.stringify([rows, file.text, designs, notices])).not.toMatch(kept)
	})

	test('by an e-mail he finds nothing; a seller of the shop does', async () => {
		const { orders, configurations } = supplier.client.backOffice
		for (const search of [email, newEmail]) {
			expect((await orders.list({ kind: 'order', search })).rows).toEqual([])
			expect((await configurations.list({ search })).rows).toEqual([])
		}
		// In the operator's own shop he also sells.
		const here = (await shop.enter('fournisseur@gabarit.example')).client.backOffice.orders
		for (const of of [here, seller.client.backOffice.orders]) {
			const found = await of.list({ kind: 'order', search: newEmail })
			expect(found.rows.map((row) => row.reference)).toEqual([brought])
			expect((await of.get({ reference: brought })).customer.email).toBe(newEmail)
		}
	})
})
