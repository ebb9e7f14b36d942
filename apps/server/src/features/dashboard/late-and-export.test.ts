// The late orders that the dashboard names, beside the list that it leads to; and its tables as a file.
import type { Dashboard } from '@gabarit/contract'
import { eq } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refused.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { type Browser, newCode, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'
import { userByEmail } from '../accounts/accounts-table.ts'
import { designs } from '../orders/design/designs-table.ts'
import { type NewOrder, orderByReference, updateOrder } from '../orders/orders-table.ts'

const sofieEmail = 'sofie.maes@atelier.example'

/** Seen on Saturday 21 November; the 11th is a day off in Belgium. */
const rows = {
	yesterday: { plannedDate: '2026-11-20' },
	undelivered: { state: 'undelivered', status: 'Undelivered', deliveryDate: '2026-11-10' },
	ready: { state: 'ready', status: 'Ready', plannedDate: '2026-11-13', deliveryDate: '2026-11-19' },
	atWorkshop: {
		state: 'inProduction',
		status: 'InProduction',
		plannedDate: '2026-11-12',
		sentToSupplierAt: new Date('2026-11-02T10:00:00Z'),
		supplierDate: '2026-11-18',
	},
	done: { state: 'done', status: 'Done', deliveryDate: '2026-11-09' },
	refused: { state: 'refused', status: 'Refused', plannedDate: '2026-11-09' },
	today: { plannedDate: '2026-11-21' },
} satisfies Record<string, Partial<NewOrder>>
type Name = keyof typeof rows | 'elsewhere'

describe.each(everyDatabase)('late orders and the export of the dashboard on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	let admin: Browser
	const references = new Map<Name, string>()
	const nameOf = new Map<string, Name>()

	const add = async (name: Name, row: Partial<NewOrder>, tenant = 'atelier') => {
		const browser = shop.browse(tenant)
		const customer = {
			type: 'Individual' as const,
			firstName: 'An',
			lastName: '=1+1',
			email: 'an@example.be',
		}
		const placed = await orderOf(browser, { customer })
		const { reference } = await browser.client.dressing.configuration.order(placed)
		const order = await orderByReference(shop.services.db, tenant, reference)
		if (!order) throw new Error('the order is gone')
		await updateOrder(shop.services.db, order, row)
		references.set(name, reference)
		nameOf.set(reference, name)
	}
	const seenBy = ({ client }: Browser, query = {}) => client.backOffice.dashboard.get(query)
	const namesOf = ({ lateOrders }: Dashboard) =>
		lateOrders.map(({ reference }) => nameOf.get(reference))

	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter(sofieEmail)
		admin = await shop.enter('admin@gabarit.example')
		const { id } = (await userByEmail(shop.services.db, 'atelier', sofieEmail)) ?? {}
		for (const [name, row] of Object.entries(rows)) await add(name as Name, row)
		const ready = await orderByReference(shop.services.db, 'atelier', references.get('ready') ?? '')
		if (ready && id) await updateOrder(shop.services.db, ready, { sellerId: id })
		await add('elsewhere', { plannedDate: '2026-11-03' }, 'meubles-dupont')
	})
	afterAll(() => shop.close())

	test('three are named, the latest first: the first of the list that is counted', async () => {
		const seen = await seenBy(sofie)
		expect(seen.late).toBe(4)
		expect(namesOf(seen)).toEqual(['undelivered', 'atWorkshop', 'ready'])
		const list = await sofie.client.backOffice.orders.list({
			kind: 'order',
			late: true,
			sort: 'deliveryAt',
			direction: 'asc',
		})
		expect(list.total).toBe(seen.late)
		expect(seen.lateOrders.map(({ reference }) => reference)).toEqual(
			list.rows.slice(0, 3).map(({ reference }) => reference),
		)
	})

	test('who works for the operator has his shop’s figures, and the workshop’s where he asks', async () => {
		const marc = await shop.enter('fournisseur@gabarit.example')
		const ofShop = await seenBy(marc)
		expect([ofShop.late, namesOf(ofShop)]).toEqual([4, ['undelivered', 'atWorkshop', 'ready']])
		const seen = await seenBy(marc, { workshop: true })
		expect([seen.late, namesOf(seen)]).toEqual([1, ['atWorkshop']])
		expect(seen.lateOrders[0]?.promised).toBe('2026-11-18')
		expect([seen.offers.value, seen.unpaid, seen.sellers]).toEqual([0, 0, []])
		const { states } = seen
		expect(states.map(({ state }) => state)).toEqual(['inProduction'])
		for (const who of [sofie, admin])
			expect(await refusal(seenBy(who, { workshop: true }))).toBe('403 not_allowed')
	})

	test('each says since which day, in working days, and what the list says of it', async () => {
		const { lateOrders } = await seenBy(sofie)
		expect(lateOrders[0]).toMatchObject({
			tenant: 'atelier',
			customer: '=1+1 An',
			state: 'undelivered',
			promised: '2026-11-10',
			days: 7,
		})
		expect(lateOrders[1]).toMatchObject({
			promised: '2026-11-12',
			supplierAt: '2026-11-18',
			days: 6,
		})
		// The agreed day, not the planned one.
		expect(lateOrders[2]).toMatchObject({ promised: '2026-11-19', days: 1 })
		const { rows: listed } = await sofie.client.backOffice.orders.list({
			kind: 'order',
			late: true,
		})
		const row = listed.find(({ reference }) => reference === lateOrders[0]?.reference)
		expect(lateOrders[0]?.city).toBe(row?.customer.city)
	})

	test('of another shop only who sees all shops reads one, and of one seller his own', async () => {
		expect(namesOf(await seenBy(admin))).toEqual(['elsewhere', 'undelivered', 'atWorkshop'])
		const own = await seenBy(admin, { tenant: 'meubles-dupont' })
		expect([own.late, namesOf(own)]).toEqual([1, ['elsewhere']])
		const mine = await seenBy(sofie, { seller: 'me' })
		expect([mine.late, namesOf(mine)]).toEqual([1, ['ready']])
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect(namesOf(await seenBy(paul))).toEqual(['elsewhere'])
	})

	test('the supplier reads those that he is late with, by his own day, and no price', async () => {
		const entered = await shop.enter('fournisseur@gabarit.example')
		const supplier = shop.browse('meubles-dupont')
		for (const [key, value] of entered.cookies) supplier.cookies.set(key, value)
		const { late, lateOrders } = await seenBy(supplier)
		expect(late).toBe(1)
		expect(lateOrders).toEqual([
			{
				reference: references.get('atWorkshop'),
				tenant: 'atelier',
				customer: '=1+1 An',
				city: expect.any(String) as string,
				state: 'inProduction',
				deliveryMode: 'delivery',
				supplierAt: '2026-11-18',
				promised: '2026-11-18',
				days: 2,
			},
		])
		const sheets = await sheetsOf(supplier)
		expect([...sheets.keys()].filter((name) => /Offres|Vendeurs|visite/.test(name))).toEqual([])
		expect(sheets.get('En ce moment')?.map((row) => row[0])).not.toContain('Livrées, impayées')
	})

	const fileOf = async ({ client }: Browser, query = {}) => {
		const { body, headers } = await client.backOffice.dashboard.export(query)
		return { bytes: Buffer.from(await body.arrayBuffer()), headers }
	}
	const sheetsOf = async (who: Browser, query = {}) => {
		const sheets = await readXlsxFile((await fileOf(who, query)).bytes)
		return new Map(sheets.map(({ sheet, data }) => [sheet, data]))
	}

	test('late orders are counted as far as their list counts them', async () => {
		const many = 1000
		const { db } = shop.services
		const reference = references.get('undelivered') ?? ''
		const { code = '' } = (await orderByReference(db, 'atelier', reference)) ?? {}
		const [design] = await db.select().from(designs).where(eq(designs.code, code))
		if (!design) throw new Error('the design is gone')
		const codes = Array.from({ length: many }, () => newCode())
		await db.insert(designs).values(codes.map((copy) => ({ ...design, code: copy })))
		await shop.pool.query(
			`insert into orders select (jsonb_populate_record(one, jsonb_build_object('code', copy,
				'reference', copy, 'id', gen_random_uuid(), 'delivery_date', null,
				'planned_date', '2026-11-20'))).*
			from orders one, unnest($1::text[]) copy where one.reference = $2`,
			[codes, reference],
		)
		try {
			const { total } = await sofie.client.backOffice.orders.list({ kind: 'order', late: true })
			expect(total).toBe(many + 4)
			expect((await seenBy(sofie)).late).toBe(total)
		} finally {
			await shop.pool.query('delete from orders where reference = any($1)', [codes])
		}
	})

	test('the export holds the figures of the page, a sheet each, in the reader’s language', async () => {
		const days = { from: '2026-11-20', until: '2026-11-21' }
		const seen = await seenBy(sofie, days)
		const sheets = await sheetsOf(sofie, days)
		expect(sheets.get('Commandes')).toEqual([
			['Du', 'Au', 'Commandes', 'Avant', 'HTVA (EUR)'],
			...seen.spans.map((span) => [
				new Date(span.from),
				new Date(span.until),
				span.orders,
				span.ordersBefore,
				span.sum / 100,
			]),
		])
		expect(sheets.get('Commandes en retard')?.[1]).toEqual([
			references.get('undelivered'),
			'=1+1 An',
			seen.lateOrders[0]?.city,
			'Non livrée',
			new Date('2026-11-10'),
			7,
		])
		expect(sheets.has('Enseignes')).toBe(false)
		const { headers } = await fileOf(sofie, days)
		expect(headers?.['content-disposition']).toBe(
			'attachment; filename="dashboard-2026-11-20-2026-11-21.xlsx"',
		)
		const shops = (await sheetsOf(admin, days)).get('Enseignes')
		expect(shops?.map(([name]) => name)).toEqual([
			'Enseigne',
			'Gabarit, l’atelier',
			'Meubles Dupont',
		])
	})

	test('the export is refused as the dashboard is', async () => {
		const path = '/api/back-office/dashboard/export'
		expect((await shop.browse().ask('GET', path)).status).toBe(403)
		const { dashboard } = sofie.client.backOffice
		expect(await refusal(dashboard.export({ tenant: 'meubles-dupont' }))).toBe(
			'404 reseller_not_found',
		)
		expect(await refusal(dashboard.export({ from: '2020-01-01' }))).toBe('400 invalid_model')
	})
})
