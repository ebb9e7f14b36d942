// How late an order is reads alike wherever it stands: working days, by the holidays that its delays were counted with.
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyDatabase } from '../../../testing/test-database.ts'
import { type Browser, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { orderByReference, updateOrder } from '../orders-table.ts'

const lille = {
	street: 'Rue Nationale',
	streetNumber: '12',
	postalCode: '59800',
	city: 'Lille',
	country: 'FR' as const,
}
/** A Friday. Until Saturday 21 November 90 weekdays pass, with 21 July and 11 November, of which France keeps one. */
const due = '2026-07-17'
const inBelgium = 88
const inFrance = 89

describe.each(everyDatabase)('days late on $name', (database) => {
	let shop: Shop
	let seller: Browser
	let supplier: Browser
	const references: string[] = []

	const place = async (change: Parameters<typeof orderOf>[1], day: string) => {
		const visitor = shop.browse()
		const body = await orderOf(visitor, { billingAddress: lille, ...change })
		const { reference } = await visitor.client.dressing.configuration.order(body)
		const order = await orderByReference(shop.services.db, 'atelier', reference)
		if (!order) throw new Error('the order is gone')
		await updateOrder(shop.services.db, order, {
			state: 'inProduction',
			status: 'InProduction',
			sentToSupplierAt: shop.services.now(),
			plannedDate: day,
			supplierDate: day,
		})
		references.push(reference)
	}

	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
		supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		await place({ deliveryMode: 'pickUp', deliveryAddress: undefined }, due)
		await place({ deliveryAddress: lille }, due)
		await place({ deliveryAddress: lille }, '2026-11-20')
	})
	afterAll(() => shop.close())

	test.each([
		['fetched at the Belgian shop by who is billed in France', 0, inBelgium],
		['brought to France', 1, inFrance],
		['since Friday, on Saturday', 2, 0],
	])('%s', async (_name, at, days) => {
		const reference = references[at] ?? ''
		for (const { client } of [seller, supplier]) {
			const { lateOrders } = await client.backOffice.dashboard.get({})
			expect(lateOrders.find((it) => it.reference === reference)?.days).toBe(days)
		}
		const { orders, exports } = supplier.client.backOffice
		const { rows } = await orders.list({ kind: 'order' })
		expect(rows.find((row) => row.reference === reference)?.supplierLateDays).toBe(days)
		expect((await orders.get({ reference })).supplierLateDays).toBe(days)
		const { body } = await exports.list({ list: 'orders', format: 'csv' })
		const written = parse(await body.text(), { delimiter: ';', bom: true, columns: true })
		expect(written).toContainEqual(
			expect.objectContaining({
				Référence: reference,
				'Retard d’atelier (jours ouvrables)': String(days),
			}),
		)
	})

	test('an order in time has no days', async () => {
		const order = await orderByReference(shop.services.db, 'atelier', references[2] ?? '')
		if (order) await updateOrder(shop.services.db, order, { supplierDate: '2026-11-21' })
		const { orders } = supplier.client.backOffice
		const row = await orders.get({ reference: references[2] ?? '' })
		expect([row.supplierLate, row.supplierLateDays]).toEqual([false, null])
	})
})
