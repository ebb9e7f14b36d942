// The workshop's list: weeks by the call `orders.production`, their orders by `orders.list`.
import {
	type OrderListQuery,
	type ProductionQuery,
	type ProductionView,
	type ProductionWeek,
	productionFilters,
	productionViews,
} from '@gabarit/contract'
import { furnitureTypes } from '@gabarit/engine'
import { type ListAddress, type ListSearch, queryOf } from '../../../lib/list/list-address.ts'

const columns = [
	'reference',
	'customer',
	'tenant',
	'supplierAt',
	'deliveryAt',
	'colour',
	'boards',
	'weight',
	'pallets',
	'amount',
	'state',
] as const
export type ProductionColumn = (typeof columns)[number]

export const productionAddress: ListAddress<ProductionColumn> = {
	list: 'production',
	path: '/production',
	views: productionViews,
	firstView: 'byWeek',
	filters: [
		{ kind: 'id', key: 'shop', asks: 'tenant' },
		{ kind: 'days', key: 'supplier' },
		{ kind: 'several', key: 'types', values: furnitureTypes },
		{ kind: 'one', key: 'deliveryMode', values: ['delivery', 'pickUp'] },
		{ kind: 'one', key: 'country', values: ['BE', 'FR'] },
	],
	columns,
	fixed: ['reference', 'customer'],
	sorts: {},
}

/** The contract accepts every query of an address that was read: `production-address.test.ts`. */
export function productionQueryOf(search: ListSearch): ProductionQuery {
	return queryOf(productionAddress, search)
}

/** The same orders for the list, its export and its references. */
export function ordersQueryOf(search: ListSearch) {
	const { view = 'byWeek', after: _after, before: _before, ...filters } = productionQueryOf(search)
	return {
		kind: 'order',
		...filters,
		...filtersOf(view),
		sort: 'supplierAt',
		// As the weeks: what was made, newest first.
		direction: view === 'all' ? 'desc' : 'asc',
	} as const satisfies OrderListQuery
}

function filtersOf(view: ProductionView) {
	const { states, ...late } = productionFilters[view]
	return { states: [...states], ...late }
}

export const mostInWeek = 100

const laterOf = (a: string, b: string | undefined) => (b !== undefined && b > a ? b : a)
const earlierOf = (a: string, b: string | undefined) => (b !== undefined && b < a ? b : a)

type Span = Pick<ProductionWeek, 'from' | 'until'>

/** Of a week that the chosen days may cut. */
export function weekQueryOf(search: ListSearch, { from, until }: Span): OrderListQuery {
	const query = ordersQueryOf(search)
	return {
		...query,
		supplierFrom: laterOf(from, query.supplierFrom),
		supplierUntil: earlierOf(until, query.supplierUntil),
		limit: mostInWeek,
	}
}

/** The same week as the list of orders asks for it: its whole selection, by the names of that list's filters. */
export function ordersSearchOf(search: ListSearch, week: Span): ListSearch {
	const { states, supplierFrom, supplierUntil, direction, ...query } = weekQueryOf(search, week)
	const { types, shop, deliveryMode, country, search: words } = search
	const asked = {
		types,
		shop,
		deliveryMode,
		country,
		search: words,
		supplierFrom,
		supplierUntil,
		supplierLate: 'supplierLate' in query && query.supplierLate ? 'true' : undefined,
	}
	return {
		...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
		states: [states].flat().join(','),
		sort: 'supplierAt',
		...(direction && { direction }),
	}
}
