import { type Delivery, type Ordered, orderTextsOf } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { ordersHere, paymentTypesOf, seesPrices } from '../../../lib/rights/viewer.ts'
import { codeOf, giveKey, identifyBrowser, keepDesign } from '../design/designs.ts'
import { type Order, orderByCode } from '../orders-table.ts'
import { isPayable } from '../process/order-money.ts'
import { checkCustomer, incompleteForm } from './check-customer.ts'
import {
	type Existing,
	existingOrder,
	type RequestKey,
	recognizeBrowser,
	requestKeyOf,
	sameRequest,
	writeOrFind,
} from './idempotency.ts'
import { checkSellerFields, type OrderRequest, writeOrder } from './new-order.ts'
import type { OrderDraft, OrderInput } from './order-draft.ts'
import { isCoveredByOffer, isOrderedAsOffered, orderOffer } from './order-offer.ts'
import { agreedPrice, priceOrder, shopNow, todaysPrice } from './priced-order.ts'

/** Reads what exists under the code, prices, then writes everything in one transaction. */
export async function placeOrder(context: CallContext, input: OrderInput): Promise<Ordered> {
	const { viewer, services } = context
	requireAccess(viewer, 'order', 'create')
	const code = codeOf(input.code)
	const key = requestKeyOf({ tenant: viewer.tenant.code, code, kind: 'order' }, input)
	const existing = existingOrder(await orderByCode(services.db, key.tenant, key.code), key)
	if (existing.kind === 'repeated') {
		giveKey(context, await recognizeBrowser(services.db, context, existing.order))
		return answerOf(context, existing.order)
	}
	const order = await writeOrFind(context, key, async () => {
		await context.orderLimits.countRequest()
		const draft = await draftOrder(context, { input, key, existing })
		const { written, newKey } = await services.db.transaction((tx) => writeDraft(tx, draft))
		giveKey(context, newKey)
		return written
	})
	return answerOf(context, order)
}

type OrderCall = {
	input: OrderInput
	key: RequestKey
	existing: Exclude<Existing, { kind: 'repeated' }>
}

async function draftOrder(
	received: CallContext,
	{ input, key, existing }: OrderCall,
): Promise<OrderDraft> {
	const { services } = received
	const [shop, accepted] = await Promise.all([
		shopNow(services, key.tenant),
		services.legalTexts.current({ code: key.tenant }, input.language),
	])
	// The tenant as it is now: the one of the call may be cached.
	const context = { ...received, viewer: { ...received.viewer, tenant: shop.tenant } }
	checkOrder(context, input)
	const request = requestOf(input, key, accepted)
	const toPrice = { ...request, configuration: input.configuration }
	const priced = await priceOrder(services, context.viewer, toPrice, shop).catch((error) => {
		if (
			existing.kind === 'offer' &&
			isCoveredByOffer(error, existing.offer, request) &&
			isOrderedAsOffered(existing.offer, request, context)
		)
			return null
		throw error
	})
	const today = todaysPrice(priced, input.total)
	// Before anything is written: a refusal must leave no design and no edit key. An offer's own price may hold.
	if (existing.kind === 'new') agreedPrice(today)
	return { context, input, request, today, prices: shop.prices }
}

/** Where the code has an offer, that is converted; an order that was written in between is the answer. */
async function writeDraft(
	tx: Queryable,
	draft: OrderDraft,
): Promise<{ written: Order; newKey: string | null }> {
	const { context, input, request, today } = draft
	const { configuration, language, externalReference, customer } = input
	const { code } = request
	const { email } = customer
	const saving = { code, configuration, language, externalReference, email, frozen: true }
	const { design, isNew, ...kept } = await keepDesign(tx, context, saving)
	const other = isNew ? null : await orderByCode(tx, context.viewer.tenant.code, code)
	if (other?.kind === 'order') {
		const order = sameRequest(other, request)
		return { written: order, newKey: await recognizeBrowser(tx, context, order) }
	}
	// Only here is it known that no simultaneous request wrote this order: a repeated one must not count.
	await context.orderLimits.countMail(email)
	// A design that another browser made is ordered by this one.
	const { browserHash, newKey } = isNew
		? { browserHash: design.editKeyHash, ...kept }
		: identifyBrowser(context)
	const placed = { ...request, browserHash }
	const written = other
		? await orderOffer(tx, other, { ...draft, request: placed })
		: await writeOrder(tx, context, placed, agreedPrice(today))
	return { written, newKey }
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
	accepted: OrderRequest['accepted'],
): OrderRequest {
	return {
		kind: 'order',
		code,
		requestHash,
		browserHash: null,
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
		accepted,
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
