import type { UnmatchedPayment } from '@gabarit/contract'
import { keysetOf, pageOf } from '../../db/keyset.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { shopOfList } from '../../lib/rights/chosen-shop.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import {
	countUnmatched,
	lockUnmatched,
	type UnmatchedPayment as UnmatchedRow,
	unmatchedPayments,
	updatePayment,
} from './payments-table.ts'

function rowOf(payment: UnmatchedRow): UnmatchedPayment {
	const { id, tenant, provider, providerId, reference, left, paidAt } = payment
	return {
		id,
		tenant,
		provider,
		providerId,
		description: reference,
		amount: left,
		paidAt: paidAt?.toISOString() ?? null,
	}
}

type Query = {
	search?: string | undefined
	tenant?: string | undefined
	after?: string | undefined
	before?: string | undefined
	limit: number
}

/** The newest first. */
export async function paymentsToLink(context: CallContext, query: Query) {
	const { db } = context.services
	const rightScope = requireAccess(context.viewer, 'payment', 'read')
	const tenant = await shopOfList(context, rightScope, query.tenant)
	const filter = { tenant, search: query.search ?? '' }
	const page = keysetOf({ ...query, direction: 'desc' }, 'timestamptz')
	const { rows, next, previous } = pageOf(await unmatchedPayments(db, filter, page), page)
	return { rows: rows.map(rowOf), next, previous, total: await countUnmatched(db, filter) }
}

/** What is not refunded counts for the order; once, however many administrators try. */
export async function linkPayment(
	{ services, viewer }: CallContext,
	link: { tenant: string; id: string; reference: string },
): Promise<void> {
	requireAccess(viewer, 'payment', 'write')
	const { tenant, id, reference } = link
	const orderId = await services.orders.idOf(tenant, reference)
	if (orderId === null) throw failure('order_not_found')
	await services.db.transaction(async (tx) => {
		const order = await services.orders.lock(tx, { tenant, id: orderId }, viewer)
		const payment = await lockUnmatched(tx, tenant, id)
		if (!order) throw failure('order_not_found')
		if (!payment) throw failure('payment_not_found')
		await updatePayment(tx, payment, { orderId, changedAt: services.now() })
		await order.link(payment.left)
	})
}
