import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refused.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../../testing/test-shop.ts'

describe.each(testDatabases)('saved views on $name', (database) => {
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
		const late = { list: 'orders' as const, name: 'En retard', query: 'view=soon&sort=deliveryAt' }
		await views.save(late)
		expect(await views.save({ ...late, query: 'view=soon' })).toEqual([
			{ ...late, query: 'view=soon' },
		])
		expect(await lien.client.backOffice.views.list()).toEqual([])
		expect(await paul.client.backOffice.views.list()).toEqual([])
		expect(await views.remove({ list: 'offers', name: late.name })).toHaveLength(1)
		expect(await views.remove({ list: 'orders', name: late.name })).toEqual([])
	})

	test('a user keeps a hundred views at most', async () => {
		const { views } = lien.client.backOffice
		const view = (i: number) => ({ list: 'users' as const, name: `Vue ${i}`, query: '' })
		for (let i = 0; i < 100; i += 1) await views.save(view(i))
		expect(await refusal(views.save(view(100)))).toBe('409 too_many_views')
		expect(await views.save({ ...view(0), query: 'sort=email' })).toHaveLength(100)
	})

	test('the saved views of a user are deleted with him', async () => {
		const { views } = paul.client.backOffice
		await views.save({ list: 'orders', name: 'Mes clients', query: 'seller=Paul' })
		const person = { email: 'paul@meubles-dupont.example', resellerReference: 'meubles-dupont' }
		const { people } = admin.client.backOffice
		expect(JSON.stringify(await people.export(person))).toContain('Mes clients')
		await people.erase(person)
		const left = await shop.services.db.execute(
			sql`select 1 from saved_views where tenant = 'meubles-dupont'`,
		)
		expect(left.rows).toEqual([])
	})
})
