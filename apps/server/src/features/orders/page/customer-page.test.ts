import type { Quote } from '@gabarit/price'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
import { linkIn, sendOffer } from '../../../testing/orders/send-offer.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	noon,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import { expireOffers } from '../process/expire-offers.ts'

const day = 24 * 3600_000

describe.each(testDatabases)('the customer’s page on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	const tokenFor = async (email: string) => linkIn(await sendAll(shop.services), email)
	const offered = (change?: Parameters<typeof sendOffer>[1]) => sendOffer(shop, change)
	const page = (reference: string) => seller.client.backOffice.orders.get({ reference })
	const visitor = () => shop.browse().client.order

	test('where the shop sends no mails an order’s page offers an account, and mails it once it is asked for', async () => {
		const browser = shop.browse()
		const email = 'joins@example.be'
		await shop.changeTenant('atelier', { sendMailsToCustomers: false })
		try {
			const body = await orderOf(browser, { customer: { ...lambert, email } })
			await browser.client.dressing.configuration.order(body)
			const letters = await sendAll(shop.services)
			expect(letters.filter((it) => it.to === email).map((it) => it.kind)).toEqual(['orderPlaced'])
			const token = linkIn(letters, email)
			expect((await visitor().view({ token })).isInvited).toBe(true)
			await visitor().join({ token })
			const [letter] = await sendAll(shop.services)
			expect([letter?.kind, letter?.to]).toEqual(['activation', email])
			const fresh = { password: 'Rabot-2027-zuid', confirmation: 'Rabot-2027-zuid' }
			await shop.browse().client.account.registerPassword({ token: tokenOf(letter), ...fresh })
			expect((await visitor().view({ token })).isInvited).toBe(false)
			expect(await refusal(visitor().join({ token }))).toBe('403 not_allowed')
		} finally {
			await shop.changeTenant('atelier', { sendMailsToCustomers: true })
		}
		const other = await orderOf(browser, { customer: { ...lambert, email: 'mailed@example.be' } })
		await browser.client.dressing.configuration.order(other)
		const letters = await sendAll(shop.services)
		const token = linkIn(letters, 'mailed@example.be')
		expect((await visitor().view({ token })).isInvited).toBe(false)
	})

	test('a mail’s link opens the one offer, without an account', async () => {
		const { token, reference } = await offered()
		const shown = await visitor().view({ token })
		expect(shown).toMatchObject({
			reference,
			kind: 'offer',
			state: 'offerInProgress',
			isExpired: false,
			revised: null,
		})
		expect(shown.actions).toEqual([
			{ action: 'acceptOffer', allowed: true },
			{ action: 'refuseOffer', allowed: true },
			{ action: 'placeOrder', allowed: true },
		])
		expect(shown.total).toBe(shown.quote?.totalIncluding)
		const text = JSON.stringify(shown)
		for (const hidden of ['purchase', 'margin', 'amountToSupplier', 'requestHash'])
			expect(text).not.toContain(hidden)
		const plan = await visitor().plan({ token, language: 'nl' })
		expect(
			Buffer.from(await plan.body.arrayBuffer())
				.subarray(0, 5)
				.toString(),
		).toBe('%PDF-')
	})

	test('an unknown token, another shop’s, and one that was revoked open nothing', async () => {
		const { token, reference } = await offered()
		expect(await refusal(visitor().view({ token: `${token.slice(0, -1)}x` }))).toBe(
			'404 link_unknown',
		)
		const elsewhere = shop.browse('rangements-martin').client.order
		expect(await refusal(elsewhere.view({ token }))).toBe('404 link_unknown')
		await seller.client.backOffice.orders.revokeLinks({ reference })
		expect(await refusal(visitor().view({ token }))).toBe('404 link_unknown')
		await seller.client.backOffice.orders.sendLink({ reference })
		const { customer } = await page(reference)
		const fresh = await tokenFor(customer.email ?? '')
		expect((await visitor().view({ token: fresh })).reference).toBe(reference)
		const events = (await page(reference)).timeline.map((it) => it.event)
		expect(events.slice(0, 2)).toEqual(['linkSent', 'linksRevoked'])
	})

	test('ordered by somebody else, an offer’s link and account no longer show it', async () => {
		const bureau = 'bureau@studio-hetre.example'
		const owner = await shop.enter(bureau)
		const { reference, code, token } = await offered({ customer: { ...lambert, email: bureau } })
		const read = () => owner.client.backOffice.orders.get({ reference })
		expect((await read()).kind).toBe('offer')
		const email = 'other@example.be'
		const browser = shop.browse()
		const order = await orderOf(browser, { code, customer: { ...lambert, email } })
		await browser.client.dressing.configuration.order(order)
		expect(await refusal(visitor().view({ token }))).toBe('404 link_unknown')
		expect(await refusal(read())).toBe('404 order_not_found')
		expect((await visitor().view({ token: await tokenFor(email) })).reference).toBe(reference)
	})

	test('ordered by somebody else before its mail left: the mail never leaves', async () => {
		const [owner, other] = ['late.owner@example.be', 'early.other@example.be']
		const browser = shop.browse()
		const { order } = browser.client.dressing.configuration
		const asked = await orderOf(browser, { customer: { ...lambert, email: owner } })
		const { code, configuration, language, customer } = asked
		const { billingAddress, deliveryAddress = home } = asked
		const delivery = {
			deliveryMode: 'delivery' as const,
			country: 'BE' as const,
			billingAddress,
			deliveryAddress,
		}
		const offer = await askOffer(browser.client, {
			kind: 'offer',
			code,
			configuration,
			language,
			customer,
			delivery,
		})
		await order({ ...asked, customer: { ...lambert, email: other } })
		const letters = await sendAll(shop.services)
		expect(letters.filter((it) => it.to === owner)).toEqual([])
		const token = linkIn(letters, other)
		expect((await visitor().view({ token })).reference).toBe(offer.reference)
	})

	test('only the hash of a link’s token is stored', async () => {
		const { token } = await offered()
		const { rows } = await shop.services.db.execute('select * from order_links')
		expect(JSON.stringify(rows)).not.toContain(token)
	})

	test('accepted, then ordered and paid online, by the link alone', async () => {
		const { token, reference } = await offered()
		const first = await visitor().view({ token })
		const { revision } = first
		const accepted = await visitor().act({ token, action: 'acceptOffer', revision })
		expect(accepted.state).toBe('offerAccepted')
		const form = {
			token,
			revision: accepted.revision,
			billingAddress: home,
			paymentType: 'Online' as const,
		}
		expect(await refusal(visitor().place({ ...form, termsAccepted: false }))).toBe(
			'400 terms_not_accepted',
		)
		const stale = { ...form, revision, termsAccepted: true }
		expect(await refusal(visitor().place(stale))).toBe('409 order_changed')
		const placed = await visitor().place({ ...form, termsAccepted: true })
		expect(placed).toMatchObject({
			kind: 'order',
			state: 'waiting',
			total: first.total,
			payment: { type: 'Online', status: 'open', paid: 0 },
		})
		expect(placed.payment.due).toBe(Math.round(((first.total ?? 0) * 40) / 100))
		expect((await page(reference)).terms).toMatchObject({ version: expect.any(String) as string })
		const { paymentUrl } = await visitor().pay({ token })
		const browser = shop.browse()
		const led = await browser.ask('GET', new URL(paymentUrl).pathname)
		const [, tenant = '', id = ''] =
			/test-payment\/([^/]+)\/([^/]+)$/.exec(led.headers['location'] ?? '') ?? []
		const { test: testPayments } = browser.client.payments
		expect(await testPayments.get({ tenant, id })).toMatchObject({
			amount: placed.payment.due,
			description: reference,
			status: 'open',
		})
		const done = await testPayments.finish({ tenant, id, outcome: 'pay' })
		expect(done.status).toBe('paid')
		const after = await visitor().checkPayment({ token })
		expect(after).toMatchObject({ state: 'confirmed', payment: { status: 'partlyPaid' } })
		expect(after.payment.due).toBe((first.total ?? 0) - after.payment.paid)
		expect(await testPayments.finish({ tenant, id, outcome: 'refuse' })).toMatchObject({
			status: 'paid',
		})
	})

	test('the page promises a day until it is refused', async () => {
		const { token } = await offered()
		const shown = await visitor().view({ token })
		expect(shown.delivery.plannedDate).toMatch(/^2\d{3}-/)
		const turnedDown = await visitor().act({
			token,
			action: 'refuseOffer',
			revision: shown.revision,
		})
		expect(turnedDown.delivery).toMatchObject({ date: null, plannedDate: null })
	})

	test('refused by the customer, it is closed, and the seller reads why', async () => {
		const { token, reference } = await offered()
		const { revision } = await visitor().view({ token })
		const act = { token, revision, action: 'refuseOffer' as const, motive: 'Trop cher' }
		expect(await visitor().act(act)).toMatchObject({ state: 'offerRefused', motive: 'Trop cher' })
		const { timeline } = await page(reference)
		const customer = { kind: 'customer', name: null }
		const entry = { event: 'offerRefused', motive: 'Trop cher', actor: customer }
		expect(timeline[0]).toMatchObject(entry)
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => it.kind).toSorted()).toEqual(['orderChanged', 'orderNotice'])
	})

	test('of two answers at once one wins, the other gets the current state', async () => {
		const { token, reference } = await offered()
		const { revision } = await visitor().view({ token })
		const { orders } = seller.client.backOffice
		const outcomes = await Promise.all([
			visitor()
				.act({ token, action: 'acceptOffer', revision })
				.then(
					() => 'won',
					(error: { code?: string }) => error.code,
				),
			orders.act({ reference, action: 'refuseOffer', revision }).then(
				() => 'won',
				(error: { code?: string }) => error.code,
			),
		])
		expect(outcomes.toSorted()).toEqual(['order_changed', 'won'])
	})

	test('a manual discount and its reason are for its customer only', async () => {
		const { reference, code, email } = await offered()
		const { revision } = await page(reference)
		const discount = { reason: 'Geste pour Mme Lambert', percentage: 50 }
		const { total } = await seller.client.backOffice.orders.revise({
			reference,
			revision,
			discount,
		})
		const browser = shop.browse()
		const { order } = browser.client.dressing.configuration
		const asked = await orderOf(browser, { code })
		const stranger = { ...lambert, email: 'stranger@example.be' }
		const half = { ...asked, customer: stranger, total: total ?? 0 }
		const error = await refused(order(half))
		expect(error.code).toBe('price_changed')
		expect(JSON.stringify(error.data)).not.toContain('Geste')
		expect((error.data as { quote: Quote }).quote.totalIncluding).toBe(asked.total)
		const own = { ...asked, customer: { ...lambert, email: email.toUpperCase() } }
		expect((await order({ ...own, total: total ?? 0 })).total).toBe(total)
	})

	test('a revision shows the newest price and what changed; the former one is kept', async () => {
		const { token, reference, email } = await offered()
		const { revision, total } = await page(reference)
		const { orders } = seller.client.backOffice
		const discount = { reason: 'Client fidèle', percentage: 5 }
		const revised = await orders.revise({ reference, revision, discount })
		expect(revised.offerVersion).toBe(2)
		expect(revised.total).toBeLessThan(total ?? 0)
		expect(revised.timeline[0]).toMatchObject({ event: 'offerRevised', motive: 'Client fidèle' })
		const lines = revised.quote?.discounts.filter((it) => it.kind === 'manual')
		expect(lines).toMatchObject([{ label: 'Client fidèle', percentage: 5 }])
		expect(await refusal(orders.revise({ reference, revision, discount: null }))).toBe(
			'409 order_changed',
		)
		const fresh = await tokenFor(email)
		for (const it of [token, fresh])
			expect((await visitor().view({ token: it })).revised).toMatchObject({
				version: 2,
				reason: 'Client fidèle',
				totalBefore: total,
				isDesignChanged: false,
			})
		const higher = { ...niche, hu: 2400 }
		const changed = await orders.revise({
			reference,
			revision: revised.revision,
			configuration: higher,
			validUntil: '2027-01-31',
		})
		expect(changed).toMatchObject({ offerVersion: 3, validUntil: '2027-01-31' })
		expect(changed.configuration).toEqual(higher)
		expect(changed.quote?.discounts.some((it) => it.kind === 'manual')).toBe(true)
		const seen = await visitor().view({ token })
		expect(seen.revised).toMatchObject({ version: 3, isDesignChanged: true })
		const placed = await visitor().place({
			token,
			revision: seen.revision,
			billingAddress: home,
			paymentType: 'Bill',
			termsAccepted: true,
		})
		expect(placed.total).toBe(changed.total)
		const late = { reference, revision: placed.revision, validUntil: '2027-03-31' }
		expect(await refusal(orders.revise(late))).toBe('409 transition_not_allowed')
	})

	test('an accepted offer keeps its price: only its last day may move', async () => {
		const { reference } = await offered()
		const { orders } = seller.client.backOffice
		const { revision } = await page(reference)
		const accepted = await orders.act({ reference, revision, action: 'acceptOffer' })
		const now = accepted?.revision ?? 0
		const discount = { reason: 'Encore', amount: 1000 }
		expect(await refusal(orders.revise({ reference, revision: now, discount }))).toBe(
			'409 transition_not_allowed',
		)
		const later = await orders.revise({ reference, revision: now, validUntil: '2027-02-01' })
		expect(later.validUntil).toBe('2027-02-01')
	})

	test('an expired offer is closed once, and notifies customer and seller', async () => {
		const { reference, token, email } = await offered()
		try {
			shop.setNow(new Date(noon.getTime() + 30 * day))
			expect(await expireOffers(shop.services)).toBe(0)
			shop.setNow(new Date(noon.getTime() + 31 * day))
			const closed = await Promise.all([expireOffers(shop.services), expireOffers(shop.services)])
			expect(closed[0] + closed[1]).toBeGreaterThan(0)
			const later = await shop.enter('sofie.maes@atelier.example')
			const { timeline, status } = await later.client.backOffice.orders.get({ reference })
			expect(status).toBe('OfferRefused')
			expect(timeline.filter((it) => it.event === 'offerExpired')).toHaveLength(1)
			expect((await visitor().view({ token })).state).toBe('offerExpired')
			const letters = await sendAll(shop.services)
			expect(letters.some((it) => it.to === email && it.subject.includes('expiré'))).toBe(true)
			shop.setNow(new Date(noon.getTime() + 70 * day))
			expect(await refusal(visitor().view({ token }))).toBe('404 link_unknown')
		} finally {
			shop.setNow(noon)
		}
	})

	test('an offer without an address cannot be ordered without its delivery price', async () => {
		const delivery = { deliveryMode: 'delivery' as const, country: 'BE' as const }
		const { token, code } = await offered({ delivery })
		const { revision, total } = await visitor().view({ token })
		const place = { token, revision, billingAddress: home, termsAccepted: true }
		expect(await refusal(visitor().place({ ...place, paymentType: 'Bill' }))).toBe(
			'400 not_deliverable',
		)
		const browser = shop.browse()
		const order = await orderOf(browser, { code, total: total ?? 0 })
		expect(await refusal(browser.client.dressing.configuration.order(order))).toBe(
			'409 price_changed',
		)
	})

	test('where prices are hidden, the page shows one once the seller has sent it', async () => {
		const martin = await shop.enter('julie@rangements-martin.example', 'rangements-martin')
		const tenant = await shop.services.tenants.byCode('rangements-martin')
		expect(tenant.isPriceHidden).toBe(true)
		const sent = await askOffer(martin.client, {
			kind: 'offer',
			code: newCode(),
			language: 'fr',
			customer: { ...lambert, email: 'hidden@example.fr' },
			configuration: niche,
			delivery: { deliveryMode: 'pickUp', country: 'FR' },
		})
		const token = await tokenFor('hidden@example.fr')
		const { client } = shop.browse('rangements-martin')
		const shown = await client.order.view({ token })
		expect([shown.reference, shown.total === null]).toEqual([sent.reference, false])
		const mine = shown.quote
		expect(mine && 'purchase' in mine).toBe(false)
	})
})
