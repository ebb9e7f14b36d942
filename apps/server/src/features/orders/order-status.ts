import type { OrderStatus } from '@gabarit/contract'

/** A sale begins with the seller's confirmation. */
export const soldStatuses: readonly OrderStatus[] = [
	'Confirmed',
	'InProduction',
	'Ready',
	'Scheduled',
	'Undelivered',
	'Done',
]

export function isOpenOffer({ status }: { status: OrderStatus }): boolean {
	return status === 'OfferInProgress' || status === 'OfferAccepted'
}

export function isClosed({ status }: { status: OrderStatus }): boolean {
	return status === 'Done' || status === 'Refused'
}
