import { type Delivery, type Ordered, type orderSchema, orderTextsOf } from '@gabarit/contract'
import type { z } from 'zod'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import { ordersHere, paymentTypesOf, seesPrices } from '../../../lib/viewer.ts'
import { codeOf, keepDesign } from '../design/designs.ts'
import { type Order, orderByCode } from '../orders-table.ts'
import { isPayable } from '../process/order-money.ts'
import { checkCustomer, incompleteForm } from './check-customer.ts'
import {
	existingOrder,
	type RequestKey,
	requestKeyOf,
	sameRequest,
	writeOrFind,
} from './idempotency.ts'
import { checkSellerFields, type OrderRequest, writeOrder } from './new-order.ts'
import { isCoveredByOffer, isOrderedAsOffered, type OrderDraft, orderOffer } from './order-offer.ts'
import { checkedPrice, priceOrder, shopNow } from './priced-order.ts'

type OrderInput = z.output<typeof orderSchema>

/** Reads what exists under the code, prices, then writes everything in one transaction. */
export async function placeOrder(context: CallContext, input: OrderInput): Promise<Ordered> {
	const { viewer, services } = context
	requireAccess(viewer, 'order', 'create')
	const code = codeOf(input.code)
	const key = requestKeyOf({ tenant: viewer.tenant.code, code, kind: 'order' }, input)
	const found = await orderByCode(services.db, key.tenant, key.code)
	const known = existingOrder(found, key)
	if (known) return answerOf(context, known)
	const order = await writeOrFind(services, key, async () => {
		await context.orderLimits.countRequest()
		const draft = await draftOrder(context, { input, key, offer: found })
		return services.db.transaction((tx) => writeDraft(tx, draft))
	})
	return answerOf(context, order)
}

type OrderCall = { input: OrderInput; key: RequestKey; offer: Order | null }

async function draftOrder(
	received: CallContext,
	{ input, key, offer }: OrderCall,
): Promise<OrderDraft> {
	const { services } = received
	const [shop, terms] = await Promise.all([
		shopNow(services, key.tenant),
		services.terms.current({ code: key.tenant }, input.language),
	])
	// The tenant as it is now: the one of the call may be cached.
	const context = { ...received, viewer: { ...received.viewer, tenant: shop.tenant } }
	checkOrder(context, input)
	const request = requestOf(input, key, terms.version)
	const toPrice = { ...request, configuration: input.configuration }
	const priced = await priceOrder(services, context.viewer, toPrice, shop).catch((error) => {
		// Null: the order can still be placed at the offer's price.
		if (
			offer &&
			isCoveredByOffer(error, offer, request) &&
			isOrderedAsOffered(offer, request, context)
		)
			return null
		throw error
	})
	// Before anything is written: a refusal must leave no design and no edit key.
	if (offer === null) checkedPrice(priced, input.total)
	return { context, input, request, priced, prices: shop.prices }
}

/** Where the code has an offer, that is converted; an order that was written in between is the answer. */
async function writeDraft(tx: Queryable, draft: OrderDraft): Promise<Order> {
	const { context, input, request, priced } = draft
	const { configuration, language, externalReference, customer } = input
	const { code } = request
	const { email } = customer
	const saving = { code, configuration, language, externalReference, email, frozen: true }
	const { isNew } = await keepDesign(tx, context, saving)
	const other = isNew ? null : await orderByCode(tx, context.viewer.tenant.code, code)
	if (other?.kind === 'order') return sameRequest(other, request)
	await context.orderLimits.countMail(email)
	if (other) return orderOffer(tx, other, draft)
	return writeOrder(tx, context, request, checkedPrice(priced, input.total))
}

async function answerOf({ services }: CallContext, order: Order): Promise<Ordered> {
	const { reference, code, total } = order
	const paymentUrl = isPayable(order) ? await services.payments.urlOf(order) : null
	return { reference, code, total, ...(paymentUrl !== null && { paymentUrl }) }
}

function checkOrder({ viewer, services, language }: CallContext, input: OrderInput): void {
	if (!ordersHere(viewer) || !seesPrices(viewer)) throw failure('not_allowed')
	if (!input.termsAccepted) throw failure('terms_not_accepted')
	if (!paymentTypesOf(viewer, services.payments.provider !== null).includes(input.paymentType))
		throw failure('payment_type_unavailable')
	if (input.deliveryMode === 'delivery' && !input.deliveryAddress)
		throw incompleteForm(language, ['deliveryAddress'])
	checkCustomer(input.customer, input.billingAddress, language)
	checkSellerFields(viewer, input)
}

function requestOf(
	input: OrderInput,
	{ code, requestHash }: RequestKey,
	terms: string,
): OrderRequest {
	return {
		kind: 'order',
		code,
		requestHash,
		language: input.language,
		customer: input.customer,
		billingAddress: input.billingAddress,
		deliveryAddress: input.deliveryMode === 'delivery' ? (input.deliveryAddress ?? null) : null,
		delivery: deliveryOf(input),
		promoCode: input.promoCode,
		...orderTextsOf(input),
		externalReference: input.externalReference ?? null,
		resellerReference: input.reference ?? null,
		paymentType: input.paymentType,
		termsVersion: terms,
	}
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
