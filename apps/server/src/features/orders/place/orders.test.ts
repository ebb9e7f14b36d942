import { buildFurniture } from '@gabarit/engine'
import type { Quote } from '@gabarit/price'
import { priceFurniture } from '@gabarit/price'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import {
	home,
	lambert,
	newCode,
	niche,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const day = 24 * 3600_000

describe.each(everyDatabase)('orders on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	const everyOrder = async () => {
		const seller = await shop.enter('sofie.maes@atelier.example')
		return (await seller.client.backOffice.orders.list({ kind: 'order', limit: 100 })).rows
	}

	test('an order gets a number and the total that was shown', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const placed = await browser.client.dressing.configuration.order(order)
		expect(placed).toEqual({
			reference: expect.stringMatching(/^26-\d{5}$/),
			code: order.code,
			total: order.total,
		})
	})

	test('the browser’s own book gives the server’s price to the cent', async () => {
		const { client } = shop.browse()
		const { book, catalogue } = await client.configurator.dressingInit()
		const built = buildFurniture(niche, catalogue)
		if (!book || !built.ok) throw new Error('no book or no furniture')
		const { totalIncluding } = priceFurniture(built.value, book, {
			country: 'BE',
			postalCode: '6700',
			deliveryMode: 'delivery',
			date: '2026-11-21',
			promo: { code: 'ATELIER5', percentage: 5 },
			services: [{ code: 'carryIn', floors: 2 }],
		})
		const order = await orderOf(shop.browse(), {
			promoCode: 'ATELIER5',
			services: [{ code: 'carryIn', floors: 2 }],
		})
		expect(order.total).toBe(totalIncluding)
	})

	test('twenty times at once is one order with twenty equal answers', async () => {
		const order = await orderOf(shop.browse())
		const before = (await everyOrder()).length
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => shop.browse().client.dressing.configuration.order(order)),
		)
		expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
		expect((await everyOrder()).length).toBe(before + 1)
	})

	test('every order has a number of its own, whatever was refused or sent twice; gaps are allowed', async () => {
		const place = (order: Awaited<ReturnType<typeof orderOf>>) =>
			shop.browse().client.dressing.configuration.order(order)
		const orders = await Promise.all(Array.from({ length: 10 }, () => orderOf(shop.browse())))
		for (const order of orders)
			expect(await refusal(place({ ...order, total: order.total + 1 }))).toBe('409 price_changed')
		const same = orders.slice(0, 1)
		await Promise.all([...same, ...same, ...same, ...orders.slice(1)].map((order) => place(order)))
		const { rows } = await shop.pool.query<{ reference: string }>('select reference from orders')
		expect(rows.length).toBeGreaterThanOrEqual(orders.length)
		const numbers = new Set(rows.map((it) => it.reference.slice(3)))
		expect(numbers.size).toBe(rows.length)
	})

	test('an account that comes while the price waits for a register has the order', async () => {
		const customer = { ...lambert, email: 'register@example.be' }
		const first = await orderOf(shop.browse(), { customer })
		await shop.browse().client.dressing.configuration.order(first)
		const sent = await sendAll(shop.services)
		const token = tokenOf(
			sent.find((it) => it.kind === 'activation' && it.to === 'register@example.be'),
		)
		const second = await orderOf(shop.browse(), { customer })
		const { vatOf } = shop.services
		const password = 'Etabli-2027-sud'
		shop.services.vatOf = async (question) => {
			shop.services.vatOf = vatOf
			const { account } = shop.browse().client
			await account.registerPassword({ token, password, confirmation: password })
			// As long as a register takes that is slow.
			await new Promise((resolve) => setTimeout(resolve, 1100))
			return vatOf(question)
		}
		const { reference } = await shop.browse().client.dressing.configuration.order(second)
		const { rows } = await shop.pool.query(
			'select o.to_link, u.email from orders o left join users u on u.id = o.customer_id where reference = $1',
			[reference],
		)
		expect(rows).toEqual([{ to_link: false, email: 'register@example.be' }])
	})

	test('of two different orders under one code at once one wins, and the other leaves nothing', async () => {
		const code = newCode()
		const orders = await Promise.all(
			['Ada', 'Bea'].map(async (firstName) => ({
				...(await orderOf(shop.browse(), { customer: { ...lambert, firstName } })),
				code,
			})),
		)
		const answers = await Promise.all(
			orders.map((order) =>
				shop
					.browse()
					.client.dressing.configuration.order(order)
					.then(
						({ reference }) => reference,
						(error: { code: string }) => error.code,
					),
			),
		)
		const won = answers.findIndex((it) => it.startsWith('26-'))
		expect(answers.filter((_, i) => i !== won)).toEqual(['configuration_code_taken'])
		const stored = (await everyOrder()).filter((it) => it.code === code)
		expect(stored.map((it) => it.reference)).toEqual([answers[won]])
		const seller = await shop.enter('sofie.maes@atelier.example')
		const { customer } = await seller.client.backOffice.orders.get({
			reference: answers[won] ?? '',
		})
		expect(customer.firstName).toBe(['Ada', 'Bea'][won])
	})

	test('an order under the same code with another body is refused, whatever differs', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		await browser.client.dressing.configuration.order(order)
		const others = [
			{ ...order, remark: 'Plus vite' },
			{ ...order, customer: { ...lambert, lastName: 'Lamberts' } },
			{ ...order, configuration: { ...niche, hu: 2490 } },
			{ ...order, total: order.total + 1 },
		]
		for (const other of others) {
			const error = await refused(browser.client.dressing.configuration.order(other))
			expect([error.status, error.message]).toEqual([
				409,
				'The configuration code is already used for another configuration.',
			])
		}
		const again = await shop.browse().client.dressing.configuration.order(order)
		expect(again.total).toBe(order.total)
	})

	test('an order refused for its total leaves the saved design as it was, and its maker’s', async () => {
		const browser = shop.browse()
		const { configuration } = browser.client.dressing
		const order = await orderOf(browser)
		const saved = { kind: 'save' as const, code: order.code, language: 'fr' as const }
		await configuration.send({ ...saved, configuration: order.configuration })
		const dearer = { ...order, total: order.total + 1 }
		expect(await refusal(configuration.order(dearer))).toBe('409 price_changed')
		expect(await configuration.get({ code: order.code })).toMatchObject({ frozen: false })
		const changed = { ...order.configuration, hu: 2400 }
		expect(await configuration.send({ ...saved, configuration: changed })).toMatchObject({
			version: 2,
		})
	})

	test('no total but the server’s makes an order; the answer carries the fresh price', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const before = (await everyOrder()).length
		for (const total of [0, 1, -1, order.total - 1, order.total + 1, 99_999_999]) {
			const error = await refused(
				browser.client.dressing.configuration.order({ ...order, code: newCode(), total }),
			)
			expect(`${error.status} ${error.code}`).toBe('409 price_changed')
			expect(error.data).toMatchObject({ quote: { totalIncluding: order.total } })
			expect(JSON.stringify(error.data)).not.toContain('purchase')
		}
		for (const total of ['12', 12.5, null, Number.MAX_VALUE]) {
			const body = { ...order, code: newCode(), total }
			const answer = await browser.ask('POST', '/api/dressing/configuration/order', body)
			expect([answer.status, answer.json()]).toMatchObject([400, { code: 'invalid_model' }])
		}
		expect((await everyOrder()).length).toBe(before)
	})

	test('an order that cannot be made, delivered, accepted or paid is refused for its own reason', async () => {
		const { client } = shop.browse()
		const order = await orderOf(shop.browse(), { total: 1 })
		const ask = (change: object) =>
			refusal(client.dressing.configuration.order({ ...order, code: newCode(), ...change }))
		const to = (postalCode: string, country: 'BE' | 'FR') => ({
			deliveryAddress: { ...home, postalCode, country },
		})
		expect(await ask({ termsAccepted: false })).toBe('400 terms_not_accepted')
		expect(await ask({ paymentType: 'Online' })).toBe('409 price_changed')
		const elsewhere = shop.browse('meubles-dupont').client.dressing.configuration
		expect(
			await refusal(elsewhere.order({ ...order, code: newCode(), paymentType: 'Online' })),
		).toBe('400 payment_type_unavailable')
		expect(await ask(to('20000', 'FR'))).toBe('400 not_deliverable')
		expect(await ask(to('59000', 'BE'))).toBe('400 postal_code_mismatch')
		expect(await ask({ deliveryAddress: undefined })).toBe('400 customer_incomplete')
		expect(await ask({ promoCode: 'NADA' })).toBe('400 promo_unknown')
		expect(await ask({ promoCode: 'ETE10' })).toBe('400 promo_expired')
		expect(await ask({ promoCode: 'HIVER' })).toBe('400 promo_not_started')
		expect(await ask({ code: 'OOPS' })).toBe('400 code_format_invalid')
		expect(await ask({ customer: { ...lambert, gsm: '12' } })).toBe('400 invalid_model')
		expect(await ask({ customer: { ...lambert, email: 'no e-mail' } })).toBe('400 invalid_model')
		const error = await refused(
			client.dressing.configuration.order({
				...order,
				code: newCode(),
				configuration: { ...niche, room: { width: 120 } },
			}),
		)
		expect(error.code).toBe('configuration_impossible')
		expect(error.message).toBe('Invalid model.')
		const { issues } = error.data as { issues: { family: string }[] }
		expect(issues.map((issue) => issue.family)).toContain('NO_MODULE_FITS')
	})

	test('a promo code with one use left gives one discount, twenty orders at once', async () => {
		await shop.addPromo('UNIQUE', 5, 1)
		const order = await orderOf(shop.browse(), { promoCode: 'unique' })
		const outcomes = await Promise.all(
			Array.from({ length: 20 }, () =>
				shop
					.browse()
					.client.dressing.configuration.order({ ...order, code: newCode() })
					.then(
						() => 'ordered',
						(error: { code?: string }) => error.code,
					),
			),
		)
		expect(outcomes.filter((it) => it === 'ordered')).toHaveLength(1)
		expect(outcomes.filter((it) => it === 'promo_used')).toHaveLength(19)
	})

	test('an order freezes furniture, lines, cut list and catalogue version', async () => {
		const browser = shop.browse()
		const placed = await browser.client.dressing.configuration.order(
			await orderOf(browser, { promoCode: 'ATELIER5', remark: 'Ascenseur 1100 x 2100' }),
		)
		const seller = await shop.enter('sofie.maes@atelier.example')
		const page = await seller.client.backOffice.orders.get({ reference: placed.reference })
		expect(page).toMatchObject({
			kind: 'order',
			state: 'waiting',
			status: 'None',
			total: placed.total,
			remark: 'Ascenseur 1100 x 2100',
			configuration: niche,
			customer: lambert,
			toLink: false,
			delivery: { mode: 'delivery', zone: 'BE-3', supplierDays: 25, resellerDays: 5 },
		})
		const { quote, cost } = page
		if (!quote || !cost) throw new Error('no money')
		const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)
		expect(quote.totalIncluding).toBe(placed.total)
		expect(quote.goods).toBe(sum(quote.lines.map((line) => line.amount)))
		expect(cost.lines.map((line) => line.code)).toEqual(quote.lines.map((line) => line.code))
		expect(cost.total).toBe(cost.goods + cost.delivery)
		expect(page.amountToSupplier).toBe(cost.total)
		expect(page.catalogueVersion).toBe(quote.version)
		expect(page.furniture.boards.length).toBeGreaterThan(20)
		const used = new Set(page.furniture.boards.map((board) => board.material))
		expect(new Set(page.catalogue.colors.map((color) => color.reference))).toEqual(used)
	})

	test('an offer freezes the code, and the same offer again is the same offer', async () => {
		const { client } = shop.browse()
		const delivery = {
			deliveryMode: 'delivery' as const,
			country: 'BE' as const,
			postalCode: '6700',
		}
		const offer = {
			kind: 'offer' as const,
			code: newCode(),
			configuration: niche,
			language: 'fr' as const,
			customer: lambert,
			delivery,
			total: 0,
		}
		const { data } = await refused(client.dressing.configuration.send(offer))
		offer.total = (data as { quote: Quote }).quote.totalIncluding
		const first = await client.dressing.configuration.send(offer)
		const second = await client.dressing.configuration.send(offer)
		expect(second.reference).toBe(first.reference)
		const other = { ...offer, language: 'nl' as const }
		expect(await refusal(client.dressing.configuration.send(other))).toBe(
			'409 configuration_code_taken',
		)
		const { customer: _, delivery: __, ...nobody } = { ...offer, code: newCode() }
		const incomplete = await refused(client.dressing.configuration.send(nobody))
		expect(incomplete).toMatchObject({
			code: 'customer_incomplete',
			message: 'Invalid model.',
			data: {
				problems: [
					{ path: 'customer', message: 'À remplir.' },
					{ path: 'delivery', message: 'À remplir.' },
				],
			},
		})
		const nowhere = { ...nobody, customer: lambert }
		expect((await refused(client.dressing.configuration.send(nowhere))).data).toMatchObject({
			problems: [{ path: 'delivery' }],
		})
		const { total: ___, ...unseen } = { ...offer, code: newCode() }
		expect(await refused(client.dressing.configuration.send(unseen))).toMatchObject({
			code: 'customer_incomplete',
			data: { problems: [{ path: 'total', message: 'À remplir.' }] },
		})
		const wrong = { ...offer, code: newCode(), total: 12 }
		expect(await refusal(client.dressing.configuration.send(wrong))).toBe('409 price_changed')
	})

	test('an offer becomes an order at its own price until it expires', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const offer = {
			kind: 'offer' as const,
			language: 'fr' as const,
			customer: lambert,
			configuration: niche,
			delivery: {
				deliveryMode: 'delivery' as const,
				country: 'BE' as const,
				billingAddress: home,
				deliveryAddress: home,
			},
		}
		const codes = [newCode(), newCode()] as const
		const sent = []
		for (const code of codes) sent.push(await askOffer(browser.client, { ...offer, code }))
		try {
			// The autumn reduction has ended: today's price is higher, the offer's stands.
			shop.setNow(new Date(noon.getTime() + 30 * day))
			const today = await orderOf(shop.browse())
			shop.setNow(new Date(noon.getTime() + 29 * day))
			const placed = await browser.client.dressing.configuration.order({ ...order, code: codes[0] })
			expect(placed).toMatchObject({ reference: sent[0]?.reference, total: order.total })
			shop.setNow(new Date(noon.getTime() + 31 * day))
			const fresh = await orderOf(shop.browse())
			expect(fresh.total).toBeGreaterThan(order.total)
			expect(today.total).toBeGreaterThanOrEqual(order.total)
			const late = browser.client.dressing.configuration.order({ ...order, code: codes[1] })
			expect(await refusal(late)).toBe('409 price_changed')
			const paid = await browser.client.dressing.configuration.order({ ...fresh, code: codes[1] })
			expect(paid).toMatchObject({ reference: sent[1]?.reference, total: fresh.total })
		} finally {
			shop.setNow(noon)
		}
	})

	test('an offer cannot be ordered to an address outside all zones', async () => {
		const browser = shop.browse()
		const order = await orderOf(browser)
		const code = newCode()
		await askOffer(browser.client, {
			kind: 'offer',
			language: 'fr',
			customer: lambert,
			configuration: niche,
			delivery: {
				deliveryMode: 'delivery',
				country: 'BE',
				billingAddress: home,
				deliveryAddress: home,
			},
			code,
		})
		const far = { ...home, postalCode: '20000', country: 'FR' as const }
		const ask = { ...order, code, deliveryAddress: far }
		expect(await refusal(browser.client.dressing.configuration.order(ask))).toBe(
			'400 not_deliverable',
		)
	})

	test('only a logged-in seller finds a customer by e-mail', async () => {
		const email = 'T.LAMBERT@example.be'
		const seller = await shop.enter('sofie.maes@atelier.example')
		const found = await seller.client.dressing.customer.find({ email })
		expect(found.customer.lastName).toBe('Lambert')
		const nobody = seller.client.dressing.customer.find({ email: 'nobody@example.be' })
		expect(await refusal(nobody)).toBe('404 customer_not_found')
		const visitor = shop.browse().client.dressing.customer.find({ email })
		expect(await refusal(visitor)).toBe('403 not_logged_in')
		const buyer = await shop.enter('t.lambert@example.be')
		expect(await refusal(buyer.client.dressing.customer.find({ email }))).toBe('403 not_allowed')
		const other = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect(await refusal(other.client.dressing.customer.find({ email }))).toBe(
			'404 customer_not_found',
		)
	})
})
