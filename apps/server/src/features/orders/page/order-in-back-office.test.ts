// An offer that is ordered in the back-office: by its seller, by an administrator, by the professional himself.
import type { OrderPage } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { sendOffer } from '../../../testing/orders/send-offer.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../../../testing/test-shop.ts'

const agreed = { paymentType: 'Bill', agreement: 'Par téléphone' } as const

describe.each(testDatabases)('ordered in the back-office on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
	})
	afterAll(() => shop.close())

	type Act = Parameters<Browser['client']['backOffice']['orders']['act']>[0]
	type How = Partial<Pick<Act, 'paymentType' | 'agreement'>>

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
})
