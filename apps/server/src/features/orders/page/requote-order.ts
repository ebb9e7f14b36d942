import type { TimelineEvent } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { replaceSnapshot, type Snapshot } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { amountsOf } from '../place/new-order.ts'
import { askPayment, depositFor } from '../place/payment-request.ts'
import { auditOrder, rewriteOrder, wrongState } from '../process/change-order.ts'
import { notify } from '../process/notify.ts'
import { promisedNow } from '../process/promised-day.ts'

export function requireUnpaid(order: Order): void {
	const isOpen = order.status === 'OfferInProgress' || order.status === 'None'
	if (!isOpen || order.paid > 0 || order.paymentStatus === 'pending') throw wrongState(order)
}

/** Also sets the deposit, and notifies a customer who has seen a price. */
export async function requote(
	tx: Queryable,
	context: CallContext,
	order: Order,
	{ snapshot, event }: { snapshot: Snapshot; event: TimelineEvent },
): Promise<Order> {
	await replaceSnapshot(tx, order, snapshot)
	const amounts = amountsOf(snapshot.quote)
	const { total } = amounts
	const deposit = await depositFor(tx, context, { ...order, total })
	const delays = await promisedNow(tx, context.services, order)
	const next = await rewriteOrder(tx, context, order, { ...delays, ...amounts, deposit })
	await auditOrder(tx, context, order, { event, data: { totalBefore: order.total, total } })
	if (next.kind === 'order') await askPayment(tx, context, next)
	const to = next.priceShared ? (['customer', 'seller'] as const) : (['seller'] as const)
	await notify(tx, context, next, { event, to })
	return next
}
