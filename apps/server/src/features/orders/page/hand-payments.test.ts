import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, lambert, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

describe.each(testDatabases)('money by hand on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	async function placed(email = 't.lambert@example.be') {
		const visitor = shop.browse()
		const customer = { ...lambert, email }
		const { configuration } = visitor.client.dressing
		const { reference } = await configuration.order(await orderOf(visitor, { customer }))
		await sendAll(shop.services)
		return seller.client.backOffice.orders.get({ reference })
	}
	const orders = () => seller.client.backOffice.orders

	test('a payment is a row with its kind, its day and its note, up to the balance', async () => {
		const { reference, revision, total } = await placed()
		const body = { reference, revision, kind: 'transfer' as const, amount: 40_000 }
		for (const day of ['2026-11-22', '2021-11-20', '0026-11-20']) {
			const wrong = orders().recordPayment({ ...body, day })
			expect(await refused(wrong), day).toMatchObject({ data: { problems: [{ path: 'day' }] } })
		}
		const more = orders().recordPayment({ ...body, amount: (total ?? 0) + 1 })
		expect(await refusal(more)).toBe('409 transition_not_allowed')
		const noted = await orders().recordPayment({ ...body, day: '2026-11-18', note: 'KBC' })
		expect(noted.payments).toMatchObject([
			{ kind: 'transfer', amount: 40_000, day: '2026-11-18', note: 'KBC', who: 'Maes Sofie' },
		])
		expect(noted.payment).toMatchObject({ paid: 40_000, balance: (total ?? 0) - 40_000 })
	})

	test('what was noted by mistake is taken back by a row against it, once', async () => {
		const { reference, revision, total } = await placed()
		const noted = await orders().recordPayment({ reference, revision, amount: 5000, kind: 'cash' })
		await sendAll(shop.services)
		const { id = '' } = noted.payments[0] ?? {}
		const cancel = { reference, revision: noted.revision, id, reason: 'Autre commande' }
		const back = await orders().cancelPayment(cancel)
		expect(back.payments.map((it) => [it.kind, it.amount, it.cancels, it.note])).toEqual(
			expect.arrayContaining([
				['cash', -5000, id, 'Autre commande'],
				['cash', 5000, null, null],
			]),
		)
		expect(back.payment).toEqual({ ...noted.payment, paid: 0, balance: total, status: 'open' })
		expect(back.timeline[0]).toMatchObject({
			event: 'paymentCancelled',
			motive: 'Autre commande',
			data: { amount: 5000 },
		})
		expect((await sendAll(shop.services)).map((it) => it.kind)).toEqual(['orderChanged'])
		const again = { ...cancel, revision: back.revision }
		expect(await refusal(orders().cancelPayment(again))).toBe('409 transition_not_allowed')
		const against = back.payments.find((it) => it.cancels === id)
		const twice = orders().cancelPayment({ ...again, id: against?.id ?? '' })
		expect(await refusal(twice)).toBe('404 payment_not_found')
	})

	test('what was given back by hand is a row with its reason, and cannot be taken back too', async () => {
		const { reference, revision } = await placed()
		const paid = await orders().recordPayment({ reference, revision, amount: 9000, kind: 'card' })
		const back = { reference, revision: paid.revision, amount: 9000, reason: 'Geste commercial' }
		const given = await orders().refund(back)
		expect(given.payments).toMatchObject(
			expect.arrayContaining([
				expect.objectContaining({ kind: 'refund', amount: -9000, note: 'Geste commercial' }),
			]),
		)
		expect(given.timeline[0]).toMatchObject({ event: 'refunded', motive: 'Geste commercial' })
		const { id = '' } = paid.payments[0] ?? {}
		const cancel = { reference, revision: given.revision, id, reason: 'x' }
		expect(await refusal(orders().cancelPayment(cancel))).toBe('409 transition_not_allowed')
	})

	test('without it again, a payment that is under way online is still pending', async () => {
		const { reference, revision } = await placed()
		const paid = await orders().recordPayment({ reference, revision, amount: 5000, kind: 'cash' })
		await shop.services.db.execute(sql`
			insert into payments (tenant, order_id, reference, amount, status, provider, created_at, changed_at)
			select tenant, id, reference, 1000, 'pending', 'test', now(), now()
			from orders where tenant = 'atelier' and reference = ${reference}`)
		const { id = '' } = paid.payments.find((it) => it.amount === 5000) ?? {}
		const cancel = { reference, revision: paid.revision, id, reason: 'x' }
		expect((await orders().cancelPayment(cancel)).payment.status).toBe('pending')
	})

	test('an order that money came for is not deleted, but refused: its rows stay, and it is to be given back', async () => {
		const { reference, revision } = await placed()
		const paid = await orders().recordPayment({ reference, revision, amount: 50_000, kind: 'cash' })
		const remove = paid.actions.find(({ action }) => action === 'delete')
		expect(remove).toMatchObject({ allowed: false, reason: 'payment_received' })
		const act = { reference, revision: paid.revision }
		const error = await refused(orders().act({ ...act, action: 'delete' }))
		expect(error).toMatchObject({ code: 'transition_not_allowed', data: { state: 'waiting' } })
		const motive = 'Mur trop humide'
		const ended = await orders().act({ ...act, action: 'refuseOrder', motive })
		expect(ended).toMatchObject({ payment: { paid: 50_000, refundDue: 50_000 } })
		expect(ended?.payments).toMatchObject([{ kind: 'cash', amount: 50_000 }])
	})

	test('of a refused order a payment that never came is no refund any more', async () => {
		const { reference, revision } = await placed()
		const paid = await orders().recordPayment({ reference, revision, amount: 7000, kind: 'other' })
		const motive = 'Mur trop humide'
		const act = { reference, revision: paid.revision, action: 'refuseOrder' as const, motive }
		const refusedOne = await orders().act(act)
		expect(refusedOne?.payment.refundDue).toBe(7000)
		const { id = '' } = paid.payments[0] ?? {}
		const cancel = { reference, revision: refusedOne?.revision ?? 0, id, reason: 'Erreur' }
		expect((await orders().cancelPayment(cancel)).payment).toMatchObject({ refundDue: 0, paid: 0 })
	})

	test('an erased person leaves the amount, not the note', async () => {
		const email = 'note@example.be'
		const { reference, revision } = await placed(email)
		const noted = { reference, revision, amount: 100, note: 'de Thomas Lambert' }
		await orders().recordPayment({ ...noted, kind: 'transfer' })
		const admin = await shop.enter('admin@gabarit.example')
		await admin.client.backOffice.people.erase({ email, resellerReference: 'atelier' })
		const { payments } = await orders().get({ reference })
		expect(payments).toMatchObject([{ amount: 100, note: null }])
	})
})
