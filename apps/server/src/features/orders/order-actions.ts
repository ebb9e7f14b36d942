// One step of the order process: judged and written in one transaction, with its audit row.
import type { OrderAction, OrderPage } from '@gabarit/contract'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { isSeller, nameOf, rolesIn } from '../../lib/viewer.ts'
import { writeAudit } from './audit-table.ts'
import { findOrder } from './order-access.ts'
import { pageOfOrder } from './order-page.ts'
import { judgeAction, stateOf, type steps } from './order-process.ts'
import { deleteOrder, lockOrder, type Order, updateOrder } from './orders-table.ts'

export type Act = {
	reference: string
	action: OrderAction
	revision: number
	motive?: string | undefined
	deliveryDate?: string | undefined
}

type Step = (typeof steps)[number]

type Change = (order: Order, act: Act, context: CallContext) => Partial<Order>

/** What a step changes beside the status. */
const changes: Partial<Record<OrderAction, Change>> = {
	acceptOrder: (_order, _act, { services }) => ({ acceptedAt: services.now() }),
	placeOrder: (_order, _act, { services }) => ({
		kind: 'order',
		orderedAt: services.now(),
		validUntil: null,
	}),
	refuseOffer: (_order, _act, { viewer }) => ({ cancelledBySeller: isSeller(viewer) }),
	sendToSupplier: (_order, _act, { services }) => ({ sentToSupplierAt: services.now() }),
	schedule: (order, { deliveryDate }) => ({ deliveryDate: deliveryDate ?? order.deliveryDate }),
	refuseOrder: (_order, { motive }) => ({ motive: motive ?? null }),
}

/** Accepting does not confirm what is to be paid online and is not: the payment will. */
function targetOf(step: Step, order: Order): Order['status'] | null {
	const awaitsPayment =
		step.action === 'acceptOrder' &&
		order.paymentType === 'Online' &&
		!['paid', 'partlyPaid'].includes(order.paymentStatus)
	return awaitsPayment ? 'None' : step.to
}

function checkNeeds(step: Step, act: Act, today: string): void {
	if (step.needs === 'motive' && (act.motive ?? '').trim() === '')
		throw failure('invalid_model', {
			data: { problems: [{ path: 'motive', message: 'required' }] },
		})
	const isTooEarly = act.deliveryDate === undefined || act.deliveryDate < today
	if (step.needs === 'deliveryDate' && isTooEarly)
		throw failure('invalid_model', {
			data: { problems: [{ path: 'deliveryDate', message: 'today or later' }] },
		})
}

function judged(order: Order, act: Act, context: CallContext): Step {
	const { viewer, services } = context
	const roles = rolesIn(viewer, order.tenant)
	if (order.revision !== act.revision)
		throw failure('order_changed', {
			data: {
				revision: order.revision,
				state: order.state,
				by: order.changedBy,
				at: order.changedAt.toISOString(),
			},
		})
	const today = brusselsDay(services.now())
	const answer = judgeAction(act.action, order, roles, today)
	if (!answer.allowed)
		throw failure('transition_not_allowed', {
			data: { state: order.state, reason: answer.reason },
		})
	checkNeeds(answer.step, act, today)
	return answer.step
}

export async function actOnOrder(context: CallContext, act: Act): Promise<OrderPage | null> {
	const { services, viewer } = context
	const found = await findOrder(services, viewer, act.reference, 'write')
	const changed = await services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, found.tenant, found.id)
		if (!order) throw failure('order_not_found')
		const step = judged(order, act, context)
		const to = targetOf(step, order)
		const { user } = viewer
		await writeAudit(tx, {
			tenant: order.tenant,
			code: order.code,
			at: services.now(),
			who: user ? nameOf(user) : null,
			userId: user?.id ?? null,
			event: to === 'None' && step.action === 'acceptOrder' ? 'orderAccepted' : step.event,
			before: order.status,
			after: to,
			motive: act.motive?.trim() || null,
			data: act.deliveryDate === undefined ? null : { deliveryDate: act.deliveryDate },
		})
		if (to === null) {
			await deleteOrder(tx, order)
			return null
		}
		const change = {
			...changes[step.action]?.(order, act, context),
			status: to,
			changedAt: services.now(),
			changedBy: user ? nameOf(user) : null,
		}
		return updateOrder(tx, order, { ...change, state: stateOf({ ...order, ...change }) })
	})
	return changed && pageOfOrder(context, changed)
}
