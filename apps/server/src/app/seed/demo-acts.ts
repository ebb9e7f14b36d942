// Each step of the demo, by the product's own functions.
import type { Country, OrderAction } from '@gabarit/contract'
import { correctOrder } from '../../features/orders/correct/correct-order.ts'
import { type Order, orderByReference } from '../../features/orders/orders-table.ts'
import { attestVat } from '../../features/orders/page/attest-vat.ts'
import { setPallets, setSupplierDate } from '../../features/orders/page/manage-order.ts'
import { actInside, changeOf } from '../../features/orders/page/order-actions.ts'
import { refundOrder } from '../../features/orders/page/refund-order.ts'
import { reviseOffer } from '../../features/orders/page/revise-offer.ts'
import { placeOffer } from '../../features/orders/place/place-offer.ts'
import { whoOf } from '../../features/orders/process/change-order.ts'
import {
	awaitsPayment,
	judgeAction,
	transitionOf,
} from '../../features/orders/process/order-process.ts'
import { dateAtSending } from '../../features/orders/process/supplier-date.ts'
import { insertPayment, paymentsOf, updatePayment } from '../../features/payments/payments-table.ts'
import { insertTestPayment } from '../../features/payments/test-payments-table.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { nameOf, rolesIn } from '../../lib/rights/viewer.ts'
import { type Ledger, receiveInto, transit } from './demo-ledger.ts'
import { paperOf } from './demo-paper.ts'
import type { DemoParty, DemoStep } from './demo-process.ts'
import { contextFor, customerOf, type Stage, shopOf, supplier } from './demo-stage.ts'

const hour = 3600_000

type Of<Kind extends DemoStep['kind']> = Extract<DemoStep, { kind: Kind }>
/** `seller`: the e-mail of who answers in the shop; `country`: where it goes. */
export type Acting = { stage: Stage; order: Order; seller: string; country: Country }

function personOf({ stage, order, seller }: Acting, by: DemoParty): CallContext {
	if (by === 'customer') return customerOf(stage, order)
	return contextFor(stage, order.tenant, by === 'supplier' ? supplier : seller)
}

async function again({ stage, order }: Acting): Promise<Order> {
	const found = await orderByReference(stage.services.db, order.tenant, order.reference)
	if (!found) throw new Error(`no order ${order.reference}`)
	return found
}

/** Acts that read what the order froze, or write more than its row. */
const alone: readonly OrderAction[] = ['acceptOffer', 'placeOrder']

function act(ledger: Ledger, acting: Acting, step: Of<'act'>): Promise<Order> | null {
	const { order, country } = acting
	const { kind: _kind, by, ...given } = step
	if (alone.includes(step.action)) return null
	const person = personOf(acting, by)
	const { services, viewer } = person
	const today = brusselsDay(services.now())
	const judged = judgeAction(step.action, order, rolesIn(viewer, order.tenant), today)
	if (!judged.allowed)
		throw new Error(`${step.action} of ${order.reference} in ${order.state}: ${judged.reason}`)
	const asked = { ...given, reference: order.reference, revision: order.revision }
	const { motive, deliveryDate } = step
	return transit(ledger, person, order, {
		transition: judged.transition,
		waits: step.action === 'acceptOrder' && awaitsPayment(order),
		change: {
			...changeOf(order, asked, person),
			...(step.action === 'sendToSupplier' && dateAtSending(services, order, country)),
		},
		motive,
		deliveryDate,
	})
}

function expire(ledger: Ledger, { stage: { services }, order }: Acting): Promise<Order> {
	const actor = { services, viewer: null }
	return transit(ledger, actor, order, {
		transition: transitionOf('expire'),
		change: { expiredAt: actor.services.now() },
	})
}

/** As after the payment page: the provider's row, our row, and what the order makes of it. */
async function payOnline(
	ledger: Ledger,
	acting: Acting,
	{ amount, outcome }: Of<'payOnline'>,
): Promise<Order> {
	const { stage, order } = acting
	const { services } = stage
	const { tenant, id: orderId, reference } = order
	const at = services.now()
	const shop = services.addressOf(shopOf(stage, tenant))
	await services.db.transaction(async (tx) => {
		const asked = (await paymentsOf(tx, tenant, orderId)).find((it) => it.status === 'open')
		const opened = { tenant, orderId, reference, amount, provider: 'test' as const }
		const payment = asked ?? (await insertPayment(tx, { ...opened, createdAt: at, changedAt: at }))
		const providerId = `test_${payment.id.replaceAll('-', '')}`
		await insertTestPayment(tx, {
			tenant,
			id: providerId,
			amount,
			description: reference,
			status: outcome,
			returnUrl: `${shop}/configurator?order=${reference}`,
			expiresAt: new Date(at.getTime() + hour),
		})
		await updatePayment(tx, payment, {
			amount,
			providerId,
			checkoutUrl: `${shop}/payment/${tenant}/${providerId}`,
			status: outcome,
			changedAt: at,
			...(outcome === 'paid' && { paidAt: at }),
		})
	})
	const provider = { services, viewer: null, isProvider: true as const }
	if (outcome === 'paid') return receiveInto(ledger, provider, order, amount)
	return { ...order, paymentStatus: 'failed', revision: order.revision + 1 }
}

function payByHand(ledger: Ledger, acting: Acting, step: Of<'payByHand'>): Promise<Order> {
	const { stage, order } = acting
	const person = personOf(acting, 'seller')
	const at = stage.services.now()
	const { amount, how: kind, note: text = null } = step
	const { tenant, id: orderId } = order
	const day = brusselsDay(at)
	const who = whoOf(person)
	ledger.handPayments.push({ tenant, orderId, kind, amount, day, note: text, who, at })
	return receiveInto(ledger, person, order, amount)
}

function noted(ledger: Ledger, acting: Acting, { text }: Of<'note'>): Promise<Order> {
	const { order, stage } = acting
	const { user } = personOf(acting, 'seller').viewer
	const { tenant, id: orderId } = order
	if (user)
		ledger.notes.push({ tenant, orderId, who: nameOf(user), text, at: stage.services.now() })
	return Promise.resolve(order)
}

/** Null where a step goes through the product's own call. */
export function stepInLedger(
	ledger: Ledger,
	acting: Acting,
	step: DemoStep,
): Promise<Order> | null {
	switch (step.kind) {
		case 'act':
			return act(ledger, acting, step)
		case 'expire':
			return expire(ledger, acting)
		case 'payOnline':
			return payOnline(ledger, acting, step)
		case 'payByHand':
			return payByHand(ledger, acting, step)
		case 'note':
			return noted(ledger, acting, step)
		case 'orderOnline':
		case 'refund':
		case 'revise':
		case 'supplierDate':
		case 'pallets':
		case 'correctGsm':
		case 'attest':
			return null
	}
}

async function actAlone(acting: Acting, step: Of<'act'>): Promise<Order> {
	const { order, stage } = acting
	const { kind: _kind, by, ...given } = step
	const asked = { ...given, reference: order.reference, revision: order.revision }
	const { db } = stage.services
	const changed = await db.transaction((tx) => actInside(tx, personOf(acting, by), order, asked))
	if (!changed) throw new Error('a step of the demo deleted its order')
	return changed
}

function attestationOf({ customer, deliveryAddress, reference }: Order): File {
	const { street = '', streetNumber = '', postalCode = '', city = '' } = deliveryAddress ?? {}
	const name = `${customer.firstName} ${customer.lastName}`
	const paper = paperOf([
		'Attestation pour le taux réduit de TVA',
		'',
		`Commande ${reference}`,
		`Je soussigné(e) ${name} déclare que l’habitation`,
		`${street} ${streetNumber}, ${postalCode} ${city}`,
		'est occupée depuis plus de dix ans et sert de logement privé.',
		'',
		`Lu et approuvé, ${name}`,
	])
	return new File([new Uint8Array(paper)], 'attestation-signee.pdf', { type: 'application/pdf' })
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
		case 'act':
			return actAlone(acting, step)
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
		case 'attest':
			await attestVat(personOf(acting, 'seller'), { ...held, file: attestationOf(order) })
			break
		default:
			throw new Error(`${step.kind} is a step of the ledger`)
	}
	return again(acting)
}
