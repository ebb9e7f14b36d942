import type { SavedView } from '@gabarit/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askSamples } from '../../testing/ask-samples.ts'
import { sendAll } from '../../testing/mails.ts'
import { refusal } from '../../testing/refused.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { type Browser, openShop, orderOf, type Shop } from '../../testing/test-shop.ts'

const late: SavedView = {
	list: 'orders',
	name: 'En retard',
	query: 'view=soon&sort=deliveryAt',
	shared: false,
}

describe.each(everyDatabase)('saved views on $name', (database) => {
	let shop: Shop
	let sofie: Browser
	let lien: Browser
	let paul: Browser
	let admin: Browser
	beforeAll(async () => {
		shop = await openShop(database)
		sofie = await shop.enter('sofie.maes@atelier.example')
		lien = await shop.enter('lien.claes@atelier.example')
		paul = await shop.enter('paul@meubles-dupont.example', 'meubles-dupont')
		admin = await shop.enter('admin@gabarit.example')
	})
	afterAll(() => shop.close())

	test('a view is kept under its name, for its user alone', async () => {
		const { views } = sofie.client.backOffice
		await views.save(late)
		const saved = await views.save({ ...late, query: 'view=soon' })
		expect(saved.views).toEqual([{ ...late, query: 'view=soon' }])
		expect((await lien.client.backOffice.views.list()).views).toEqual([])
		expect((await paul.client.backOffice.views.list()).views).toEqual([])
		const { list: _list, query: _query, ...named } = late
		expect((await views.remove({ ...named, list: 'offers' })).views).toHaveLength(1)
		expect((await views.remove({ ...named, list: 'orders' })).views).toEqual([])
	})

	test('a view of the shop is written by its administrators, read by all who sell there', async () => {
		const shared = { ...late, name: 'Pour tous', shared: true }
		expect(await refusal(lien.client.backOffice.views.save(shared))).toBe('403 not_allowed')
		await sofie.client.backOffice.views.save(shared)
		const second = { ...shared, query: 'late=true' }
		await admin.client.backOffice.views.save(second)
		for (const seller of [sofie, lien, admin])
			expect((await seller.client.backOffice.views.list()).views).toEqual([second])
		expect((await paul.client.backOffice.views.list()).views).toEqual([])
		// A professional of the shop is its customer.
		const customer = await shop.enter('bureau@studio-hetre.example')
		expect((await customer.client.backOffice.views.list()).views).toEqual([])
		const { query: _query, ...named } = shared
		expect(await refusal(lien.client.backOffice.views.remove(named))).toBe('403 not_allowed')
		expect((await sofie.client.backOffice.views.remove(named)).views).toEqual([])
	})

	test('the hidden columns of a list and the rows of its page are kept for their user', async () => {
		const { views, orders } = lien.client.backOffice
		const kept = { list: 'orders', hidden: ['seller', 'pallets'], rows: 50 } as const
		await views.keepColumns({ list: 'orders', hidden: ['type'] })
		expect((await views.list()).columns).toEqual([{ list: 'orders', hidden: ['type'], rows: 25 }])
		await views.keepColumns({ ...kept, hidden: [...kept.hidden] })
		expect((await views.list()).columns).toEqual([kept])
		expect((await sofie.client.backOffice.views.list()).columns).toEqual([])
		const path = '/api/back-office/views/columns'
		const many = await lien.ask('POST', path, { list: 'orders', hidden: [], rows: 250 })
		expect(many.status).toBe(400)
		// Whatever a page asks, the server gives a hundred rows at most.
		const asked = (limit: number) => orders.list({ kind: 'order', limit })
		expect((await asked(100)).rows).toBeDefined()
		expect(await refusal(asked(101))).toBe('400 invalid_model')
	})

	test('each list counts what its views find, for who may read it', async () => {
		await askSamples(shop.browse('atelier', 'fr'), {})
		await askSamples(shop.browse('meubles-dupont', 'fr'), {})
		const buyer = shop.browse('atelier')
		await buyer.client.dressing.configuration.order(await orderOf(buyer))
		await sendAll(shop.services)
		const { backOffice } = admin.client
		const wanted = {
			production: ['view=toStart&country=FR', 0],
			configurations: [
				'types=wardrobe&ordered=order&sort=updated&direction=asc',
				(await backOffice.configurations.list({ types: ['wardrobe'], ordered: 'order' })).total,
			],
			samples: ['states=new%2Csent&shop=meubles-dupont', 1],
			documents: ['kinds=plan', (await backOffice.documents.generated({ kinds: ['plan'] })).total],
			outbox: ['view=dead', 0],
			mailbox: [
				'kinds=samplesAsked%2CsamplesNotice&hide=to',
				(await backOffice.mailbox.list({ kinds: ['samplesAsked', 'samplesNotice'] })).total,
			],
			audit: ['parts=order', (await backOffice.audit.list({ parts: ['order'] })).total],
		} as const
		expect(wanted.configurations[1]).toBeGreaterThan(0)
		expect(wanted.mailbox[1]).toBeGreaterThan(0)
		const { views } = backOffice
		for (const [name, [query, count]] of Object.entries(wanted)) {
			const list = name as keyof typeof wanted
			await views.save({ list, name: 'Vue', query, shared: false })
			await views.save({ list, name: 'Autre', query: 'nonsense=1', shared: false })
			const counts = await views.counts({ list })
			expect([list, counts]).toEqual([list, [{ name: 'Vue', shared: false, count }]])
			await views.remove({ list, name: 'Vue', shared: false })
		}
		const customer = await shop.enter('bureau@studio-hetre.example')
		const own = customer.client.backOffice.views
		await own.save({ list: 'outbox', name: 'Vue', query: '', shared: false })
		expect(await own.counts({ list: 'outbox' })).toEqual([])
	})

	test('a user keeps a hundred views at most', async () => {
		const { views } = lien.client.backOffice
		const view = (i: number) => ({
			list: 'users' as const,
			name: `Vue ${i}`,
			query: '',
			shared: false,
		})
		for (let i = 0; i < 100; i += 1) await views.save(view(i))
		expect(await refusal(views.save(view(100)))).toBe('409 too_many_views')
		expect((await views.save({ ...view(0), query: 'sort=email' })).views).toHaveLength(100)
	})

	test('the saved views of a user are deleted with him, those of the shop stay', async () => {
		const { views } = paul.client.backOffice
		await views.save({ ...late, name: 'Mes clients' })
		await views.save({ ...late, name: 'Nos clients', shared: true })
		await views.keepColumns({ list: 'orders', hidden: ['type'] })
		const person = { email: 'paul@meubles-dupont.example', resellerReference: 'meubles-dupont' }
		const { people } = admin.client.backOffice
		expect(JSON.stringify(await people.export(person))).toContain('Mes clients')
		await people.erase(person)
		const left = await shop.services.db.execute(
			sql`select name from saved_views where tenant = 'meubles-dupont'
				union all select list from list_columns where tenant = 'meubles-dupont'`,
		)
		expect(left.rows).toEqual([{ name: 'Nos clients' }])
	})
})
