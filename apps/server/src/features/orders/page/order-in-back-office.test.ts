// An offer that is ordered in the back-office: by its seller, by an administrator, by the professional himself.
import type { OrderPage } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
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
	async function order({ client }: Browser, reference: string, how: How): Promise<OrderPage> {
		const { orders } = client.backOffice
		const { revision } = await orders.get({ reference })
		const accepted = await orders.act({ reference, revision, action: 'acceptOffer' })
		await sendAll(shop.services)
		const act = { reference, revision: accepted?.revision ?? 0, action: 'placeOrder' } as const
		const placed = await orders.act({ ...act, ...how })
		if (!placed) throw new Error('no order')
		return placed
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
		const letter = (await sendAll(shop.services)).find((it) => it.to === email)
		expect(letter?.kind).toBe('orderPlaced')
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
		const letter = (await sendAll(shop.services)).find((it) => it.kind === 'orderPlaced')
		expect(letter?.text).toContain('acceptées')
		const files = letter?.attachments.map((it) => it.fileName) ?? []
		expect(files).toEqual(expect.arrayContaining(['terms-2026-11-fr.pdf']))
	})

	test('a seller accepts nothing for his customer', async () => {
		const sofie = await shop.enter('sofie.maes@atelier.example')
		const { reference, email } = await sendOffer(shop)
		const placed = await order(sofie, reference, { ...agreed, termsAccepted: true })
		expect(placed.terms).toBeNull()
		const letter = (await sendAll(shop.services)).find((it) => it.to === email)
		expect(letter?.text).not.toContain('acceptées')
	})
})
