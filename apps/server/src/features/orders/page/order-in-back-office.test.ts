// An offer that is ordered in the back-office: by its seller, by an administrator, by the professional himself.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { linkIn, sendOffer } from '../../../testing/orders/send-offer.ts'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, lambert, openShop, type Shop } from '../../../testing/test-shop.ts'

const agreed = { paymentType: 'Bill', agreement: 'Par téléphone' } as const

describe.each(testDatabases)('ordered in the back-office on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	type Act = Parameters<Browser['client']['backOffice']['orders']['act']>[0]
	type How = Partial<Pick<Act, 'paymentType' | 'agreement' | 'termsAccepted'>>

	/** Accepted first. */
	async function order({ client }: Browser, reference: string, how: How) {
		const { orders } = client.backOffice
		const { revision } = await orders.get({ reference })
		const accepted = await orders.act({ reference, revision, action: 'acceptOffer' })
		await sendAll(shop.services)
		const act = { reference, revision: accepted?.revision ?? 0, action: 'placeOrder' } as const
		const placed = await orders.act({ ...act, ...how })
		if (!placed) throw new Error('no order')
		return placed
	}

	const confirmation = async (email: string) => {
		const letters = await sendAll(shop.services)
		return letters.find(({ to, kind }) => to === email && kind === 'orderPlaced')
	}

	test('an administrator elsewhere is no customer: a shop that mails its customers nothing sends nothing', async () => {
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		const admin = await shop.enter('admin@gabarit.example')
		const kindsTo = async (email: string) => {
			const letters = await sendAll(shop.services)
			return letters.flatMap(({ to, kind }) => (to === email ? kind : []))
		}
		const muted = await sendOffer(shop, {}, paul)
		await shop.changeTenant('meubles-dupont', { sendMailsToCustomers: false })
		await order(admin, muted.reference, agreed)
		expect(await kindsTo(muted.email)).toEqual([])
		await shop.changeTenant('meubles-dupont', { sendMailsToCustomers: true })
		const { reference, email } = await sendOffer(shop, {}, paul)
		await order(admin, reference, agreed)
		const letter = await confirmation(email)
		expect(letter).toBeDefined()
		expect(letter?.text).not.toContain('acceptées')
	})

	test('a professional accepts the terms of his own order, and reads of it what he accepted', async () => {
		const email = 'bureau@studio-hetre.example'
		const studio = await shop.enter(email)
		const customer = { ...lambert, type: 'Professional' as const, email }
		const { reference } = await sendOffer(shop, { customer }, studio)
		const { orders } = studio.client.backOffice
		const { revision } = await orders.get({ reference })
		const offer = await orders.act({ reference, revision, action: 'acceptOffer' })
		const act = { reference, revision: offer?.revision ?? 0, action: 'placeOrder' } as const
		const bill = { ...act, paymentType: 'Bill' as const }
		for (const accepts of [{}, { termsAccepted: false }])
			expect(await refusal(orders.act({ ...bill, ...accepts }))).toBe('400 terms_not_accepted')
		await sendAll(shop.services)
		const placed = await orders.act({ ...bill, termsAccepted: true })
		expect(placed?.terms).toMatchObject({ version: '2026-11', privacyVersion: '2026-11' })
		const letter = await confirmation(email)
		expect(letter?.text).toContain('acceptées')
		const files = letter?.attachments.map((it) => it.fileName) ?? []
		expect(files).toEqual(expect.arrayContaining(['terms-2026-11-fr.pdf']))
	})

	test('a seller accepts nothing for his customer', async () => {
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const { reference, email } = await sendOffer(shop)
		const placed = await order(sofie, reference, { ...agreed, termsAccepted: true })
		expect(placed.terms).toBeNull()
		const letter = await confirmation(email)
		expect(letter?.text).not.toContain('acceptées')
	})

	test('where prices are hidden, what a seller ordered for his customer has its price for him', async () => {
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const visitor = shop.browse()
		await shop.changeTenant('atelier', { isPriceHidden: true })
		try {
			const { reference, email } = await sendOffer(shop, {}, visitor)
			const placed = await order(sofie, reference, { ...agreed, paymentType: 'Online' })
			const total = placed.total ?? 0
			const letter = await confirmation(email)
			expect(letter?.text.replaceAll(/\D/gu, '')).toContain(String(total))
			const token = linkIn(letter ? [letter] : [], email)
			const { paymentUrl } = await visitor.client.order.pay({ token, share: 'next' })
			const stateOf = ({ client }: Browser) =>
				client.dressing.configuration.orderState({ reference })
			const due = Math.round((total * 40) / 100)
			expect(await stateOf(visitor)).toMatchObject({ total, payment: { due }, paymentUrl })
			// As an order that its customer has not seen the price of.
			const unseen = sql`update orders set price_shared = false where reference = ${reference}`
			await shop.services.db.execute(unseen)
			const hidden = await stateOf(visitor)
			expect([hidden.total, hidden.payment.paid, hidden.payment.due]).toEqual([null, 0, 0])
			expect(hidden.paymentUrl).toBeUndefined()
			expect(await stateOf(sofie)).toMatchObject({ total, payment: { due } })
		} finally {
			await shop.changeTenant('atelier', { isPriceHidden: false })
		}
	})
})
