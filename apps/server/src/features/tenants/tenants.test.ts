import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../testing/ask-offer.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import {
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../testing/test-shop.ts'
import { updateTenant } from './tenants-table.ts'

const question = { configuration: niche, run: 'Main' as const, module: 0, bay: 0 }

describe.each(testDatabases)('tenants on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	test('the Referer names the shop; an unknown host gets the default one', async () => {
		const names = await Promise.all(
			['atelier', 'meubles-dupont', 'rangements-martin', 'nobody'].map(
				async (tenant) => (await shop.browse(tenant).client.configurator.init()).resellerName,
			),
		)
		expect(names).toEqual([
			'Gabarit, l’atelier',
			'Meubles Dupont',
			'Rangements Martin',
			'Gabarit, l’atelier',
		])
	})

	test('without a referer there is no shop', async () => {
		const answer = await shop.app.inject({ method: 'GET', url: '/api/configurator/init' })
		expect(answer.statusCode).toBe(400)
		expect(answer.json()).toMatchObject({ message: 'The referer must be set.' })
	})

	test('a page that is no web page is no referer', async () => {
		for (const referer of ['about:blank', 'javascript:alert(1)', 'data:text/html,x', 'file:///x']) {
			const headers = { referer, origin: 'null' }
			const { status } = await shop
				.browse()
				.ask('GET', '/api/configurator/init', undefined, headers)
			expect([referer, status]).toEqual([referer, 400])
		}
	})

	test('a referer grants no right: a session of one shop is a visitor in another', async () => {
		const browser = await shop.enter('sofie.maes@atelier.example')
		const elsewhere = { referer: 'http://meubles-dupont.localhost:3000/back-office' }
		const answer = await browser.ask(
			'GET',
			'/api/back-office/orders?kind=order',
			undefined,
			elsewhere,
		)
		expect([answer.status, answer.json()]).toMatchObject([403, { code: 'not_allowed' }])
	})

	test('hidden prices are in no payload of a visitor', async () => {
		const { client } = shop.browse('rangements-martin')
		const init = await client.configurator.dressingInit()
		expect(init.book).toBeNull()
		const answers = await Promise.all([
			client.dressing.module.filter(question),
			client.dressing.module.number(question),
			client.dressing.module.thickness(question),
			client.dressing.door.filter(question),
			client.dressing.door.color({ ...question, categoryReference: 'Melamine' }),
			client.dressing.doorHandle.list(),
			client.dressing.lightPrice(),
			client.dressing.delivery(),
			client.discount.current(),
		])
		const text = JSON.stringify(answers)
		expect(text).not.toMatch(/priceDifference/)
		expect(text).not.toMatch(/"(?:price|firstPallet|nextPallet|bar|charger)":\d/)
		expect(await refusal(client.discount.promo({ code: 'ATELIER5' }))).toBe(
			'403 forbidden_operation',
		)
	})

	test('users of the shop see its hidden prices', async () => {
		const { client } = await shop.enter('julie@rangements-martin.example', 'rangements-martin')
		const init = await client.configurator.dressingInit()
		expect(init.book).toMatchObject({ viewer: 'reseller', shows: 'Excluding' })
		const options = await client.dressing.module.filter(question)
		expect(options.some((it) => it.priceDifference !== undefined)).toBe(true)
	})

	test("a visitor of a reseller's domain may save, not order and not ask for an offer", async () => {
		const browser = shop.browse('rangements-martin')
		const save = { code: newCode(), configuration: niche, language: 'fr' as const }
		expect(
			(await browser.client.dressing.configuration.send({ ...save, kind: 'save' })).version,
		).toBe(1)
		const order = await orderOf(browser, { total: 100 })
		expect(await refusal(browser.client.dressing.configuration.order(order))).toBe(
			'403 not_allowed',
		)
		const delivery = {
			deliveryMode: 'delivery' as const,
			country: 'FR' as const,
			postalCode: '59800',
		}
		const offer = { ...save, code: newCode(), kind: 'offer' as const, customer: lambert, delivery }
		expect(await refusal(browser.client.dressing.configuration.send(offer))).toBe('403 not_allowed')
	})

	test('where only prices are hidden a visitor gets an offer and no order', async () => {
		const flags = { isPriceHidden: true, isConfiguratorReseller: false }
		await updateTenant(shop.services.db, 'meubles-dupont', flags, new Date())
		shop.services.tenants.forget()
		try {
			const browser = shop.browse('meubles-dupont')
			const order = await orderOf(browser, { total: 100 })
			expect(await refusal(browser.client.dressing.configuration.order(order))).toBe(
				'403 not_allowed',
			)
			const delivery = {
				deliveryMode: 'delivery' as const,
				country: 'BE' as const,
				deliveryAddress: home,
			}
			const offer = await askOffer(browser.client, {
				kind: 'offer',
				code: newCode(),
				configuration: niche,
				language: 'fr',
				customer: lambert,
				delivery,
				total: 1,
			})
			expect(offer.reference).toMatch(/^26-\d{5}$/)
		} finally {
			await updateTenant(shop.services.db, 'meubles-dupont', { isPriceHidden: false }, new Date())
			shop.services.tenants.forget()
		}
	})

	test('each viewer gets the book of his own prices', async () => {
		const seen = async (tenant: string, email?: string) => {
			const browser = email ? await shop.enter(email, tenant) : shop.browse(tenant)
			const { book } = await browser.client.configurator.dressingInit()
			return [book?.viewer, book?.saleFactor, book?.purchaseFactor ?? null]
		}
		expect(await seen('atelier')).toEqual(['visitor', '1', null])
		expect(await seen('atelier', 'bureau@studio-hetre.example')).toEqual([
			'professional',
			'0.8',
			null,
		])
		expect(await seen('atelier', 'sofie.maes@atelier.example')).toEqual(['seller', '1', '0.7'])
		expect(await seen('meubles-dupont')).toEqual(['reseller-visitor', '1.054', null])
		expect(await seen('meubles-dupont', 'chantier@renov-plus.example')).toEqual([
			'reseller-professional',
			'0.837',
			null,
		])
		expect(await seen('meubles-dupont', 'paul@meubles-dupont.example')).toEqual([
			'reseller',
			'1.054',
			'0.62',
		])
	})

	test('a delivery price or a reference of one’s own needs a seller and the flag', async () => {
		const visitor = shop.browse()
		const order = await orderOf(visitor, { total: 1, deliveryPrice: 0 })
		expect(await refusal(visitor.client.dressing.configuration.order(order))).toBe(
			'403 not_allowed',
		)
		const seller = await shop.enter('sofie.maes@atelier.example')
		const draft = { deliveryPrice: 5000, reference: 'CHANTIER-12' }
		const placed = await seller.client.dressing.configuration.order(await orderOf(seller, draft))
		const page = await seller.client.backOffice.orders.get({ reference: placed.reference })
		expect(page.quote?.delivery).toBe(5000)
		expect(page.resellerReference).toBe('CHANTIER-12')
		const empty = await orderOf(seller, { total: 1, reference: '' })
		expect(await refusal(seller.client.dressing.configuration.order(empty))).toBe(
			'400 reference_empty',
		)
	})
})
