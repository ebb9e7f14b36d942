import { isFinalState, type OrderPage } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import type { Order } from '../orders-table.ts'
import { auditOrder, rewriteOrder } from '../process/change-order.ts'
import { answerEach } from './answer-each.ts'
import { changeHeld } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

type NewSeller = { id: string; firstName: string; lastName: string } | null

async function assignInside(
	tx: Queryable,
	context: CallContext,
	order: Order,
	seller: NewSeller,
): Promise<Order> {
	const { state } = order
	if (isFinalState(state))
		throw failure('transition_not_allowed', { data: { state, reason: 'order_closed' } })
	const sellerName = seller && nameOf(seller)
	const data = { before: order.sellerName ?? '', after: sellerName ?? '' }
	await auditOrder(tx, context, order, { event: 'assigned', data })
	return rewriteOrder(tx, context, order, { sellerId: seller && seller.id, sellerName })
}

export async function assignOrder(
	context: CallContext,
	input: { reference: string; revision: number; seller: string | null },
): Promise<OrderPage> {
	const changed = await changeHeld(context, input, async (tx, order) => {
		const { accounts } = context.services
		const seller = input.seller && (await accounts.sellerOf(tx, order.tenant, input.seller))
		if (input.seller !== null && !seller) throw failure('user_not_found')
		return assignInside(tx, context, order, seller || null)
	})
	return pageOfOrder(context, changed)
}

type Assigned = { reference: string; code: string | null; former: string | null }

type Move = { seller: string | null; from?: string | null | undefined }

/** `seller`: an id of the order's shop. */
export async function assignMany(
	context: CallContext,
	{ references, ...move }: Move & { references: string[] },
): Promise<Assigned[]> {
	requireAccess(context.viewer, 'orderManagement', 'write')
	return answerEach(context, references, {
		act: (reference) => assignOne(context, reference, move),
		failed: (reference, code) => ({ reference, code, former: null }),
	})
}

async function assignOne(
	context: CallContext,
	reference: string,
	{ seller: wanted, from }: Move,
): Promise<Assigned> {
	const { accounts } = context.services
	let former: string | null = null
	try {
		await changeHeld(context, { reference }, async (tx, order) => {
			former = order.sellerId
			if (former === wanted) return order
			if (from !== undefined && from !== former) throw failure('order_changed')
			const known = wanted === null ? [] : await accounts.sellers(tx, order.tenant)
			const seller = known.find(({ id }) => id === wanted) ?? null
			if (wanted !== null && seller === null) throw failure('user_not_found')
			return assignInside(tx, context, order, seller)
		})
		return { reference, code: null, former }
	} catch (error) {
		if (!(error instanceof ORPCError)) throw error
		return { reference, code: String(error.code), former }
	}
}
