import type { OrderRow } from '@gabarit/contract'

type Standing = Pick<OrderRow, 'state' | 'payment'>
type PaymentWord = OrderRow['payment']['status'] | 'bill' | 'due' | 'none'

/** An unpaid bill is an invoice until its furniture is delivered; nothing is expected of a refused order. */
export function paymentWordOf({ state, payment }: Standing): PaymentWord {
	const { type, status, paid, balance } = payment
	if (state === 'done' && balance !== null && balance > 0) return 'due'
	if (state === 'refused' && status === 'open' && paid === 0) return 'none'
	return type === 'Bill' && status === 'open' ? 'bill' : status
}
