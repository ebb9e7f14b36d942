// The list that an order was opened from: of its kind, or the workshop's.
import { latestList } from '../../../../lib/frame/last-list.ts'
import type { ListKind } from '../../list/order-address.ts'

export type OrderListPath = '/orders' | '/offers' | '/production'

const listOf = { order: '/orders', offer: '/offers' } as const

export function openedFrom(kind: ListKind): OrderListPath {
	return kind === 'order' && latestList().path === '/production' ? '/production' : listOf[kind]
}
