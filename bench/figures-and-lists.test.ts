// Each number of the dashboard is the count of the list that it leads to (list-links.ts), for who sells, who makes and
// who administers, on 3,000 orders of three years.
import type { Dashboard } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
	type DashboardSearch,
	dashboardQueryOf,
	formerSpan,
} from '../apps/back-office/src/features/dashboard/dashboard-address.ts'
import {
	figuresOf,
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

type Led = { path: string; count: number | null; link: ListLink }
type Within = Pick<DashboardSearch, 'seller' | 'shop'>

/** Numbers that no list can have: none of its rows stands behind one of them. */
const listless: Record<string, string> = {
	'leadTimes.whole.median': 'a median',
	'leadTimes.whole.most': 'a percentile',
	'leadTimes.wholeBefore.median': 'a median',
	'leadTimes.wholeBefore.most': 'a percentile',
	'leadTimes.stages.delay.median': 'a median',
	'leadTimes.stages.delay.most': 'a percentile',
	'lateOrders.days': 'how late one order is: its row leads to it',
	'steps.value': 'a counter of visits without identity',
	'steps.before': 'a counter of visits without identity',
	'openOffers.days.count': 'a mark within the span of an age, which leads to its list',
	deadLetters: 'messages: their own list, tested with it',
}
/** Of a sum of money the rows are those of the count beside it. */
const isSum = (path: string) => /^sum\.|\bsum$/u.test(path)

/** Every path of a number in the answer; places in a list are left out. */
function numbersIn(value: unknown, path = ''): string[] {
	if (typeof value === 'number') return [path]
	if (Array.isArray(value)) return value.flatMap((it) => numbersIn(it, path))
	if (value === null || typeof value !== 'object') return []
	return Object.entries(value).flatMap(([key, it]) =>
		numbersIn(it, path === '' ? key : `${path}.${key}`),
	)
}

/** Where each number leads, within one shop or seller as the dashboard is. */
function ledBy(seen: Dashboard, sells: boolean, within: Within): Led[] {
	const links = listLinksOf(within, sells)
	const { leadTimes, before } = seen
	const led = (path: string, count: number | null, link: ListLink): Led => ({ path, count, link })
	const chosen = <Key extends 'rack' | 'colour'>(
		key: Key,
		rows: readonly ({ [name in Key]: string } & { value: number; before: number })[],
	) =>
		rows.flatMap(({ [key]: id, value, before: former }) => [
			led(`${key}s.value`, value, links.placed(seen, { [key]: id })),
			led(`${key}s.before`, former, links.placed(before, { [key]: id })),
		])
	return [
		led('orders.value', seen.orders.value, links.placed(seen)),
		led('orders.before', seen.orders.before, links.placed(before)),
		...seen.spans.flatMap((it) => [
			led('spans.orders', it.orders, links.placed(it)),
			led('spans.ordersBefore', it.ordersBefore, links.placed(formerSpan(seen, it))),
		]),
		led('leadTimes.orders.value', leadTimes.orders.value, links.done(seen)),
		led('leadTimes.orders.before', leadTimes.orders.before, links.done(before)),
		led('late', seen.late, links.late()),
		...seen.states.map(({ state, count }) => led('states.count', count, links.state(state))),
		...chosen('rack', seen.racks),
		...chosen('colour', seen.colours),
		...seen.shops.map(({ shop, orders }) =>
			led('shops.orders', orders, links.placed(seen, { shop })),
		),
		...(sells ? ledSeller(seen, links) : []),
	]

	function ledSeller(
		{ openOffers, offers, outcomes, sellers, shops, spans }: Dashboard,
		to: ListLinks,
	) {
		return [
			led('unpaid', seen.unpaid, to.unpaid()),
			led('offers.value', offers.value, to.made(seen)),
			led('offers.before', offers.before, to.made(before)),
			led('outcomes.ordered', outcomes.ordered, to.ordered(seen)),
			led('outcomes.open', outcomes.open, to.open(seen)),
			led('outcomes.lost', outcomes.lost, to.lost(seen)),
			...spans.flatMap((it) => [
				led('spans.offers.ordered', it.offers.ordered, to.ordered(it)),
				led('spans.offers.open', it.offers.open, to.open(it)),
				led('spans.offers.lost', it.offers.lost, to.lost(it)),
				led('spans.offersBefore', it.offersBefore, to.made(formerSpan(seen, it))),
			]),
			led('openOffers.count', openOffers.count, to.allOpen()),
			...openOffers.ages.map((it) => led('openOffers.ages.count', it.count, to.open(it))),
			...sellers.flatMap(({ seller, ...row }) => [
				led('sellers.orders', row.orders, to.placed(seen, { seller: seller ?? 'none' })),
				led('sellers.offers', row.offers, to.made(seen, { seller: seller ?? 'none' })),
			]),
			...shops.map(({ shop, offers: made }) => led('shops.offers', made, to.made(seen, { shop }))),
		]
	}
}

/** What the supplier's page shows none of. */
const ofSellers = /^(?:offers|outcomes|openOffers|unpaid|sellers|spans\.offers|shops\.offers)/u

function withoutList(seen: Dashboard, led: readonly Led[], sells: boolean): string[] {
	const known = new Set(led.map(({ path }) => path))
	const shown = numbersIn(seen).filter((path) => sells || !ofSellers.test(path))
	return [...new Set(shown)].filter(
		(path) => !known.has(path) && !isSum(path) && listless[path] === undefined,
	)
}

/** What the list that opens asks. */
function queryOfLink({ to, search }: ListLink) {
	const kind = to === '/offers' ? 'offer' : 'order'
	return orderQueryOf(kind, readListSearch(addressOf[kind], search))
}

const shops = ['meubles-dupont', 'atelier', 'rangements-martin']
/** Where each logs in, and in which shop he then is. */
const viewers = {
	admin: { email: 'admin@gabarit.example', home: 'atelier', shop: 'atelier' },
	seller: {
		email: 'claire@meubles-dupont.example',
		home: 'meubles-dupont',
		shop: 'meubles-dupont',
	},
	supplier: { email: 'fournisseur@gabarit.example', home: 'atelier', shop: 'meubles-dupont' },
	// Makes for all shops, and sells in his own.
	operator: { email: 'fournisseur@gabarit.example', home: 'atelier', shop: 'atelier' },
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
		['operator', 365, {}],
		['operator', 365, { view: 'workshop' }],
	] as const)('%s, %i days, %j', async (name, days, search) => {
		const { client } = await enter(name)
		const { sells, within } = figuresOf(await client.backOffice.session.me(), search)
		const seen = await client.backOffice.dashboard.get({
			...dashboardQueryOf(search),
			from: daysBack(days),
		})
		const led = ledBy(seen, sells, within)
		const wrong: string[] = []
		for (const { path, count, link } of led) {
			const { total } = await client.backOffice.orders.list(queryOfLink(link))
			if (total !== count) wrong.push(`${path}: ${count}, its list ${total}`)
		}
		expect(led.filter(({ count }) => count !== null && count > 0).length).toBeGreaterThan(12)
		expect(wrong).toEqual([])
		expect(withoutList(seen, led, sells)).toEqual([])
	})
})
