// Where an account is offered again: the invitation by mail is over, or went to a wrong address.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { linkIn } from '../../../testing/orders/send-offer.ts'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	lambert,
	newCode,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import { accountTokens } from '../../accounts/tokens-table.ts'

describe.each(testDatabases)('invitations beside an order on $name', (database) => {
	let shop: Shop
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	const tokenFor = async (email: string) => linkIn(await sendAll(shop.services), email)
	const page = (reference: string) => seller.client.backOffice.orders.get({ reference })
	const visitor = () => shop.browse().client.order

	test('once the mailed invitation is over, the page of an order offers the account', async () => {
		const customer = { ...lambert, email: 'late@example.be' }
		const { order } = shop.browse().client.dressing.configuration
		await order(await orderOf(shop.browse(), { customer }))
		await sendAll(shop.services)
		await order(await orderOf(shop.browse(), { customer, code: newCode() }))
		const token = await tokenFor(customer.email)
		const isOffered = async () => (await visitor().view({ token })).isInvited
		expect([await isOffered(), await refusal(visitor().join({ token }))]).toEqual([
			false,
			'403 not_allowed',
		])
		await shop.services.db.update(accountTokens).set({ expiresAt: shop.services.now() })
		expect(await isOffered()).toBe(true)
		await visitor().join({ token })
		// Waiting to be sent, it counts as sent.
		expect(await isOffered()).toBe(false)
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => [it.kind, it.to])).toEqual([['activation', customer.email]])
	})

	test('an order whose e-mail is corrected invites under the new one', async () => {
		const customer = { ...lambert, email: 'wrong@example.be' }
		const { client } = shop.browse()
		const { reference } = await client.dressing.configuration.order(
			await orderOf(shop.browse(), { customer }),
		)
		await sendAll(shop.services)
		const { change } = seller.client.backOffice.orders
		const { revision } = await page(reference)
		const corrected = await change({ reference, revision, email: 'right@example.be' })
		const letters = await sendAll(shop.services)
		expect(letters.map((it) => it.kind).toSorted()).toEqual(['activation', 'orderChanged'])
		expect(new Set(letters.map((it) => it.to))).toEqual(new Set(['right@example.be']))
		const again = { reference, revision: corrected.order?.revision ?? 0 }
		await change({ ...again, email: 'Right@example.be' })
		expect((await sendAll(shop.services)).map((it) => it.kind)).toEqual(['orderChanged'])
	})
})
