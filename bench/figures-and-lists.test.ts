// Each number of the dashboard is the count of the list that it leads to (list-links.ts), for who sells, who makes and
// who administers, on 3,000 orders of three years.
import type { Dashboard } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
	type DashboardSearch,
	dashboardQueryOf,
} from '../apps/back-office/src/features/dashboard/dashboard-address.ts'
import {
	type ListLink,
	type ListLinks,
	listLinksOf,
} from '../apps/back-office/src/features/dashboard/list-links.ts'
import {
	addressOf,
	orderQueryOf,
} from '../apps/back-office/src/features/orders/list/order-address.ts'
import { readListSearch } from '../apps/back-office/src/lib/list/list-address.ts'
import { testDatabases } from '../apps/server/src/testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../apps/server/src/testing/test-shop.ts'
import { idOf, writeOrders } from './many-orders.ts'

type Led = { figure: string; count: number | null; link: ListLink }
type Within = Pick<DashboardSearch, 'seller' | 'shop'>

/** Where each figure leads, within one shop or seller as the dashboard is. */
function ledBy(seen: Dashboard, sells: boolean, within: Within): Led[] {
	const links = listLinksOf(within, sells)
	const { outcomes, leadTimes, before } = seen
	const chosen = <Key extends string>(
		key: Key,
		rows: readonly ({ [name in Key]: string } & { value: number; before: number })[],
	) =>
		rows.flatMap(({ [key]: id, value, before: former }) => [
			{ figure: `${key} ${id}`, count: value, link: links.placed(seen, { [key]: id }) },
			{ figure: `${key} ${id} before`, count: former, link: links.placed(before, { [key]: id }) },
		])
	return [
		{ figure: 'orders', count: seen.orders.value, link: links.placed(seen) },
		{ figure: 'orders before', count: seen.orders.before, link: links.placed(before) },
		...seen.spans.map((it) => ({
			figure: `orders from ${it.from}`,
			count: it.orders,
			link: links.placed(it),
		})),
		{ figure: 'done', count: leadTimes.orders.value, link: links.done(seen) },
		{ figure: 'late', count: seen.late, link: links.late() },
		...seen.states.map(({ state, count }) => ({ figure: state, count, link: links.state(state) })),
		...chosen('rack', seen.racks),
		...chosen('colour', seen.colours),
		...seen.shops.map(({ shop, orders: count }) => ({
			figure: `shop ${shop}`,
			count,
			link: links.placed(seen, { shop }),
		})),
		...(sells ? ledSeller(seen, links) : []),
	]

	function ledSeller({ openOffers, sellers, spans, unpaid }: Dashboard, to: ListLinks): Led[] {
		return [
			{ figure: 'unpaid', count: unpaid, link: to.unpaid() },
			...[{ from: seen.from, until: seen.until, offers: outcomes }, ...spans].flatMap((it) => [
				{ figure: `ordered from ${it.from}`, count: it.offers.ordered, link: to.ordered(it) },
				{ figure: `open from ${it.from}`, count: it.offers.open, link: to.open(it) },
				{ figure: `lost from ${it.from}`, count: it.offers.lost, link: to.lost(it) },
			]),
			{ figure: 'all open offers', count: openOffers.count, link: to.allOpen() },
			...openOffers.ages.map((it) => ({
				figure: `age from ${it.from}`,
				count: it.count,
				link: to.open(it),
			})),
			...sellers.map(({ seller, name, orders: count }) => ({
				figure: `seller ${name}`,
				count,
				link: to.placed(seen, { seller: seller ?? 'none' }),
			})),
		]
	}
}

/** What the list that opens asks. */
function queryOfLink({ to, search }: ListLink) {
	const kind = to === '/offers' ? 'offer' : 'order'
	return orderQueryOf(kind, readListSearch(addressOf[kind], search))
}

const shops = ['meubles-dupont', 'atelier', 'rangements-martin']
const viewers = {
	admin: { email: 'admin@gabarit.example', home: 'atelier', shop: 'atelier', sells: true },
	seller: {
		email: 'claire@meubles-dupont.example',
		home: 'meubles-dupont',
		shop: 'meubles-dupont',
		sells: true,
	},
	supplier: {
		email: 'fournisseur@gabarit.example',
		home: 'atelier',
		shop: 'meubles-dupont',
		sells: false,
	},
} as const

describe.each(testDatabases)('figures and their lists on $name', (database) => {
	let shop: Shop
	beforeAll(async () => {
		shop = await openShop(database)
		shop.setNow(new Date())
		await writeOrders(shop.pool, { from: 1, to: 3000, shops })
	}, 180_000)
	afterAll(() => shop.close())

	const enter = async (name: keyof typeof viewers): Promise<Browser> => {
		const { email, home, shop: code } = viewers[name]
		const entered = await shop.enter(email, home)
		const browser = shop.browse(code)
		for (const [key, value] of entered.cookies) browser.cookies.set(key, value)
		return browser
	}
	const daysBack = (days: number) =>
		new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)

	test.each([
		['admin', 30, {}],
		['admin', 365, {}],
		['admin', 90, { shop: 'meubles-dupont' }],
		['seller', 90, {}],
		['seller', 365, { seller: idOf('seller meubles-dupont 2') }],
		['supplier', 365, {}],
	] as const)('%s, %i days, %j', async (name, days, within) => {
		const { client } = await enter(name)
		const { sells } = viewers[name]
		const seen = await client.backOffice.dashboard.get({
			...dashboardQueryOf(within),
			from: daysBack(days),
		})
		const led = ledBy(seen, sells, within)
		const wrong: string[] = []
		for (const { figure, count, link } of led) {
			const { total } = await client.backOffice.orders.list(queryOfLink(link))
			if (total !== count) wrong.push(`${figure}: ${count}, its list ${total}`)
		}
		expect(led.filter(({ count }) => count !== null && count > 0).length).toBeGreaterThan(12)
		expect(wrong).toEqual([])
	})
})
