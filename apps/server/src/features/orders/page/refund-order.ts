// Online payments are refunded through the provider, the rest is recorded as refunded by hand.
import type { OrderPage } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { lockOrder, type Order } from '../orders-table.ts'
import { auditOrder, rewriteOrder, whoOf } from '../process/change-order.ts'
import { notify } from '../process/notify.ts'
import { findOrder } from '../process/order-access.ts'
import { paymentStatusAfterRefund, remissionOf } from '../process/order-money.ts'
import { changeHeld } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

async function gaveBack(
	tx: Queryable,
	context: CallContext,
	order: Order,
	{ amount, reason }: { amount: number; reason: string },
): Promise<Order> {
	const paid = order.paid - amount
	const refunded = order.refunded + remissionOf(order, amount)
	const refundDue = Math.max(0, order.refundDue - amount)
	const paymentStatus = paymentStatusAfterRefund({ ...order, paid, refunded })
	const change = { paid, refunded, refundDue, paymentStatus }
	const changed = await rewriteOrder(tx, context, order, change)
	await auditOrder(tx, context, order, { event: 'refunded', motive: reason, data: { amount } })
	await notify(tx, context, changed, { event: 'refunded', amount, to: ['customer'] })
	return changed
}

async function gaveByHand(
	tx: Queryable,
	context: CallContext,
	order: Order,
	given: { amount: number; reason: string },
): Promise<Order> {
	const { services } = context
	await services.payments.recordByHand(tx, order, {
		kind: 'refund',
		amount: -given.amount,
		day: brusselsDay(services.now()),
		note: given.reason,
		who: whoOf(context),
		at: services.now(),
	})
	return gaveBack(tx, context, order, given)
}

/** Planned in the transaction that compares the revision; the provider is asked after it. */
export async function refundOrder(
	context: CallContext,
	input: { reference: string; revision: number; amount?: number | undefined; reason: string },
): Promise<OrderPage> {
	const { services, viewer } = context
	const { reason } = input
	const planned: Awaited<ReturnType<typeof services.payments.refund>> = []
	const order = await changeHeld(context, input, async (tx, held) => {
		const amount = input.amount ?? held.refundDue
		if (amount <= 0 || amount > held.paid) throw failure('nothing_to_refund')
		planned.push(...(await services.payments.refund(tx, held, { amount, who: whoOf(context) })))
		const online = planned.reduce((sum, it) => sum + it.amount, 0)
		// The plan changes the order, so of two refunds at once one fails on the revision.
		return amount > online
			? gaveByHand(tx, context, held, { amount: amount - online, reason })
			: rewriteOrder(tx, context, held, {})
	})
	for (const refund of planned)
		await refund.make(async (tx, amount) => {
			const held = await lockOrder(tx, order.tenant, order.id)
			if (held) await gaveBack(tx, context, held, { amount, reason })
		})
	return pageOfOrder(context, await findOrder(services, viewer, input.reference, 'read'))
}
