import { orderActions, orderSorts } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOffer } from '../../../testing/ask-offer.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { type Browser, newCode, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

const people = {
	visitor: null,
	individual: 't.lambert@example.be',
	professional: 'bureau@studio-hetre.example',
	resellerEmployee: 'lien.claes@atelier.example',
	resellerAdmin: 'sofie.maes@atelier.example',
	supplier: 'fournisseur@gabarit.example',
	admin: 'admin@gabarit.example',
} as const
type Person = keyof typeof people

const towns = ['Namur', 'Gent', 'Liège', 'Arlon', 'Éghezée', 'Œudeghien', 'Mons', 'Huy', 'Spa']

describe.each(testDatabases)('the back-office on $name', (database) => {
	let shop: Shop
	const browsers = {} as Record<Person, Browser>
	const references: string[] = []

	const place = async (change: Parameters<typeof orderOf>[1] = {}) => {
		const browser = shop.browse()
		const order = await orderOf(browser, change)
		return (await browser.client.dressing.configuration.order(order)).reference
	}
	const act = async (
		who: Person,
		reference: string,
		action: (typeof orderActions)[number],
		more: object = {},
	) => {
		const orders = browsers[who].client.backOffice.orders
		const { revision } = await browsers.admin.client.backOffice.orders.get({ reference })
		return orders.act({ reference, action, revision, ...more })
	}

	beforeAll(async () => {
		shop = await openShop(database)
		for (const [who, email] of Object.entries(people) as [Person, string | null][])
			browsers[who] = email === null ? shop.browse() : await shop.enter(email)
		for (const [i, city] of towns.entries()) {
			shop.setNow(new Date(shop.services.now().getTime() + 60_000))
			const address = {
				street: 'Rue Haute',
				streetNumber: '1',
				postalCode: '5000',
				city,
				country: 'BE' as const,
			}
			const customer = { firstName: 'Zoé', lastName: `Client ${i}`, email: `c${i}@example.be` }
			references.push(await place({ customer, billingAddress: address, deliveryAddress: address }))
		}
	})
	afterAll(() => shop.close())

	test.each(orderSorts)(
		'sorted by %s, pages forwards and backwards show every order once',
		async (sort) => {
			const { list } = browsers.resellerAdmin.client.backOffice.orders
			for (const direction of ['asc', 'desc'] as const) {
				const query = { kind: 'order' as const, sort, direction, limit: 4 }
				const pages = [await list(query)]
				while (pages.at(-1)?.next)
					pages.push(await list({ ...query, after: pages.at(-1)?.next ?? '' }))
				const seen = pages.flatMap((page) => page.rows.map((row) => row.reference))
				expect(new Set(seen).size).toBe(seen.length)
				expect(seen.length).toBe(pages[0]?.total)
				const back = await list({ ...query, before: pages.at(-1)?.previous ?? '' })
				expect(back.rows).toEqual(pages.at(-2)?.rows)
				expect(pages[0]?.previous).toBeNull()
			}
		},
	)

	test.each([
		['eghezee', 1],
		['ÉGHEZÉE', 1],
		['oeudeghien', 1],
		['client zoe', 9],
		['c3@example', 1],
		['%', 0],
		['_', 0],
		["'; drop table orders", 0],
	])('a search for %s finds %i orders', async (search, count) => {
		const { list } = browsers.resellerAdmin.client.backOffice.orders
		const found = await list({ kind: 'order', search })
		expect(found.total).toBe(count)
		expect(found.rows.length).toBe(count)
	})

	test('counts, sums and the filters by state agree', async () => {
		const { list } = browsers.resellerAdmin.client.backOffice.orders
		const all = await list({ kind: 'order', limit: 100 })
		const waiting = await list({ kind: 'order', states: ['waiting'], limit: 100 })
		expect(all.total).toBe(all.all)
		const amount = all.rows.reduce((sum, row) => sum + (row.total ?? 0), 0)
		expect([all.sale, all.supply]).toEqual([{ count: all.rows.length, amount }, null])
		expect(waiting.total).toBe(all.counts.waiting)
		expect(waiting.rows.every((row) => row.state === 'waiting')).toBe(true)
		expect((await list({ kind: 'order', view: 'toAccept' })).total).toBe(all.views.toAccept)
		expect((await list({ kind: 'offer' })).rows).toEqual([])
	})

	test('an invalid page key leads to the first page', async () => {
		const { list } = browsers.resellerAdmin.client.backOffice.orders
		const first = await list({ kind: 'order' })
		for (const after of ['x', 'bnVsbA', Buffer.from('["x"]').toString('base64url')])
			expect((await list({ kind: 'order', after })).rows).toEqual(first.rows)
		const odd = Buffer.from('["not a date","26-1"]').toString('base64url')
		expect((await list({ kind: 'order', after: odd })).rows).toEqual(first.rows)
	})

	test('the supplier sees what was sent to him, and only what he is paid', async () => {
		const reference = await place()
		const get = () => browsers.supplier.client.backOffice.orders.get({ reference })
		await act('resellerAdmin', reference, 'acceptOrder')
		await act('resellerAdmin', reference, 'sendToSupplier')
		const other = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const page = await other.client.backOffice.orders.get({ reference })
		expect([page.total, page.quote]).toEqual([null, null])
		expect(page.amountToSupplier).toBe(page.cost?.total)
		expect((await get()).state).toBe('sent')
		const { rows } = await other.client.backOffice.orders.list({ kind: 'order', limit: 100 })
		expect(rows.map((row) => row.state)).not.toContain('waiting')
		const waiting = references[0] ?? ''
		expect(await refusal(other.client.backOffice.orders.get({ reference: waiting }))).toBe(
			'404 order_not_found',
		)
	})

	test('the operator’s seller sees what other shops sent, without their sale prices', async () => {
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		const order = await orderOf(paul)
		const { reference } = await paul.client.dressing.configuration.order(order)
		const { orders } = browsers.supplier.client.backOffice
		expect(await refusal(orders.get({ reference }))).toBe('404 order_not_found')
		const before = await orders.list({ kind: 'order', limit: 100 })
		for (const action of ['acceptOrder', 'sendToSupplier'] as const) {
			const { revision } = await paul.client.backOffice.orders.get({ reference })
			await paul.client.backOffice.orders.act({ reference, action, revision })
		}
		const page = await orders.get({ reference })
		expect([page.tenant, page.total, page.quote, page.notes]).toEqual([
			'meubles-dupont',
			null,
			null,
			[],
		])
		expect(page.amountToSupplier).toBe(page.cost?.total)
		const open = page.actions.filter((it) => it.allowed).map((it) => it.action)
		expect(open).toEqual(['sendToProduction', 'refuseOrder'])
		const after = await orders.list({ kind: 'order', limit: 100 })
		expect(after.total).toBe((before.total ?? 0) + 1)
		expect(after.sale).toEqual(before.sale)
		const paid = { count: 1, amount: page.amountToSupplier }
		expect([before.supply, after.supply]).toEqual([null, paid])
		expect(after.rows.find((row) => row.reference === reference)?.total).toBeNull()
	})

	test('sorted by total, what was sent stands by what the supplier is paid', async () => {
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const admin = browsers.admin.client.backOffice.orders
		const { rows: all } = await admin.list({ kind: 'order', limit: 100 })
		for (const { client } of [supplier, browsers.supplier]) {
			const { list } = client.backOffice.orders
			const sorted = { kind: 'order', sort: 'total', direction: 'asc' } as const
			const { rows } = await list({ ...sorted, limit: 100 })
			const shown = rows.map((it) => it.total ?? it.amountToSupplier ?? 0)
			expect(shown).toEqual(shown.toSorted((a, b) => a - b))
			expect(rows.length).toBeGreaterThan(1)
			for (const [i, row] of rows.entries()) {
				const { next, previous } = await list({ ...sorted, limit: i + 1 })
				const keys = [next, previous].map((it) => Buffer.from(it ?? '', 'base64url').toString())
				const sale = all.find((it) => it.reference === row.reference)?.total
				if (row.total === null) expect(keys.join()).not.toContain(`"${sale}"`)
			}
		}
	})

	test('the supplier reads nowhere of an order what its customer pays', async () => {
		const reference = await place({ paymentType: 'Bill' })
		await act('resellerAdmin', reference, 'acceptOrder')
		const { orders } = browsers.admin.client.backOffice
		const accepted = await orders.get({ reference })
		const paid = 77_777
		const record = { reference, revision: accepted.revision, amount: paid }
		const { revision } = await orders.recordPayment(record)
		await orders.refund({ reason: 'x', reference, revision, amount: 11_111 })
		await act('resellerAdmin', reference, 'sendToSupplier')
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const page = await supplier.client.backOffice.orders.get({ reference })
		const seen = { ...page, cost: null, furniture: null, catalogue: null, configuration: null }
		const answer = JSON.stringify(seen)
		for (const cents of [accepted.total, paid, 11_111, paid - 11_111])
			expect([cents, answer.includes(String(cents))]).toEqual([cents, false])
		expect(page.payment).toMatchObject({ paid: null, balance: null, refundDue: null })
		expect(page.timeline.map((it) => it.event)).toContain('paymentReceived')
	})

	test("another shop's order answers like none at all", async () => {
		const [reference = ''] = references
		const paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		const { orders } = paul.client.backOffice
		expect(await refusal(orders.get({ reference }))).toBe('404 order_not_found')
		const step = { reference, action: 'acceptOrder' as const, revision: 1 }
		expect(await refusal(orders.act(step))).toBe('404 order_not_found')
		expect(await refusal(orders.addNote({ reference, text: 'x' }))).toBe('404 order_not_found')
		const { rows } = await orders.list({ kind: 'order', limit: 100 })
		expect(rows.filter((row) => row.tenant !== 'meubles-dupont')).toEqual([])
	})

	// Who enters the back-office, and who reads an order that is not his.
	test.each([
		['visitor', '403 not_logged_in', '403 not_logged_in'],
		['individual', '403 not_allowed', '403 not_allowed'],
		['professional', 'read', '404 order_not_found'],
		['resellerEmployee', 'read', 'read'],
		['resellerAdmin', 'read', 'read'],
		['supplier', 'read', 'read'],
		['admin', 'read', 'read'],
	] as const)(
		'a list asked by the %s is answered %s, an order of another %s',
		async (who, list, get) => {
			const [reference = ''] = references
			const { orders, session } = browsers[who].client.backOffice
			const outcome = (call: Promise<unknown>) =>
				call.then(
					() => 'read',
					(error: { status: number; code: string }) => `${error.status} ${error.code}`,
				)
			expect(await outcome(orders.list({ kind: 'order' }))).toBe(list)
			expect(await outcome(session.me())).toBe(list)
			expect(await outcome(orders.get({ reference }))).toBe(get)
		},
	)

	test('a professional sees and follows his own orders', async () => {
		const { client } = browsers.professional
		const order = await orderOf(browsers.professional, {
			customer: {
				type: 'Professional',
				firstName: 'Jeanne',
				lastName: 'Hubert',
				email: 'x@studio-hetre.example',
			},
		})
		const placed = await client.dressing.configuration.order(order)
		const { rows } = await client.backOffice.orders.list({ kind: 'order' })
		expect(rows.map((row) => row.reference)).toEqual([placed.reference])
		const page = await client.backOffice.orders.get({ reference: placed.reference })
		expect([page.cost, page.timeline, page.notes]).toEqual([null, [], []])
		expect(page.amountToSupplier).toBeNull()
		expect(page.actions.filter((it) => it.allowed)).toEqual([])
	})

	test('an order goes through all states to its end, with its timeline', async () => {
		const reference = await place()
		const way = [
			['resellerEmployee', 'acceptOrder', {}],
			['resellerEmployee', 'sendToSupplier', {}],
			['supplier', 'sendToProduction', {}],
			['supplier', 'setReady', {}],
			['resellerAdmin', 'schedule', { deliveryDate: '2026-12-04' }],
			['supplier', 'setUndelivered', { motive: 'Personne' }],
			['supplier', 'schedule', { deliveryDate: '2026-12-11' }],
			['resellerAdmin', 'setDone', {}],
		] as const
		for (const [who, action, more] of way) {
			shop.setNow(new Date(shop.services.now().getTime() + 1000))
			await act(who, reference, action, more)
		}
		const page = await browsers.admin.client.backOffice.orders.get({ reference })
		expect(page.state).toBe('done')
		expect(page.delivery.plannedAt).toBe('2026-12-11')
		expect(page.timeline.map((entry) => entry.event)).toEqual([
			'done',
			'scheduled',
			'undelivered',
			'scheduled',
			'ready',
			'sentToProduction',
			'sentToSupplier',
			'orderConfirmed',
			'orderPlaced',
		])
		const sofie = { kind: 'user', name: 'Maes Sofie' }
		expect(page.timeline[0]).toMatchObject({ actor: sofie, from: 'Scheduled', to: 'Done' })
		expect(page.timeline.at(-1)?.actor).toEqual({ kind: 'customer', name: null })
	})

	test('actions that the page of an order disables are refused, and change nothing', async () => {
		const reference = await place()
		const { orders } = browsers.resellerAdmin.client.backOffice
		const page = await orders.get({ reference })
		const closed = page.actions.filter((it) => !it.allowed)
		expect(closed.length).toBeGreaterThan(4)
		for (const { action, reason } of closed) {
			const error = await refused(
				orders.act({
					reference,
					action,
					revision: page.revision,
					motive: 'x',
					deliveryDate: '2027-01-04',
				}),
			)
			expect([error.status, error.code]).toEqual([409, 'transition_not_allowed'])
			expect(error.data).toMatchObject({ reason })
		}
		expect(await orders.get({ reference })).toEqual(page)
	})

	test('a delivery needs a day that is not past', async () => {
		const reference = await place()
		for (const action of ['acceptOrder', 'sendToSupplier'] as const)
			await act('resellerAdmin', reference, action)
		for (const action of ['sendToProduction', 'setReady'] as const)
			await act('supplier', reference, action)
		const refusalOf = async (more: object) => {
			const { data } = await refused(act('supplier', reference, 'schedule', more))
			return JSON.stringify(data)
		}
		expect(await refusalOf({})).toContain('À remplir.')
		expect(await refusalOf({ deliveryDate: '2020-01-01' })).toContain('La date est passée.')
	})

	test('a refusal needs its motive, and shows it', async () => {
		const reference = await place()
		expect(await refusal(act('resellerAdmin', reference, 'refuseOrder'))).toBe('400 invalid_model')
		expect(await refusal(act('resellerAdmin', reference, 'refuseOrder', { motive: '  ' }))).toBe(
			'400 invalid_model',
		)
		const motive = 'Hors de notre tournée'
		const page = await act('resellerAdmin', reference, 'refuseOrder', { motive })
		expect(page).toMatchObject({ state: 'refused', status: 'Refused', motive })
		expect(page?.actions.filter((it) => it.allowed)).toEqual([])
	})

	test('of two sellers at once one wins, the other learns the present state', async () => {
		const reference = await place()
		const step = (
			who: 'resellerAdmin' | 'resellerEmployee',
			action: 'acceptOrder' | 'refuseOrder',
		) =>
			browsers[who].client.backOffice.orders
				.act({ reference, action, revision: 1, motive: 'Doublon' })
				.then(
					(page) => page?.state ?? 'gone',
					(error: { code: string; data: unknown }) => error,
				)
		const outcomes = await Promise.all([
			step('resellerAdmin', 'acceptOrder'),
			step('resellerEmployee', 'refuseOrder'),
		])
		const won = outcomes.filter((it) => typeof it === 'string')
		const lost = outcomes.filter((it) => typeof it !== 'string')
		expect(won).toHaveLength(1)
		expect(lost).toMatchObject([{ code: 'order_changed', data: { revision: 2, state: won[0] } }])
	})

	test('a deleted order leaves the list and keeps its audit', async () => {
		const reference = await place()
		expect(await act('resellerAdmin', reference, 'delete')).toBeNull()
		const gone = browsers.admin.client.backOffice.orders.get({ reference })
		expect(await refusal(gone)).toBe('404 order_not_found')
	})

	test('notes stay inside the shop', async () => {
		const [reference = ''] = references
		const text = 'Relevé des murs confirmé sur place.'
		const { orders } = browsers.resellerEmployee.client.backOffice
		const page = await orders.addNote({ reference, text })
		expect(page.notes).toMatchObject([{ who: 'Claes Lien', text }])
	})

	test('notes cannot be written without the right to read them', async () => {
		const reference = await place()
		await act('resellerAdmin', reference, 'acceptOrder')
		await act('resellerAdmin', reference, 'sendToSupplier')
		const other = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		const { orders } = other.client.backOffice
		expect(await refusal(orders.addNote({ reference, text: 'x' }))).toBe('403 not_allowed')
	})

	test('an offer: accepted, then ordered by the seller, or refused', async () => {
		const offer = async () => {
			const order = await orderOf(shop.browse())
			const { customer, configuration, language } = order
			const sent = await askOffer(shop.browse().client, {
				kind: 'offer',
				code: newCode(),
				configuration,
				language,
				customer,
				delivery: {
					deliveryMode: 'delivery',
					country: 'BE',
					billingAddress: order.billingAddress,
					...(order.deliveryAddress && { deliveryAddress: order.deliveryAddress }),
				},
			})
			return sent.reference ?? ''
		}
		const first = await offer()
		expect((await act('resellerAdmin', first, 'acceptOffer'))?.state).toBe('offerAccepted')
		for (const how of [{}, { paymentType: 'Bill' }])
			expect(await refusal(act('resellerAdmin', first, 'placeOrder', how))).toBe(
				'400 invalid_model',
			)
		const agreement = 'Par téléphone, le 20/11'
		const how = { paymentType: 'Bill', agreement }
		const ordered = await act('resellerAdmin', first, 'placeOrder', how)
		expect(ordered).toMatchObject({ kind: 'order', state: 'waiting', reference: first })
		expect(ordered?.payment.type).toBe('Bill')
		expect(ordered?.timeline[0]).toMatchObject({ event: 'orderPlaced', data: { agreement } })
		const second = await act('resellerAdmin', await offer(), 'refuseOffer')
		expect(second).toMatchObject({ kind: 'offer', state: 'offerCancelled', status: 'OfferRefused' })
	})
})
