// The only way to change the state of an offer or an order: one step, its audit row, its mails, one transaction.
import type { TimelineEvent } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { failure } from '../../../lib/failure.ts'
import { nameOf } from '../../../lib/viewer.ts'
import { writeAudit } from '../audit-table.ts'
import { deleteOrder, type Order, updateOrder } from '../orders-table.ts'
import { namingPapers } from '../person/erased-person.ts'
import { deleteRemainsOf } from '../person/order-remains-table.ts'
import { forgetClosed } from '../person/person-table.ts'
import { type Actor, announce } from './announce.ts'
import { type Step, stateOf } from './order-process.ts'

/** What the timeline calls what no person did. */
const house = 'Gabarit'

/** As timeline and order show it; null = the customer without an account. */
export function whoOf({ viewer }: Actor): string | null {
	if (viewer === null) return house
	return viewer.user && nameOf(viewer.user)
}

type Event = {
	event: TimelineEvent
	before?: string | null
	after?: string | null
	motive?: string | null
	data?: Record<string, string | number> | null
}

export async function auditOrder(
	tx: Queryable,
	actor: Actor,
	order: Pick<Order, 'tenant' | 'code'>,
	event: Event,
): Promise<void> {
	await writeAudit(tx, {
		tenant: order.tenant,
		code: order.code,
		at: actor.services.now(),
		who: whoOf(actor),
		userId: actor.viewer?.user?.id ?? null,
		...event,
	})
}

/** Two people at once: who comes second is told how it stands now. */
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

/** What is asked does not fit the state that the order is in. */
export function wrongState({ state }: Pick<Order, 'state'>) {
	return failure('transition_not_allowed', { data: { state, reason: 'wrong_state' } })
}

/** Writes columns of an order with everything that hangs on them. */
export function rewriteOrder(
	tx: Queryable,
	actor: Actor,
	order: Order,
	change: Partial<Order>,
): Promise<Order> {
	const whole = { ...change, changedAt: actor.services.now(), changedBy: whoOf(actor) }
	return updateOrder(tx, order, { ...whole, state: stateOf({ ...order, ...whole }) })
}

type Taken = {
	step: Step
	/** Where a step does not lead where its row says. */
	to?: Order['status']
	event?: TimelineEvent
	change?: Partial<Order>
	motive?: string | null
	data?: Event['data']
}

/** From here on it comes to nothing. */
const nothing: readonly (Order['status'] | null)[] = ['OfferRefused', 'Refused', null]

/** Money that came for what then comes to nothing is to be given back: a task, shown in its timeline. */
async function openRefund(tx: Queryable, actor: Actor, order: Order): Promise<Order> {
	if (!nothing.includes(order.status) || order.paid === 0) return order
	await auditOrder(tx, actor, order, { event: 'refundOpened', data: { amount: order.paid } })
	return updateOrder(tx, order, { refundDue: order.paid })
}

/** What ends takes no promo code with it: its use is the next buyer's. */
async function freePromo(
	tx: Queryable,
	{ services }: Actor,
	{ tenant, promoCode, status }: Order,
	to: Order['status'] | null,
): Promise<void> {
	if (promoCode === null || nothing.includes(status) || !nothing.includes(to)) return
	await services.discounts.giveUse(tx, tenant, promoCode)
}

/** Takes a step that was judged; null where it deletes the order. */
export async function takeStep(
	tx: Queryable,
	actor: Actor,
	order: Order,
	{ step, ...taken }: Taken,
): Promise<Order | null> {
	const to = taken.to ?? step.to
	const event = taken.event ?? step.event
	const motive = taken.motive ?? null
	await auditOrder(tx, actor, order, {
		event,
		before: order.status,
		after: to,
		motive,
		data: taken.data ?? null,
	})
	await freePromo(tx, actor, order, to)
	if (to === null) {
		const { tenant, code } = order
		const { payments, documents } = actor.services
		await payments.unlink(tx, tenant, order.id)
		await deleteRemainsOf(tx, order)
		await deleteOrder(tx, order)
		// The next offer under this code is another customer's, perhaps.
		await documents.remove(tx, { tenant, codes: [code], kinds: namingPapers })
		return null
	}
	const changed = await rewriteOrder(tx, actor, order, { ...taken.change, status: to })
	await announce(tx, actor, changed, { event, motive, to: step.sends })
	return openRefund(tx, actor, await forgetClosed(tx, changed, actor.services.documents))
}
