// Each filter of the lists by what the orders are; export and references answer the same rows.
import { readableCode } from '@gabarit/contract'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { type Browser, noon, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { userByEmail, users } from '../../accounts/accounts-table.ts'
import { type NewOrder, orderByReference, updateOrder } from '../orders-table.ts'
import { isLate } from '../process/promised-day.ts'

type Query = Omit<Parameters<Browser['client']['backOffice']['orders']['list']>[0], 'kind'>

const today = '2026-11-21'
const names = ['first', 'second', 'third'] as const
type Name = (typeof names)[number]

describe.each(everyDatabase)('filters of the lists of orders on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	let admin: Browser
	let sofieId = ''
	const references = {} as Record<Name, string>

	const change = async (name: Name, row: Partial<NewOrder>) => {
		const { db } = shop.services
		const order = await orderByReference(db, 'atelier', references[name])
		if (!order) throw new Error('the order is gone')
		return updateOrder(db, order, row)
	}
	const found = async (query: Query, who = sofie) => {
		const page = await who.client.backOffice.orders.list({ kind: 'order', limit: 100, ...query })
		expect(page.total).toBe(page.rows.length)
		return names.filter((name) => page.rows.some((row) => row.reference === references[name]))
	}

	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		admin = await shop.enter('admin@gabarit.example')
		const seller = await userByEmail(shop.services.db, 'atelier', 'sofie.maes@atelier.example')
		sofieId = seller?.id ?? ''
		for (const name of names) {
			const browser = shop.browse('atelier')
			const order = await orderOf(browser)
			const { reference } = await browser.client.dressing.configuration.order(order)
			references[name] = reference
		}
		await change('first', {
			sellerId: sofieId,
			sellerName: 'Maes Sofie',
			orderedAt: new Date('2026-11-01T23:30:00Z'),
			plannedDate: '2026-11-20',
			paymentType: 'Online',
			paymentStatus: 'partlyPaid',
		})
		await change('second', {
			orderedAt: new Date('2026-11-10T12:00:00Z'),
			deliveryDate: '2026-11-20',
			status: 'Done',
			state: 'done',
			deliveryMode: 'pickUp',
			paid: 1,
			toLink: true,
		})
		await change('third', {
			orderedAt: new Date('2026-11-20T12:00:00Z'),
			plannedDate: '2026-12-24',
			refundDue: 100,
			toLink: false,
		})
	})
	afterAll(() => shop.close())

	const cases: [Query, Name[]][] = [
		[{}, ['first', 'second', 'third']],
		[{ seller: 'me' }, ['first']],
		[{ seller: 'none' }, ['second', 'third']],
		// 23:30 UTC on 1 November is the 2nd in Brussels.
		[{ orderedFrom: '2026-11-02', orderedUntil: '2026-11-10' }, ['first', 'second']],
		[{ orderedUntil: '2026-11-01' }, []],
		[{ deliveryFrom: '2026-11-20', deliveryUntil: '2026-11-20' }, ['first', 'second']],
		[{ deliveryFrom: '2026-11-21' }, ['third']],
		[{ paymentType: 'Online' }, ['first']],
		[{ paymentStatus: 'partlyPaid' }, ['first']],
		[{ unpaid: true }, ['second']],
		[{ late: true }, ['first']],
		[{ deliveryMode: 'pickUp' }, ['second']],
		[{ customerType: 'Professional' }, []],
		[{ customerType: 'Individual', country: 'BE' }, ['first', 'second', 'third']],
		[{ country: 'FR' }, []],
		[{ toRefund: true }, ['third']],
		[{ late: true, unpaid: true }, []],
		[{ tenant: 'atelier', seller: 'me' }, ['first']],
	]
	test.each(cases)('%j', async (query, expected) => {
		expect(await found(query)).toEqual(expected)
	})

	test('what the unpaid ones still owe is added up, and of no other list', async () => {
		const { list } = admin.client.backOffice.orders
		const unpaid = await list({ kind: 'order', unpaid: true })
		const open = unpaid.rows.reduce((sum, { payment }) => sum + (payment.balance ?? 0), 0)
		expect(open).toBeGreaterThan(0)
		expect(open).toBe((unpaid.sale?.amount ?? 0) - 1)
		expect(unpaid.owed).toEqual({ count: 1, amount: open })
		expect((await list({ kind: 'order' })).owed).toBeNull()
		expect((await list({ kind: 'order', unpaid: true, country: 'FR' })).owed).toBeNull()
	})

	test('a seller is asked for by his id, and his colleagues are named', async () => {
		expect(await found({ seller: sofieId })).toEqual(['first'])
		const { sellers } = sofie.client.backOffice.orders
		const own = await sellers({})
		expect(own.find(({ id }) => id === sofieId)).toMatchObject({
			name: 'Maes Sofie',
			email: 'sofie.maes@atelier.example',
			tenant: 'atelier',
		})
		expect(new Set(own.map(({ tenant }) => tenant))).toEqual(new Set(['atelier']))
		const all = await admin.client.backOffice.orders.sellers({})
		expect(new Set(all.map(({ tenant }) => tenant)).size).toBeGreaterThan(1)
		const other = await admin.client.backOffice.orders.sellers({ tenant: 'meubles-dupont' })
		expect(new Set(other.map(({ tenant }) => tenant))).toEqual(new Set(['meubles-dupont']))
	})

	test('who sells no more is named as long as an order names him', async () => {
		const { db } = shop.services
		const [paul] = await admin.client.backOffice.orders.sellers({ tenant: 'meubles-dupont' })
		const marks = async () => {
			const sellers = await sofie.client.backOffice.orders.sellers({})
			return sellers.filter((it) => it.left).map(({ id }) => id)
		}
		const before = await sofie.client.backOffice.orders.sellers({})
		const colleague = before.find(({ id }) => id !== sofieId)
		expect([await marks(), paul?.left]).toEqual([[], false])
		await db
			.update(users)
			.set({ disabledAt: noon })
			.where(eq(users.id, colleague?.id ?? ''))
		expect(await marks()).toEqual([])
		const now = await sofie.client.backOffice.orders.sellers({})
		expect(now.map(({ id }) => id)).not.toContain(colleague?.id)
		await change('third', { sellerId: colleague?.id ?? null, sellerName: 'Parti' })
		expect(await marks()).toEqual([colleague?.id])
		expect(await found({ seller: colleague?.id })).toEqual(['third'])
		await change('third', { sellerId: null, sellerName: null })
		await db
			.update(users)
			.set({ disabledAt: null })
			.where(eq(users.id, colleague?.id ?? ''))
	})

	test('an administrator chooses the shop; a shop that is not one’s own is not found', async () => {
		expect(await found({ tenant: 'atelier' }, admin)).toEqual([...names])
		expect(await found({ tenant: 'meubles-dupont' }, admin)).toEqual([])
		const { orders } = sofie.client.backOffice
		for (const tenant of ['meubles-dupont', 'nowhere']) {
			expect(await refusal(orders.list({ kind: 'order', tenant }))).toBe('404 reseller_not_found')
			expect(await refusal(orders.references({ kind: 'order', tenant }))).toBe(
				'404 reseller_not_found',
			)
		}
		expect(await refusal(orders.sellers({ tenant: 'meubles-dupont' }))).toBe(
			'404 reseller_not_found',
		)
		const shops = async (who: Browser) =>
			(await who.client.backOffice.session.me()).shops.map(({ code }) => code)
		expect(await shops(sofie)).toEqual(['atelier'])
		expect(await shops(admin)).toContain('meubles-dupont')
	})

	test('what waits is counted in the chosen shop, one that is not one’s own is not found', async () => {
		const waiting = async (who: Browser, tenant?: string) =>
			(await who.client.backOffice.session.me(tenant === undefined ? undefined : { tenant }))
				.waiting
		const { list } = admin.client.backOffice.orders
		const states = ['sent'] as const
		const listed = async (tenant: string) => ({
			orders: (await list({ kind: 'order', view: 'toAccept', tenant })).total,
			offers: (await list({ kind: 'offer', view: 'offersOpen', tenant })).total,
			production: (await list({ kind: 'order', states: [...states], tenant })).total,
		})
		const counts = await waiting(admin, 'atelier')
		expect(counts).toEqual(await listed('atelier'))
		expect(counts.orders).toBeGreaterThan(0)
		expect(await waiting(admin, 'meubles-dupont')).toEqual(await listed('meubles-dupont'))
		expect(await waiting(admin, 'meubles-dupont')).toMatchObject({ orders: 0 })
		expect(await waiting(sofie, 'atelier')).toEqual(await waiting(sofie))
		for (const tenant of ['meubles-dupont', 'nowhere'])
			expect(await refusal(waiting(sofie, tenant))).toBe('404 reseller_not_found')
	})

	test('export and references are the list’s own rows, in its order', async () => {
		const query = { sort: 'reference', direction: 'asc', deliveryUntil: '2026-11-20' } as const
		const expected = [references.first, references.second].toSorted()
		const { orders, exports } = sofie.client.backOffice
		expect(await orders.references({ kind: 'order', ...query })).toEqual(expected)
		const columns = ['total', 'reference'] as const
		const { body } = await exports.list({
			list: 'orders',
			format: 'csv',
			columns: [...columns],
			...query,
		})
		const rows = parse(await body.text(), { delimiter: ';', bom: true })
		expect(rows[0]).toEqual(['Prix TVAC (EUR)', 'Référence'])
		expect(rows.slice(1).map((row) => row[1])).toEqual(expected)
	})

	test('a file of chosen orders has those alone, in the list’s order, and none of another shop', async () => {
		const exportChosen = async (who: Browser) => {
			const { body } = await who.client.backOffice.exports.chosen({
				list: 'orders',
				format: 'csv',
				columns: ['reference'],
				references: [references.third, references.first],
				sort: 'reference',
				direction: 'asc',
			})
			return parse(await body.text(), { delimiter: ';', bom: true })
				.flat()
				.slice(1)
		}
		expect(await exportChosen(sofie)).toEqual([references.first, references.third].toSorted())
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect(await exportChosen(paul)).toEqual([])
	})

	test('saved designs are exported by the filters of their list, with what they became and whose', async () => {
		const { configurations } = sofie.client.backOffice
		const { rows } = await configurations.list({ ordered: 'order', limit: 100 })
		expect(rows.length).toBeGreaterThan(0)
		const asked = { format: 'csv', columns: ['code', 'customer', 'ordered'] } as const
		const file = await configurations.export({
			...asked,
			columns: [...asked.columns],
			ordered: 'order',
		})
		const lines = parse(await file.body.text(), { delimiter: ';', bom: true })
		expect(lines[0]).toEqual(['Code', 'Client', 'Devenue'])
		expect(lines.slice(1).map(([code, customer]) => [code, customer])).toEqual(
			rows.map(({ code, customer }) => [readableCode(code), customer]),
		)
		for (const [i, { reference }] of rows.entries()) expect(lines[i + 1]?.[2]).toContain(reference)
		const ask = (query: string) =>
			sofie.ask('GET', `/api/back-office/configurations/export/csv?${query}`)
		for (const query of ['late=true', 'columns=total', 'tenant=meubles-dupont'])
			expect((await ask(query)).status, query).toBeGreaterThanOrEqual(400)
		expect((await ask('updatedFrom=2099-01-01&columns=code')).text.trim().split('\n')).toHaveLength(
			1,
		)
	})

	test('an order is marked late by the rule that filters it', async () => {
		const { rows } = await sofie.client.backOffice.orders.list({ kind: 'order', limit: 100 })
		const late = rows.filter((row) => row.late).map((row) => row.reference)
		expect(late).toEqual([references.first])
		const order = await change('first', {})
		expect(isLate(order, today)).toBe(true)
		expect(isLate({ ...order, deliveryDate: today }, today)).toBe(false)
		expect(isLate({ ...order, status: 'Refused' }, today)).toBe(false)
		expect(isLate({ ...order, kind: 'offer' }, today)).toBe(false)
	})

	test('a saved view is counted as its list finds it; one of other words is left out', async () => {
		const { views } = sofie.client.backOffice
		const view = (name: string, query: string) =>
			views.save({ list: 'orders', name, query, shared: false })
		await view('Deux états', 'states=waiting,done&hide=seller')
		await view('Retirées', 'deliveryMode=pickUp&sort=total')
		await view('Ancienne', 'states=melted')
		await view('Fermée', 'shop=nobodys')
		const count = (name: string, value: number) => ({ name, shared: false, count: value })
		expect(await views.counts({ list: 'orders' })).toEqual([
			count('Deux états', 3),
			count('Retirées', 1),
		])
		expect(await views.counts({ list: 'offers' })).toEqual([])
	})
})
