// The one way from an offer to an order: for the customer in the configurator or on his page, and for a seller in the
// back-office. The caller decides who may, and at which price.
import type { Queryable } from '../../../db/open-database.ts'
import type { Order } from '../orders-table.ts'
import type { Actor } from '../process/announce.ts'
import { auditOrder, takeStep } from '../process/change-order.ts'
import { depositOf } from '../process/order-money.ts'
import { lacksDelivery, stepOf } from '../process/order-process.ts'
import { orderedTodayInside } from '../process/promised-day.ts'

/** Online orders ask a payment of the provider, in the transaction that makes them. */
export async function askPayment(tx: Queryable, { services }: Actor, order: Order): Promise<void> {
	// One that was ordered when somebody took payments waits for a transfer where nobody does any more.
	if (order.paymentType !== 'Online' || services.payments.provider === null) return
	const { tenant, id, reference, deposit } = order
	await services.payments.ask(tx, { tenant, id, reference, amount: deposit })
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
export async function convertOffer(
	tx: Queryable,
	actor: Actor,
	offer: Order,
	change: Partial<Order>,
): Promise<Order> {
	const next = { ...offer, ...change }
	// Every caller has asked for them before.
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
