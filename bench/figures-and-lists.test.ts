// Each number of the dashboard is the count of the list that it leads to (list-links.ts), for who sells, who makes and
// who administers, on 3,000 orders of three years.
import { type Dashboard, stateLabels } from '@gabarit/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../apps/server/src/testing/test-database.ts'
import { type Browser, openShop, type Shop } from '../apps/server/src/testing/test-shop.ts'
import { idOf, writeOrders } from './many-orders.ts'

type ListQuery = Parameters<Browser['client']['backOffice']['orders']['list']>[0]
type Led = { figure: string; count: number | null; list: ListQuery }
type Days = { from: string; until: string }

const placedStates = stateLabels.filter(
	(state) => !state.startsWith('offer') && state !== 'refused',
)
const open = ['offerInProgress', 'offerAccepted'] as const
const lost = ['offerRefused', 'offerCancelled', 'offerExpired'] as const
const ofOffer = (state: string) => state.startsWith('offer')

/** Where each figure leads, within one shop or seller as the dashboard is. */
function ledBy(seen: Dashboard, sells: boolean, within: Partial<ListQuery>): Led[] {
	const orders = (query: Partial<ListQuery>): ListQuery => ({ ...within, ...query, kind: 'order' })
	const offers = (query: Partial<ListQuery>): ListQuery => ({ ...within, ...query, kind: 'offer' })
	const placed = ({ from, until }: Days, more: Partial<ListQuery> = {}) =>
		sells
			? orders({ states: placedStates, orderedFrom: from, orderedUntil: until, ...more })
			: orders({ readyFrom: from, readyUntil: until, ...more })
	const { outcomes, leadTimes } = seen
	const offered = { offeredFrom: seen.from, offeredUntil: seen.until }
	const ofPeriod = { orderedFrom: seen.from, orderedUntil: seen.until }
	return [
		{ figure: 'orders', count: seen.orders.value, list: placed(seen) },
		{ figure: 'orders before', count: seen.orders.before, list: placed(seen.before) },
		...seen.spans.map((it) => ({
			figure: `orders from ${it.from}`,
			count: it.orders,
			list: placed(it),
		})),
		{
			figure: 'done',
			count: leadTimes.orders.value,
			list: orders({ states: ['done'], doneFrom: seen.from, doneUntil: seen.until }),
		},
		{ figure: 'late', count: seen.late, list: orders({ late: true }) },
		...seen.states.map(({ state, count }) => ({
			figure: state,
			count,
			list: ofOffer(state) ? offers({ states: [state] }) : orders({ states: [state] }),
		})),
		...seen.racks.map(({ rack, value }) => ({
			figure: `rack ${rack}`,
			count: value,
			list: placed(seen, { rack }),
		})),
		...seen.colours.map(({ colour, value }) => ({
			figure: `colour ${colour}`,
			count: value,
			list: placed(seen, { colour }),
		})),
		...seen.shops.map(({ shop, orders: count }) => ({
			figure: `shop ${shop}`,
			count,
			list: placed(seen, { tenant: shop }),
		})),
		...(sells
			? [
					{ figure: 'unpaid', count: seen.unpaid, list: orders({ unpaid: true }) },
					{ figure: 'offers that are orders', count: outcomes.ordered, list: orders(offered) },
					{
						figure: 'open offers',
						count: outcomes.open,
						list: offers({ states: [...open], ...ofPeriod }),
					},
					{
						figure: 'lost offers',
						count: outcomes.lost,
						list: offers({ states: [...lost], ...ofPeriod }),
					},
					{
						figure: 'all open offers',
						count: seen.openOffers.count,
						list: offers({ states: [...open] }),
					},
					...seen.openOffers.ages.map((it) => ({
						figure: `offers from ${it.from}`,
						count: it.count,
						list: offers({ states: [...open], orderedFrom: it.from, orderedUntil: it.until }),
					})),
					...seen.sellers.map((it) => ({
						figure: `seller ${it.name}`,
						count: it.orders,
						list: placed(seen, { seller: it.seller ?? 'none' }),
					})),
				]
			: []),
	]
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
		['admin', 90, { tenant: 'meubles-dupont' }],
		['seller', 90, {}],
		['seller', 365, { seller: idOf('seller meubles-dupont 2') }],
		['supplier', 365, {}],
	] as const)('%s, %i days, %j', async (name, days, within) => {
		const { client } = await enter(name)
		const { sells } = viewers[name]
		const seen = await client.backOffice.dashboard.get({ from: daysBack(days), ...within })
		const led = ledBy(seen, sells, within)
		const wrong: string[] = []
		for (const { figure, count, list } of led) {
			const { total } = await client.backOffice.orders.list(list)
			if (total !== count) wrong.push(`${figure}: ${count}, its list ${total}`)
		}
		expect(led.filter(({ count }) => count !== null && count > 0).length).toBeGreaterThan(12)
		expect(wrong).toEqual([])
	})
})
