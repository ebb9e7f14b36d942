// The page and the server compute the same price in every shop for every viewer:
// before a list is imported, right after its switch, and after a roll-back.
import { readFileSync } from 'node:fs'
import { buildFurniture } from '@gabarit/engine'
import { priceFurniture, type Quote } from '@gabarit/price'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import {
	type Browser,
	home,
	niche,
	openShop,
	orderOf,
	type Shop,
} from '../../../testing/test-shop.ts'

const people = [
	['a visitor', 'atelier', null],
	['a professional', 'atelier', 'bureau@studio-hetre.example'],
	['the maker’s seller', 'atelier', 'lien.claes@atelier.example'],
	['a reseller’s visitor', 'meubles-dupont', null],
	['a reseller’s professional', 'meubles-dupont', 'chantier@renov-plus.example'],
	['a reseller', 'meubles-dupont', 'claire@meubles-dupont.example'],
	['a French reseller', 'rangements-martin', 'hugo@rangements-martin.example'],
] as const

/** Every figure of the last column a tenth dearer. */
function dearerModules(): File {
	const seed = readFileSync(new URL('../../../../seed/modules.csv', import.meta.url), 'utf8')
	const [head = '', ...rows] = seed.trim().split('\n')
	const raised = rows.map((row) => {
		const cells = row.split(';')
		return [...cells.slice(0, -1), Math.round(Number(cells.at(-1)) * 1.1)].join(';')
	})
	return new File([[head, ...raised].join('\n')], 'modules.csv', { type: 'text/csv' })
}

describe.each(testDatabases)('one quote on $name', (database) => {
	let shop: Shop
	let admin: Browser
	const browsers = new Map<string, Browser>()
	beforeAll(async () => {
		shop = await openShop(database)
		admin = await shop.enter('admin@gabarit.example')
		for (const [who, tenant, email] of people)
			browsers.set(who, email === null ? shop.browse(tenant) : await shop.enter(email, tenant))
	})
	afterAll(() => shop.close())

	/** As the page prices it: from what `dressing/init` sent, and nothing else. */
	async function computed({ client }: Browser): Promise<Quote> {
		const { book, catalogue } = await client.configurator.dressingInit()
		const built = buildFurniture(niche, catalogue)
		if (!book || !built.ok) throw new Error('no price')
		return priceFurniture(built.value, book, {
			date: '2026-11-21',
			country: 'BE',
			postalCode: home.postalCode,
			deliveryMode: 'delivery',
			services: [],
		})
	}

	/** As the server asks it, of who sends a wrong total. */
	async function asked(browser: Browser): Promise<Quote> {
		const order = await orderOf(browser, { total: 1 })
		const { code, data } = await refused(browser.client.dressing.configuration.order(order))
		expect(code).toBe('price_changed')
		return (data as { quote: Quote }).quote
	}

	async function expectOneQuote(): Promise<Map<string, number>> {
		const totals = new Map<string, number>()
		for (const [who, browser] of browsers) {
			const page = await computed(browser)
			expect([who, await asked(browser)]).toEqual([who, page])
			const order = await orderOf(browser, { total: page.totalIncluding })
			const placed = await browser.client.dressing.configuration.order(order)
			expect([who, placed.total]).toEqual([who, page.totalIncluding])
			totals.set(who, page.totalIncluding)
		}
		return totals
	}

	test('page and server agree, also right after a list is switched and switched back', async () => {
		const { prices } = admin.client.backOffice
		const before = await expectOneQuote()
		const { version } = await shop.services.prices.inForce()
		const { id } = await prices.imports.upload({ kind: 'modules', file: dearerModules() })
		const state = async () => (await prices.imports.get({ id })).state
		await expect.poll(state, { timeout: 170_000 }).toBe('ready')
		// What the page computed a moment ago is refused, never charged, once the list is in force.
		const visitor = shop.browse()
		const stale = await computed(visitor)
		const made = await prices.imports.switch({ id })
		const order = await orderOf(visitor, { total: stale.totalIncluding })
		const error = await refused(visitor.client.dressing.configuration.order(order))
		expect([error.code, (error.data as { quote: Quote }).quote]).toEqual([
			'price_changed',
			await computed(visitor),
		])
		const dear = await expectOneQuote()
		for (const [who, total] of before)
			expect([who, (dear.get(who) ?? 0) > total]).toEqual([who, true])
		await prices.versions.switch({ version, from: made.version })
		expect(await expectOneQuote()).toEqual(before)
	})
})
