// What the browser or the account that ordered may see of its order.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totalOfOffer } from '../../../testing/ask-offer.ts'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	password,
	type Shop,
} from '../../../testing/test-shop.ts'

let people = 0

describe.each(testDatabases)('one’s own orders on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	const newEmail = () => `own${(people += 1)}@example.be`
	const place = async (browser: Browser, email: string) => {
		const order = await orderOf(browser, { customer: { ...lambert, email } })
		return (await browser.client.dressing.configuration.order(order)).reference
	}
	const stateOf = (browser: Browser, reference: string) =>
		browser.client.dressing.configuration.orderState({ reference })
	/** Opens the account that the first order invites to. */
	const activate = async (email: string) => {
		const letters = await sendAll(shop.services)
		const invitation = letters.find((it) => it.to === email && it.kind === 'activation')
		const token = tokenOf(invitation)
		await shop.browse().client.account.registerPassword({ token, password, confirmation: password })
		return shop.enter(email)
	}

	test('who ordered gets one link to the page, the promised day, and to whom the mail went', async () => {
		const browser = shop.browse()
		const email = newEmail()
		const reference = await place(browser, email)
		const before = await stateOf(browser, reference)
		expect(before.mail).toEqual({ to: email, sentAt: null })
		await sendAll(shop.services)
		const after = await stateOf(browser, reference)
		expect(after.mail?.sentAt).toEqual(expect.any(String))
		expect(after.token).toBe(before.token)
		const page = await shop.browse().client.order.view({ token: after.token ?? '' })
		expect(page).toMatchObject({ reference, kind: 'order' })
		expect(after.plannedDate).toBe(page.delivery.plannedDate)
		expect(await refusal(stateOf(shop.browse(), reference))).toBe('404 order_not_found')
	})

	test('a design opened by its code is ordered by another browser: that one sees the order, the maker does not', async () => {
		const maker = shop.browse()
		const order = await orderOf(maker, { customer: { ...lambert, email: newEmail() } })
		const { code, configuration, language } = order
		await maker.client.dressing.configuration.send({ kind: 'save', code, configuration, language })
		const buyer = shop.browse()
		const { reference } = await buyer.client.dressing.configuration.order(order)
		const { token, mail } = await stateOf(buyer, reference)
		expect([typeof token, mail?.to]).toEqual(['string', order.customer.email])
		expect(await refusal(stateOf(maker, reference))).toBe('404 order_not_found')
	})

	test('a new browser whose first answer was lost sees its order once it repeats the request, and no other does', async () => {
		const buyer = shop.browse()
		const order = await orderOf(buyer, { customer: { ...lambert, email: newEmail() } })
		const send = () => buyer.client.dressing.configuration.order(order)
		const { reference } = await send()
		buyer.cookies.clear()
		expect(await refusal(stateOf(buyer, reference))).toBe('404 order_not_found')
		expect((await send()).reference).toBe(reference)
		const { token } = await stateOf(buyer, reference)
		expect(token).toEqual(expect.any(String))
		const share = await buyer.client.dressing.configuration.share({ code: order.code })
		expect(share.token).toEqual(expect.any(String))
		expect(await refusal(stateOf(shop.browse(), reference))).toBe('404 order_not_found')
		await send()
		expect((await stateOf(buyer, reference)).token).toBe(token)
	})

	test('a new browser whose first answer was lost sees its offer once it repeats the request', async () => {
		const buyer = shop.browse()
		const { country, postalCode } = home
		const offer = {
			kind: 'offer' as const,
			code: newCode(),
			configuration: niche,
			language: 'fr' as const,
			customer: { ...lambert, email: newEmail() },
			delivery: { deliveryMode: 'delivery' as const, services: [], country, postalCode },
		}
		const total = await totalOfOffer(buyer.client, offer)
		const ask = () => buyer.client.dressing.configuration.send({ ...offer, total })
		const { reference = '' } = await ask()
		buyer.cookies.clear()
		await ask()
		expect((await stateOf(buyer, reference)).token).toEqual(expect.any(String))
	})

	test('a seller reads the state of an order without the customer’s link', async () => {
		const reference = await place(shop.browse(), newEmail())
		const state = await stateOf(seller, reference)
		expect([state.reference, state.token]).toEqual([reference, undefined])
	})

	test('once a seller ended the links, the browser that ordered gets none', async () => {
		const browser = shop.browse()
		const reference = await place(browser, newEmail())
		const { token = '' } = await stateOf(browser, reference)
		await seller.client.backOffice.orders.revokeLinks({ reference })
		expect((await stateOf(browser, reference)).token).toBeUndefined()
		expect(await refusal(browser.client.order.view({ token }))).toBe('404 link_unknown')
	})

	test('the page has the furniture as it was frozen, its stages with dates, and the way to the promised day', async () => {
		const browser = shop.browse()
		const reference = await place(browser, newEmail())
		const { token = '' } = await stateOf(browser, reference)
		const { revision } = await seller.client.backOffice.orders.get({ reference })
		await seller.client.backOffice.orders.act({ reference, action: 'acceptOrder', revision })
		const page = await browser.client.order.view({ token })
		const frozen = await seller.client.backOffice.orders.get({ reference })
		expect(page.furniture).toEqual(frozen.furniture)
		expect(page.timeline.map(({ event }) => event)).toEqual(['orderPlaced', 'orderConfirmed'])
		const { readyDate, plannedDate, holidays } = page.delivery
		// 25 working days after Saturday 21 November 2026, then 5: Christmas lies between.
		expect([readyDate, plannedDate]).toEqual(['2026-12-28', '2027-01-05'])
		expect(holidays).toEqual(['2026-12-25', '2027-01-01'])
	})

	test('an order keeps the versions of both texts that its buyer accepted', async () => {
		const browser = shop.browse()
		const reference = await place(browser, newEmail())
		const { token = '' } = await stateOf(browser, reference)
		const page = await browser.client.order.view({ token })
		expect([page.termsVersion, page.privacyVersion]).toEqual(['2026-11', '2026-11'])
		for (const file of ['terms', 'privacy'] as const) {
			const { body } = await browser.client.order[file]({ token, language: 'nl' })
			expect(body.name).toBe(`${file}-2026-11-nl.pdf`)
		}
	})

	test('an account lists its orders, offers and designs, and opens an order without its link', async () => {
		const email = newEmail()
		const browser = shop.browse()
		const code = newCode()
		const saved = { kind: 'save' as const, code, configuration: niche, language: 'fr' as const }
		await browser.client.dressing.configuration.send({ ...saved, email })
		const reference = await place(browser, email)
		const { client } = await activate(email)
		const { rows: orders } = await client.account.orders({ kind: 'order' })
		expect(orders.map((it) => it.reference)).toEqual([reference])
		expect(orders[0]).toMatchObject({ state: 'waiting', type: 'wardrobe', isExpired: false })
		expect((await client.account.orders({ kind: 'offer' })).rows).toEqual([])
		const { rows: designs } = await client.account.designs({})
		expect(designs.map((it) => it.code)).toContain(code)
		expect(designs.filter((it) => it.frozen)).toHaveLength(1)
		expect((await client.order.view({ reference })).total).toBe(orders[0]?.total)
		const plan = await client.order.plan({ reference, language: 'fr' })
		expect(
			Buffer.from(await plan.body.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		).toBe('%PDF-')
	})

	test('a list says of each design whether its reader may share it', async () => {
		const email = newEmail()
		await place(shop.browse(), email)
		const { client } = await activate(email)
		await place(seller, email)
		const code = newCode()
		const saved = { kind: 'save' as const, code, configuration: niche, language: 'fr' as const }
		await client.dressing.configuration.send(saved)
		const { rows } = await client.account.designs({})
		expect(new Set(rows.map(({ mayShare }) => mayShare))).toEqual(new Set([true, false]))
		for (const row of rows) {
			const sharing = client.dressing.configuration.share({ code: row.code })
			if (row.mayShare) await expect(sharing).resolves.toHaveProperty('token')
			else expect(await refusal(sharing)).toBe('403 not_allowed')
		}
	})

	test('another’s order is not found, and a visitor is asked to log in', async () => {
		const reference = await place(shop.browse(), newEmail())
		const other = await shop.enter('t.lambert@example.be')
		expect(await refusal(other.client.order.view({ reference }))).toBe('404 order_not_found')
		expect(await refusal(seller.client.order.view({ reference }))).toBe('404 order_not_found')
		const { client } = shop.browse()
		expect(await refusal(client.order.view({ reference }))).toBe('403 not_logged_in')
		expect(await refusal(client.account.orders({ kind: 'order' }))).toBe('403 not_logged_in')
		expect(await refusal(client.account.designs({}))).toBe('403 not_logged_in')
	})

	test('a page of designs is followed by the next, without one twice', async () => {
		const browser = await shop.enter('bureau@studio-hetre.example')
		for (let i = 0; i < 5; i++)
			await browser.client.dressing.configuration.send({
				kind: 'save',
				code: newCode(),
				configuration: niche,
				language: 'fr',
			})
		const first = await browser.client.account.designs({ limit: 3 })
		const next = await browser.client.account.designs({ limit: 3, after: first.next ?? '' })
		const codes = [...first.rows, ...next.rows].map(({ code }) => code)
		expect(new Set(codes).size).toBe(codes.length)
		expect(codes.length).toBeGreaterThan(3)
	})

	test('the shop says how it may be paid, and in which order', async () => {
		await shop.changeTenant('atelier', { paymentTypes: ['Bill'] })
		const { client } = shop.browse()
		expect((await client.configurator.init()).paymentTypes).toEqual(['Bill'])
		const order = await orderOf(shop.browse(), { paymentType: 'Bill' })
		const { configuration } = client.dressing
		expect(await refusal(configuration.order({ ...order, paymentType: 'None' }))).toBe(
			'400 payment_type_unavailable',
		)
		await shop.changeTenant('atelier', { paymentTypes: ['None', 'Bill'] })
		expect((await client.configurator.init()).paymentTypes).toEqual(['None', 'Bill'])
	})
})
