// docs/api.md: an unknown field is refused, in a query too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, type Shop } from '../../testing/test-shop.ts'

let shop: Shop
beforeAll(async () => {
	const [database] = testDatabases
	if (database) shop = await openShop(database)
})
afterAll(() => shop.close())

test.each([
	'account/get',
	'account/sessions',
	'discount/current',
	'configurator/init',
	'dressing/delivery',
	'dressing/configuration/is-valid/K7MP4XQD9RTZ',
	'back-office/session/me',
	'back-office/orders',
])('%s refuses a field of its address that it does not know, and names it', async (path) => {
	const seller = await shop.enter('sofie.maes@atelier.example')
	const asked = path === 'back-office/orders' ? 'kind=order&' : ''
	const answer = await seller.ask('GET', `/api/${path}?${asked}paint=red`)
	const { code, data } = answer.json() as {
		code: string
		data: { problems: { message: string }[] }
	}
	expect([answer.status, code]).toEqual([400, 'invalid_model'])
	expect(data.problems.map((it) => it.message).join()).toContain('paint')
	expect((await seller.ask('GET', `/api/${path}${asked && '?kind=order'}`)).status).toBe(200)
})
