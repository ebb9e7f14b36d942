// What an order still asks to be paid online, and what its payment status is after money came or went.
import type { PaymentStatus } from '@gabarit/contract'
import type { Tenant } from '../../../lib/tenant.ts'
import type { Order } from '../orders-table.ts'

type Money = Pick<
	Order,
	'kind' | 'status' | 'paymentType' | 'paid' | 'refunded' | 'total' | 'deposit'
>

/** Cents that an order asks in advance, by the shop's setting; to the nearest cent. */
export function depositOf(
	{ paymentType, total }: Pick<Order, 'paymentType' | 'total'>,
	{ depositPercentage }: Pick<Tenant, 'depositPercentage'>,
): number {
	return paymentType === 'Online' ? Math.round((total * depositPercentage) / 100) : 0
}

/** Only what is to be paid online, and is not refused. */
export function isPayable({ kind, status, paymentType }: Money): boolean {
	return kind === 'order' && paymentType === 'Online' && status !== 'Refused'
}

/** What has come, and what the shop gave of it; of a refused order nothing is given, all of it is to go back. */
function settledOf({ status, paid, refunded }: Pick<Order, 'status' | 'paid' | 'refunded'>) {
	return status === 'Refused' ? paid : paid + refunded
}

type Asked = Pick<Order, 'kind' | 'status' | 'paid' | 'refunded' | 'total'>

/** Cents that nobody paid or gave yet, whichever way it is paid; an offer and a refused order ask nothing. */
export function openAmountOf(order: Asked): number {
	if (order.kind !== 'order' || order.status === 'Refused') return 0
	return Math.max(0, order.total - settledOf(order))
}

/** Cents to pay online now: what confirms the order first, then the rest; 0 = nothing. */
export function amountDue(order: Money, share: 'next' | 'all' = 'next'): number {
	if (!isPayable(order)) return 0
	const open = openAmountOf(order)
	const settled = order.total - open
	return share === 'next' && settled < order.deposit ? order.deposit - settled : open
}

/** Cents to give back after an amount came, counted in `paid`: of a refused order all of it, else what is too much. */
export function refundDueOf(
	order: Pick<Order, 'status' | 'paid' | 'refunded' | 'total' | 'refundDue'>,
	amount: number,
): number {
	if (order.status === 'Refused') return order.refundDue + amount
	return Math.max(order.refundDue, settledOf(order) - order.total)
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
	const { paymentStatus, paid, total, deposit } = order
	const settled = settledOf(order)
	if (settled >= total) return 'paid'
	return paid > 0 && settled >= deposit ? 'partlyPaid' : paymentStatus
}

/** After money went back, taken off `paid`: nothing left is refunded; of a refused order the rest is still to go back. */
export function paymentStatusAfterRefund(order: Standing): PaymentStatus {
	if (order.paid === 0) return 'refunded'
	return order.status === 'Refused' ? 'partlyPaid' : paymentStatusOf(order)
}
