// What the lists find and count, by the words of the orders and by the lists' own indexes.
import type { StateLabel } from '@gabarit/contract'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Keyset } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/open-database.ts'
import { everywhere, inScope } from '../../../db/tenant-scope.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { type Browser, home, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { sortedBy } from '../order-indexes-table.ts'
import { findByWords } from '../order-search-table.ts'
import { deleteOrder, orderByReference, orders, updateOrder } from '../orders-table.ts'
import { countOrders, countView, sumOrders } from './order-count-table.ts'
import { findOrders, listOrders } from './order-list-table.ts'

const lefevre = {
	firstName: 'Élodie',
	lastName: 'Lefèvre-Dubois',
	email: 'Elodie.Lefevre@Exemple.example',
	gsm: '+32 470 98 76 54',
}
const shops = { atelier: 'sofie.maes@atelier.example', 'meubles-dupont': null } as const
const today = '2026-11-21'
const everyShop = { tenant: null, sentOnly: false, orSent: false, customer: null }

describe.each(everyDatabase)('the lists of orders on $name', (database) => {
	let shop: Shop
	let seller: Browser
	let admin: Browser
	const placed = {} as Record<keyof typeof shops, { reference: string; code: string }>

	const place = async (tenant: string, customer: typeof lefevre) => {
		const browser = shop.browse(tenant)
		const order = await orderOf(browser, { customer })
		const { reference } = await browser.client.dressing.configuration.order(order)
		return { reference, code: order.code }
	}
	const found = async (who: Browser, search: string) => {
		const page = await who.client.backOffice.orders.list({ kind: 'order', search })
		expect(page.total).toBe(page.rows.length)
		return page.rows.map((row) => row.reference).toSorted()
	}
	const orderOfShop = async (tenant: keyof typeof shops) => {
		const order = await orderByReference(shop.services.db, tenant, placed[tenant].reference)
		if (!order) throw new Error('the order is gone')
		return order
	}

	beforeAll(async () => {
		shop = await openShop(database)
		seller = await shop.enter('sofie.maes@atelier.example')
		admin = await shop.enter('admin@gabarit.example')
		for (const tenant of Object.keys(shops) as (keyof typeof shops)[])
			placed[tenant] = await place(tenant, lefevre)
		for (const lastName of ['Peeters', 'Lefort', 'Janssens'])
			await place('atelier', { ...lefevre, lastName, email: `${lastName}@client.example` })
	})
	afterAll(() => shop.close())

	test('reference, code, e-mail, telephone and name are found by how their words begin', async () => {
		const { reference, code } = placed.atelier
		const groups = code.replace(/(.{4})(?=.)/g, '$1-')
		const words = ['lefevre', 'LEFÈVRE', 'dub', 'elodie lefevre', 'elodie.lefevre@exemple.example']
		for (const search of [...words, reference, code, code.toLowerCase(), groups])
			expect(await found(seller, search), search).toEqual([reference])
		expect(await found(seller, '0470987654')).toHaveLength(4)
		for (const search of ['fevre', 'elodie martin', 'zzz'])
			expect(await found(seller, search), search).toEqual([])
	})

	test('a search that finds nothing offers the nearest word by which the same list finds something', async () => {
		const { list } = seller.client.backOffice.orders
		const near = async (search: string, more: Partial<Parameters<typeof list>[0]> = {}) =>
			(await list({ kind: 'order', search, ...more })).nearest
		expect(await near('dubios')).toBe('dubois')
		expect(await near('dubois')).toBeNull()
		// His e-mail begins with his name: lefort@client.example.
		expect(await near('lefrot')).toBe('lefort')
		expect(await near('zzzzzz')).toBeNull()
		expect(await near('dubios', { country: 'FR' })).toBeNull()
		expect(await near('dubios', { kind: 'offer' })).toBeNull()
		const supplier = (await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')).client
			.backOffice
		// Who does not read every order of the shop learns none of its words.
		expect((await supplier.orders.list({ kind: 'order', search: 'dubios' })).nearest).toBeNull()
	})

	test('a seller finds his shop’s orders only, the operator those of both', async () => {
		const elsewhere = placed['meubles-dupont']
		expect(await found(seller, elsewhere.reference)).toEqual([])
		expect(await found(seller, elsewhere.code)).toEqual([])
		const both = [placed.atelier.reference, elsewhere.reference].toSorted()
		expect(await found(admin, 'dubois')).toEqual(both)
		expect(await found(admin, elsewhere.code)).toEqual([elsewhere.reference])
	})

	test('few or too many, looked up or read along the list: the same rows', async () => {
		const { db } = shop.services
		const filter = { kind: 'order', view: 'all', today } as const
		const page = { limit: 50, direction: 'desc', from: null } as const
		const rowsOf = async (words: string[], most: { ofWord: number; found: number }) => {
			const result = await findByWords(db, null, words, most)
			const rows = await listOrders(
				db,
				everyShop,
				{ ...filter, found: result, sort: 'orderedAt' },
				page,
			)
			const sums = await sumOrders(db, everyShop, filter, result)
			return { isNamed: result.orders !== null, rows: rows.map((it) => it.key), sums }
		}
		const whole = await rowsOf(['elodie', 'lef'], { ofWord: 100, found: 100 })
		expect(whole.rows).toHaveLength(3)
		expect(whole.isNamed && whole.sums.count).toBe(3)
		// `elodie` begins seven words of the five orders, `lef` six of three.
		const byRare = await rowsOf(['elodie', 'lef'], { ofWord: 100, found: 6 })
		const byOne = await rowsOf(['elodie', 'lef'], { ofWord: 6, found: 5 })
		const byNone = await rowsOf(['elodie', 'lef'], { ofWord: 1, found: 1 })
		const overMany = await rowsOf(['elodie', 'lef'], { ofWord: 100, found: 2 })
		for (const { rows } of [byRare, byOne, byNone, overMany]) expect(rows).toEqual(whole.rows)
		expect([byRare, byOne, byNone, overMany].map((it) => it.isNamed)).toEqual([
			true,
			true,
			false,
			false,
		])
		expect([byRare.sums, byOne.sums]).toEqual([whole.sums, whole.sums])
		for (const { sums } of [byNone, overMany])
			expect(sums).toEqual({ count: null, sale: null, supply: null, owed: null })
	})

	test('several states, a page at a time: every order of one of them once, newest first', async () => {
		const { db } = shop.services
		const inAtelier = { ...everyShop, tenant: 'atelier' }
		const listed = async (states: StateLabel[], limit: number, side: 'after' | 'before') => {
			const keys: string[] = []
			let from: Keyset['from'] = null
			for (;;) {
				const page: Keyset = { limit, direction: side === 'after' ? 'desc' : 'asc', from }
				const filter = {
					kind: 'order',
					view: 'all',
					today,
					states,
					found: null,
					sort: 'orderedAt',
				} as const
				const rows = await listOrders(db, inAtelier, filter, page)
				keys.push(...rows.slice(0, limit).map((it) => it.key))
				const last = rows[limit - 1]
				if (rows.length <= limit || !last) return keys
				from = { value: last.value, key: last.key, side: 'after' }
			}
		}
		const all = await listed([], 50, 'after')
		const changed = await Promise.all(
			[all[0], all[2]].map((reference) => orderByReference(db, 'atelier', reference ?? '')),
		)
		for (const order of changed) if (order) await updateOrder(db, order, { state: 'refused' })
		const both: StateLabel[] = ['refused', 'waiting', 'done']
		expect(await listed(both, 1, 'after')).toEqual(all)
		expect(await listed(both, 2, 'before')).toEqual(all.toReversed())
		expect(await listed(['refused', 'done'], 1, 'after')).toEqual([all[0], all[2]])
		for (const order of changed)
			if (order)
				await updateOrder(db, { ...order, revision: order.revision + 1 }, { state: 'waiting' })
	})

	test('a view of some states lists what it counts, and with states chosen those of them alone', async () => {
		const { db } = shop.services
		const all = await seller.client.backOffice.orders.list({ kind: 'order' })
		const states: StateLabel[] = ['sent', 'inProduction', 'confirmed', 'waiting']
		const changed = await Promise.all(
			all.rows.map((row) => orderByReference(db, 'atelier', row.reference)),
		)
		for (const [at, order] of changed.entries())
			if (order) await updateOrder(db, order, { state: states[at] ?? 'waiting' })
		const [sent, inProduction, confirmed, waiting] = all.rows.map((row) => row.reference)
		type Query = Parameters<typeof seller.client.backOffice.orders.list>[0]
		const listed = async (query: Omit<Query, 'kind'>) => {
			const page = await seller.client.backOffice.orders.list({ kind: 'order', ...query })
			expect(page.total).toBe(page.rows.length)
			return page.rows.map((row) => row.reference)
		}
		expect(await listed({ view: 'inProduction' })).toEqual([sent, inProduction])
		expect(await listed({ view: 'inProduction', sort: 'total' })).toHaveLength(2)
		expect(await listed({ view: 'inProduction', states: ['inProduction'] })).toEqual([inProduction])
		expect(await listed({ view: 'toSend' })).toEqual([confirmed])
		expect(await listed({ view: 'toAccept', states: ['waiting', 'sent'] })).toEqual([waiting])
		expect(await listed({ view: 'toAccept', states: ['sent', 'done'] })).toEqual([])
		const { views } = await seller.client.backOffice.orders.list({ kind: 'order' })
		expect(views).toMatchObject({ all: 4, inProduction: 2, toSend: 1, toAccept: 1, offersOpen: 0 })
		for (const order of changed)
			if (order)
				await updateOrder(db, { ...order, revision: order.revision + 1 }, { state: 'waiting' })
	})

	type Asked = { states?: string[] | null; where?: SQL; kind?: 'order' | 'offer' }
	test('sorted by state they stand from the beginning of the process to its end, page by page', async () => {
		const { db } = shop.services
		const { rows } = await seller.client.backOffice.orders.list({ kind: 'order' })
		const given: StateLabel[] = ['refused', 'undelivered', 'accepted', 'inProduction']
		const changed = await Promise.all(
			rows.map((row) => orderByReference(db, 'atelier', row.reference)),
		)
		for (const [at, order] of changed.entries())
			if (order) await updateOrder(db, order, { state: given[at] ?? 'waiting' })
		const listed = async (query: { direction?: 'desc'; states?: StateLabel[] }) => {
			const states: StateLabel[] = []
			let after: string | undefined
			do {
				const page = await seller.client.backOffice.orders.list({
					kind: 'order',
					sort: 'state',
					direction: 'asc',
					limit: 1,
					...query,
					...(after && { after }),
				})
				states.push(...page.rows.map((row) => row.state))
				after = page.next ?? undefined
			} while (after)
			return states
		}
		const inOrder: StateLabel[] = ['accepted', 'inProduction', 'undelivered', 'refused']
		expect(await listed({})).toEqual(inOrder)
		expect(await listed({ direction: 'desc' })).toEqual(inOrder.toReversed())
		expect(await listed({ states: ['refused', 'undelivered', 'accepted'] })).toEqual([
			'accepted',
			'undelivered',
			'refused',
		])
		for (const order of changed)
			if (order)
				await updateOrder(db, { ...order, revision: order.revision + 1 }, { state: 'waiting' })
	})

	/** How PostgreSQL would read the second page of a list, were sorting all of it the dearest of ways. */
	const planOf = async (
		sort: SQL,
		[value, type]: [string, string],
		{ states = null, where, kind = 'order' }: Asked,
	) => {
		const inside = async (tx: Queryable) => {
			await tx.execute(sql`select set_config('enable_sort', 'off', true),
				set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`)
			const from = sql`(${sort}, reference) < (${value}::${sql.raw(type)}, '26-00009')`
			const only = states ? sql`state = any(${sql.param(states)})` : sql`true`
			const { rows } = await tx.execute(sql`explain select reference from orders
				where ${where ?? sql`tenant = 'atelier'`} and kind = ${kind} and ${from} and ${only}
				order by ${sort} desc, reference desc limit 26`)
			return rows.map((row) => Object.values(row)[0]).join('\n')
		}
		const ask = () => shop.services.db.transaction(inside)
		return where ? everywhere(ask) : inScope('atelier', ask)
	}

	test.each([
		['seller', sortedBy.seller, ['Sofie Maes', 'text'], /orders_(?:anywhere_)?seller/],
		['delivery day', sortedBy.deliveryAt, ['2026-12-24', 'date'], /orders_(?:anywhere_)?due/],
		['total', sql`total`, ['120000', 'bigint'], /orders_(?:anywhere_)?total/],
		['state', sortedBy.state, ['5', 'bigint'], /orders_anywhere_rank/],
	] as const)('a list sorted by %s begins where its page begins', async (_, sort, from, index) => {
		for (const states of [null, ['confirmed', 'sent']]) {
			const plan = await planOf(sort, [...from], { states })
			expect(plan).toMatch(index)
			expect(plan).toMatch(/Index Cond: .*ROW\(/)
			expect(plan).not.toContain('Sort')
		}
	})

	test('offers are sorted by their last day', async () => {
		const plan = await planOf(sortedBy.validUntil, ['2026-12-24', 'date'], { kind: 'offer' })
		expect(plan).toMatch(/orders_anywhere_valid/)
		expect(plan).toMatch(/Index Cond: .*ROW\(/)
		expect(plan).not.toContain('Sort')
	})

	test('the supplier’s list sorts by purchase price', async () => {
		const where = sql`sent_to_supplier_at is not null`
		const plan = await planOf(sortedBy.paid, ['120000', 'bigint'], { where })
		expect(plan).toMatch(/orders_sent_paid/)
		expect(plan).toMatch(/Index Cond: .*ROW\(/)
		expect(plan).not.toContain('Sort')
	})

	test('the operator’s seller: his shop’s orders by total, others’ by purchase price', async () => {
		const { db } = shop.services
		const other = await orderOfShop('meubles-dupont')
		const scope = { ...everyShop, tenant: 'atelier', orSent: true }
		const filter = { kind: 'order', view: 'all', today, found: null, sort: 'total' } as const
		const listed = async (limit: number, direction: 'asc' | 'desc') => {
			const read: [string, number][] = []
			let from: Keyset['from'] = null
			for (;;) {
				const rows = await listOrders(db, scope, filter, { limit, direction, from })
				read.push(
					...rows.slice(0, limit).map((it) => [it.key, Number(it.value)] as [string, number]),
				)
				const last = rows[limit - 1]
				if (rows.length <= limit || !last) return read
				from = { value: last.value, key: last.key, side: 'after' }
			}
		}
		const own = await listed(50, 'asc')
		expect(own).toHaveLength(4)
		const { total } = await orderOfShop('atelier')
		expect(own.map(([, value]) => value)).toEqual(own.map(() => total))
		for (const paid of [1, total + 1]) {
			const now = await orderOfShop('meubles-dupont')
			await updateOrder(db, now, { sentToSupplierAt: other.orderedAt, amountToSupplier: paid })
			const sent: [string, number] = [other.reference, paid]
			const all = paid === 1 ? [sent, ...own] : [...own, sent]
			expect(await listed(1, 'asc')).toEqual(all)
			expect(await listed(2, 'desc')).toEqual(all.toReversed())
		}
		const { amountToSupplier } = other
		await updateOrder(db, await orderOfShop('meubles-dupont'), {
			sentToSupplierAt: null,
			amountToSupplier,
		})
	})

	test('a changed order is found by what it says now', async () => {
		const { db } = shop.services
		const order = await orderOfShop('atelier')
		const changed = await updateOrder(db, order, { search: 'mirabelle tarte' })
		expect(await found(seller, 'mira')).toEqual([order.reference])
		expect(await found(seller, 'dubois')).toEqual([])
		await updateOrder(db, changed, { search: order.search })
		expect(await found(seller, 'mira')).toEqual([])
		expect(await found(seller, 'dubois')).toEqual([order.reference])
	})

	test('counts and sums are what counting one by one gives, through every change', async () => {
		const { db } = shop.services
		const expectEqual = async (day = today) => {
			const { rows } = await db.execute<{ state: StateLabel; count: number; sum: string }>(sql`
				select state, count(*)::int as count, sum(total)::text as sum from ${orders}
				where kind = 'order' group by state`)
			const { states, views } = await countOrders(db, everyShop, { kind: 'order', today: day })
			expect(states).toEqual(Object.fromEntries(rows.map(({ state, count }) => [state, count])))
			for (const view of Object.keys(views) as (keyof typeof views)[]) {
				const filter = { kind: 'order', view, today: day } as const
				const listed = await listOrders(
					db,
					everyShop,
					{ ...filter, found: null, sort: 'orderedAt' },
					{ limit: 50, direction: 'desc', from: null },
				)
				const count = listed.length
				const amount = listed.reduce((all, { row }) => all + row.total, 0)
				const sale = count === 0 ? null : { count, amount }
				const sums = await sumOrders(db, everyShop, filter, null)
				expect(sums, view).toEqual({ count, sale, supply: null, owed: null })
				expect(views[view], view).toBe(listed.length)
			}
			return views
		}
		await expectEqual()
		const order = await orderOfShop('meubles-dupont')
		const change = { total: order.total + 1, toLink: !order.toLink, sellerName: 'Lien' }
		const other = await updateOrder(db, order, { ...change, state: 'confirmed' })
		expect(await expectEqual()).toMatchObject({ toSend: 1, toLink: 4 })
		const changed = await updateOrder(db, other, { plannedDate: '2026-11-30', refundDue: 5 })
		expect(await expectEqual('2026-11-15')).toMatchObject({ soon: 0, toRefund: 1 })
		expect(await expectEqual('2026-11-16')).toMatchObject({ soon: 1 })
		await deleteOrder(db, changed)
		await expectEqual()
		const left = await db.execute(
			sql`select from order_words where tenant = ${order.tenant} and order_id = ${order.id}`,
		)
		expect(left.rows).toEqual([])
	})

	test('above the limit a count is null', async () => {
		const { db } = shop.services
		const counted = async (most: number) => {
			const filter = { kind: 'order', today, most } as const
			const { states, views } = await countOrders(db, everyShop, filter)
			const sums = await sumOrders(db, everyShop, { ...filter, view: 'all' }, null)
			const toAccept = await countView(db, everyShop, { ...filter, view: 'toAccept' })
			return [states.waiting, views.all, views.toAccept, views.toSend, sums.count, toAccept]
		}
		expect(await counted(4)).toEqual([4, 4, 4, 0, 4, 4])
		expect(await counted(3)).toEqual([null, null, null, 0, null, null])
		const one = { kind: 'order', today, view: 'all', most: 3 } as const
		expect((await sumOrders(db, everyShop, one, null)).sale).toBeNull()
		expect((await sumOrders(db, everyShop, { ...one, states: ['refused'] }, null)).count).toBe(0)
	})

	test('a search for punctuation finds nothing, an empty search everything', async () => {
		const { db } = shop.services
		expect(await findOrders(db, everyShop, ' %_ ')).toEqual({ orders: [], rest: [] })
		expect(await findOrders(db, everyShop, '  ')).toBeNull()
		expect(home.city).toBe('Arlon')
		expect(await found(seller, 'arlon')).toHaveLength(4)
	})
})
