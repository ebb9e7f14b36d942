// The flags of a shop, each off and on, in every call that it touches; isPriceHidden has its own walk
// (app/hidden-prices.test.ts).

import { type PlaceOrder, readableCode } from '@gabarit/contract'
import { buildFurniture } from '@gabarit/engine'
import { priceFurniture } from '@gabarit/price'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../testing/ask-offer.ts'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../testing/test-shop.ts'

const tenant = 'meubles-dupont'
const off = {
	isPriceHidden: false,
	isConfiguratorReseller: false,
	isConfiguratorDSM: false,
	isFrenchReseller: false,
	isDeliveryPriceCustomisable: false,
	isReferenceResellerCustomisable: false,
	hideAllColorSample: false,
}
const lille = {
	...home,
	street: 'Rue Nationale',
	postalCode: '59800',
	city: 'Lille',
	country: 'FR' as const,
}

/** What became of a call: a word for success, else status and code. */
const outcome = (call: Promise<unknown>) =>
	call.then(
		() => 'done',
		() => refusal(call),
	)

describe.each(testDatabases)('flags on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('claire@meubles-dupont.example', tenant)
	})
	afterAll(() => shop.close())
	afterEach(() => shop.changeTenant(tenant, off))
	const visitor = () => shop.browse(tenant)

	const place = async (browser: Browser, change: Partial<PlaceOrder> = {}) =>
		browser.client.dressing.configuration.order(await orderOf(browser, change))
	const send = (kind: 'save' | 'offer', total?: number) => {
		const design = { code: newCode(), configuration: niche, language: 'fr' as const }
		const delivery = {
			deliveryMode: 'delivery' as const,
			country: 'BE' as const,
			billingAddress: home,
			deliveryAddress: home,
		}
		const { configuration } = visitor().client.dressing
		if (kind === 'save') return configuration.send({ ...design, kind })
		return configuration.send({
			...design,
			kind,
			customer: lambert,
			delivery,
			...(total !== undefined && { total }),
		})
	}

	test.each(Object.keys(off) as (keyof typeof off)[])(
		'the flag %s is part of the page’s start data',
		async (flag) => {
			for (const value of [false, true]) {
				await shop.changeTenant(tenant, { ...off, [flag]: value })
				const domain = await visitor().client.configurator.init()
				expect(domain).toMatchObject({ ...off, [flag]: value })
			}
		},
	)

	test('isConfiguratorReseller: a visitor saves, and neither orders nor asks for an offer', async () => {
		const total = (await orderOf(visitor())).total
		for (const isConfiguratorReseller of [false, true]) {
			await shop.changeTenant(tenant, { ...off, isConfiguratorReseller })
			const outcomes = [
				await outcome(send('save')),
				await outcome(send('offer', total)),
				await outcome(place(visitor(), { total })),
				(await visitor().client.configurator.init()).paymentTypes.length > 0,
			]
			const no = '403 not_allowed'
			expect(outcomes).toEqual(
				isConfiguratorReseller ? ['done', no, no, false] : ['done', 'done', 'done', true],
			)
		}
		// Who is connected there is the shop's own: nothing stops him.
		await shop.changeTenant(tenant, { ...off, isConfiguratorReseller: true })
		expect(await outcome(place(seller))).toBe('done')
	})

	test('isConfiguratorReseller: a visitor who leaves his e-mail is made known to the reseller, once', async () => {
		const asked = { kind: 'save' as const, configuration: niche, language: 'en' as const }
		const ask = async ({ client }: Browser, code: string, email = 'visitor@example.be') => {
			await sendAll(shop.services)
			await client.dressing.configuration.send({ ...asked, code, email })
			return sendAll(shop.services)
		}
		const kinds = (letters: Awaited<ReturnType<typeof ask>>) =>
			letters.map((it) => it.kind).toSorted()
		expect(kinds(await ask(visitor(), newCode()))).toEqual(['designSaved'])
		await shop.changeTenant(tenant, { ...off, isConfiguratorReseller: true })
		const [browser, code] = [visitor(), newCode()]
		const letters = await ask(browser, code)
		expect(kinds(letters)).toEqual(['designNotice', 'designSaved'])
		const notice = letters.find((it) => it.kind === 'designNotice')
		expect([notice?.to, notice?.language]).toEqual(['info@meubles-dupont.example', 'fr'])
		const url = `http://meubles-dupont.localhost:3000/back-office/configurations/${code}`
		for (const fact of [readableCode(code), 'visitor@example.be', url])
			expect([notice?.text.includes(fact), notice?.html.includes(fact)]).toEqual([true, true])
		expect(await ask(browser, code)).toEqual([])
		expect(kinds(await ask(seller, newCode()))).toEqual(['designSaved'])
	})

	test('isConfiguratorDSM: paid online where it is on, nowhere else', async () => {
		const { total } = await orderOf(visitor())
		for (const isConfiguratorDSM of [false, true]) {
			await shop.changeTenant(tenant, { ...off, isConfiguratorDSM })
			const { paymentTypes } = await visitor().client.configurator.init()
			expect(paymentTypes.includes('Online')).toBe(isConfiguratorDSM)
			const call = place(visitor(), { total, paymentType: 'Online' })
			if (!isConfiguratorDSM) expect(await refusal(call)).toBe('400 payment_type_unavailable')
			else expect((await call).paymentUrl).toMatch(/\/payment/)
			expect(await outcome(place(visitor()))).toBe('done')
		}
	})

	test('isFrenchReseller: France first, its rate and its eco-participation', async () => {
		for (const isFrenchReseller of [false, true]) {
			await shop.changeTenant(tenant, { ...off, isFrenchReseller })
			const { book, catalogue } = await visitor().client.configurator.dressingInit()
			const built = buildFurniture(niche, catalogue)
			if (!book || !built.ok) throw new Error('no price')
			const quote = priceFurniture(built.value, book, { date: '2026-11-21' })
			expect([book.country, quote.vat[0]?.rate, quote.ecoParticipation > 0]).toEqual(
				isFrenchReseller ? ['FR', 20, true] : ['BE', 21, false],
			)
			// Where it is brought decides, in either shop.
			const addresses = { billingAddress: lille, deliveryAddress: lille }
			expect(await outcome(place(visitor(), addresses))).toBe('done')
			expect(await outcome(place(visitor()))).toBe('done')
		}
	})

	test('isFrenchReseller: a Belgian business that orders there owes its VAT itself', async () => {
		const professional = {
			...lambert,
			type: 'Professional' as const,
			companyName: 'Studio Hêtre',
			vatNumber: 'BE0403170701',
		}
		const asked: string[] = []
		const { vatOf } = shop.services
		shop.services.vatOf = (question) => {
			asked.push(question.seller)
			return vatOf(question)
		}
		for (const isFrenchReseller of [false, true]) {
			await shop.changeTenant(tenant, { ...off, isFrenchReseller })
			await place(visitor(), { customer: professional })
		}
		shop.services.vatOf = vatOf
		expect([...new Set(asked)]).toEqual(['BE', 'FR'])
	})

	test('isDeliveryPriceCustomisable: a seller’s own delivery price, never a visitor’s', async () => {
		for (const isDeliveryPriceCustomisable of [false, true]) {
			await shop.changeTenant(tenant, { ...off, isDeliveryPriceCustomisable })
			const draft = { deliveryPrice: 1234 }
			expect(
				await outcome(
					orderOf(visitor(), { ...draft, total: 1 }).then((it) =>
						visitor().client.dressing.configuration.order(it),
					),
				),
			).toBe('403 not_allowed')
			const call = isDeliveryPriceCustomisable
				? place(seller, draft)
				: place(seller, { ...draft, total: 1 })
			if (!isDeliveryPriceCustomisable) {
				expect(await refusal(call)).toBe('403 not_allowed')
				continue
			}
			const { reference } = await call
			const page = await seller.client.backOffice.orders.get({ reference })
			expect(page.quote?.delivery).toBe(1234)
		}
	})

	test('isDeliveryPriceCustomisable: also on an order that waits, until somebody pays', async () => {
		await shop.changeTenant(tenant, { ...off, isDeliveryPriceCustomisable: true })
		const { reference } = await place(visitor(), { paymentType: 'Bill' })
		const { orders } = seller.client.backOffice
		const before = await orders.get({ reference })
		const { revision, total } = before
		const standing = before.quote?.delivery ?? 0
		const asked = await orders.change({ reference, revision, deliveryPrice: 5000 })
		const agreed = asked.order ?? before
		const net = (before.quote?.totalExcluding ?? 0) - standing + 5000
		expect(agreed.quote).toMatchObject({ delivery: 5000, totalExcluding: net })
		expect(agreed.total).toBe(net + Math.round(net * 0.21))
		expect(agreed.payment.balance).toBe(agreed.total)
		const data = { totalBefore: total, total: agreed.total }
		expect(agreed.timeline[0]).toMatchObject({ event: 'corrected', data })
		const late = orders.change({ reference, revision, deliveryPrice: 1 })
		expect(await refusal(late)).toBe('409 order_changed')
		const again = { reference, revision: agreed.revision, deliveryPrice: 0 }
		await shop.changeTenant(tenant, off)
		expect(await refusal(orders.change(again))).toBe('409 transition_not_allowed')
		await shop.changeTenant(tenant, { ...off, isDeliveryPriceCustomisable: true })
		const paid = await orders.recordPayment({
			reference,
			revision: agreed.revision,
			amount: 100,
		})
		const after = orders.change({ ...again, revision: paid.revision })
		expect(await refusal(after)).toBe('409 transition_not_allowed')
	})

	test('isDeliveryPriceCustomisable: also on an offer, kept until it is taken back', async () => {
		await shop.changeTenant(tenant, { ...off, isDeliveryPriceCustomisable: true })
		const { total } = await orderOf(visitor())
		const { reference = '' } = await send('offer', total)
		const { orders } = seller.client.backOffice
		const revise = async (change: { deliveryPrice?: number | null; validUntil?: string }) => {
			const { revision } = await orders.get({ reference })
			const { quote } = await orders.revise({ reference, revision, ...change })
			return [quote?.delivery, quote?.isDeliveryAgreed ?? false, quote?.totalIncluding]
		}
		const standing = (await orders.get({ reference })).quote?.delivery ?? 0
		expect(standing).toBeGreaterThan(0)
		const agreed = total - Math.round(standing * 1.21)
		expect(await revise({ deliveryPrice: 0 })).toEqual([0, true, agreed])
		const { revision } = await orders.get({ reference })
		const discount = { reason: 'Modèle d’exposition', amount: 1000 }
		const reduced = await orders.revise({ reference, revision, discount })
		expect([reduced.quote?.delivery, reduced.quote?.isDeliveryAgreed]).toEqual([0, true])
		expect((await revise({ deliveryPrice: null })).slice(0, 2)).toEqual([standing, false])
		// The day alone may be moved with the flag off; a price of one's own may not be asked.
		await shop.changeTenant(tenant, off)
		expect(await outcome(revise({ deliveryPrice: 1 }))).toBe('403 not_allowed')
		expect(await outcome(revise({ validUntil: '2027-01-31' }))).toBe('done')
	})

	test('isDeliveryPriceCustomisable: taken back where only the zone is known, the zone’s price counts', async () => {
		await shop.changeTenant(tenant, { ...off, isDeliveryPriceCustomisable: true })
		const { code, configuration, language, customer } = await orderOf(visitor())
		const delivery = { deliveryMode: 'delivery', country: 'BE', postalCode: '6700' } as const
		const sent = { kind: 'offer', code, configuration, language, customer, delivery } as const
		const { reference = '' } = await askOffer(visitor().client, sent)
		const { orders } = seller.client.backOffice
		const deliveryOf = ({ quote, pallets }: Awaited<ReturnType<typeof orders.get>>) => [
			quote?.delivery,
			quote?.isDeliveryAgreed ?? false,
			pallets,
		]
		const revise = async (change: object) => {
			const { revision } = await orders.get({ reference })
			return deliveryOf(await orders.revise({ reference, revision, ...change }))
		}
		const standing = deliveryOf(await orders.get({ reference }))
		expect(await revise({ discount: { reason: 'fidèle', percentage: 2 } })).toEqual(standing)
		expect((await revise({ deliveryPrice: 0 }))[0]).toBe(0)
		expect(await revise({ deliveryPrice: null })).toEqual(standing)
		const wide = { ...configuration, room: { width: 9000 } }
		const [more = 0, , pallets = 0] = await revise({ configuration: wide })
		expect(pallets).toBeGreaterThan(1)
		expect(more).toBeGreaterThan(standing[0] as number)
		await shop.changeTenant(tenant, off)
	})

	test('isReferenceResellerCustomisable: a seller types the reference, never an empty one', async () => {
		for (const isReferenceResellerCustomisable of [false, true]) {
			await shop.changeTenant(tenant, { ...off, isReferenceResellerCustomisable })
			const outcomes = [
				await outcome(place(visitor(), { reference: 'V-1', total: 1 })),
				await outcome(place(seller, { reference: ' ', total: 1 })),
				await outcome(place(seller, { reference: 'S-1', total: 1 })),
			]
			const no = '403 not_allowed'
			// The last one gets as far as the wrong total.
			expect(outcomes).toEqual(
				isReferenceResellerCustomisable
					? [no, '400 reference_empty', '409 price_changed']
					: [no, no, no],
			)
		}
	})
})
