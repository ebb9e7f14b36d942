// The one way from an offer to an order, whoever takes it: the customer through the configurator or his
// page, a seller in the back-office. Judging is the caller's: who may, and at which price.
import type { Queryable } from '../../db/open-database.ts'
import type { Actor } from './announce.ts'
import { auditOrder, takeStep } from './change-order.ts'
import { depositOf } from './order-money.ts'
import { lacksDelivery, stepOf } from './order-process.ts'
import type { Order } from './orders-table.ts'
import { orderedTodayInside } from './promised-day.ts'

/**
 * Online orders ask a payment of the provider, in the transaction that makes them. `isNew`: the order has just been
 * written, and nothing was ever asked of it.
 */
export async function askPayment(
	tx: Queryable,
	{ services }: Actor,
	order: Order,
	{ isNew } = { isNew: false },
): Promise<void> {
	// One that was ordered when somebody took payments waits for a transfer where nobody does any more.
	if (order.paymentType !== 'Online' || services.payments.provider === null) return
	const { tenant, id, reference, deposit } = order
	await services.payments.ask(tx, { tenant, id, reference, amount: deposit }, { isNew })
}

/** What an order asks in advance, by the shop's setting as it stands in the transaction. */
export async function depositFor(
	tx: Queryable,
	{ services }: Actor,
	order: Pick<Order, 'tenant' | 'paymentType' | 'total'>,
): Promise<number> {
	if (order.paymentType !== 'Online') return 0
	return depositOf(order, await services.tenants.inside(tx, order.tenant))
}

/** `change`: what the buyer's form says, and a fresh price where the old one no longer stands. */
export async function turnOffer(
	tx: Queryable,
	actor: Actor,
	offer: Order,
	change: Partial<Order>,
): Promise<Order> {
	const next = { ...offer, ...change }
	// Whoever turns it has asked for them in his own words.
	if (lacksDelivery(next)) throw new Error('an offer without its addresses cannot be ordered')
	// Who orders has accepted: the timeline tells both, one mail tells the order.
	if (offer.status === 'OfferInProgress')
		await auditOrder(tx, actor, offer, {
			event: 'offerAccepted',
			before: offer.status,
			after: 'OfferAccepted',
		})
	const accepted: Order = { ...offer, status: 'OfferAccepted' }
	const order = await takeStep(tx, actor, accepted, {
		step: stepOf('placeOrder'),
		change: {
			...(await orderedTodayInside(tx, actor.services, offer)),
			...change,
			kind: 'order',
			deposit: await depositFor(tx, actor, next),
			validUntil: null,
			orderedAt: actor.services.now(),
		},
		data: { reference: offer.reference, total: next.total },
	})
	if (!order) throw new Error('placing an order deleted it')
	await askPayment(tx, actor, order)
	return order
}
