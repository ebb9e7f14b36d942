import type { OrderRow } from '@gabarit/contract'

type Payment = Pick<OrderRow['payment'], 'type' | 'status'>
export type PaymentWord = Payment['status'] | 'bill'

/** An unpaid bill is an invoice, not a missing payment. */
export function paymentWordOf({ type, status }: Payment): PaymentWord {
	return type === 'Bill' && status === 'open' ? 'bill' : status
}
