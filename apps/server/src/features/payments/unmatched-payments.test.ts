// Money that no order has: which orders may take it, and how much of it is there to take.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../testing/ask-offer.ts'
import { openPayingShop, type PayingShop } from '../../testing/orders/paying-shop.ts'
import { refusal } from '../../testing/refused.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { type Browser, home, lambert, newCode, niche } from '../../testing/test-shop.ts'

const euros = (cents: number) => (cents / 100).toFixed(2)

describe.each(everyDatabase)('payments without an order on $name', (database) => {
	let paying: PayingShop
	let admin: Browser
	beforeAll(async () => {
		paying = await openPayingShop(database)
		admin = await paying.shop.enter('admin@gabarit.example')
	})
	afterAll(() => paying.close())

	const page = (reference: string) => paying.page(reference)
	const orders = () => paying.seller.client.backOffice.orders
	const payments = () => admin.client.backOffice.payments
	const listed = async (id: string) =>
		(await payments().list({})).rows.find((it) => it.providerId === id)

	/** Made by hand at the provider: less than the deposit of any order here. */
	async function unmatched(id: string, amount: number) {
		paying.mollie.payments.set(id, {
			id,
			status: 'paid',
			amount: { currency: 'EUR', value: euros(amount) },
			description: 'acompte Lambert',
			redirectUrl: '',
			refunded: 0,
			isCancelable: false,
		})
		await paying.notice(id)
	}

	async function link(id: string, reference: string) {
		const found = await listed(id)
		if (!found) throw new Error(`${id} is not to be linked`)
		return payments().link({ id: found.id, tenant: found.tenant, reference })
	}

	async function act(reference: string, action: 'delete' | 'refuseOrder' | 'refuseOffer') {
		const { revision } = await page(reference)
		const motive = action === 'delete' ? {} : { motive: 'Mur trop humide' }
		await orders().act({ reference, revision, action, ...motive })
	}

	/** As orders were deleted with their money, before that was refused. */
	async function deletePaid(reference: string) {
		await paying.shop.services.db.execute(
			sql`update orders set paid = 0, refunded = 0 where reference = ${reference}`,
		)
		await act(reference, 'delete')
	}

	async function refund(reference: string, amount?: number) {
		const { revision } = await page(reference)
		return orders().refund({
			reference,
			revision,
			reason: 'x',
			...(amount !== undefined && { amount }),
		})
	}

	async function offered(): Promise<string> {
		const sent = await askOffer(paying.shop.browse().client, {
			kind: 'offer',
			code: newCode(),
			configuration: niche,
			language: 'fr',
			customer: lambert,
			delivery: { deliveryMode: 'delivery', country: 'BE', deliveryAddress: home },
		})
		return sent.reference ?? ''
	}

	test('the list is read by pages, by words and by shop', async () => {
		for (const n of [1, 2, 3]) await unmatched(`tr_page${n}`, 10_000 + n)
		const first = await payments().list({ search: 'tr_page', limit: 2 })
		expect([first.total, first.rows.length]).toEqual([3, 2])
		const second = await payments().list({ search: 'TR_PAGE', limit: 2, after: first.next ?? '' })
		const read = [...first.rows, ...second.rows].map((it) => it.providerId)
		expect(new Set(read)).toEqual(new Set(['tr_page1', 'tr_page2', 'tr_page3']))
		expect((await payments().list({ search: 'acompte lambert' })).total).toBe(3)
		expect((await payments().list({ search: 'ACOMPTE Lambèrt' })).total).toBe(3)
		for (const amount of ['100,02', '100.02', '100,02 €']) {
			const { rows } = await payments().list({ search: amount })
			expect(rows.map((row) => row.providerId)).toEqual(['tr_page2'])
		}
		expect((await payments().list({ search: 'tr%page' })).total).toBe(0)
		expect((await payments().list({ tenant: 'meubles-dupont' })).total).toBe(0)
		expect(await refusal(payments().list({ tenant: 'nobody' }))).toBe('404 reseller_not_found')
		expect(await refusal(paying.seller.client.backOffice.payments.list({}))).toBe('403 not_allowed')
	})

	test('an offer is not paid: no payment is linked to it', async () => {
		await unmatched('tr_offer', 50_000)
		const reference = await offered()
		const before = await page(reference)
		expect(await refusal(link('tr_offer', reference))).toBe('409 transition_not_allowed')
		expect(await page(reference)).toEqual(before)
		expect(await listed('tr_offer')).toMatchObject({ amount: 50_000 })
	})

	test('money that an offer holds from before is to be given back once it is refused', async () => {
		const reference = await offered()
		await paying.shop.services.db.execute(
			sql`update orders set paid = 50000 where reference = ${reference}`,
		)
		await act(reference, 'refuseOffer')
		const after = await page(reference)
		expect(after.payment).toMatchObject({ paid: 50_000, refundDue: 50_000 })
		expect(after.timeline[0]).toMatchObject({ event: 'refundOpened', data: { amount: 50_000 } })
		const back = await refund(reference)
		expect(back.payment).toMatchObject({ status: 'refunded', paid: 0, refundDue: 0 })
	})

	/** Linked to an order that waits, of which `back` went back before it was deleted. */
	async function leftBehind(id: string, amount: number, back: number) {
		await unmatched(id, amount)
		const { placed } = await paying.ordered()
		await link(id, placed.reference)
		expect(await page(placed.reference)).toMatchObject({ status: 'None' })
		await refund(placed.reference, back)
		await deletePaid(placed.reference)
	}

	test('of a payment that went back in part only the rest is left for another order', async () => {
		await leftBehind('tr_part', 50_000, 100)
		expect(await listed('tr_part')).toMatchObject({ amount: 49_900 })
		const { reference } = (await paying.ordered()).placed
		await link('tr_part', reference)
		const linked = await page(reference)
		expect(linked.payment.paid).toBe(49_900)
		expect(linked.timeline[0]).toMatchObject({ data: { amount: 49_900 } })
		await act(reference, 'refuseOrder')
		expect((await page(reference)).payment.refundDue).toBe(49_900)
		const back = await refund(reference)
		expect(back.payment).toMatchObject({ status: 'refunded', paid: 0, refundDue: 0 })
		expect(paying.mollie.payments.get('tr_part')?.refunded).toBe(50_000)
	})

	test('a wholly refunded payment is no longer unmatched', async () => {
		await leftBehind('tr_whole', 50_000, 50_000)
		expect(await listed('tr_whole')).toBeUndefined()
		const reference = (await paying.ordered()).placed.reference
		const found = sql`select id, tenant from payments where provider_id = 'tr_whole'`
		const { rows } = await paying.shop.services.db.execute<{ id: string; tenant: string }>(found)
		const [gone = { id: '', tenant: '' }] = rows
		expect(await refusal(payments().link({ ...gone, reference }))).toBe('404 payment_not_found')
	})

	test('a refund without an answer follows its payment to the next order', async () => {
		await unmatched('tr_torn', 50_000)
		const first = (await paying.ordered()).placed.reference
		await link('tr_torn', first)
		paying.mollie.tearNext()
		expect(await refusal(refund(first, 100))).toBe('503 payment_provider_unavailable')
		await deletePaid(first)
		expect(await listed('tr_torn')).toMatchObject({ amount: 50_000 })
		const { reference } = (await paying.ordered()).placed
		await link('tr_torn', reference)
		const back = await refund(reference, 100)
		expect(back.payment.paid).toBe(49_900)
		expect(paying.mollie.payments.get('tr_torn')?.refunded).toBe(100)
	})
})
