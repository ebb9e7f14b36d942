// The day on which a customer may count, as long as one is promised.
import type { OrderStatus } from '@gabarit/contract'
import type { Order } from './orders-table.ts'

/** It comes to nothing, it came, or it came in vain: no day is promised any more. */
const withoutDay: readonly OrderStatus[] = ['OfferRefused', 'Refused', 'Undelivered', 'Done']

/** The day on which the customer may count: the one agreed, else the one planned. */
export function promisedDayOf({
	status,
	deliveryDate,
	plannedDate,
}: Pick<Order, 'status' | 'deliveryDate' | 'plannedDate'>): string | null {
	return withoutDay.includes(status) ? null : (deliveryDate ?? plannedDate)
}
