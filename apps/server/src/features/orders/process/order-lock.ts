import type { PaymentStatus } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { inScope } from '../../../db/tenant-scope.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import type { Services } from '../../../lib/services.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import {
	lockOrder,
	type Order,
	orderByCode,
	orderById,
	orderByReference,
	updateOrder,
} from '../orders-table.ts'
import { applyTransition, auditOrder, rewriteOrder, wrongState } from './change-order.ts'
import { type Actor, notify } from './notify.ts'
import { linkUrl } from './order-links.ts'
import { amountDue, withPayment } from './order-money.ts'
import { judgeTransition } from './order-process.ts'

const byPayment = new Set(['payment'] as const)

/**
 * Counts a payment and confirms a waiting online order; an excess, or a payment of a refused order, becomes a
 * refund task.
 */
export async function receive(
	tx: Queryable,
	actor: Actor,
	order: Order,
	amount: number,
): Promise<Order> {
	await auditOrder(tx, actor, order, { event: 'paymentReceived', data: { amount } })
	const counted = await rewriteOrder(tx, actor, order, withPayment(order, amount))
	const owed = counted.refundDue - order.refundDue
	if (owed > 0)
		await auditOrder(tx, actor, order, { event: 'refundOpened', data: { amount: owed } })
	const judged = judgeTransition('pay', counted, byPayment, brusselsDay(actor.services.now()))
	if (judged.allowed)
		return (await applyTransition(tx, actor, counted, { transition: judged.transition })) ?? counted
	const news = { event: 'paymentReceived' as const, amount }
	await notify(tx, actor, counted, { ...news, to: ['customer', 'seller'] })
	return counted
}

const paymentStatusAfter: Record<
	'open' | 'pending' | 'failed' | 'cancelled' | 'expired',
	PaymentStatus
> = {
	open: 'open',
	pending: 'pending',
	failed: 'failed',
	cancelled: 'failed',
	expired: 'failed',
}

export function ordersService(
	services: () => Services,
): Pick<Services['orders'], 'idOf' | 'lock' | 'languageOf' | 'linkUrl' | 'frozen'> {
	return {
		idOf: async (tenant, reference) =>
			(await orderByReference(services().db, tenant, reference))?.id ?? null,
		lock: async (tx, { tenant, id }, by) => {
			const order = await lockOrder(tx, tenant, id)
			if (!order) return null
			const provider: Actor = { services: services(), viewer: null, isProvider: true }
			const actor: Actor = by ? { services: services(), viewer: by } : provider
			return {
				reference: order.reference,
				due: { next: amountDue(order), all: amountDue(order, 'all') },
				receive: async (amount) => {
					await receive(tx, actor, order, amount)
				},
				link: async (amount) => {
					if (order.kind !== 'order') throw wrongState(order)
					await auditOrder(tx, actor, order, { event: 'paymentLinked', data: { amount } })
					await receive(tx, provider, order, amount)
				},
				notePayment: async (status) => {
					// A successful payment counts more than a failed one, and a bill knows nothing of tries.
					const isOnline = order.paymentType === 'Online'
					if (!isOnline || order.paid > 0 || order.paymentStatus === 'refunded') return
					await updateOrder(tx, order, { paymentStatus: paymentStatusAfter[status] })
				},
			}
		},
		languageOf: async ({ tenant, id }) =>
			(await orderById(services().db, tenant, id))?.language ?? 'fr',
		linkUrl: (tenant, reader) => linkUrl(services(), tenant, reader),
		frozen: (tenant, code) =>
			inScope(tenant, async () => {
				const { db } = services()
				const order = await orderByCode(db, tenant, code)
				return order && snapshotOf(db, order)
			}),
	}
}
