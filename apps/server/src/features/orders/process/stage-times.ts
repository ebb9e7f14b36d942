import type { OrderStatus } from '@gabarit/contract'
import type { Order } from '../orders-table.ts'

const stageTimes = {
	Confirmed: 'confirmedAt',
	InProduction: 'productionAt',
	Ready: 'readyAt',
	Scheduled: 'scheduledAt',
	Done: 'doneAt',
} as const satisfies Partial<Record<OrderStatus, keyof Order>>

function isStage(status: OrderStatus): status is keyof typeof stageTimes {
	return status in stageTimes
}

/** When an order comes to a status for the first time; a second try to deliver keeps the first day. */
export function stageTimeOf(order: Order, to: OrderStatus, now: Date): Partial<Order> {
	if (!isStage(to) || order[stageTimes[to]] !== null) return {}
	return { [stageTimes[to]]: now }
}
