// Altered bodies of an order: whatever is changed in them, no order stands at a total that is not the
// server's. `TAMPERED_BODIES=10000` is the long form.
import { randomInt } from 'node:crypto'
import type { PlaceOrder } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workingDaysAfter } from '../../../lib/calendar.ts'
import { ordersOfShop } from '../../../testing/orders/orders-of-shop.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const bodies = Number(process.env['TAMPERED_BODIES'] ?? 300)
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T

type Body = Record<string, unknown>

/** Each changes one thing that could make it cheaper, or makes nonsense of it. */
const alterations: ((body: PlaceOrder) => Body)[] = [
	(body) => ({ total: body.total - randomInt(1, body.total) }),
	(body) => ({
		total: pick([0, -1, -body.total, 1, 1e9, 0.5, '1', null, [], Number.MAX_SAFE_INTEGER]),
	}),
	() => ({ deliveryPrice: pick([0, 1, -1, 100]) }),
	() => ({ discount: { kind: 'manual', percentage: 99 } }),
	() => ({ quote: { totalIncluding: 1 } }),
	() => ({ promoCode: pick(['ATELIER5', 'ETE10', 'HIVER', "' or 1=1", '%', 'atelier5', 'ADMIN']) }),
	() => ({ deliveryMode: 'pickUp' }),
	() => ({ billingAddress: { ...home, country: 'FR', postalCode: '75001' } }),
	() => ({ deliveryAddress: { ...home, postalCode: pick(['1000', '9999', '0000', '8000']) } }),
	() => ({ configuration: { ...niche, hu: 2500 - randomInt(1, 1500) } }),
	() => ({ configuration: { ...niche, room: { width: randomInt(1, 9000) } } }),
	() => ({ configuration: { ...niche, colors: { interior: 'P1-white', exterior: 'P1-white' } } }),
	() => ({ configuration: { ...niche, doors: null } }),
	() => ({ configuration: { ...niche, price: 1 } }),
	() => ({ services: [{ code: 'carryIn', floors: pick([-3, 0, 1, 99]) }] }),
	() => ({ services: [{ code: 'fitting' }, { code: 'fitting', hourly: 0 }] }),
	() => ({ paymentType: pick(['Online', 'None', 'Bill', 'Free']) }),
	() => ({ language: pick(['nl', 'en', 'xx']) }),
	() => ({ termsAccepted: pick([false, 'true', 1]) }),
	() => ({ reference: 'X-1' }),
	() => ({ viewer: 'reseller', tenant: 'meubles-dupont', rating: '0.1' }),
	() => ({ vat: 'ReverseCharge', vatNumber: 'BE0403170701' }),
	() => ({
		customer: { type: 'Professional', firstName: 'A', lastName: 'B', email: 'a@b.example' },
	}),
]

describe.each(testDatabases)('altered orders on $name', (database) => {
	let shop: Shop
	let browser: Browser
	let order: PlaceOrder
	beforeAll(async () => {
		shop = await openShop(database)
		browser = shop.browse()
		order = await orderOf(browser)
	})
	afterAll(() => shop.close())

	test(`of ${bodies}, none makes an order off the server’s price`, async () => {
		let placed = 0
		const odd: unknown[] = []
		for (let i = 0; i < bodies; i++) {
			const body = { ...order, code: newCode() }
			for (let j = randomInt(1, 4); j > 0; j--) Object.assign(body, pick(alterations)(order))
			const answer = await browser.ask('POST', '/api/dressing/configuration/order', body)
			if (answer.status >= 500) odd.push([answer.status, body])
			if (answer.status === 200) placed += 1
		}
		expect(odd).toEqual([])
		const orders = await ordersOfShop(shop, 'atelier')
		expect(orders.length).toBe(placed)
		for (const { reference, total, quote, priced } of orders)
			expect([reference, total, quote]).toEqual([reference, priced, priced])
	}, 600_000)

	test('fifty times at once: one order, fifty equal answers; a code with one use: one discount', async () => {
		const before = (await ordersOfShop(shop, 'atelier')).length
		const again = { ...order, code: newCode() }
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => shop.browse().client.dressing.configuration.order(again)),
		)
		expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
		expect((await ordersOfShop(shop, 'atelier')).length).toBe(before + 1)
		await shop.addPromo('SEUL', 5, 1)
		const reduced = await orderOf(shop.browse(), { promoCode: 'SEUL' })
		const outcomes = await Promise.all(
			Array.from({ length: 50 }, () =>
				shop
					.browse()
					.client.dressing.configuration.order({ ...reduced, code: newCode() })
					.then(
						() => 'ordered',
						(error: { code?: string }) => error.code,
					),
			),
		)
		expect(outcomes.filter((it) => it === 'ordered')).toHaveLength(1)
		expect(outcomes.filter((it) => it === 'promo_used')).toHaveLength(49)
		const all = await ordersOfShop(shop, 'atelier')
		expect(all.filter((it) => it.promoCode === 'SEUL')).toHaveLength(1)
	})

	test('the delay of an order is the supplier’s and the reseller’s, its pallets those of its weight', async () => {
		const [one] = await ordersOfShop(shop, 'atelier')
		if (!one) throw new Error('no order')
		const seller = await shop.enter('sofie.maes@atelier.example')
		const page = await seller.client.backOffice.orders.get({ reference: one.reference })
		const { supplierDays, resellerDays, plannedAt } = page.delivery
		const tenant = await shop.services.tenants.byCode('atelier')
		expect(resellerDays).toBe(tenant.deliveryTime)
		expect(plannedAt).toBe(
			workingDaysAfter('2026-11-21', supplierDays + resellerDays, page.quote?.country ?? 'BE'),
		)
		expect(page.pallets).toBe(page.quote?.pallets)
		expect(page.pallets).toBeGreaterThan(0)
	})
})
