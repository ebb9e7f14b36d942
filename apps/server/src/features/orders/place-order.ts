// dressing/configuration/order: one transaction, idempotent on the code, at the server's own price.

import type { Delivery, Ordered, orderSchema } from '@gabarit/contract'
import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { canonical, hashOf } from '../../lib/hash.ts'
import { requireAccess } from '../../lib/permissions.ts'
import { nameOf, ordersHere, paymentTypesOf, seesPrices, type Viewer } from '../../lib/viewer.ts'
import { checkCustomer } from './check-customer.ts'
import { codeOf, keepDesign } from './designs.ts'
import { patchDesign } from './designs-table.ts'
import {
	auditOrder,
	checkSellerWishes,
	formOf,
	type OrderWish,
	pricedColumns,
	writeOrder,
} from './new-order.ts'
import { postOrderMails } from './order-mails.ts'
import { stateOf } from './order-process.ts'
import {
	type Order,
	orderByCode,
	replaceSnapshot,
	snapshotOf,
	updateOrder,
} from './orders-table.ts'
import { type PricedOrder, priceOrder } from './priced-order.ts'

type OrderInput = z.output<typeof orderSchema>

function checkOrder(viewer: Viewer, input: OrderInput): void {
	if (!ordersHere(viewer) || !seesPrices(viewer)) throw failure('not_allowed')
	if (!input.termsAccepted) throw failure('terms_not_accepted')
	if (!paymentTypesOf(viewer).includes(input.paymentType)) throw failure('payment_type_unavailable')
	if (input.deliveryMode === 'delivery' && !input.deliveryAddress)
		throw failure('customer_incomplete')
	checkCustomer(input.customer, input.billingAddress.country)
	checkSellerWishes(viewer, input)
}

function deliveryOf(input: OrderInput): Delivery {
	const { deliveryMode, deliveryAddress, billingAddress, services, deliveryPrice } = input
	const to = deliveryMode === 'delivery' ? (deliveryAddress ?? billingAddress) : billingAddress
	return {
		deliveryMode,
		country: to.country,
		postalCode: to.postalCode,
		services,
		...(deliveryPrice !== undefined && { deliveryPrice }),
	}
}

function wishOf(input: OrderInput, code: string): OrderWish {
	return {
		kind: 'order',
		code,
		bodyHash: hashOf(canonical({ ...input, code })),
		language: input.language,
		customer: input.customer,
		billingAddress: input.billingAddress,
		deliveryAddress: input.deliveryMode === 'delivery' ? (input.deliveryAddress ?? null) : null,
		delivery: deliveryOf(input),
		promoCode: input.promoCode,
		remark: input.remark,
		externalReference: input.externalReference ?? null,
		resellerReference: input.reference ?? null,
		paymentType: input.paymentType,
	}
}

function answerOf(order: Order): Ordered {
	return { reference: order.reference, code: order.code, total: order.total }
}

/** The same body again is the same order; anything else under its code is refused. */
function sameOrder(order: Order, wish: OrderWish): Order {
	if (order.bodyHash !== wish.bodyHash) throw failure('configuration_code_taken')
	return order
}

export async function placeOrder(context: CallContext, input: OrderInput): Promise<Ordered> {
	const { viewer, services } = context
	requireAccess(viewer, 'order', 'create')
	checkOrder(viewer, input)
	const wish = wishOf(input, codeOf(input.code))
	const known = await orderByCode(services.db, viewer.tenant.code, wish.code)
	if (known?.kind === 'order') return answerOf(sameOrder(known, wish))
	const priced = await priceOrder(services, viewer, {
		configuration: input.configuration,
		delivery: wish.delivery,
		promoCode: wish.promoCode,
		language: wish.language,
	}).catch((error: unknown) => {
		// An offer that stands has its price, and its use of the promo code, already; nothing else is forgiven.
		if (known && isPromoFailure(error) && standsStill(known, wish, context)) return null
		throw error
	})
	const order = await services.db.transaction((tx) =>
		orderInside(tx, context, { input, wish, priced }),
	)
	return answerOf(order)
}

function isPromoFailure(error: unknown): boolean {
	return error instanceof ORPCError && String(error.code).startsWith('promo_')
}

type Attempt = { input: OrderInput; wish: OrderWish; priced: PricedOrder | null }

async function orderInside(tx: Queryable, context: CallContext, attempt: Attempt): Promise<Order> {
	const { viewer } = context
	const { input, wish, priced } = attempt
	const { configuration, language, externalReference, customer } = input
	await keepDesign(tx, context, {
		code: wish.code,
		configuration,
		language,
		externalReference,
		email: customer.email,
	})
	const other = await orderByCode(tx, viewer.tenant.code, wish.code)
	if (other?.kind === 'order') return sameOrder(other, wish)
	const order = other
		? await turnOffer(tx, context, other, attempt)
		: await writeOrder(tx, context, wish, checkedPrice(priced, input.total))
	await patchDesign(tx, order.tenant, order.code, { frozen: true })
	return order
}

function checkedPrice(priced: PricedOrder | null, total: number): PricedOrder {
	if (priced === null) throw failure('price_changed')
	const { quote } = priced
	if (quote.totalIncluding !== total) throw failure('price_changed', { data: { quote } })
	return priced
}

/** The offer's price stands while it is open, not expired, and asked for as it was offered. */
function standsStill(offer: Order, wish: OrderWish, { services }: CallContext): boolean {
	const isOpen = offer.status === 'OfferInProgress' || offer.status === 'OfferAccepted'
	const today = brusselsDay(services.now())
	const isFresh = offer.validUntil === null || offer.validUntil >= today
	const asked = [
		wish.delivery.deliveryMode,
		wish.delivery.services,
		wish.promoCode?.toUpperCase() ?? null,
	]
	const offered = [offer.deliveryMode, offer.services, offer.promoCode]
	return isOpen && isFresh && canonical(asked) === canonical(offered)
}

async function turnOffer(
	tx: Queryable,
	context: CallContext,
	offer: Order,
	attempt: Attempt,
): Promise<Order> {
	const { wish, input } = attempt
	const isOpen = offer.status === 'OfferInProgress' || offer.status === 'OfferAccepted'
	if (!isOpen) throw failure('configuration_code_taken')
	const frozen = (await snapshotOf(tx, offer)).quote
	const keeps =
		standsStill(offer, wish, context) &&
		(frozen.zone === null || frozen.zone === (attempt.priced?.quote.zone ?? frozen.zone))
	if (keeps && frozen.totalIncluding !== input.total)
		throw failure('price_changed', { data: { quote: frozen } })
	const fresh = keeps ? null : checkedPrice(attempt.priced, input.total)
	if (fresh) await replaceSnapshot(tx, offer, fresh.snapshot)
	const promo = wish.promoCode?.toUpperCase() ?? null
	if (fresh && promo !== null && promo !== offer.promoCode)
		await context.services.discounts.takeUse(tx, offer.tenant, promo, context.language)
	return becomeOrder(tx, context, offer, wish, fresh)
}

async function becomeOrder(
	tx: Queryable,
	context: CallContext,
	offer: Order,
	wish: OrderWish,
	fresh: PricedOrder | null,
): Promise<Order> {
	const { viewer, services } = context
	const now = services.now()
	const change = {
		...formOf(wish, offer.reference),
		...(fresh && pricedColumns(fresh)),
		kind: 'order' as const,
		status: 'None' as const,
		bodyHash: wish.bodyHash,
		promoCode: wish.promoCode?.toUpperCase() ?? null,
		resellerReference: wish.resellerReference ?? offer.resellerReference,
		validUntil: null,
		orderedAt: now,
		changedAt: now,
		changedBy: viewer.user ? nameOf(viewer.user) : null,
	}
	const state = stateOf({ ...offer, ...change })
	const order = await updateOrder(tx, offer, { ...change, state })
	await auditOrder(tx, context, order, 'orderPlaced')
	await postOrderMails(tx, context, order)
	return order
}
