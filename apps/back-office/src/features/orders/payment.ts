// One word for how an order is paid, and what is left to receive.
import type { OrderRow } from '@gabarit/contract'

type Payment = OrderRow['payment']
export type PaymentWord = Payment['status'] | 'bill'

/** An unpaid bill is an invoice, not a missing payment. */
export function paymentWordOf({ type, status }: Payment): PaymentWord {
	return type === 'Bill' && status === 'open' ? 'bill' : status
}

export function balanceOf(total: number, payment: Payment): number {
	return payment.status === 'refunded' ? 0 : Math.max(0, total - payment.paid)
}
