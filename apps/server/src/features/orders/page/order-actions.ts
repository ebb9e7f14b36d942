// One step of the order process that a person takes: judged and written in one transaction.

import type { OrderAction, OrderPage, RefusalReason } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import { isSeller, rolesIn } from '../../../lib/viewer.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { lockOrder, type Order } from '../orders-table.ts'
import { convertOffer } from '../place/convert-offer.ts'
import type { Person } from '../process/announce.ts'
import { requireRevision, takeStep } from '../process/change-order.ts'
import { findOrder, requireBackOffice } from '../process/order-access.ts'
import { awaitsPayment, judgeAction, type Step } from '../process/order-process.ts'
import { orderedTodayInside } from '../process/promised-day.ts'
import { pageOfOrder } from './order-page.ts'

export type Act = {
	reference: string
	action: OrderAction
	revision: number
	motive?: string | undefined
	deliveryDate?: string | undefined
}

type Change = (order: Order, act: Act, person: Person) => Partial<Order>

/** What a step changes beside the status. */
const changes: Partial<Record<OrderAction, Change>> = {
	acceptOrder: (_order, _act, { services }) => ({ acceptedAt: services.now() }),
	refuseOffer: (_order, { motive }, { viewer }) => ({
		cancelledBySeller: isSeller(viewer),
		motive: motive?.trim() || null,
	}),
	sendToSupplier: (_order, _act, { services }) => ({ sentToSupplierAt: services.now() }),
	schedule: (order, { deliveryDate }) => ({ deliveryDate: deliveryDate ?? order.deliveryDate }),
	refuseOrder: (_order, { motive }) => ({ motive: motive?.trim() ?? null }),
}

function checkNeeds(step: Step, act: Act, today: string, { language }: Person): void {
	if (step.needs === 'motive' && (act.motive ?? '').trim() === '')
		throw wrongField(language, 'motive', 'required')
	if (step.needs !== 'deliveryDate') return
	const { deliveryDate } = act
	const problem = deliveryDate === undefined ? 'required' : 'dateTooEarly'
	if (deliveryDate === undefined || deliveryDate < today)
		throw wrongField(language, 'deliveryDate', problem)
}

function judged(order: Order, act: Act, person: Person): Step {
	requireRevision(order, act.revision)
	const today = brusselsDay(person.services.now())
	const answer = judgeAction(act.action, order, rolesIn(person.viewer, order.tenant), today)
	if (!answer.allowed)
		throw failure('transition_not_allowed', {
			data: { state: order.state, reason: answer.reason },
		})
	checkNeeds(answer.step, act, today, person)
	return answer.step
}

/** Judges and takes a step on an order that is held; null where it was deleted. */
export async function actInside(
	tx: Queryable,
	person: Person,
	order: Order,
	act: Act,
): Promise<Order | null> {
	const step = judged(order, act, person)
	if (step.action === 'placeOrder') return convertOffer(tx, person, order, {})
	// What is to be paid online and is not waits for the payment, which confirms it.
	const waits = step.action === 'acceptOrder' && awaitsPayment(order)
	const change = {
		...changes[act.action]?.(order, act, person),
		...(step.action === 'acceptOffer' && (await orderedTodayInside(tx, person.services, order))),
	}
	const { deliveryDate } = act
	return takeStep(tx, person, order, {
		step,
		...(waits && { to: 'None', event: 'orderAccepted' }),
		change,
		motive: act.motive?.trim() || null,
		data: deliveryDate === undefined ? null : { deliveryDate },
	})
}

type Acts = Pick<Act, 'action' | 'motive' | 'deliveryDate'> & { references: string[] }
type ActDone = { reference: string; code: string | null; reason: RefusalReason | null }

/** One after the other, each in its own transaction; on an order as it stands at its turn. */
export async function actOnMany(
	context: CallContext,
	{ references, ...act }: Acts,
): Promise<ActDone[]> {
	requireBackOffice(context.viewer)
	requireAccess(context.viewer, 'order', 'write')
	const done: ActDone[] = []
	for (const reference of new Set(references)) done.push(await actOnOne(context, reference, act))
	return done
}

async function actOnOne(
	context: CallContext,
	reference: string,
	act: Omit<Act, 'reference' | 'revision'>,
): Promise<ActDone> {
	const { services, viewer } = context
	try {
		const found = await findOrder(services, viewer, reference, 'write')
		await services.db.transaction(async (tx) => {
			const order = await lockOrder(tx, found.tenant, found.id)
			if (!order) throw failure('order_not_found')
			await actInside(tx, context, order, { ...act, reference, revision: order.revision })
		})
		return { reference, code: null, reason: null }
	} catch (error) {
		// What is no answer of ours is nobody's decision: the call fails.
		if (!(error instanceof ORPCError)) throw error
		const { reason = null } = (error.data ?? {}) as { reason?: RefusalReason }
		return { reference, code: String(error.code), reason }
	}
}

export async function actOnOrder(context: CallContext, act: Act): Promise<OrderPage | null> {
	const { services, viewer } = context
	const found = await findOrder(services, viewer, act.reference, 'write')
	const changed = await services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, found.tenant, found.id)
		if (!order) throw failure('order_not_found')
		return actInside(tx, context, order, act)
	})
	return changed && pageOfOrder(context, changed)
}
