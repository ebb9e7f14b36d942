// Who is not logged in orders, offers and saves so often in a minute, and has the same e-mail written to so often in an
// hour. What stands already is answered, and who is logged in is not counted.
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { totalOfOffer } from '../../testing/ask-offer.ts'
import { testDatabases } from '../../testing/test-database.ts'
import {
	type Browser,
	lambert,
	newCode,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../testing/test-shop.ts'

type Limits = { ordersPerAddress?: number; ordersPerEmail?: number }

let close: (() => Promise<void>) | null = null
afterEach(async () => {
	await close?.()
	close = null
})

async function shopWith(limits: Limits) {
	const [database] = testDatabases
	if (!database) throw new Error('no database')
	const shop = await openShop(database, limits)
	close = () => shop.close()
	return shop
}

const order = (browser: Browser, body: object) =>
	browser.ask('POST', '/api/dressing/configuration/order', body)
const send = (browser: Browser, change: object) =>
	browser.ask('POST', '/api/dressing/configuration/send', {
		kind: 'save',
		code: newCode(),
		configuration: niche,
		language: 'fr',
		...change,
	})

function expectTooMany(answer: Awaited<ReturnType<Browser['ask']>>, longest: number) {
	expect([answer.status, answer.json()]).toEqual([
		429,
		{ code: 'too_many_orders', status: 429, message: 'Too many orders, offers or saves.' },
	])
	expect(Number(answer.headers['retry-after'])).toBeGreaterThan(longest - 60)
	expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(longest)
}

const asked = {
	kind: 'offer' as const,
	customer: lambert,
	delivery: { deliveryMode: 'pickUp' as const, country: 'BE' as const, postalCode: '6700' },
}

/** Its price is asked for by who is logged in, and so not counted. */
async function offerOf(shop: Shop) {
	const { client } = await shop.enter('t.lambert@example.be')
	const draft = { ...asked, code: newCode(), configuration: niche, language: 'fr' as const }
	return { ...asked, total: await totalOfOffer(client, draft) }
}

test('orders of visitors under one e-mail are ten an hour, however it is written', async () => {
	const shop = await shopWith({ ordersPerEmail: 10 })
	const browser = shop.browse()
	const offered = await offerOf(shop)
	const body = await orderOf(browser)
	const codes = Array.from({ length: 10 }, newCode)
	for (const code of codes) expect((await order(browser, { ...body, code })).status).toBe(200)
	const shouted = { ...lambert, email: lambert.email.toUpperCase() }
	const refused = { ...body, code: newCode(), customer: shouted }
	const tooMany = await order(shop.browse(), refused)
	expectTooMany(tooMany, 3600)
	expect(tooMany.headers['set-cookie']).toBeUndefined()
	expectTooMany(await send(browser, offered), 3600)
	expectTooMany(await send(browser, { email: lambert.email }), 3600)

	// Nothing is left of what was refused, and its code may be used again.
	const kept = await shop.services.db.execute(
		sql`select 1 from designs where code = ${refused.code} union all select 1 from orders where code = ${refused.code}`,
	)
	expect(kept.rows).toEqual([])
	const other = { ...lambert, email: 'an.peeters@example.be' }
	expect((await order(browser, { ...refused, customer: other })).status).toBe(200)

	// A repeat is answered with the order that stands.
	expect((await order(browser, { ...body, code: codes[0] })).json()).toMatchObject({
		code: codes[0],
	})
})

test('a repeated order or an unchanged save does not count', async () => {
	const shop = await shopWith({ ordersPerEmail: 2, ordersPerAddress: 5 })
	const browser = shop.browse()
	const body = await orderOf(browser)
	const repeats = await Promise.all(Array.from({ length: 4 }, () => order(browser, body)))
	expect(repeats.map((it) => it.status)).toEqual([200, 200, 200, 200])
	for (let i = 0; i < 8; i++) expect((await order(browser, body)).status).toBe(200)
	await shop.close()

	const another = await shopWith({ ordersPerEmail: 2 })
	const saver = another.browse()
	const save = { code: newCode(), email: lambert.email }
	for (let i = 0; i < 5; i++) expect((await send(saver, save)).status).toBe(200)
	expect((await send(saver, { ...save, code: newCode() })).status).toBe(200)
	expectTooMany(await send(saver, { ...save, code: newCode() }), 3600)
	// A save without an e-mail sends none, so the limit by e-mail does not count it.
	expect((await send(saver, {})).status).toBe(200)
})

test('one IP address has its own limit, for all e-mails together', async () => {
	const shop = await shopWith({ ordersPerAddress: 4 })
	const browser = shop.browse()
	const body = await orderOf(browser)
	const offered = await offerOf(shop)
	const anyone = () => ({ ...lambert, email: `${newCode()}@example.be` })
	expect((await order(browser, { ...body, customer: anyone() })).status).toBe(200)
	expect((await send(browser, { ...offered, customer: anyone() })).status).toBe(200)
	expect((await send(browser, {})).status).toBe(200)
	for (const answer of [
		await order(shop.browse(), { ...body, code: newCode(), customer: anyone() }),
		await send(shop.browse('meubles-dupont'), { ...offered, customer: anyone() }),
		await send(browser, {}),
	])
		expectTooMany(answer, 60)
})

test('logged-in users have no limit', async () => {
	const shop = await shopWith({ ordersPerAddress: 1, ordersPerEmail: 1 })
	const seller = await shop.enter('sofie.maes@atelier.example')
	const body = await orderOf(seller)
	const sold = { ...asked, code: newCode(), configuration: niche, language: 'fr' as const }
	const offered = { ...asked, total: await totalOfOffer(seller.client, sold) }
	for (let i = 0; i < 3; i++)
		expect((await order(seller, { ...body, code: newCode() })).status).toBe(200)
	for (let i = 0; i < 3; i++) expect((await send(seller, offered)).status).toBe(200)
})
