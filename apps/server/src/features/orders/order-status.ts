// What the status of an offer or order means.
import type { OrderStatus } from '@gabarit/contract'

/** From the seller's confirmation on it is a sale. */
export const soldStatuses: readonly OrderStatus[] = [
	'Confirmed',
	'InProduction',
	'Ready',
	'Scheduled',
	'Undelivered',
	'Done',
]

/** The customer may still accept it, or order at its price. */
export function isOpenOffer({ status }: { status: OrderStatus }): boolean {
	return status === 'OfferInProgress' || status === 'OfferAccepted'
}

/** Nothing follows any more. */
export function isClosed({ status }: { status: OrderStatus }): boolean {
	return status === 'Done' || status === 'Refused'
}
