// Several orders are given to a seller at once, and given back to those who had them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal, refused } from '../../../testing/refused.ts'
import { everyDatabase } from '../../../testing/test-database.ts'
import { type Browser, openShop, orderOf, type Shop } from '../../../testing/test-shop.ts'

describe.each(everyDatabase)('assigning several orders on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	const references: string[] = []
	const idOf = async (email: string) => {
		const sellers = await sofie.client.backOffice.orders.sellers({})
		return sellers.find((seller) => seller.email === email)?.id ?? ''
	}
	const sellersNow = async () => {
		const { rows } = await sofie.client.backOffice.orders.list({ kind: 'order' })
		return references.map((it) => rows.find(({ reference }) => reference === it)?.seller)
	}
	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		for (let i = 0; i < 3; i += 1) {
			const visitor = shop.browse()
			const { reference } = await visitor.client.dressing.configuration.order(
				await orderOf(visitor),
			)
			references.push(reference)
		}
	})
	afterAll(() => shop.close())

	test('each answers whose it was, so that it can be given back; each is audited', async () => {
		const { assignMany, get } = sofie.client.backOffice.orders
		const own = await idOf('sofie.maes@atelier.example')
		const [first = ''] = references
		await assignMany({ references: [first], seller: own })
		const done = await assignMany({ references: [...references, 'none'], seller: own })
		expect(done).toEqual([
			{ reference: first, code: null, former: own },
			{ reference: references[1], code: null, former: null },
			{ reference: references[2], code: null, former: null },
			{ reference: 'none', code: 'order_not_found', former: null },
		])
		const name = (await sellersNow())[0]
		expect(await sellersNow()).toEqual([name, name, name])
		await assignMany({ references: references.slice(1), seller: null })
		expect(await sellersNow()).toEqual([name, null, null])
		const { timeline } = await get({ reference: first })
		// The second time nothing changed.
		expect(timeline.filter(({ event }) => event === 'assigned')).toHaveLength(1)
	})

	test('where one fails unexpectedly the answers of the others are not lost', async () => {
		const { assignMany, actOnMany } = sofie.client.backOffice.orders
		const own = await idOf('sofie.maes@atelier.example')
		const [, broken = ''] = references
		await shop.pool.query(`alter table orders add constraint broken
			check (reference <> '${broken}' or (seller_id is null and status = 'None'))`)
		try {
			const codes = ({ code }: { code: string | null }) => code
			const assigned = await assignMany({ references, seller: own })
			expect(assigned.map(codes)).toEqual([null, 'unexpected_error', null])
			const acted = await actOnMany({ references, action: 'acceptOrder' })
			expect(acted.map(codes)).toEqual([null, 'unexpected_error', null])
			const name = (await sellersNow())[0]
			expect(await sellersNow()).toEqual([name, null, name])
		} finally {
			await shop.pool.query('alter table orders drop constraint broken')
		}
	})

	test('an undo leaves what a colleague gave to somebody else since', async () => {
		const { assignMany } = sofie.client.backOffice.orders
		const own = await idOf('sofie.maes@atelier.example')
		const theirs = await idOf('lien.claes@atelier.example')
		const [first = '', second = ''] = references
		await assignMany({ references: [first, second], seller: own })
		await assignMany({ references: [second], seller: theirs })
		const undone = await assignMany({ references: [first, second], seller: null, from: own })
		expect(undone.map(({ code }) => code)).toEqual([null, 'order_changed'])
		const [left, kept] = await sellersNow()
		expect([left, kept]).toEqual([null, expect.stringContaining('Lien')])
	})

	test('what is final stays with whom it is', async () => {
		const { assign, assignMany, act, get } = sofie.client.backOffice.orders
		const [, , reference = ''] = references
		const { revision } = await get({ reference })
		const ended = await act({ reference, revision, action: 'refuseOrder', motive: 'Double' })
		const lien = { reference, revision: ended?.revision ?? 0, seller: 'lien.claes@atelier.example' }
		expect(await refused(assign(lien))).toMatchObject({
			code: 'transition_not_allowed',
			data: { state: 'refused', reason: 'order_closed' },
		})
		const seller = await idOf('lien.claes@atelier.example')
		const [answer] = await assignMany({ references: [reference], seller })
		expect(answer?.code).toBe('transition_not_allowed')
		expect((await get({ reference })).seller).toBe(ended?.seller)
	})

	test('only sellers of the order’s shop, by who may change it', async () => {
		const claire = await shop.enter('claire@meubles-dupont.example', 'meubles-dupont')
		const [theirs] = await claire.client.backOffice.orders.sellers({})
		const { assignMany } = sofie.client.backOffice.orders
		const [unknown] = await assignMany({ references, seller: theirs?.id ?? '' })
		expect(unknown?.code).toBe('user_not_found')
		const [elsewhere] = await claire.client.backOffice.orders.assignMany({
			references,
			seller: theirs?.id ?? '',
		})
		expect(elsewhere?.code).toBe('order_not_found')
		const supplier = await shop.enter('fournisseur@gabarit.example', 'meubles-dupont')
		expect(
			await refusal(supplier.client.backOffice.orders.assignMany({ references, seller: null })),
		).toBe('403 not_allowed')
	})
})
