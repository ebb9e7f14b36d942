import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll, tokenOf } from '../../../testing/mails.ts'
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

const maes = { kind: 'user', name: 'Maes Sofie' }

describe.each(testDatabases)('managing an order on $name', (database) => {
	let shop: Shop
	let seller: Browser
	let supplier: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
		supplier = await shop.enter('fournisseur@gabarit.example')
	})
	afterAll(() => shop.close())

	const placed = async (email: string) => {
		const browser = shop.browse()
		const customer = { ...lambert, email }
		const order = await orderOf(browser, { customer })
		return (await browser.client.dressing.configuration.order(order)).reference
	}
	const page = (reference: string) => seller.client.backOffice.orders.get({ reference })
	/** What a step sends. */
	const lettersAfter = async (
		browser: Browser,
		reference: string,
		action: Parameters<typeof seller.client.backOffice.orders.act>[0]['action'],
	) => {
		const { revision } = await page(reference)
		await browser.client.backOffice.orders.act({
			reference,
			action,
			revision,
			...(action === 'schedule' && { deliveryDate: '2027-01-12' }),
			...(action === 'setUndelivered' && { motive: 'Personne' }),
			...(action === 'refuseOrder' && { motive: 'x' }),
		})
		return sendAll(shop.services)
	}

	let asked = 0
	/** What each change mails, beside whom the page said. */
	async function mailedBy(
		browser: Browser,
		reference: string,
		change: 'supplierDate' | 'payment' | 'refund' | 'link',
	) {
		const { orders } = browser.client.backOffice
		await sendAll(shop.services)
		const { revision, mails } = await orders.get({ reference })
		const held = { reference, revision }
		asked += 1
		const supplierDate = `2027-03-${10 + asked}`
		if (change === 'supplierDate') await orders.setSupplierDate({ ...held, supplierDate })
		if (change === 'payment') await orders.recordPayment({ ...held, kind: 'cash', amount: 5000 })
		if (change === 'refund') await orders.refund({ ...held, amount: 5000, reason: 'x' })
		if (change === 'link') await orders.sendLink({ reference })
		const letters = await sendAll(shop.services)
		return [mails[change], letters].map((all) => all.map(({ to }) => String(to)).toSorted())
	}

	test('the page says whom a change mails', async () => {
		const reference = await placed('mailed@example.be')
		const admin = await shop.enter('admin@gabarit.example', 'meubles-dupont')
		for (const change of ['supplierDate', 'payment', 'refund', 'link'] as const)
			for (const browser of [seller, admin]) {
				const [said, mailed] = await mailedBy(browser, reference, change)
				expect(said, change).toEqual(mailed)
			}
		await lettersAfter(seller, reference, 'acceptOrder')
		await lettersAfter(seller, reference, 'sendToSupplier')
		const elsewhere = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const supplierDay = await mailedBy(elsewhere, reference, 'supplierDate')
		expect(supplierDay).toEqual([['bonjour@atelier.example'], ['bonjour@atelier.example']])
	})

	test('an order is assigned to a seller of the shop only', async () => {
		const reference = await placed('assign@example.be')
		const { orders } = seller.client.backOffice
		const { revision } = await page(reference)
		const wrong = ['t.lambert@example.be', 'paul@meubles-dupont.example', 'nobody@example.be']
		for (const email of wrong)
			expect(await refusal(orders.assign({ reference, revision, seller: email }))).toBe(
				'404 user_not_found',
			)
		const given = await orders.assign({ reference, revision, seller: 'lien.claes@atelier.example' })
		expect(given.seller).toBe('Claes Lien')
		expect(given.timeline[0]).toMatchObject({ event: 'assigned', actor: maes })
		const lien = (await orders.sellers({})).find(({ name }) => name === 'Claes Lien')
		const list = await orders.list({ kind: 'order', seller: lien?.id })
		expect(list.rows.map((row) => row.reference)).toEqual([reference])
		const late = orders.assign({ reference, revision, seller: null })
		expect(await refusal(late)).toBe('409 order_changed')
		const free = await orders.assign({ reference, revision: given.revision, seller: null })
		expect(free.seller).toBeNull()
	})

	test('a former seller gets no new order, and keeps his own', async () => {
		const reference = await placed('left@example.be')
		const { orders } = seller.client.backOffice
		const { revision } = await page(reference)
		const email = 'lien.claes@atelier.example'
		const given = await orders.assign({ reference, revision, seller: email })
		const { users } = (await shop.enter('admin@gabarit.example')).client.backOffice
		const [lien] = (await users.list({ search: email })).rows
		if (!lien) throw new Error('no such seller')
		const left = await users.disable({ id: lien.id, revision: lien.revision })
		const again = { reference, revision: given.revision, seller: email }
		expect(await refusal(orders.assign(again))).toBe('404 user_not_found')
		expect((await page(reference)).seller).toBe('Claes Lien')
		await users.enable({ id: lien.id, revision: left.revision })
		expect((await orders.assign(again)).seller).toBe('Claes Lien')
	})

	test('an order without an account is to link, and its customer is linked by a seller', async () => {
		const reference = await placed('unknown@example.be')
		const { orders } = seller.client.backOffice
		const before = await page(reference)
		expect(before.toLink).toBe(true)
		const toLink = await orders.list({ kind: 'order', view: 'toLink' })
		expect(toLink.rows.map((row) => row.reference)).toContain(reference)
		const { revision } = before
		expect(await refusal(orders.link({ reference, revision }))).toBe('404 customer_not_found')
		const linked = await orders.link({ reference, revision, email: 't.lambert@example.be' })
		expect([before.linkedTo, linked.toLink, linked.linkedTo]).toEqual([
			null,
			false,
			't.lambert@example.be',
		])
		expect(linked.timeline[0]).toMatchObject({ event: 'customerLinked', actor: maes })
	})

	test('only an active customer account of the shop is linked', async () => {
		const reference = await placed('stranger@example.be')
		const { orders } = seller.client.backOffice
		const { revision } = await page(reference)
		const email = 't.lambert@example.be'
		const { users } = (await shop.enter('admin@gabarit.example')).client.backOffice
		const [customer] = (await users.list({ view: 'customers', search: email })).rows
		if (!customer) throw new Error('no such customer')
		const closed = await users.disable({ id: customer.id, revision: customer.revision })
		const wrong = [
			'sofie.maes@atelier.example',
			'fournisseur@gabarit.example',
			'chantier@renov-plus.example',
			email,
		]
		for (const one of wrong)
			expect(await refusal(orders.link({ reference, revision, email: one })), one).toBe(
				'404 customer_not_found',
			)
		await users.enable({ id: customer.id, revision: closed.revision })
		expect((await orders.link({ reference, revision, email })).toLink).toBe(false)
	})

	test('an order linked to the wrong account is linked to another one, and leaves the first', async () => {
		const reference = await placed('elsewhere@example.be')
		const { orders } = seller.client.backOffice
		const accounts = ['t.lambert@example.be', 'bureau@studio-hetre.example']
		const holders = async () => {
			const has = async (email: string) => {
				const { rows } = await (await shop.enter(email)).client.account.orders({ kind: 'order' })
				return rows.some((row) => row.reference === reference)
			}
			return Promise.all(accounts.map(has))
		}
		const seen: boolean[][] = [await holders()]
		for (const email of accounts) {
			const { revision } = await page(reference)
			await orders.link({ reference, revision, email })
			seen.push(await holders())
		}
		expect(seen).toEqual([
			[false, false],
			[true, false],
			[false, true],
		])
	})

	test('an order whose customer was erased is linked to none', async () => {
		const email = 'gone@example.be'
		const reference = await placed(email)
		const admin = await shop.enter('admin@gabarit.example')
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			const { revision } = await page(reference)
			await admin.client.backOffice.orders.act({ reference, action, revision })
		}
		expect((await page(reference)).isLinkable).toBe(true)
		await admin.client.backOffice.people.erase({ email, resellerReference: 'atelier' })
		const { revision, isLinkable, linkedTo } = await page(reference)
		expect([isLinkable, linkedTo]).toEqual([false, null])
		const link = { reference, revision, email: 't.lambert@example.be' }
		expect(await refusal(seller.client.backOffice.orders.link(link))).toBe('404 customer_not_found')
	})

	test('pallets begin with the estimate and are what was packed, until the order is closed', async () => {
		const reference = await placed('pallets@example.be')
		const { orders } = seller.client.backOffice
		const estimated = await page(reference)
		expect(estimated.pallets).toBe(1)
		const { revision, total } = estimated
		const body = { reference, revision, pallets: 3 }
		const more = await orders.setPallets(body)
		expect(more).toMatchObject({ pallets: 3, total })
		const data = { before: 1, after: 3 }
		expect(more.timeline[0]).toMatchObject({ event: 'palletsCounted', actor: maes, data })
		expect(await refusal(orders.setPallets(body))).toBe('409 order_changed')
		const taken = await orders.act({ reference, action: 'acceptOrder', revision: more.revision })
		const sent = await orders.act({
			reference,
			action: 'sendToSupplier',
			revision: taken?.revision ?? 0,
		})
		const packed = await supplier.client.backOffice.orders.setPallets({
			reference,
			revision: sent?.revision ?? 0,
			pallets: 2,
		})
		expect(packed.pallets).toBe(2)
		const motive = 'x'
		const { revision: last } = packed
		const refused = await supplier.client.backOffice.orders.act({
			reference,
			action: 'refuseOrder',
			revision: last,
			motive,
		})
		const late = { reference, revision: refused?.revision ?? 0, pallets: 4 }
		expect(await refusal(orders.setPallets(late))).toBe('409 transition_not_allowed')
		for (const pallets of [0, 1.5, 100])
			expect(await refusal(orders.setPallets({ ...late, pallets }))).toMatch(/^400/)
	})

	test('an account is offered after the first order, and once', async () => {
		await sendAll(shop.services)
		await placed('twice@example.be')
		const first = await sendAll(shop.services)
		await placed('twice@example.be')
		const second = await sendAll(shop.services)
		const count = (letters: typeof first) => letters.filter((it) => it.kind === 'activation').length
		expect([count(first), count(second)]).toEqual([1, 0])
	})

	test('of eight first orders at once one offers the account', async () => {
		const customer = { ...lambert, email: 'eager@example.be' }
		const body = await orderOf(shop.browse(), { customer })
		await sendAll(shop.services)
		await Promise.all(
			Array.from({ length: 8 }, (_, i) => {
				const email = i % 2 === 0 ? customer.email : 'Eager@Example.be'
				const order = { ...body, code: newCode(), customer: { ...customer, email } }
				return shop.browse().client.dressing.configuration.order(order)
			}),
		)
		const letters = await sendAll(shop.services)
		const kinds = letters
			.filter((it) => it.to.toLowerCase() === customer.email)
			.map((it) => it.kind)
		expect(kinds.toSorted()).toEqual(['activation', ...Array(8).fill('orderPlaced')])
	})

	test('a new account gets the earlier orders of its e-mail, with a timeline entry', async () => {
		const reference = await placed('opens@example.be')
		const letters = await sendAll(shop.services)
		const token = tokenOf(letters.find((it) => it.kind === 'activation'))
		await shop.browse().client.account.registerPassword({
			token,
			password: 'Etabli-2027-sud',
			confirmation: 'Etabli-2027-sud',
		})
		const { toLink, timeline } = await page(reference)
		expect(toLink).toBe(false)
		expect(timeline[0]).toMatchObject({
			event: 'customerLinked',
			actor: { kind: 'customer', name: null },
		})
	})

	test('a mail names a day only while one is promised', async () => {
		const reference = await placed('day@example.be')
		const steps = [
			[seller, 'acceptOrder', true],
			[seller, 'sendToSupplier', null],
			[supplier, 'sendToProduction', true],
			[supplier, 'setReady', true],
			[seller, 'schedule', true],
			[seller, 'setUndelivered', false],
			[seller, 'schedule', true],
			[seller, 'setUndelivered', false],
			[seller, 'refuseOrder', false],
		] as const
		await sendAll(shop.services)
		for (const [browser, action, isPromised] of steps) {
			const letters = await lettersAfter(browser, reference, action)
			const letter = letters.find((it) => it.to === 'day@example.be')
			expect([action, letter?.text.includes('Date prévue') ?? null]).toEqual([action, isPromised])
		}
	})

	test('each transition notifies those concerned, never who made it', async () => {
		const reference = await placed('buyer@example.be')
		const steps = [
			[seller, 'acceptOrder', ['buyer@example.be']],
			[seller, 'sendToSupplier', ['atelier']],
			[supplier, 'sendToProduction', ['buyer@example.be']],
			[supplier, 'setReady', ['buyer@example.be']],
			[seller, 'schedule', ['atelier', 'buyer@example.be']],
			[seller, 'setUndelivered', ['atelier', 'buyer@example.be']],
			[seller, 'schedule', ['atelier', 'buyer@example.be']],
			[seller, 'setDone', ['atelier', 'buyer@example.be']],
		] as const
		await sendAll(shop.services)
		const operator = (await shop.services.tenants.byCode('atelier')).email
		for (const [browser, action, recipients] of steps) {
			const letters = await lettersAfter(browser, reference, action)
			const to = letters.map((it) => (it.to === operator ? 'atelier' : it.to)).toSorted()
			expect([action, to]).toEqual([action, [...recipients]])
			for (const letter of letters.filter((it) => it.kind === 'supplierNotice'))
				expect(letter.text).not.toContain('€')
		}
	})
})
