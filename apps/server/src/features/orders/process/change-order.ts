// The only place that changes the state of an offer or an order: transition, audit and mails in one transaction.
import type { TimelineEvent } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { failure } from '../../../lib/failure.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import { type NewAuditRow, writeAudit } from '../audit-table.ts'
import { deleteOrder, type Order, updateOrder } from '../orders-table.ts'
import { namingPapers } from '../person/erased-person.ts'
import { deleteRemainsOf } from '../person/order-remains-table.ts'
import { forgetClosed } from '../person/person-table.ts'
import { type Actor, actorKindOf, notify } from './notify.ts'
import { stateOf, type Transition } from './order-process.ts'
import { stageTimeOf } from './stage-times.ts'

/** Name of the system actor in the timeline. */
const operator = 'Gabarit'

export function whoOf({ viewer }: Actor): string | null {
	if (viewer === null) return operator
	return viewer.user && nameOf(viewer.user)
}

type Event = {
	event: TimelineEvent
	before?: string | null
	after?: string | null
	motive?: string | null
	data?: Record<string, string | number> | null
}

export function auditRowOf(
	actor: Actor,
	{ tenant, code }: Pick<Order, 'tenant' | 'code'>,
	event: Event,
): NewAuditRow {
	return {
		tenant,
		code,
		at: actor.services.now(),
		who: whoOf(actor),
		actorKind: actorKindOf(actor),
		userId: actor.viewer?.user?.id ?? null,
		...event,
	}
}

export async function auditOrder(
	tx: Queryable,
	actor: Actor,
	order: Pick<Order, 'tenant' | 'code'>,
	event: Event,
): Promise<void> {
	await writeAudit(tx, auditRowOf(actor, order, event))
}

/** Optimistic lock: of two changes at once the second is refused with the current state. */
export function requireRevision(order: Order, revision: number): void {
	if (order.revision === revision) return
	throw failure('order_changed', {
		data: {
			revision: order.revision,
			state: order.state,
			by: order.changedBy,
			at: order.changedAt.toISOString(),
		},
	})
}

export function wrongState({ state }: Pick<Order, 'state'>) {
	return failure('transition_not_allowed', { data: { state, reason: 'wrong_state' } })
}

/** The change with what follows from it. */
export function wholeChange(actor: Actor, order: Order, change: Partial<Order>): Partial<Order> {
	const now = actor.services.now()
	const reached = change.status && change.status !== order.status ? change.status : null
	const whole = {
		...change,
		...(reached && stageTimeOf(order, reached, now)),
		changedAt: now,
		changedBy: whoOf(actor),
	}
	return { ...whole, state: stateOf({ ...order, ...whole }) }
}

export function rewriteOrder(
	tx: Queryable,
	actor: Actor,
	order: Order,
	change: Partial<Order>,
): Promise<Order> {
	return updateOrder(tx, order, wholeChange(actor, order, change))
}

type Applied = {
	transition: Transition
	to?: Order['status']
	event?: TimelineEvent
	change?: Partial<Order>
	motive?: string | null
	data?: Event['data']
}

const nothing: readonly (Order['status'] | null)[] = ['OfferRefused', 'Refused', null]

export function isWithoutSale({ status }: Pick<Order, 'status'>): boolean {
	return nothing.includes(status)
}

/** Payments of an order that ends without a sale become a refund task. */
async function openRefund(tx: Queryable, actor: Actor, order: Order): Promise<Order> {
	if (!isWithoutSale(order) || order.paid === 0) return order
	await auditOrder(tx, actor, order, { event: 'refundOpened', data: { amount: order.paid } })
	return updateOrder(tx, order, { refundDue: order.paid })
}

/** The promo use of a lost offer or order is free again. */
async function freePromo(
	tx: Queryable,
	{ services }: Actor,
	{ tenant, promoCode, status }: Order,
	to: Order['status'] | null,
): Promise<void> {
	if (promoCode === null || nothing.includes(status) || !nothing.includes(to)) return
	await services.discounts.giveUse(tx, tenant, promoCode)
}

/** Applies a checked transition; null where it deletes the order. */
export async function applyTransition(
	tx: Queryable,
	actor: Actor,
	order: Order,
	{ transition, ...applied }: Applied,
): Promise<Order | null> {
	const to = applied.to ?? transition.to
	const event = applied.event ?? transition.event
	const motive = applied.motive ?? null
	await auditOrder(tx, actor, order, {
		event,
		before: order.status,
		after: to,
		motive,
		data: applied.data ?? null,
	})
	await freePromo(tx, actor, order, to)
	if (to === null) {
		const { tenant, code } = order
		const { payments, documents } = actor.services
		await payments.unlink(tx, tenant, order.id)
		await payments.forgetByHand(tx, order, 'all')
		await deleteRemainsOf(tx, order)
		await deleteOrder(tx, order)
		// The next offer under this code may be another customer's.
		await documents.remove(tx, { tenant, codes: [code], kinds: namingPapers })
		return null
	}
	const changed = await rewriteOrder(tx, actor, order, { ...applied.change, status: to })
	await notify(tx, actor, changed, { event, motive, to: transition.notifies })
	return openRefund(tx, actor, await forgetClosed(tx, changed, actor.services.documents))
}
