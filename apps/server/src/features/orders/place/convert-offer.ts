// From an offer to an order: for the customer in the configurator or on his page, and for a seller. Callers check
// rights and price.
import type { Queryable } from '../../../db/open-database.ts'
import type { Order } from '../orders-table.ts'
import { applyTransition, auditOrder } from '../process/change-order.ts'
import type { Actor } from '../process/notify.ts'
import { lacksDelivery, transitionOf } from '../process/order-process.ts'
import { orderedTodayInside } from '../process/promised-day.ts'
import { askPayment, depositFor } from './payment-request.ts'

/**
 * `change`: the buyer's form, and a fresh price where the old one no longer holds; `agreement`: how he agreed, where a
 * seller orders for him.
 */
export async function convertOffer(
	tx: Queryable,
	actor: Actor,
	offer: Order,
	{ agreement, ...change }: Partial<Order> & { agreement?: string | undefined },
): Promise<Order> {
	const next = { ...offer, ...change }
	if (lacksDelivery(next)) throw new Error('an offer without its addresses cannot be ordered')
	// Ordering accepts: the timeline has both, with one mail.
	if (offer.status === 'OfferInProgress')
		await auditOrder(tx, actor, offer, {
			event: 'offerAccepted',
			before: offer.status,
			after: 'OfferAccepted',
		})
	const accepted: Order = { ...offer, status: 'OfferAccepted' }
	const order = await applyTransition(tx, actor, accepted, {
		transition: transitionOf('placeOrder'),
		change: {
			...(await orderedTodayInside(tx, actor.services, offer)),
			...change,
			kind: 'order',
			// Nobody agrees to an order without its price.
			priceShared: true,
			deposit: await depositFor(tx, actor, next),
			validUntil: null,
			orderedAt: actor.services.now(),
		},
		data: {
			reference: offer.reference,
			total: next.total,
			...(agreement !== undefined && { agreement }),
		},
	})
	if (!order) throw new Error('placing an order deleted it')
	await askPayment(tx, actor, order)
	return order
}
