// Where each figure leads: the list of exactly the rows that it counts.
import { type Me, offerStates, openOrderStates } from '@gabarit/contract'
import type { DashboardSearch } from './dashboard-address.ts'

type Days = { from: string; until: string }
export type ListLinks = ReturnType<typeof listLinksOf>
export type ListLink = {
	to: '/orders' | '/offers' | '/technical/deliveries'
	search: Record<string, string>
}

const openStates = 'offerInProgress,offerAccepted'
const lostStates = 'offerRefused,offerCancelled,offerExpired'
const placedStates = [...openOrderStates, 'done'].join(',')
const isOfOffers = (state: string) => offerStates.some((it) => it === state)

/**
 * Whose figures: a shop's, or the workshop's. The operator's seller chooses (`both`). His lists hold also what others
 * sent to the workshop, so the figures of his shop lead to its rows alone.
 */
export function figuresOf(
	session: Pick<Me, 'account' | 'sections' | 'seesSalePrices' | 'tenant'> | undefined,
	{ seller, shop, view }: DashboardSearch,
) {
	const sees = session?.seesSalePrices === true
	const makes = session?.sections.some(({ name }) => name === 'production') === true
	const both = sees && makes && !session.account.isAdmin
	const sells = sees && !(both && view === 'workshop')
	const own = both && sells ? session.tenant.code : shop
	return { both, sells, within: { ...(seller && { seller }), ...(own && { shop: own }) } }
}

/** Of one shop or seller, as the dashboard is; `sells`: of who sees the prices of sale. */
export function listLinksOf(
	{ seller, shop }: Pick<DashboardSearch, 'seller' | 'shop'>,
	sells: boolean,
) {
	const whose = { ...(seller && { seller }), ...(shop && { shop }) }
	const orders = (search: Record<string, string>): ListLink => ({
		to: '/orders',
		search: { ...whose, ...search },
	})
	const offers = (search: Record<string, string>): ListLink => ({
		to: '/offers',
		search: { ...whose, view: 'all', ...search },
	})
	// The supplier counts by the day on which it was ready.
	const counted = ({ from, until }: Days): Record<string, string> => ({
		states: placedStates,
		...(sells
			? { orderedFrom: from, orderedUntil: until }
			: { readyFrom: from, readyUntil: until }),
	})
	return {
		placed: (days: Days, more: Record<string, string> = {}) =>
			orders({ ...counted(days), ...more }),
		/** Offers, whatever became of them. */
		made: ({ from, until }: Days, more: Record<string, string> = {}) =>
			offers({ converted: 'true', offeredFrom: from, offeredUntil: until, ...more }),
		ordered: ({ from, until }: Days) => orders({ offeredFrom: from, offeredUntil: until }),
		open: ({ from, until }: Days) =>
			offers({ states: openStates, orderedFrom: from, orderedUntil: until }),
		allOpen: () => offers({ states: openStates }),
		lost: ({ from, until }: Days) =>
			offers({ states: lostStates, orderedFrom: from, orderedUntil: until }),
		done: ({ from, until }: Days) => orders({ states: 'done', doneFrom: from, doneUntil: until }),
		state: (state: string) =>
			isOfOffers(state) ? offers({ states: state }) : orders({ states: state }),
		late: () => orders(sells ? { late: 'true' } : { supplierLate: 'true' }),
		/** Of the whole shop, whichever seller is chosen. */
		dead: (): ListLink => ({
			to: '/technical/deliveries',
			search: { view: 'dead', ...(shop && { shop }) },
		}),
		unpaid: () => orders({ unpaid: 'true' }),
	}
}
