// A refund is written first, requested once under its own key, then marked done.
import type { Queryable } from '../../db/open-database.ts'
import { failure } from '../../lib/failure.ts'
import type { OrderKey } from '../orders/service.ts'
import type { PaymentContext } from './payment-context.ts'
import {
	finishRefund,
	insertRefund,
	lockPayment,
	type Payment,
	paymentsOf,
	pendingRefund,
	type Refund,
	updatePayment,
} from './payments-table.ts'
import { ProviderRefused } from './provider.ts'

export type Planned = { refund: Refund; payment: Payment }

/** Inside the transaction that holds the order; newest payments first. */
export async function planRefunds(
	tx: Queryable,
	{ services, provider }: PaymentContext,
	{ tenant, id }: OrderKey,
	part: { amount: number; who: string | null },
): Promise<Planned[]> {
	const planned: Planned[] = []
	let left = part.amount
	for (const { id: paymentId } of await paymentsOf(tx, tenant, id)) {
		const payment = await lockPayment(tx, tenant, paymentId)
		if (payment?.status !== 'paid' || payment.provider !== provider.name) continue
		// A refund without an answer is retried before a new one.
		const pending = await pendingRefund(tx, tenant, paymentId)
		if (pending) planned.push({ refund: pending, payment })
		left -= pending?.amount ?? 0
		const amount = Math.min(left, payment.amount - payment.refunded)
		if (amount <= 0) continue
		left -= amount
		const at = services.now()
		const row = { tenant, paymentId, amount, who: part.who, at, status: 'asked' as const }
		planned.push({ refund: await insertRefund(tx, row), payment })
		await updatePayment(tx, payment, { refunded: payment.refunded + amount, changedAt: at })
	}
	return planned
}

async function giveUp({ services }: PaymentContext, { refund, payment }: Planned): Promise<void> {
	await services.db.transaction(async (tx) => {
		const now = await lockPayment(tx, payment.tenant, payment.id)
		const isMine = await finishRefund(tx, refund, { status: 'refused', providerId: null })
		if (now && isMine) await updatePayment(tx, now, { refunded: now.refunded - refund.amount })
	})
}

export async function makeRefund(
	context: PaymentContext,
	planned: Planned,
	done: (tx: Queryable, amount: number) => Promise<void>,
): Promise<number> {
	const { services, provider } = context
	const { refund, payment } = planned
	const { tenant, amount } = refund
	const pending = {
		tenant,
		paymentId: payment.providerId ?? '',
		key: refund.id,
		amount,
		description: payment.reference,
	}
	const { id } = await provider.refund(pending).catch(async (error: unknown) => {
		if (!(error instanceof ProviderRefused)) throw error
		await giveUp(context, planned)
		throw failure('refund_refused', { cause: error })
	})
	return services.db.transaction(async (tx) => {
		await services.orders.lock(tx, { tenant, id: payment.orderId ?? '' })
		const isMine = await finishRefund(tx, refund, { status: 'done', providerId: id })
		if (isMine) await done(tx, amount)
		return isMine ? amount : 0
	})
}
