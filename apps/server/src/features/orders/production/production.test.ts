import { productionFilters } from '@gabarit/contract'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendAll } from '../../../testing/mails.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { type Browser, noon, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'
import { type NewOrder, orderByReference, updateOrder } from '../orders-table.ts'

type Name = 'early' | 'late' | 'made' | 'dupont' | 'unsent'

/** The tests play on Saturday 21 November 2026. */
const rows: Record<Name, Partial<NewOrder>> = {
	early: { state: 'sent', status: 'Confirmed', supplierDate: '2026-11-23' },
	late: { state: 'inProduction', status: 'InProduction', supplierDate: '2026-11-20' },
	made: {
		state: 'done',
		status: 'Done',
		supplierDate: '2026-11-29',
		// 23:30 UTC on 31 October is 1 November in Brussels.
		readyAt: new Date('2026-10-31T23:30:00Z'),
	},
	dupont: {
		state: 'ready',
		status: 'Ready',
		supplierDate: '2026-11-30',
		readyAt: new Date('2026-11-20T08:00:00Z'),
	},
	unsent: {
		state: 'confirmed',
		status: 'Confirmed',
		sentToSupplierAt: null,
		supplierDate: '2026-11-23',
	},
}
const amounts: Record<Name, number> = { early: 100, late: 20, made: 3000, dupont: 400, unsent: 7 }

describe.each(everyDatabase)('the workshop on $name', (database) => {
	let shop: Shop
	let supplier: Browser
	let seller: Browser
	const references = {} as Record<Name, string>

	const change = async (name: Name, row: Partial<NewOrder>) => {
		const order = await orderByReference(shop.services.db, null, references[name])
		if (!order) throw new Error('the order is gone')
		return updateOrder(shop.services.db, order, row)
	}
	const backOffice = (browser = supplier) => browser.client.backOffice.orders

	beforeAll(async () => {
		shop = await openShop(database)
		supplier = await shop.enter('fournisseur@gabarit.example')
		seller = await shop.enter('sofie.maes@atelier.example')
		for (const name of Object.keys(rows) as Name[]) {
			const browser = shop.browse(name === 'dupont' ? 'meubles-dupont' : 'atelier')
			const { reference } = await browser.client.dressing.configuration.order(
				await orderOf(browser),
			)
			references[name] = reference
			await change(name, {
				sentToSupplierAt: shop.services.now(),
				boards: 10,
				weight: 50.5,
				pallets: 1,
				amountToSupplier: amounts[name],
				...rows[name],
			})
		}
	})
	afterAll(() => shop.close())

	test('what waits and what is being made stands by the week of its date, the late marked', async () => {
		const { weeks, total, all, views } = await backOffice().production({})
		const sums = { orders: 1, boards: 10, weight: 50.5, pallets: 1 }
		expect(weeks).toEqual([
			{ from: '2026-11-16', until: '2026-11-22', number: 47, ...sums, amount: 20, late: 1 },
			{ from: '2026-11-23', until: '2026-11-29', number: 48, ...sums, amount: 100, late: 0 },
		])
		expect([total, all]).toEqual([2, 4])
		expect(views).toEqual({ byWeek: 2, toStart: 1, inProduction: 1, toShip: 1, late: 1, all: 4 })
	})

	test.each([
		[{ view: 'all' }, ['dupont', 'early made', 'late']],
		[{ view: 'late' }, ['late']],
		[{ view: 'toShip', tenant: 'atelier' }, []],
		[{ view: 'all', tenant: 'meubles-dupont' }, ['dupont']],
		[{ view: 'all', supplierFrom: '2026-11-29' }, ['dupont', 'made']],
	] as const)(
		'%j has the weeks of its orders, each week the orders of the list',
		async (query, names) => {
			const { weeks } = await backOffice().production(query)
			const { view, ...filters } = query
			const found: string[] = []
			for (const week of weeks) {
				const { rows: listed } = await backOffice().list({
					kind: 'order',
					...filters,
					...productionFilters[view],
					states: [...productionFilters[view].states],
					supplierFrom:
						'supplierFrom' in filters && filters.supplierFrom > week.from
							? filters.supplierFrom
							: week.from,
					supplierUntil: week.until,
					sort: 'supplierAt',
				})
				expect(listed).toHaveLength(week.orders)
				const known = Object.entries(references)
				const inWeek = listed.flatMap((row) => known.filter(([, it]) => it === row.reference))
				found.push(
					inWeek
						.map(([name]) => name)
						.toSorted()
						.join(' '),
				)
			}
			expect(found).toEqual(names)
		},
	)

	test('what he is paid is added up by the month of Brussels in which it was ready, and by shop', async () => {
		const { months, from, until, earlier } = await backOffice().payable({})
		expect(months).toEqual([
			{
				month: '2026-11',
				orders: 2,
				amount: 3400,
				shops: [
					{ tenant: 'atelier', orders: 1, amount: 3000 },
					{ tenant: 'meubles-dupont', orders: 1, amount: 400 },
				],
			},
		])
		expect([from, until, earlier]).toEqual(['2025-12', '2026-11', false])
		const before = await backOffice().payable({ until: '2027-11' })
		expect([before.months.length, before.earlier]).toEqual([0, true])
		const listed = await backOffice().list({
			kind: 'order',
			readyFrom: '2026-11-01',
			readyUntil: '2026-11-30',
		})
		expect(listed.total).toBe(2)
	})

	test('a cut list holds the boards of each order, under its reference', async () => {
		const both = [references.early, references.dupont]
		const { body, headers } = await backOffice().cutList({ references: both, language: 'en' })
		expect(headers?.['content-disposition']).toContain('cut-list-2026-11-21.csv')
		const lines: string[][] = parse(await body.text(), { delimiter: ';', bom: true })
		const [head, ...boards] = lines
		expect(head?.slice(0, 2)).toEqual(['Order', 'Part'])
		expect(new Set(boards.map(([of]) => of))).toEqual(new Set(both))
		const page = await backOffice().get({ reference: references.early })
		const count = boards
			.filter(([of]) => of === references.early)
			.reduce((sum, line) => sum + Number(line[2]), 0)
		expect(count).toBe(page.furniture.boards.length)
	})

	test('an order that was not sent to him has no cut list', async () => {
		const asked = backOffice().cutList({ references: [references.unsent] })
		expect(await refusal(asked)).toBe('404 order_not_found')
		const byAdmin = backOffice(await shop.enter('admin@gabarit.example'))
		expect(await refusal(byAdmin.cutList({ references: [references.unsent] }))).toBe(
			'404 order_not_found',
		)
	})

	test('a seller of another shop has no production', async () => {
		const dupont = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		expect(await refusal(backOffice(dupont).production({}))).toBe('403 not_allowed')
	})

	describe('the supplier’s date', () => {
		const place = async (tenant = 'atelier') => {
			const browser = shop.browse(tenant)
			return (await browser.client.dressing.configuration.order(await orderOf(browser))).reference
		}
		const act = async (
			who: Browser,
			reference: string,
			action: 'acceptOrder' | 'sendToSupplier' | 'sendToProduction' | 'setReady',
		) => {
			const { revision } = await backOffice(who).get({ reference })
			return backOffice(who).act({ reference, action, revision })
		}
		const date = async (who: Browser, reference: string, supplierDate: string) => {
			const { revision } = await backOffice(who).get({ reference })
			return backOffice(who).setSupplierDate({ reference, revision, supplierDate })
		}
		const later = (days: number) =>
			shop.setNow(new Date(shop.services.now().getTime() + days * 24 * 3_600_000))

		test('it is his delay after the day of ordering, counted anew when it is sent', async () => {
			const reference = await place()
			const placed = await backOffice(seller).get({ reference })
			expect(placed.supplierAt).not.toBeNull()
			expect(placed.delivery.isTight).toBe(false)
			await act(seller, reference, 'acceptOrder')
			later(3)
			const again = await shop.enter('sofie.maes@atelier.example')
			const sent = await act(again, reference, 'sendToSupplier')
			shop.setNow(noon)
			expect(sent?.supplierAt?.localeCompare(placed.supplierAt ?? '')).toBe(1)
			// It never moves the customer's day, so the days between grow short.
			expect(sent?.deliveryAt).toBe(placed.deliveryAt)
			expect(sent?.delivery.isTight).toBe(true)
		})

		test('one that a seller agreed on before stays', async () => {
			const reference = await place()
			await act(seller, reference, 'acceptOrder')
			await date(seller, reference, '2027-02-12')
			const sent = await act(seller, reference, 'sendToSupplier')
			expect(sent?.supplierAt).toBe('2027-02-12')
		})

		test('so does one that is the counted day', async () => {
			const reference = await place()
			const { supplierAt } = await backOffice(seller).get({ reference })
			await act(seller, reference, 'acceptOrder')
			await date(seller, reference, supplierAt ?? '')
			later(3)
			const again = await shop.enter('sofie.maes@atelier.example')
			const sent = await act(again, reference, 'sendToSupplier')
			shop.setNow(noon)
			expect(sent?.supplierAt).toBe(supplierAt)
		})

		test('a seller sets it until it is sent, the supplier until it is ready; the shop is mailed', async () => {
			const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
			const reference = await place('meubles-dupont')
			await act(paul, reference, 'acceptOrder')
			await act(paul, reference, 'sendToSupplier')
			await sendAll(shop.services)
			expect(await refused(date(paul, reference, '2027-02-12'))).toMatchObject({
				data: { reason: 'already_sent' },
			})
			const dated = await date(supplier, reference, '2027-02-15')
			expect([dated.supplierAt, dated.delivery.supplierDateStands]).toEqual(['2027-02-15', null])
			const letters = await sendAll(shop.services)
			expect(letters.map(({ kind }) => kind)).toEqual(['orderNotice'])
			await act(supplier, reference, 'sendToProduction')
			const made = await act(supplier, reference, 'setReady')
			expect(made?.delivery.supplierDateStands).toBe('already_ready')
		})

		test('its reason is mailed to the shop and kept in the timeline; no customer reads it', async () => {
			const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
			const buyer = shop.browse('meubles-dupont')
			const { configuration } = buyer.client.dressing
			const { reference } = await configuration.order(await orderOf(buyer))
			await act(paul, reference, 'acceptOrder')
			await act(paul, reference, 'sendToSupplier')
			await sendAll(shop.services)
			const { revision } = await backOffice(supplier).get({ reference })
			const reason = 'Charnières en rupture'
			const supplierDate = '2027-02-22'
			await backOffice(supplier).setSupplierDate({ reference, revision, supplierDate, reason })
			const letters = await sendAll(shop.services)
			expect(letters.map(({ to }) => to)).toEqual(['info@meubles-dupont.example'])
			expect(letters[0]?.text).toContain(reason)
			const [entry] = (await backOffice(paul).get({ reference })).timeline
			expect(entry).toMatchObject({ event: 'supplierDateSet', motive: reason })
			const { token } = await configuration.orderState({ reference })
			const page = await buyer.client.order.view({ token: token ?? '' })
			expect(page.reference).toBe(reference)
			expect(JSON.stringify(page)).not.toContain(reason)
		})

		test('a past day is refused at its field', async () => {
			const reference = await place()
			const asked = date(seller, reference, '2026-11-20')
			expect(await refused(asked)).toMatchObject({
				code: 'invalid_model',
				data: { problems: [{ path: 'supplierDate' }] },
			})
		})
	})
})
