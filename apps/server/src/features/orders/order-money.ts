// What an order still asks to be paid online, and what its payment status is after money came or went.
import type { PaymentStatus } from '@gabarit/contract'
import type { Order } from './orders-table.ts'

type Money = Pick<
	Order,
	'kind' | 'status' | 'paymentType' | 'paid' | 'refunded' | 'total' | 'deposit'
>

/** Cents of a share of an order, to the nearest cent. */
export function depositOf(total: number, percentage: number): number {
	return Math.round((total * percentage) / 100)
}

/** Only what is to be paid online, and is not refused. */
export function isPayable({ kind, status, paymentType }: Money): boolean {
	return kind === 'order' && paymentType === 'Online' && status !== 'Refused'
}

/** Cents to pay now: what confirms the order first, then the rest; 0 = nothing. What the shop gave back stays given. */
export function amountDue(order: Money, share: 'next' | 'all' = 'next'): number {
	if (!isPayable(order)) return 0
	const { total, deposit } = order
	const settled = Math.min(order.paid + order.refunded, total)
	return (share === 'next' && settled < deposit ? deposit : total) - settled
}

/**
 * Cents of an amount given back that nobody is asked for again: `refunded` grows by them. Asked for by then is the
 * deposit until all of the total has come, then the total (at once where no deposit is asked). What came beyond that,
 * a deposit paid twice, goes back first and is no remission: what it seemed to pay is still due.
 */
export function remissionOf(
	{ paid, refunded, total, deposit }: Pick<Order, 'paid' | 'refunded' | 'total' | 'deposit'>,
	amount: number,
): number {
	const settled = paid + refunded
	const asked = deposit > 0 && settled < total ? deposit : total
	return Math.max(0, amount - Math.max(0, settled - asked))
}

type Standing = Pick<Order, 'status' | 'paymentStatus' | 'paid' | 'refunded' | 'total' | 'deposit'>

/**
 * After a payment, counted in `paid`: it counts once it confirms the order; less than the deposit leaves it as it stood.
 * What the shop gave of an order that goes on is settled: where nothing is due any more, it is paid.
 */
export function paymentStatusOf(order: Standing): PaymentStatus {
	const { status, paymentStatus, paid, refunded, total, deposit } = order
	const settled = status === 'Refused' ? paid : paid + refunded
	if (settled >= total) return 'paid'
	return paid > 0 && settled >= deposit ? 'partlyPaid' : paymentStatus
}

/** After money went back, taken off `paid`: nothing left is refunded; of a refused order the rest is still to go back. */
export function paymentStatusAfterRefund(order: Standing): PaymentStatus {
	if (order.paid === 0) return 'refunded'
	return order.status === 'Refused' ? 'partlyPaid' : paymentStatusOf(order)
}
