import {
	endedOrderStates,
	type OrderListQuery,
	offerStates,
	openOrderStates,
	type orderSorts,
	type StateLabel,
} from '@gabarit/contract'
import { furnitureTypes } from '@gabarit/engine'
import {
	type Direction,
	type Filter,
	type ListAddress,
	type ListSearch,
	queryOf,
} from '../../../lib/list/list-address.ts'

export type ListKind = OrderListQuery['kind']

export const statesOf: Record<ListKind, readonly StateLabel[]> = {
	order: [...openOrderStates, ...endedOrderStates],
	offer: offerStates,
}

const columns = [
	'reference',
	'tenant',
	'customer',
	'type',
	'seller',
	'orderedAt',
	'supplierAt',
	'deliveryAt',
	'validUntil',
	'state',
	'payment',
	'balance',
	'pallets',
	'total',
] as const
export type Column = (typeof columns)[number]

/** Dates and amounts start with the highest, names with A. */
const sorts: ListAddress<Column>['sorts'] = {
	reference: 'desc',
	customer: 'asc',
	seller: 'asc',
	orderedAt: 'desc',
	deliveryAt: 'asc',
	supplierAt: 'asc',
	validUntil: 'asc',
	state: 'asc',
	total: 'desc',
} satisfies Record<(typeof orderSorts)[number], Direction>

/** In these any state may be chosen; a view of few states shows its own. */
const ofAnyState = ['all', 'soon', 'toLink', 'toRefund']
const setBy = (view: string) => (ofAnyState.includes(view) ? [] : ['states'])

const common: readonly Filter[] = [
	{ kind: 'several', key: 'types', values: furnitureTypes },
	{ kind: 'id', key: 'shop', asks: 'tenant' },
	{ kind: 'id', key: 'seller' },
	{ kind: 'days', key: 'ordered', isPast: true },
	// Asked by the dashboard, whose figures lead to their rows.
	{ kind: 'days', key: 'offered', isPast: true },
	{ kind: 'days', key: 'done', isPast: true },
	{ kind: 'id', key: 'rack' },
	{ kind: 'id', key: 'colour' },
	{ kind: 'one', key: 'customerType', values: ['Individual', 'Professional'] },
	{ kind: 'id', key: 'customer' },
	{ kind: 'one', key: 'deliveryMode', values: ['delivery', 'pickUp'] },
	{ kind: 'one', key: 'country', values: ['BE', 'FR'] },
]

const ofOrders: readonly Column[] = ['supplierAt', 'deliveryAt', 'payment', 'balance']

export const addressOf: Record<ListKind, ListAddress<Column>> = {
	order: {
		list: 'orders',
		path: '/orders',
		setBy,
		views: ['soon', 'toAccept', 'toSend', 'inProduction', 'toLink', 'toRefund', 'all'],
		filters: [
			{ kind: 'several', key: 'states', values: statesOf.order },
			{ kind: 'marks', key: 'marks', values: ['late', 'unpaid', 'toLink', 'toRefund'] },
			// Led to from a week of the workshop.
			{ kind: 'marks', key: 'workshop', values: ['supplierLate'] },
			...common,
			{ kind: 'days', key: 'delivery' },
			{ kind: 'days', key: 'supplier' },
			{ kind: 'days', key: 'ready', isPast: true },
			{ kind: 'one', key: 'paymentType', values: ['Online', 'Bill', 'None'] },
			{
				kind: 'one',
				key: 'paymentStatus',
				values: ['open', 'pending', 'paid', 'partlyPaid', 'refunded', 'failed'],
			},
		],
		columns: columns.filter((column) => column !== 'validUntil'),
		fixed: ['reference', 'customer'],
		sorts: sortsOf(['validUntil']),
		// What goes out soon is read by the day it goes.
		sortedBy: (view) => (view === 'soon' ? 'deliveryAt' : 'orderedAt'),
	},
	offer: {
		list: 'offers',
		path: '/offers',
		setBy,
		views: ['offersOpen', 'toLink', 'all'],
		filters: [
			{ kind: 'several', key: 'states', values: statesOf.offer },
			{ kind: 'marks', key: 'marks', values: ['toLink'] },
			// Asked by the dashboard, which counts every offer of a period.
			{ kind: 'marks', key: 'made', values: ['converted'] },
			...common,
			{ kind: 'days', key: 'valid' },
		],
		columns: columns.filter((column) => !ofOrders.includes(column)),
		fixed: ['reference', 'customer'],
		sorts: sortsOf(['deliveryAt', 'supplierAt']),
		sortedBy: () => 'orderedAt',
	},
}

/** Of the columns that the list has. */
function sortsOf(absent: readonly Column[]): ListAddress<Column>['sorts'] {
	return Object.fromEntries(
		Object.entries(sorts).filter(([column]) => !absent.some((it) => it === column)),
	)
}

/** The contract accepts every query of an address that was read: `order-address.test.ts`. */
export function orderQueryOf(kind: ListKind, search: ListSearch): OrderListQuery {
	return { kind, ...queryOf(addressOf[kind], search) }
}
