// Each step of the demo, by the product's own functions.
import type { CallContext } from '../../lib/api.ts'
import type { Queryable } from '../../db/open-database.ts'
import { correctOrder } from '../../features/orders/correct/correct-order.ts'
import {
	insertNote,
	lockOrder,
	type Order,
	orderByReference,
} from '../../features/orders/orders-table.ts'
import { setPallets, setSupplierDate } from '../../features/orders/page/manage-order.ts'
import { actInside } from '../../features/orders/page/order-actions.ts'
import { refundOrder } from '../../features/orders/page/refund-order.ts'
import { reviseOffer } from '../../features/orders/page/revise-offer.ts'
import { placeOffer } from '../../features/orders/place/place-offer.ts'
import { applyTransition, whoOf } from '../../features/orders/process/change-order.ts'
import { receive } from '../../features/orders/process/order-lock.ts'
import { transitionOf } from '../../features/orders/process/order-process.ts'
import { insertPayment, paymentsOf, updatePayment } from '../../features/payments/payments-table.ts'
import { insertTestPayment, updateTestPayment } from '../../features/payments/test-payments-table.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { nameOf } from '../../lib/viewer.ts'
import type { DemoParty, DemoStep } from './demo-process.ts'
import { contextFor, customerOf, type Stage, shopOf, supplier } from './demo-stage.ts'

const hour = 3600_000

type Of<Kind extends DemoStep['kind']> = Extract<DemoStep, { kind: Kind }>
/** `seller`: the e-mail of who answers in the shop. */
export type Acting = { stage: Stage; order: Order; seller: string }

function personOf({ stage, order, seller }: Acting, by: DemoParty): CallContext {
	if (by === 'customer') return customerOf(stage, order)
	return contextFor(stage, order.tenant, by === 'supplier' ? supplier : seller)
}

async function again({ stage, order }: Acting): Promise<Order> {
	const found = await orderByReference(stage.services.db, order.tenant, order.reference)
	if (!found) throw new Error(`no order ${order.reference}`)
	return found
}

async function act(tx: Queryable, acting: Acting, step: Of<'act'>): Promise<Order> {
	const { order } = acting
	const { kind: _kind, by, ...given } = step
	const asked = { ...given, reference: order.reference, revision: order.revision }
	const changed = await actInside(tx, personOf(acting, by), order, asked)
	if (!changed) throw new Error('a step of the demo deleted its order')
	return changed
}

function expire(tx: Queryable, { stage: { services }, order }: Acting): Promise<Order> {
	const actor = { services, viewer: null }
	return applyTransition(tx, actor, order, { transition: transitionOf('expire') }) as Promise<Order>
}

/** As after the payment page: the provider's row, our row, and what the order makes of it. */
async function payOnline(tx: Queryable, acting: Acting, step: Of<'payOnline'>): Promise<Order> {
	const { stage, order } = acting
	const { services } = stage
	const { tenant, id: orderId, reference } = order
	const { amount, outcome } = step
	const at = services.now()
	const asked = (await paymentsOf(tx, tenant, orderId)).find((it) => it.status === 'open')
	const opened = { tenant, orderId, reference, amount, provider: 'test' as const }
	const payment = asked ?? (await insertPayment(tx, { ...opened, createdAt: at, changedAt: at }))
	const providerId = `test_${payment.id.replaceAll('-', '')}`
	const shop = services.addressOf(shopOf(stage, tenant))
	await insertTestPayment(tx, {
		tenant,
		id: providerId,
		amount,
		description: reference,
		returnUrl: `${shop}/configurator?order=${reference}`,
		expiresAt: new Date(at.getTime() + hour),
	})
	await updateTestPayment(tx, { tenant, id: providerId }, { status: outcome })
	await updatePayment(tx, payment, {
		amount,
		providerId,
		checkoutUrl: `${shop}/payment/${tenant}/${providerId}`,
		status: outcome,
		changedAt: at,
		...(outcome === 'paid' && { paidAt: at }),
	})
	if (outcome === 'paid')
		return receive(tx, { services, viewer: null, isProvider: true }, order, amount)
	const held = await services.orders.lock(tx, { tenant, id: orderId })
	await held?.notePayment(outcome)
	return (await lockOrder(tx, tenant, orderId)) ?? order
}

async function payByHand(tx: Queryable, acting: Acting, step: Of<'payByHand'>): Promise<Order> {
	const { stage, order } = acting
	const { services } = stage
	const person = personOf(acting, 'seller')
	const at = services.now()
	const { amount, how: kind, note = null } = step
	const day = brusselsDay(at)
	const recorded = { kind, amount, day, note, who: whoOf(person), at }
	await services.payments.recordByHand(tx, order, recorded)
	return receive(tx, person, order, amount)
}

async function note(tx: Queryable, acting: Acting, { text }: Of<'note'>): Promise<Order> {
	const { order, stage } = acting
	const { user } = personOf(acting, 'seller').viewer
	const { tenant, id: orderId } = order
	if (user)
		await insertNote(tx, { tenant, orderId, who: nameOf(user), text, at: stage.services.now() })
	return order
}

/** Null where a step has a transaction of its own. */
export function stepInside(tx: Queryable, acting: Acting, step: DemoStep): Promise<Order> | null {
	switch (step.kind) {
		case 'act':
			return act(tx, acting, step)
		case 'expire':
			return expire(tx, acting)
		case 'payOnline':
			return payOnline(tx, acting, step)
		case 'payByHand':
			return payByHand(tx, acting, step)
		case 'note':
			return note(tx, acting, step)
		case 'orderOnline':
		case 'refund':
		case 'revise':
		case 'supplierDate':
		case 'pallets':
		case 'correctGsm':
			return null
	}
}

async function orderOnline(acting: Acting): Promise<Order> {
	const { stage, order } = acting
	const person = customerOf(stage, order)
	const { billingAddress, deliveryAddress, revision } = order
	if (!billingAddress) throw new Error('an offer of the demo has an address')
	return placeOffer(person, order, revision, {
		billingAddress,
		...(deliveryAddress && { deliveryAddress }),
		paymentType: 'Online',
		termsAccepted: true,
	})
}

export async function stepAlone(acting: Acting, step: DemoStep): Promise<Order> {
	const { order } = acting
	const { reference, revision } = order
	const held = { reference, revision }
	switch (step.kind) {
		case 'orderOnline':
			return orderOnline(acting)
		case 'refund': {
			const { amount, reason } = step
			const person = personOf(acting, 'seller')
			await refundOrder(person, { ...held, reason, ...(amount !== undefined && { amount }) })
			break
		}
		case 'revise': {
			const { percentage, reason } = step
			const discount = { percentage, reason }
			await reviseOffer(personOf(acting, 'seller'), { ...held, discount })
			break
		}
		case 'supplierDate':
			await setSupplierDate(personOf(acting, 'supplier'), {
				...held,
				supplierDate: step.day,
			})
			break
		case 'pallets':
			await setPallets(personOf(acting, 'supplier'), { ...held, pallets: step.pallets })
			break
		case 'correctGsm':
			await correctOrder(personOf(acting, 'seller'), { ...held, gsm: step.gsm })
			break
		default:
			throw new Error(`${step.kind} is a step inside a transaction`)
	}
	return again(acting)
}
