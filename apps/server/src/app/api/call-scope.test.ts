// Which rows a call is shown, asked by a service that forgets its tenant: the second wall, seen from outside.

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failure } from '../../lib/failure.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { openShop, type Shop } from '../../testing/test-shop.ts'

describe.each(everyDatabase)('the scope of a call on $name', (database) => {
	let shop: Shop
	let seen: string[] = []
	beforeAll(async () => {
		shop = await openShop(database)
		shop.services.discounts.promo = async () => {
			const query = sql`select distinct tenant from users order by tenant`
			const { rows } = await shop.services.db.execute<{ tenant: string }>(query)
			seen = rows.map((row) => row.tenant)
			throw failure('promo_unknown')
		}
	})
	afterAll(() => shop.close())

	const who = [
		['a visitor', null],
		['a seller', 'sofie.maes@atelier.example'],
		['an admin outside the back-office', 'admin@gabarit.example'],
	] as const

	test.each(who)('%s sees the rows of his shop', async (_name, email) => {
		for (const tenant of ['atelier', 'meubles-dupont']) {
			if (email?.includes('atelier') && tenant !== 'atelier') continue
			const browser = email === null ? shop.browse(tenant) : await shop.enter(email, tenant)
			seen = []
			expect((await browser.ask('GET', '/api/discount/promo/X')).status).toBe(400)
			expect(seen).toEqual([tenant])
		}
	})
})
