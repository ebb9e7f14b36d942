// One search over everything: what each role finds, and what stays hidden from it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { type Browser, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { changesBetween } from './nearest-word-table.ts'

const lambert = {
	type: 'Individual' as const,
	firstName: 'Thomas',
	lastName: 'Lambert',
	email: 't.lambert@exemple.example',
	gsm: '+32 470 98 76 54',
}

test('signs added, left out, replaced or exchanged are counted once each', () => {
	const pairs = ['lambrt lambert', 'lambetr lambert', 'abc abc', 'dupond dupont', 'ca ac']
	const counted = pairs.map((pair) => {
		const [typed = '', word = ''] = pair.split(' ')
		return changesBetween(typed, word)
	})
	expect(counted).toEqual([1, 1, 0, 1, 1])
})

describe.each(everyDatabase)('the search over everything on $name', (database) => {
	let shop: Shop
	let seller: Browser
	let admin: Browser
	let supplier: Browser
	let paul: Browser
	let lien: Browser
	const placed = { atelier: '', 'meubles-dupont': '' }
	let code = ''

	const find = ({ client }: Browser, words: string) => client.backOffice.search({ words })
	const counts = async (who: Browser, words: string) => {
		const { nearest: _, ...kinds } = await find(who, words)
		return Object.values(kinds).map((rows) => rows.length)
	}

	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
		admin = await shop.enter('admin@gabarit.example')
		supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		lien = await shop.enter('lien.claes@atelier.example')
		paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		for (const tenant of ['atelier', 'meubles-dupont'] as const) {
			const browser = shop.browse(tenant)
			const order = await orderOf(browser, { customer: lambert, deliveryMode: 'pickUp' })
			placed[tenant] = (await browser.client.dressing.configuration.order(order)).reference
			if (tenant === 'atelier') code = order.code
		}
	})
	afterAll(() => shop.close())

	test('a shop is found by its name or code, by who administers all of them', async () => {
		const dupont = [{ code: 'meubles-dupont', name: 'Meubles Dupont' }]
		expect((await find(admin, 'dupont meu')).shops).toEqual(dupont)
		expect((await find(admin, 'MEUBLES-D')).shops).toEqual(dupont)
		for (const who of [seller, supplier, paul])
			expect((await find(who, 'meubles')).shops).toEqual([])
	})

	test('a name finds the order, its customer and its design, each once', async () => {
		const all = await find(seller, 'lambert')
		expect(all.orders).toMatchObject([
			{ reference: placed.atelier, customer: 'Lambert Thomas', tenant: 'atelier' },
		])
		expect(all.orders[0]?.total).toBeGreaterThan(0)
		expect(all.customers).toEqual([
			{
				name: 'Lambert Thomas',
				tenant: 'atelier',
				email: lambert.email,
				reference: placed.atelier,
				kind: 'order',
			},
		])
		expect(all.configurations).toMatchObject([{ code, reference: placed.atelier }])
		expect(all.offers).toEqual([])
		expect(all.nearest).toBeNull()
	})

	test('the beginning of a code finds its design', async () => {
		const found = await find(seller, code.slice(0, 5).toLowerCase())
		expect(found.configurations.map((it) => it.code)).toContain(code)
	})

	test('a seller finds nothing of another shop, an administrator of all of both', async () => {
		const elsewhere = placed['meubles-dupont']
		expect(await counts(seller, elsewhere)).toEqual([0, 0, 0, 0, 0, 0])
		expect((await find(paul, 'lambert')).orders.map((it) => it.tenant)).toEqual(['meubles-dupont'])
		expect((await find(admin, 'lambert')).orders).toHaveLength(2)
		expect((await find(admin, 'lambert')).customers).toHaveLength(2)
	})

	test('accounts are found by who may open them: a seller the professionals only', async () => {
		const kinds = async (who: Browser, words: string) =>
			(await find(who, words)).people.map((it) => `${it.kind} ${it.email}`)
		expect(await kinds(lien, 'bureau@studio')).toEqual(['professional bureau@studio-hetre.example'])
		expect(await kinds(lien, 'sofie.maes')).toEqual([])
		expect(await kinds(paul, 'lien.claes')).toEqual([])
		expect(await kinds(admin, 'lien.claes')).toEqual(['user lien.claes@atelier.example'])
		expect(await kinds(supplier, 'bureau@studio')).toEqual([])
	})

	test('the supplier finds an order once it is sent to him, without its price and the e-mail', async () => {
		expect(await counts(supplier, 'lambert')).toEqual([0, 0, 0, 0, 0, 0])
		const reference = placed['meubles-dupont']
		const { orders } = paul.client.backOffice
		const { revision } = await orders.get({ reference })
		await orders.recordPayment({ reference, revision, amount: 12_345 })
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			const now = await orders.get({ reference })
			if (action === 'acceptOrder' && now.state === 'confirmed') continue
			await orders.act({ reference, action, revision: now.revision })
		}
		const sent = await find(supplier, 'lambert')
		expect(sent.orders).toMatchObject([{ reference, total: null }])
		expect(sent.customers).toMatchObject([{ reference, email: null }])
	})

	test('a word that no order has leads to the nearest one, for who reads all orders', async () => {
		const near = await find(paul, 'lambrt')
		expect(near.nearest).toBe('lambert')
		expect(near.orders.map((it) => it.reference)).toEqual([placed['meubles-dupont']])
		expect((await find(supplier, 'lambrt')).nearest).toBeNull()
		expect((await find(paul, 'zzzzzz')).nearest).toBeNull()
	})

	test('a visitor and a customer search nothing; no words are no question', async () => {
		expect(await refusal(find(shop.browse(), 'x'))).toBe('403 not_logged_in')
		expect(await refusal(find(seller, ' '))).toBe('400 invalid_model')
	})
})
