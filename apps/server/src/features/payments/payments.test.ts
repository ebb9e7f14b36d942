import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../testing/mails.ts'
import { openPayingShop, type PayingShop } from '../../testing/orders/paying-shop.ts'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, orderOf, type Shop } from '../../testing/test-shop.ts'

/** Every order of a list. */
function permutations<T>(list: readonly T[]): T[][] {
	if (list.length < 2) return [[...list]]
	return list.flatMap((one, i) =>
		permutations(list.filter((_, j) => j !== i)).map((rest) => [one, ...rest]),
	)
}

describe.each(testDatabases)('paying online on $name', (database) => {
	let paying: PayingShop
	let shop: Shop
	let mollie: PayingShop['mollie']
	let seller: Browser
	let admin: Browser
	beforeAll(async () => {
		paying = await openPayingShop(database)
		;({ shop, mollie, seller } = paying)
		admin = await shop.enter('admin@gabarit.example')
	})
	afterAll(() => paying.close())
	const page = (reference: string) => paying.page(reference)
	const ordered = () => paying.ordered()
	const goToPay = (browser: Browser, path: string) => paying.goToPay(browser, path)
	const becomes = (id: string, status: string) => paying.becomes(id, status)
	const notice = (id: string) => paying.notice(id)

	test('an order asks for its deposit; paid, it is confirmed, and the customer reads of it', async () => {
		const { placed, id } = await ordered()
		const asked = mollie.payments.get(id)
		const deposit = Math.round((placed.total * 40) / 100)
		expect(asked?.amount.value).toBe((deposit / 100).toFixed(2))
		expect(asked?.description).toBe(placed.reference)
		await sendAll(shop.services)
		becomes(id, 'paid')
		expect((await notice(id)).statusCode).toBe(204)
		const after = await page(placed.reference)
		expect(after).toMatchObject({
			status: 'Confirmed',
			payment: { type: 'Online', status: 'partlyPaid', paid: deposit },
		})
		expect(after.timeline.map((it) => it.event)).toEqual([
			'orderConfirmed',
			'paymentReceived',
			'orderPlaced',
		])
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => it.kind).toSorted()).toEqual(['orderChanged', 'orderNotice'])
	})

	test('fifty times the same order is one payment with one address', async () => {
		const order = await orderOf(shop.browse(), { paymentType: 'Online' })
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => shop.browse().client.dressing.configuration.order(order)),
		)
		expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
		const { reference, paymentUrl } = answers[0] ?? { reference: '' }
		expect((await page(reference)).payments).toHaveLength(1)
		const path = new URL(paymentUrl ?? '').pathname
		const before = mollie.payments.size
		const ids = await Promise.all([1, 2, 3, 4].map(() => goToPay(shop.browse(), path)))
		expect(new Set(ids).size).toBe(1)
		expect(mollie.payments.size).toBe(before + 1)
	})

	test('notices doubled, late and in every order are one payment', async () => {
		for (const way of permutations(['open', 'pending', 'paid'])) {
			const { placed, id } = await ordered()
			for (const status of way) {
				becomes(id, status)
				await Promise.all([notice(id), notice(id), notice(id)])
			}
			becomes(id, 'paid')
			await Promise.all(Array.from({ length: 5 }, () => notice(id)))
			const after = await page(placed.reference)
			const received = after.timeline.filter((it) => it.event === 'paymentReceived')
			expect([way, received.length, after.status]).toEqual([way, 1, 'Confirmed'])
			expect(after.payment.paid).toBe(Math.round((placed.total * 40) / 100))
		}
	})

	test('an answer that was under way longer takes nothing back', async () => {
		const { placed, id } = await ordered()
		becomes(id, 'paid')
		await notice(id)
		for (const status of ['open', 'failed', 'expired', 'canceled']) {
			becomes(id, status)
			await notice(id)
		}
		expect(await page(placed.reference)).toMatchObject({ status: 'Confirmed' })
	})

	test('forged notices and the client’s own word pay nothing', async () => {
		const { browser, placed, id } = await ordered()
		const forged = Number(process.env['FORGED_NOTICES'] ?? 100)
		for (let i = 0; i < forged; i++) {
			const answer = await notice(i % 10 === 0 ? id : `tr_forged${i}`)
			expect(answer.statusCode).toBe(204)
		}
		const { reference } = placed
		const complete = browser.client.dressing.configuration.completePaymentStatus
		await complete({ reference })
		await complete({ reference: '26-99999' })
		const claims = { reference, status: 'paid', amount: placed.total }
		const path = '/api/dressing/configuration/order/complete-payment-status'
		expect((await browser.ask('POST', path, claims)).status).toBe(400)
		const after = await page(reference)
		expect(after).toMatchObject({ status: 'None', payment: { paid: 0 } })
		expect((await admin.client.backOffice.payments.list({})).rows).toEqual([])
	})

	test('a notice sent to another shop makes no money there', async () => {
		const { placed, id } = await ordered()
		becomes(id, 'paid')
		expect((await paying.notice(id, 'meubles-dupont')).statusCode).toBe(204)
		await notice(id)
		expect((await paying.notice(id, 'meubles-dupont')).statusCode).toBe(204)
		expect((await page(placed.reference)).status).toBe('Confirmed')
		expect((await admin.client.backOffice.payments.list({})).rows).toEqual([])
	})

	test('coming back makes the server ask: the order shows what the provider says', async () => {
		const { browser, placed, id } = await ordered()
		const { orderState, completePaymentStatus } = browser.client.dressing.configuration
		const { reference } = placed
		const looks = async () => (await orderState({ reference })).payment
		expect(await looks()).toMatchObject({ status: 'open', lastTry: 'open' })
		becomes(id, 'pending')
		await completePaymentStatus({ reference })
		expect(await looks()).toMatchObject({ status: 'pending', lastTry: 'pending' })
		becomes(id, 'paid')
		await completePaymentStatus({ reference })
		expect(await looks()).toMatchObject({ status: 'partlyPaid', lastTry: 'paid' })
		expect((await orderState({ reference })).state).toBe('confirmed')
		const stranger = shop.browse().client.dressing.configuration.orderState({ reference })
		expect(await refusal(stranger)).toBe('404 order_not_found')
	})

	test.each(['failed', 'canceled', 'expired'])(
		'after a payment that ended as %s the same address leads to a new one',
		async (status) => {
			const { browser, placed, path, id } = await ordered()
			becomes(id, status)
			await notice(id)
			expect(await page(placed.reference)).toMatchObject({
				status: 'None',
				payment: { status: 'failed' },
			})
			const second = await goToPay(browser, path)
			expect(second).not.toBe(id)
			becomes(second, 'paid')
			await notice(second)
			expect(await page(placed.reference)).toMatchObject({ status: 'Confirmed' })
			const back = await browser.ask('GET', path)
			expect(back.status).toBe(303)
		},
	)

	test('an order that is accepted before it is paid waits for the payment', async () => {
		const { placed, id } = await ordered()
		const { reference } = placed
		const { orders } = seller.client.backOffice
		const { revision } = await page(reference)
		const accepted = await orders.act({ reference, action: 'acceptOrder', revision })
		expect(accepted).toMatchObject({ status: 'None', state: 'accepted' })
		expect(accepted?.timeline[0]?.event).toBe('orderAccepted')
		const again = { reference, action: 'acceptOrder' as const, revision: accepted?.revision ?? 0 }
		expect(await refusal(orders.act(again))).toBe('409 transition_not_allowed')
		becomes(id, 'paid')
		await notice(id)
		expect(await page(reference)).toMatchObject({ status: 'Confirmed', state: 'confirmed' })
	})

	test('a paid order that is refused opens a refund, and the money goes back once', async () => {
		const { placed, id } = await ordered()
		const { reference, total } = placed
		const deposit = Math.round((total * 40) / 100)
		const { orders } = seller.client.backOffice
		becomes(id, 'paid')
		await notice(id)
		const paid = await page(reference)
		const refuse = { reference, action: 'refuseOrder' as const, motive: 'Mur trop humide' }
		const refused = await orders.act({ ...refuse, revision: paid.revision })
		expect(refused).toMatchObject({ status: 'Refused', payment: { refundDue: deposit } })
		expect(refused?.timeline[0]).toMatchObject({ event: 'refundOpened', data: { amount: deposit } })
		const list = await orders.list({ kind: 'order', view: 'toRefund' })
		expect(list.rows.map((row) => row.reference)).toContain(reference)
		await sendAll(shop.services)
		const { revision } = await page(reference)
		mollie.failNext(503)
		const all = { reference, revision, reason: 'x' }
		expect(await refusal(orders.refund(all))).toBe('503 payment_provider_unavailable')
		// It stands as asked for; who tries again reads that first.
		expect(await refusal(orders.refund(all))).toBe('409 order_changed')
		const again = { ...all, revision: (await page(reference)).revision }
		const both = await Promise.allSettled([orders.refund(again), orders.refund(again)])
		expect(both.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected'])
		expect(mollie.payments.get(id)?.refunded).toBe(deposit)
		const after = await page(reference)
		expect(after.payment).toEqual({
			type: 'Online',
			status: 'refunded',
			paid: 0,
			balance: 0,
			refundDue: 0,
		})
		expect(after.timeline[0]).toMatchObject({ event: 'refunded', data: { amount: deposit } })
		const more = orders.refund({ reason: 'x', reference, revision: after.revision, amount: 1 })
		expect(await refusal(more)).toBe('409 nothing_to_refund')
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => it.subject)).toEqual([expect.stringContaining('Remboursement')])
	})

	test('of two refunds at once one wins, the other gets a conflict', async () => {
		const { placed, id } = await ordered()
		const { reference } = placed
		becomes(id, 'paid')
		await notice(id)
		const { revision } = await page(reference)
		const { orders } = seller.client.backOffice
		const amounts = [10_000, 20_000]
		const both = await Promise.allSettled(
			amounts.map((amount) => orders.refund({ reason: 'x', reference, revision, amount })),
		)
		const done = amounts.filter((_, i) => both[i]?.status === 'fulfilled')
		expect(done).toHaveLength(1)
		const late = both.find((it) => it.status === 'rejected')?.reason as { code: string }
		expect(late.code).toBe('order_changed')
		expect(mollie.payments.get(id)?.refunded).toBe(done[0])
		const { timeline } = await page(reference)
		const refunds = timeline
			.filter((it) => it.event === 'refunded')
			.map((it) => it.data?.['amount'])
		expect(refunds).toEqual(done)
	})

	test('a refund of an order that goes on is not asked for again', async () => {
		const { browser, placed, path, id } = await ordered()
		const { reference, total } = placed
		const deposit = Math.round((total * 40) / 100)
		const due = async () => {
			const state = await browser.client.dressing.configuration.orderState({ reference })
			return state.payment.due
		}
		becomes(id, 'paid')
		await notice(id)
		expect(await due()).toBe(total - deposit)
		const { revision } = await page(reference)
		const { orders } = seller.client.backOffice
		// Less than the deposit is left of what came: it is confirmed all the same, and only the rest is to pay.
		const back = await orders.refund({ reason: 'x', reference, revision, amount: 5000 })
		expect(back).toMatchObject({ state: 'confirmed', payment: { paid: deposit - 5000 } })
		expect(await due()).toBe(total - deposit)
		expect(back.payment).toMatchObject({ status: 'partlyPaid', balance: total - deposit })
		const more = { reference, revision: back.revision, amount: total - deposit + 1 }
		expect(await refusal(orders.recordPayment(more))).toBe('409 transition_not_allowed')
		const rest = await goToPay(browser, path)
		expect(mollie.payments.get(rest)?.amount.value).toBe(((total - deposit) / 100).toFixed(2))
		becomes(rest, 'paid')
		await notice(rest)
		expect(await due()).toBe(0)
		expect((await page(reference)).payment).toMatchObject({ status: 'paid', paid: total - 5000 })
		expect((await browser.ask('GET', path)).headers['location']).toContain(`order=${reference}`)
	})

	test('a deposit that came twice and went back once leaves all of the rest to pay', async () => {
		const { browser, placed, id } = await ordered()
		const { reference, total } = placed
		const deposit = Math.round((total * 40) / 100)
		const { orders } = seller.client.backOffice
		becomes(id, 'paid')
		await notice(id)
		const { revision } = await page(reference)
		const twice = await orders.recordPayment({ reference, revision, amount: deposit })
		expect(twice.payment.paid).toBe(2 * deposit)
		const gone = { reference, revision: twice.revision, amount: deposit, reason: 'x' }
		const back = await orders.refund(gone)
		expect(back.payment).toMatchObject({ status: 'partlyPaid', paid: deposit })
		const state = await browser.client.dressing.configuration.orderState({ reference })
		expect(state.payment.due).toBe(total - deposit)
	})

	test('the whole amount can be paid at once; a second payment becomes a refund task', async () => {
		const { browser, placed, id } = await ordered()
		const { reference, total } = placed
		const { payments, orders } = shop.services
		const key = { tenant: 'atelier', id: (await orders.idOf('atelier', reference)) ?? '' }
		const all = async () => new URL((await payments.openUrl(key, 'all')) ?? '').pathname
		const whole = await goToPay(browser, await all())
		expect(mollie.payments.get(whole)?.amount.value).toBe((total / 100).toFixed(2))
		expect(await goToPay(browser, await all())).toBe(whole)
		// Two windows: the deposit was open in the other one.
		for (const one of [whole, id]) {
			becomes(one, 'paid')
			await notice(one)
		}
		const deposit = Math.round((total * 40) / 100)
		const after = await page(reference)
		expect(after.payment).toMatchObject({
			status: 'paid',
			paid: total + deposit,
			refundDue: deposit,
		})
		expect(after.timeline[0]).toMatchObject({ event: 'refundOpened', data: { amount: deposit } })
		const { revision } = after
		const back = await seller.client.backOffice.orders.refund({ reason: 'x', reference, revision })
		expect(back.payment).toMatchObject({ status: 'paid', paid: total, refundDue: 0 })
	})

	test('money for an order that was refused meanwhile is to be given back', async () => {
		const { placed, id } = await ordered()
		const { reference } = placed
		const { revision } = await page(reference)
		const act = { reference, revision, action: 'refuseOrder' as const, motive: 'Trop loin' }
		await seller.client.backOffice.orders.act(act)
		becomes(id, 'paid')
		await notice(id)
		const after = await page(reference)
		expect(after).toMatchObject({ status: 'Refused' })
		expect(after.payment.refundDue).toBe(after.payment.paid)
		expect(after.payment.paid).toBeGreaterThan(0)
	})

	test('a payment whose order is gone, or that never had one, waits for an admin to link it', async () => {
		const gone = await ordered()
		const { orders, payments } = admin.client.backOffice
		const { reference } = gone.placed
		const { revision } = await page(reference)
		await seller.client.backOffice.orders.act({ reference, revision, action: 'delete' })
		becomes(gone.id, 'paid')
		await notice(gone.id)
		await notice(gone.id)
		mollie.payments.set('tr_byhand', {
			id: 'tr_byhand',
			status: 'paid',
			amount: { currency: 'EUR', value: '500.00' },
			description: 'acompte Lambert',
			redirectUrl: '',
			refunded: 0,
			isCancelable: false,
		})
		await Promise.all([notice('tr_byhand'), notice('tr_byhand')])
		const { rows: unmatched } = await payments.list({})
		expect(unmatched.map((it) => it.description).toSorted()).toEqual([reference, 'acompte Lambert'])
		expect(await refusal(seller.client.backOffice.payments.list({}))).toBe('403 not_allowed')

		const target = await ordered()
		const [first] = unmatched
		if (!first) throw new Error('nothing to link')
		const link = { id: first.id, tenant: first.tenant, reference: target.placed.reference }
		await payments.link(link)
		expect(await refusal(payments.link(link))).toBe('404 payment_not_found')
		const after = await orders.get({ reference: target.placed.reference })
		expect(after.payment.paid).toBe(first.amount)
		const linked = after.timeline.find((it) => it.event === 'paymentLinked')
		expect(linked?.actor.kind).toBe('user')
		const received = after.timeline.find((it) => it.event === 'paymentReceived')
		expect(received?.actor).toEqual({ kind: 'provider', name: null })
		expect((await payments.list({})).total).toBe(1)
	})

	test.each(['Bill', 'None'] as const)(
		'what a seller notes of an order of type %s is counted; he accepts it himself',
		async (paymentType) => {
			const browser = shop.browse()
			const order = await orderOf(browser, { paymentType })
			const { reference, total } = await browser.client.dressing.configuration.order(order)
			const { orders } = seller.client.backOffice
			const note = async (amount: number) =>
				orders.recordPayment({ reference, amount, revision: (await page(reference)).revision })
			expect(await note(1)).toMatchObject({
				status: 'None',
				state: 'waiting',
				payment: { status: 'partlyPaid', paid: 1, balance: total - 1 },
			})
			const all = await note(total - 1)
			expect(all).toMatchObject({ status: 'None', payment: { status: 'paid', paid: total } })
			expect(all.timeline.map((it) => it.event)).toEqual([
				'paymentReceived',
				'paymentReceived',
				'orderPlaced',
			])
			const act = { reference, action: 'acceptOrder' as const, revision: all.revision }
			expect(await orders.act(act)).toMatchObject({ status: 'Confirmed' })
		},
	)

	test('a transfer that reaches the deposit confirms an online order, less than it does not', async () => {
		const { placed } = await ordered()
		const { reference, total } = placed
		const { orders } = seller.client.backOffice
		const note = async (amount: number) =>
			orders.recordPayment({ reference, amount, revision: (await page(reference)).revision })
		const deposit = Math.round((total * 40) / 100)
		expect(await note(deposit - 1)).toMatchObject({ status: 'None', payment: { status: 'open' } })
		expect(await note(1)).toMatchObject({
			status: 'Confirmed',
			payment: { status: 'partlyPaid', paid: deposit },
		})
	})

	test('a bank transfer that a seller notes counts like any payment', async () => {
		const browser = shop.browse()
		const placed = await browser.client.dressing.configuration.order(await orderOf(browser))
		const { reference, total } = placed
		const { orders } = seller.client.backOffice
		const { revision } = await page(reference)
		const noted = await orders.recordPayment({ reference, revision, amount: total })
		expect(noted.payment).toMatchObject({ status: 'paid', paid: total })
		const more = orders.recordPayment({ reference, revision: noted.revision, amount: 1 })
		expect(await refusal(more)).toBe('409 transition_not_allowed')
		const given = { reference, revision: noted.revision, amount: 100, reason: 'x' }
		const back = await orders.refund(given)
		// Of an order that was paid whole: the shop gave it, nothing is due again.
		expect(back.payment).toMatchObject({ status: 'paid', paid: total - 100, balance: 0 })
		const gift = { reference, revision: back.revision, amount: 1 }
		expect(await refusal(orders.recordPayment(gift))).toBe('409 transition_not_allowed')
	})
})
