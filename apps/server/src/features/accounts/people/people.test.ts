// Nothing of a person stays but what the law keeps of a sale: every column of every table is read for it.

import type { Ordered, PlaceOrder } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { askSamples } from '../../../testing/ask-samples.ts'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
import { placesNaming } from '../../../testing/places-naming.ts'
import { refusal } from '../../../testing/refused.ts'
import { smallPdf } from '../../../testing/small-pdf.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const email = 'odile.canari@example.be'
const customer = {
	type: 'Individual' as const,
	firstName: 'Odile',
	lastName: 'Canari',
	email,
	phoneNumber: '+32 2 765 43 21',
	gsm: '+32 470 76 54 32',
}
const elsewhere = { ...home, street: 'Rue de la Cachette' }
/** What reaches her or tells of her. */
const secrets = [email, '765 43 21', '76 54 32', 'sonnez deux fois', 'notée ici']
/** Where the sales under way are to be brought, until that is done. */
const hiding = 'Cachette'
const who = { email, resellerReference: 'atelier' }

describe.each(testDatabases)('a person on $name', (database) => {
	let shop: Shop
	let admin: Browser
	const codes = {
		sale: newCode(),
		waiting: newCode(),
		refused: newCode(),
		offer: newCode(),
		save: newCode(),
	}
	let waiting: { body: PlaceOrder; answer: Ordered }
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
		const browser = shop.browse()
		const { configuration } = browser.client.dressing
		const draft = {
			customer,
			remark: 'sonnez deux fois',
			deliveryAddress: elsewhere,
		}
		const sale = await configuration.order(await orderOf(browser, { ...draft, code: codes.sale }))
		const body = await orderOf(browser, { ...draft, code: codes.waiting })
		waiting = { body, answer: await configuration.order(body) }
		const refused = await configuration.order(
			await orderOf(browser, { ...draft, code: codes.refused }),
		)
		const design = { configuration: niche, language: 'fr' as const }
		await configuration.send({
			...design,
			kind: 'save',
			code: codes.save,
			email: email.toUpperCase(),
		})
		const delivery = { deliveryMode: 'pickUp' as const, country: 'BE' as const }
		await askOffer(browser.client, {
			...design,
			kind: 'offer',
			code: codes.offer,
			customer,
			delivery,
		})
		const { firstName, lastName } = customer
		await askSamples(browser, { firstName, lastName, email, address: elsewhere })
		const token = tokenOf((await sendAll(shop.services)).find((it) => it.kind === 'activation'))
		await browser.client.account.registerPassword({
			token,
			password: 'Rabot-2027-zuid',
			confirmation: 'Rabot-2027-zuid',
		})
		await browser.client.account.login({
			email,
			password: 'Rabot-2027-zuid',
			application: 'configurator',
		})
		const { orders } = admin.client.backOffice
		const { reference } = sale
		await orders.addNote({ reference, text: 'notée ici' })
		const act = async (of: string, action: 'acceptOrder' | 'refuseOrder', motive?: string) => {
			const { revision } = await orders.get({ reference: of })
			await orders.act({ reference: of, revision, action, ...(motive && { motive }) })
		}
		await act(reference, 'acceptOrder')
		await act(refused.reference, 'refuseOrder', 'hors de notre zone')
		await browser.client.account.reset({ email })
	})
	afterAll(() => shop.close())

	const placesOf = (text: string) => placesNaming(shop.services.db, text)

	const linkCount = async () => {
		const { rows } = await shop.services.db.execute(
			sql`select count(*)::int as count from order_links`,
		)
		return (rows[0] as { count: number }).count
	}

	test('the export has all personal data, without secrets', async () => {
		const exported = await admin.client.backOffice.people.export(who)
		expect(Object.keys(exported).toSorted()).toEqual([
			'account',
			'designs',
			'history',
			'mails',
			'orders',
			'samples',
			'savedViews',
			'sessions',
		])
		expect(exported['orders']?.map((it) => it['code']).toSorted()).toEqual(
			[codes.sale, codes.waiting, codes.refused, codes.offer].toSorted(),
		)
		expect(exported['designs']).toHaveLength(5)
		for (const secret of secrets.slice(0, 4)) expect(JSON.stringify(exported)).toContain(secret)
		expect(JSON.stringify(exported)).not.toMatch(/argon2|editKeyHash":"|tokenHash|passwordHash/)
	})

	test('erased, only the invoices of what she bought still name her', async () => {
		expect((await placesOf(email)).length).toBeGreaterThan(4)
		expect(await linkCount()).toBeGreaterThan(0)
		const foreseen = await admin.client.backOffice.people.preview(who)
		const done = await admin.client.backOffice.people.erase(who)
		expect(done.ordersKept).toBe(3)
		const { account, ordersKept, ...gone } = foreseen
		const sum = Object.values(gone).reduce((all, count) => all + count, account ? 1 : 0)
		expect([ordersKept, sum]).toEqual([done.ordersKept, done.erased])
		// Her mails' links open nothing any more, that of the sale neither.
		expect(await linkCount()).toBe(0)
		for (const secret of secrets) expect([secret, await placesOf(secret)]).toEqual([secret, []])
		expect(await placesOf(hiding)).toEqual(['orders.delivery_address'])
		const names = await placesOf('Canari')
		expect(names.filter((it) => !/^(?:orders|order_words)\./.test(it))).toEqual([])
		const { orders } = admin.client.backOffice
		const { rows } = await orders.list({ kind: 'order', search: 'Canari' })
		expect(Object.fromEntries(rows.map((row) => [row.code, row.state]))).toEqual({
			[codes.sale]: 'confirmed',
			[codes.waiting]: 'waiting',
		})
		const sale = rows.find((row) => row.code === codes.sale)
		const page = await orders.get({ reference: sale?.reference ?? '' })
		expect(page.customer).toMatchObject({ lastName: 'Canari', email: 'erased@erased.invalid' })
		expect(page.billingAddress).toMatchObject({ street: home.street })
		expect(page.quote?.totalIncluding).toBe(page.total)
		for (const code of [codes.offer, codes.save]) {
			const { isValid } = await shop.browse().client.dressing.configuration.isValid({ code })
			expect(isValid).toBe(false)
		}
	})

	test('after an erasure a repeated request still returns the order', async () => {
		const { configuration } = shop.browse().client.dressing
		expect(await configuration.order(waiting.body)).toEqual(waiting.answer)
		const other = { ...waiting.body, remark: 'une autre' }
		expect(await refusal(configuration.order(other))).toBe('409 configuration_code_taken')
	})

	test('a refused order keeps number, amounts and reason, without the erased person', async () => {
		const { orders } = admin.client.backOffice
		const { reference } = waiting.answer
		const { revision } = await orders.get({ reference })
		const motive = 'client injoignable'
		const answered = await orders.act({ reference, revision, action: 'refuseOrder', motive })
		expect(answered?.customer.lastName).toBe('–')
		const { rows } = await orders.list({ kind: 'order', search: 'Canari' })
		expect(rows.map((row) => row.code)).toEqual([codes.sale])
		const page = await orders.get({ reference })
		expect(page).toMatchObject({ state: 'refused', motive, billingAddress: null })
		expect(page.total).toBe(waiting.answer.total)
		const refused = await orders.list({ kind: 'order', search: codes.refused })
		expect(refused.rows.map((row) => row.customer.lastName)).toEqual(['–'])
	})

	test('a delivered order loses the erased person’s delivery address', async () => {
		const { orders } = admin.client.backOffice
		const { rows } = await orders.list({ kind: 'order', search: 'Canari' })
		const reference = rows[0]?.reference ?? ''
		const steps = ['sendToSupplier', 'sendToProduction', 'setReady', 'schedule', 'setDone'] as const
		for (const action of steps) {
			const { revision } = await orders.get({ reference })
			const day = action === 'schedule' && { deliveryDate: '2027-01-12' }
			await orders.act({ reference, action, revision, ...day })
		}
		expect(await placesOf(hiding)).toEqual([])
	})

	test('after an erasure the export is empty, and a second erasure finds nothing', async () => {
		const exported = await admin.client.backOffice.people.export(who)
		expect(Object.values(exported).flat()).toEqual([])
		expect(await admin.client.backOffice.people.erase(who)).toEqual({ erased: 0, ordersKept: 0 })
	})

	test('mails to an address that ends alike are neither exported nor erased', async () => {
		const { db, mails } = shop.services
		const [hers, his] = ['an@example.be', 'jan@example.be']
		const post = (to: string) =>
			mails.post(db, { tenant: 'atelier', to, language: 'fr', mail: { kind: 'reset' } })
		for (const to of [hers, his]) await post(to)
		// One of each is sent, one waits.
		const mail = { kind: 'passwordChanged' as const }
		for (const to of [hers, his])
			await mails.post(db, { tenant: 'atelier', to, language: 'fr', mail })
		await sendAll(shop.services)
		for (const to of [hers, his]) await post(to)
		const person = { email: hers, resellerReference: 'atelier' }
		const { people, mailbox, outbox } = admin.client.backOffice
		const exported = await people.export(person)
		// Sent, without an account to reset, and waiting.
		expect(exported['mails']?.map((it) => it['to'])).toEqual([hers, hers, hers])
		await people.erase(person)
		const left = async (of: { rows: { to: string }[] }) =>
			of.rows.map((it) => it.to).filter((to) => to === hers || to === his)
		expect(await left(await mailbox.list({ search: 'example.be' }))).not.toContain(hers)
		expect(await left(await mailbox.list({ search: 'example.be' }))).toContain(his)
		expect(await left(await outbox.list({ states: ['waiting'] }))).toEqual([his])
	})

	/** A payment by hand, a refund at the provider and a file of the shop: each keeps a name. */
	const writeElsewhere = async ({ client }: Browser, reference: string) => {
		const { orders, documents } = client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.recordPayment({ reference, revision, amount: 100, kind: 'cash' })
		const file = new File([smallPdf('marque')], 'marque.pdf')
		await documents.upload({ kind: 'brand', language: 'fr', file })
		await shop.services.db.execute(sql`insert into refunds (tenant, payment_id, amount, status, who, at)
			select tenant, gen_random_uuid(), 100, 'done', who, at from hand_payments where who like '%Corbeau%'`)
	}

	test('an erased seller’s acts stay without his name, also where the operator acted', async () => {
		const { users, orders, prices, people } = admin.client.backOffice
		const enter = async (person: { email: string; role: 'Gabarit' | 'ResellerAdmin' }) => {
			const names = { firstName: 'Blandine', lastName: `Corbeau-${person.role}` }
			await users.create({ ...person, ...names, isAdmin: person.role === 'Gabarit' })
			const mail = (await sendAll(shop.services)).find((it) => it.to === person.email)
			const browser = shop.browse()
			const secret = { password: 'Rabot-2027-zuid', confirmation: 'Rabot-2027-zuid' }
			await browser.client.account.registerPassword({ token: tokenOf(mail), ...secret })
			const { email: login } = person
			await browser.client.account.login({
				email: login,
				password: secret.password,
				application: 'backOffice',
			})
			return browser
		}
		const place = async (buyer: Browser) =>
			buyer.client.dressing.configuration.order(await orderOf(buyer, { code: newCode() }))
		const seller = await enter({ email: 'blandine@atelier.example', role: 'ResellerAdmin' })
		const operator = await enter({ email: 'blandine@gabarit.example', role: 'Gabarit' })
		const sold = await place(shop.browse())
		const seen = { reference: sold.reference, revision: 1 }
		await seller.client.backOffice.orders.assign({ ...seen, seller: 'blandine@atelier.example' })
		await seller.client.backOffice.orders.addNote({ reference: sold.reference, text: 'fait' })
		await writeElsewhere(seller, sold.reference)
		const { zones, version: from } = await prices.zones.list()
		await operator.client.backOffice.prices.zones.change({ from, zones })
		const there = await place(await shop.enter('paul@meubles-dupont.example', 'meubles-dupont'))
		await operator.client.backOffice.orders.addNote({ reference: there.reference, text: 'vu' })
		expect((await placesOf('Corbeau')).length).toBeGreaterThan(6)
		for (const gone of ['blandine@atelier.example', 'blandine@gabarit.example'])
			await people.erase({ email: gone, resellerReference: 'atelier' })
		expect(await placesOf('Corbeau')).toEqual([])
		const page = await orders.get({ reference: sold.reference })
		expect([page.seller, page.notes.map((it) => [it.who, it.text])]).toEqual([
			null,
			[['–', 'fait']],
		])
		expect(page.payments.map((it) => it.who)).toEqual(['–'])
		const assigned = page.timeline.find((it) => it.event === 'assigned')
		expect(assigned?.actor).toEqual({ kind: 'user', name: null })
	})
})
