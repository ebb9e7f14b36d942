import type { PaymentStatus } from '@gabarit/contract'
import { depositShare } from '@gabarit/price'
import type { Tenant } from '../../tenants/service.ts'
import type { Order } from '../orders-table.ts'

type Money = Pick<
	Order,
	'kind' | 'status' | 'paymentType' | 'paid' | 'refunded' | 'total' | 'deposit'
>

/** Cents; nothing unless it is paid online. */
export function depositOf(
	{ paymentType, total }: Pick<Order, 'paymentType' | 'total'>,
	{ depositPercentage }: Pick<Tenant, 'depositPercentage'>,
): number {
	return paymentType === 'Online' ? depositShare(total, depositPercentage) : 0
}

export function isPayable({ kind, status, paymentType }: Money): boolean {
	return kind === 'order' && paymentType === 'Online' && status !== 'Refused'
}

/** Payments plus remissions; of a refused order payments only. */
function settledOf({ status, paid, refunded }: Pick<Order, 'status' | 'paid' | 'refunded'>) {
	return status === 'Refused' ? paid : paid + refunded
}

/** Received, given back or under way: its price stands, and it is not deleted. */
export function hasMoney({
	paid,
	refunded,
	paymentStatus,
}: Pick<Order, 'paid' | 'refunded' | 'paymentStatus'>): boolean {
	return paid > 0 || refunded > 0 || paymentStatus === 'pending'
}

type Amounts = Pick<Order, 'kind' | 'status' | 'paid' | 'refunded' | 'total'>

/** Cents not paid and not remitted, by any payment type; 0 for offers and refused orders. */
export function openAmountOf(order: Amounts): number {
	if (order.kind !== 'order' || order.status === 'Refused') return 0
	return Math.max(0, order.total - settledOf(order))
}

/** Cents to pay online now: the deposit first, then the rest. */
export function amountDue(order: Money, share: 'next' | 'all' = 'next'): number {
	if (!isPayable(order)) return 0
	const open = openAmountOf(order)
	const settled = order.total - open
	return share === 'next' && settled < order.deposit ? order.deposit - settled : open
}

/** Cents to refund after a payment, which `paid` includes: the excess, or everything of a refused order. */
export function refundDueOf(
	order: Pick<Order, 'status' | 'paid' | 'refunded' | 'total' | 'refundDue'>,
	amount: number,
): number {
	if (order.status === 'Refused') return order.refundDue + amount
	return Math.max(order.refundDue, settledOf(order) - order.total)
}

/**
 * Cents of a refund that are no longer due; `refunded` grows by them. Until the total has been paid only the
 * deposit is due, then the total (at once without a deposit). A refunded excess, such as a deposit paid twice, is
 * no remission: the rest is still due.
 */
export function remissionOf(
	{ paid, refunded, total, deposit }: Pick<Order, 'paid' | 'refunded' | 'total' | 'deposit'>,
	amount: number,
): number {
	const settled = paid + refunded
	const due = deposit > 0 && settled < total ? deposit : total
	return Math.max(0, amount - Math.max(0, settled - due))
}

type Standing = Pick<Order, 'status' | 'paymentStatus' | 'paid' | 'refunded' | 'total' | 'deposit'>

/**
 * After a payment, which `paid` includes. Less than the deposit changes nothing. Remissions count as settled, so
 * with nothing due any more the order is paid.
 */
export function paymentStatusOf(order: Standing): PaymentStatus {
	const { paymentStatus, paid, total, deposit } = order
	const settled = settledOf(order)
	if (settled >= total) return 'paid'
	return paid > 0 && settled >= deposit ? 'partlyPaid' : paymentStatus
}

export function withPayment(
	order: Order,
	amount: number,
): Pick<Order, 'paid' | 'paymentStatus' | 'refundDue'> {
	const paid = order.paid + amount
	const counted = { ...order, paid }
	return {
		paid,
		paymentStatus: paymentStatusOf(counted),
		refundDue: refundDueOf(counted, amount),
	}
}

/** As if a payment had never come; `isPending`: another one is under way online. */
export function withoutPayment(
	order: Order,
	{ amount, isPending }: { amount: number; isPending: boolean },
): Partial<Order> {
	const paid = order.paid - amount
	const owed =
		order.status === 'Refused'
			? order.refundDue - amount
			: settledOf({ ...order, paid }) - order.total
	const refundDue = Math.max(0, Math.min(order.refundDue, owed))
	const unpaid = isPending ? ('pending' as const) : ('open' as const)
	const before = paid === 0 && order.refunded > 0 ? ('refunded' as const) : unpaid
	return {
		paid,
		refundDue,
		paymentStatus: paymentStatusOf({ ...order, paid, paymentStatus: before }),
	}
}

/**
 * After a refund, which `paid` no longer includes: `refunded` where nothing is left; a refused order still owes
 * the rest.
 */
export function paymentStatusAfterRefund(order: Standing): PaymentStatus {
	if (order.paid === 0) return 'refunded'
	return order.status === 'Refused' ? 'partlyPaid' : paymentStatusOf(order)
}
