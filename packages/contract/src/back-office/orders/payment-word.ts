import type { OrderRow } from './order-schemas.ts'

type Standing = {
	state: OrderRow['state']
	payment: Pick<OrderRow['payment'], 'type' | 'status' | 'paid' | 'balance'>
}
type PaymentWord = OrderRow['payment']['status'] | 'bill' | 'due' | 'none'

/**
 * How a payment stands, as the list, the page and the file say it. An unpaid bill is an invoice until its furniture is
 * delivered; nothing is expected of a refused order.
 */
export function paymentWordOf({ state, payment }: Standing): PaymentWord {
	const { type, status, paid, balance } = payment
	if (state === 'done' && balance !== null && balance > 0) return 'due'
	if (state === 'refused' && status === 'open' && paid === 0) return 'none'
	return type === 'Bill' && status === 'open' ? 'bill' : status
}
