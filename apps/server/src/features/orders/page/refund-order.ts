// Giving money back: what came online goes back through the provider, the rest is noted as given by hand.
import type { OrderPage } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { lockOrder, type Order } from '../orders-table.ts'
import { announce } from '../process/announce.ts'
import { auditOrder, rewriteOrder, whoOf } from '../process/change-order.ts'
import { findOrder } from '../process/order-access.ts'
import { paymentStatusAfterRefund, remissionOf } from '../process/order-money.ts'
import { changeHeld } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

/** The order after an amount went back: counted, audited, told. */
async function gaveBack(
	tx: Queryable,
	context: CallContext,
	order: Order,
	amount: number,
): Promise<Order> {
	const paid = order.paid - amount
	const refunded = order.refunded + remissionOf(order, amount)
	const refundDue = Math.max(0, order.refundDue - amount)
	const paymentStatus = paymentStatusAfterRefund({ ...order, paid, refunded })
	const change = { paid, refunded, refundDue, paymentStatus }
	const changed = await rewriteOrder(tx, context, order, change)
	await auditOrder(tx, context, order, { event: 'refunded', data: { amount } })
	await announce(tx, context, changed, { event: 'refunded', amount, to: ['customer'] })
	return changed
}

/** Plans inside the transaction that compares the revision; asks the provider after it. */
export async function refundOrder(
	context: CallContext,
	asked: { reference: string; revision: number; amount?: number | undefined },
): Promise<OrderPage> {
	const { services, viewer } = context
	const planned: Awaited<ReturnType<typeof services.payments.refund>> = []
	const order = await changeHeld(context, asked, async (tx, held) => {
		const amount = asked.amount ?? held.refundDue
		if (amount <= 0 || amount > held.paid) throw failure('nothing_to_refund')
		planned.push(...(await services.payments.refund(tx, held, { amount, who: whoOf(context) })))
		const online = planned.reduce((sum, it) => sum + it.amount, 0)
		// Whoever plans has changed the order: of two who give back at once the other reads what stands.
		return amount > online
			? gaveBack(tx, context, held, amount - online)
			: rewriteOrder(tx, context, held, {})
	})
	for (const refund of planned)
		await refund.make(async (tx, amount) => {
			const held = await lockOrder(tx, order.tenant, order.id)
			if (held) await gaveBack(tx, context, held, amount)
		})
	return pageOfOrder(context, await findOrder(services, viewer, asked.reference, 'read'))
}
