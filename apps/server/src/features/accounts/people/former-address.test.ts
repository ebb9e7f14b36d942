// A seller corrects the e-mail of an order: what went to the former one is the person's too.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { placesNaming } from '../../../testing/places-naming.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, lambert, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { mailbox } from '../../mails/mailbox-table.ts'

describe.each(testDatabases)('a former address on $name', (database) => {
	let shop: Shop
	let admin: Browser
	let seller: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
		seller = await shop.enter('sofie.maes@atelier.example')
	})
	afterAll(() => shop.close())

	const placesOf = (text: string) => placesNaming(shop.services.db, text)

	async function placed(email: string, lastName: string) {
		const browser = shop.browse()
		const customer = { ...lambert, email, lastName }
		const order = await orderOf(browser, { customer })
		const { reference } = await browser.client.dressing.configuration.order(order)
		await sendAll(shop.services)
		return reference
	}
	async function corrected(reference: string, email: string) {
		const { orders } = seller.client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.change({ reference, revision, email })
		await sendAll(shop.services)
	}
	const person = (email: string) => ({ email, resellerReference: 'atelier' })

	test('mails, messages and tokens under it go with the person, and the preview counts them', async () => {
		const [former, now] = ['colette.ancienne@example.be', 'colette.nouvelle@example.be']
		const reference = await placed(former, 'Colette-Mésange')
		const other = await placed('voisine@example.be', 'Voisine')
		await corrected(reference, now)
		expect(await placesOf(former)).toEqual(
			expect.arrayContaining(['account_tokens.email', 'mailbox.to', 'outbox.to']) as string[],
		)
		const { people, mailbox: letters } = admin.client.backOffice
		const { account: _account, ordersKept, ...gone } = await people.preview(person(now))
		const done = await people.erase(person(now))
		const sum = Object.values(gone).reduce((all, count) => all + count, 0)
		expect([ordersKept, sum]).toEqual([done.ordersKept, done.erased])
		const left = async (text: string) =>
			(await placesOf(text)).filter((it) => !it.startsWith('order'))
		for (const address of [former, now]) expect(await left(address)).toEqual([])
		expect(await left('Mésange')).toEqual([])
		const { rows } = await letters.list({ reference: other })
		expect(rows.map((it) => it.kind).toSorted()).toEqual(['orderPlaced', 'sellerNotice'])
	})

	test('the copy has the mails of both addresses, once each, also those that a mail server took', async () => {
		const [former, now] = ['odette.ancienne@example.be', 'odette.nouvelle@example.be']
		const reference = await placed(former, 'Odette')
		await corrected(reference, now)
		const { people } = admin.client.backOffice
		const copied = async () => {
			const { mails = [] } = await people.export(person(now))
			return mails.map((it) => `${String(it['kind'])} ${String(it['to'])}`).toSorted()
		}
		const all = await copied()
		expect(all.filter((it) => it.endsWith('example.be'))).toEqual([
			`activation ${former}`,
			`activation ${now}`,
			`orderChanged ${now}`,
			`orderPlaced ${former}`,
		])
		const { db } = shop.services
		await db.delete(mailbox).where(eq(mailbox.reference, reference))
		expect(await copied()).toEqual(all)
		const { mails = [] } = await people.export(person(now))
		const placedMail = mails.find((it) => it['kind'] === 'orderPlaced')
		expect(placedMail?.['text']).toContain(reference)
	})

	test('an address that another holds keeps the mails and links of the other', async () => {
		const [shared, now] = ['famille@example.be', 'fille@example.be']
		const parents = await placed(shared, 'Parents')
		const reference = await placed(shared, 'Fille-Pinson')
		await corrected(reference, now)
		await admin.client.backOffice.people.erase(person(now))
		const places = await placesOf(shared)
		expect(places).toEqual(
			expect.arrayContaining(['account_tokens.email', 'mailbox.to', 'outbox.to']) as string[],
		)
		expect((await placesOf('Pinson')).filter((it) => !it.startsWith('order'))).toEqual([])
		const { rows } = await admin.client.backOffice.mailbox.list({ reference: parents })
		expect(rows.map((it) => it.kind).toSorted()).toEqual(['orderPlaced', 'sellerNotice'])
	})

	test('an order that was placed in another account’s name keeps that account’s mails', async () => {
		const [account, now] = ['lien.claes@atelier.example', 'marie.passante@example.be']
		const reference = await placed(account, 'Claes')
		await corrected(reference, now)
		await shop.browse().client.account.reset({ email: account })
		const { people, outbox } = admin.client.backOffice
		const { mails = [] } = await people.export(person(now))
		expect(mails.map((it) => it['to'])).not.toContain(account)
		await people.erase(person(now))
		const { rows } = await outbox.list({ search: account })
		expect(rows.map((it) => it.kind).toSorted()).toEqual(['orderPlaced', 'reset'])
	})
})
