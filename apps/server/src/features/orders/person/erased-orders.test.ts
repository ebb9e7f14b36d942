// What stays of an erased buyer's orders, and of other people's orders under the same code.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { sendAll } from '../../../testing/mails.ts'
import { drawPlans } from '../../../testing/orders/plans.ts'
import { refusal } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'
import { designByCode, versionsOf } from '../design/designs-table.ts'
import { orderByReference } from '../orders-table.ts'

describe.each(testDatabases)('after a buyer is erased, on $name', (database) => {
	let shop: Shop
	let admin: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
	})
	afterAll(() => shop.close())

	const placed = async (email: string, change: Parameters<typeof orderOf>[1] = {}) => {
		const browser = shop.browse()
		const order = await orderOf(browser, { customer: { ...lambert, email }, ...change })
		return browser.client.dressing.configuration.order(order)
	}
	const page = (reference: string) => admin.client.backOffice.orders.get({ reference })
	/** As lists show it. */
	const townOf = async (reference: string) =>
		(await orderByReference(shop.services.db, 'atelier', reference))?.city
	const revisionOf = async (reference: string) => (await page(reference)).revision
	const erase = (email: string) =>
		admin.client.backOffice.people.erase({ email, resellerReference: 'atelier' })

	const pay = async (reference: string) => {
		const revision = await revisionOf(reference)
		await admin.client.backOffice.orders.recordPayment({ reference, revision, amount: 5000 })
	}
	const refuse = async (reference: string) => {
		const act = { reference, action: 'refuseOrder' as const, motive: 'Trop loin' }
		await admin.client.backOffice.orders.act({ ...act, revision: await revisionOf(reference) })
	}
	const giveBack = async (reference: string) => {
		const revision = await revisionOf(reference)
		await admin.client.backOffice.orders.refund({ reason: 'x', reference, revision })
	}

	test.each(['before', 'after'])(
		'an order paid, refused and wholly paid back %s its customer was erased keeps its papers',
		async (when) => {
			const email = `money-${when}@example.be`
			const { reference } = await placed(email)
			await pay(reference)
			if (when === 'after') await erase(email)
			await refuse(reference)
			await giveBack(reference)
			if (when === 'before') await erase(email)
			expect(await page(reference)).toMatchObject({
				state: 'refused',
				payment: { status: 'refunded', paid: 0, refundDue: 0 },
				customer: { lastName: 'Lambert', email: 'erased@erased.invalid' },
				billingAddress: { street: home.street },
			})
		},
	)

	test('a design that another ordered stays with his order and its plans', async () => {
		const saver = 'saver@example.be'
		const code = newCode()
		const design = { configuration: niche, language: 'fr' as const }
		const { configuration } = shop.browse().client.dressing
		await configuration.send({ ...design, kind: 'save', code, email: saver })
		const { reference } = await placed('orderer@example.be', { code })
		await admin.client.dressing.plan.save({ code })
		await drawPlans(shop.services)
		const before = await page(reference)
		expect(before.documents).toHaveLength(1)
		await erase(saver)
		expect(await page(reference)).toEqual(before)
		const kept = await designByCode(shop.services.db, 'atelier', code)
		expect(kept).toMatchObject({ email: null, ownerId: null, editKeyHash: null, frozen: true })
		expect(await versionsOf(shop.services.db, 'atelier', code)).toHaveLength(1)
	})

	const kindsUnder = async (code: string) => {
		const kept = await shop.services.plans.documentsOf('atelier', code)
		return kept.map((it) => it.kind).toSorted()
	}
	const offer = async (email: string, code: string) => {
		const delivery = { deliveryMode: 'pickUp' as const, country: 'BE' as const }
		const customer = { ...lambert, lastName: `L${code}`, email }
		const request = { configuration: niche, language: 'fr' as const, customer, delivery, code }
		const { client } = shop.browse()
		const { reference = '' } = await askOffer(client, { ...request, kind: 'offer' })
		return { reference, letters: await sendAll(shop.services) }
	}

	test.each(['offer', 'order'] as const)(
		'when she is erased, the papers of her %s go, and the design that another saved stays his',
		async (kind) => {
			const [his, hers] = [`his-${kind}@example.be`, `hers-${kind}@example.be`]
			const code = newCode()
			const design = { configuration: niche, language: 'fr' as const }
			const { configuration } = shop.browse().client.dressing
			await configuration.send({ ...design, kind: 'save', code, email: his })
			if (kind === 'offer') await offer(hers, code)
			else await placed(hers, { code })
			await sendAll(shop.services)
			await admin.client.dressing.plan.save({ code })
			await drawPlans(shop.services)
			const { db } = shop.services
			const before = await designByCode(db, 'atelier', code)
			expect(await kindsUnder(code)).toEqual([kind, 'plan'].toSorted())
			await erase(hers)
			expect(await designByCode(db, 'atelier', code)).toEqual(before)
			expect(before).toMatchObject({ email: his, editKeyHash: expect.any(String) as string })
			expect(await kindsUnder(code)).toEqual(['plan'])
		},
	)

	test('a design that a seller saved under an erased buyer’s address is his, without the address', async () => {
		const email = 'saved-for@example.be'
		const seller = await shop.enter('lien.claes@atelier.example')
		const code = newCode()
		const design = { configuration: niche, language: 'fr' as const, code, email }
		await seller.client.dressing.configuration.send({ ...design, kind: 'save' })
		const { db } = shop.services
		const before = await designByCode(db, 'atelier', code)
		expect(before).toMatchObject({ email, ownerId: expect.any(String) as string })
		await erase(email)
		expect(await designByCode(db, 'atelier', code)).toEqual({
			...before,
			email: null,
			search: before?.search?.replace(email, ''),
		})
	})

	test('of a person without orders nothing goes but her own: an unnamed visitor’s save stays', async () => {
		const email = 'saver-only@example.be'
		const { configuration } = shop.browse().client.dressing
		const design = { configuration: niche, language: 'fr' as const, kind: 'save' as const }
		const [hers, unnamed] = [newCode(), newCode()]
		await configuration.send({ ...design, code: hers, email })
		await configuration.send({ ...design, code: unnamed })
		await erase(email)
		const { db } = shop.services
		expect(await designByCode(db, 'atelier', hers)).toBeNull()
		expect(await designByCode(db, 'atelier', unnamed)).not.toBeNull()
	})

	test('a sale of an erased buyer is not shown to the maker of its design', async () => {
		const email = 'her-sale@example.be'
		const code = newCode()
		const his = shop.browse().client.dressing.configuration
		const design = { configuration: niche, language: 'fr' as const, kind: 'save' as const, code }
		await his.send({ ...design, email: 'its-maker@example.be' })
		const { reference } = await placed(email, { code })
		expect(await refusal(his.orderState({ reference }))).toBe('404 order_not_found')
		await erase(email)
		expect(await refusal(his.orderState({ reference }))).toBe('404 order_not_found')
	})

	test('an erased customer gets no mail', async () => {
		const email = 'silent@example.be'
		const { reference } = await placed(email)
		await sendAll(shop.services)
		await erase(email)
		const { orders } = admin.client.backOffice
		const revision = await revisionOf(reference)
		await orders.act({ reference, action: 'acceptOrder', revision })
		expect((await sendAll(shop.services)).map((it) => it.to)).not.toContain('erased@erased.invalid')
	})

	test('an offer after a deleted one under the same code has its own paper', async () => {
		const code = newCode()
		const first = await offer('first@example.be', code)
		const { reference } = first
		const revision = await revisionOf(reference)
		await admin.client.backOffice.orders.act({ reference, action: 'delete', revision })
		// The plan is of the design, and names nobody.
		expect(await kindsUnder(code)).toEqual(['plan'])
		const second = await offer('second@example.be', code)
		const letter = second.letters.find((it) => it.kind === 'offerSent')
		const papers = letter?.attachments.map((it) => it.fileName) ?? []
		const offers = papers.filter((it) => it.startsWith('offer-'))
		expect(offers).toEqual([`offer-${second.reference}.pdf`])
	})

	test('an erased buyer’s order that is still to be delivered keeps its address until then', async () => {
		const email = 'under-way@example.be'
		const deliveryAddress = { ...home, street: 'Rue de la Cachette', city: 'Virton' }
		const { reference } = await placed(email, { deliveryAddress })
		await erase(email)
		const { orders } = admin.client.backOffice
		const steps = [
			'acceptOrder',
			'sendToSupplier',
			'sendToProduction',
			'setReady',
			'schedule',
			'setDone',
		] as const
		for (const action of steps) {
			const now = await page(reference)
			expect([action, now.delivery.address]).toEqual([action, deliveryAddress])
			expect(await townOf(reference)).toBe('Virton')
			expect(now.customer).not.toHaveProperty('gsm')
			const { revision } = now
			const day = action === 'schedule' && { deliveryDate: '2027-01-12' }
			await orders.act({ reference, action, revision, ...day })
		}
		const done = await page(reference)
		expect(done).toMatchObject({ state: 'done', billingAddress: home })
		expect(await townOf(reference)).toBe(home.city)
		expect(done.delivery.address).toEqual(home)
	})

	test('refused after she was erased, it is brought nowhere', async () => {
		const email = 'refused-late@example.be'
		const deliveryAddress = { ...home, street: 'Rue de la Cachette' }
		const { reference } = await placed(email, { deliveryAddress })
		await erase(email)
		await refuse(reference)
		const after = await page(reference)
		expect([after.delivery.address, after.billingAddress]).toEqual([null, null])
		expect(await townOf(reference)).toBeNull()
	})
})
