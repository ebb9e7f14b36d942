import type { Order } from '../orders-table.ts'
import { isErased } from '../person/erased-person.ts'

/** An open offer is revised, and who was erased has no address to send one to. */
export function isRenewable(order: Order): boolean {
	return order.status === 'OfferRefused' && !isErased(order)
}
