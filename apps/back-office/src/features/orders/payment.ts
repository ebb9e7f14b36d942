// One word for how an order is paid, and what is left to receive.
import type { OrderRow } from '@gabarit/contract'

type Payment = OrderRow['payment']
export type PaymentWord = Payment['status'] | 'bill'

/** An unpaid bill is an invoice, not a missing payment. */
export function paymentWordOf({ type, status }: Payment): PaymentWord {
	return type === 'Bill' && status === 'open' ? 'bill' : status
}

/** A paid order may hold less than its total: the shop gave the rest. */
export function balanceOf(total: number, { status, paid }: Payment): number {
	return status === 'refunded' || status === 'paid' ? 0 : Math.max(0, total - paid)
}
