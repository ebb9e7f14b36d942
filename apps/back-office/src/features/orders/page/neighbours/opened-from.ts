// The list that an order was opened from: of its kind, or the workshop's.
import type { OrderListQuery } from '@gabarit/contract'
import { lastList, latestList } from '../../../../lib/frame/last-list.ts'
import { type ListKind, orderQueryOf } from '../../list/order-address.ts'
import { ordersQueryOf } from '../../production/production-address.ts'

export type OrderListPath = '/orders' | '/offers' | '/production'

const listOf = { order: '/orders', offer: '/offers' } as const

export function openedFrom(kind: ListKind): OrderListPath {
	return kind === 'order' && latestList().path === '/production' ? '/production' : listOf[kind]
}

/** Null where no list of this kind was seen last. */
export function queryOfList(kind: ListKind): Omit<OrderListQuery, 'after' | 'before'> | null {
	const path = openedFrom(kind)
	if (latestList().path !== path) return null
	const search = lastList(path)
	if (path === '/production') return ordersQueryOf(search)
	const { after: _after, before: _before, ...query } = orderQueryOf(kind, search)
	return query
}
