import {
	type Address,
	type Delivery,
	orderTextsOf,
	type Sent,
	type sendSchema,
} from '@gabarit/contract'
import type { z } from 'zod'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { ordersHere, seesPrices } from '../../../lib/rights/viewer.ts'
import { giveKey, identifyBrowser, keepDesign, type Saving } from '../design/designs.ts'
import { designByCode } from '../design/designs-table.ts'
import { type Order, orderByCode } from '../orders-table.ts'
import { checkCustomer, incompleteForm } from './check-customer.ts'
import {
	existingOrder,
	type RequestKey,
	recognizeBrowser,
	requestKeyOf,
	sameRequest,
	writeOrFind,
} from './idempotency.ts'
import { checkSellerFields, type OrderRequest, writeOrder } from './new-order.ts'
import { agreedPrice, type PricedOrder, priceOrder, todaysPrice } from './priced-order.ts'

export type SendInput = z.output<typeof sendSchema>

export async function makeOffer(
	context: CallContext,
	input: SendInput,
	saving: Saving,
): Promise<Sent> {
	const { viewer, services } = context
	requireAccess(viewer, 'order', 'create')
	const whose = { tenant: viewer.tenant.code, code: saving.code, kind: 'offer' as const }
	const key = requestKeyOf(whose, input)
	const request = requestOf(context, input, key)
	const existing = existingOrder(await orderByCode(services.db, key.tenant, key.code), key)
	if (existing.kind === 'repeated') {
		giveKey(context, await recognizeBrowser(services.db, context, existing.order))
		return answerOf(context, existing.order)
	}
	const offer = await writeOrFind(context, key, async () => {
		await context.orderLimits.countRequest()
		const priced = await priceOffer(context, input, request)
		const draft = { saving, request, priced }
		const { written, newKey } = await services.db.transaction((tx) =>
			writeOffer(tx, context, draft),
		)
		giveKey(context, newKey)
		return written
	})
	return answerOf(context, offer)
}

function requestOf(
	{ language }: CallContext,
	input: SendInput,
	{ code, requestHash }: RequestKey,
): OrderRequest {
	const { customer, delivery } = input
	if (!customer || !delivery)
		throw incompleteForm(language, [
			...(customer ? [] : ['customer']),
			...(delivery ? [] : ['delivery']),
		])
	checkCustomer(customer, delivery.billingAddress ?? { country: delivery.country }, language)
	return {
		kind: 'offer',
		code,
		requestHash,
		browserHash: null,
		language: input.language,
		customer,
		billingAddress: delivery.billingAddress ?? null,
		deliveryAddress: broughtTo(delivery),
		delivery: withPostalCode(delivery),
		promoCode: input.promoCode,
		...orderTextsOf(delivery),
		externalReference: input.externalReference ?? null,
		resellerReference: input.reference ?? null,
		paymentType: 'None',
		accepted: null,
	}
}

/** The billing address, unless the form has a delivery address or the price another place. */
function broughtTo(delivery: Delivery): Address | null {
	const { deliveryMode, country, postalCode, deliveryAddress, billingAddress } = delivery
	if (deliveryMode === 'pickUp') return null
	if (deliveryAddress) return deliveryAddress
	const isThere = billingAddress?.country === country && billingAddress.postalCode === postalCode
	return isThere ? billingAddress : null
}

function withPostalCode(delivery: Delivery): Delivery {
	const { deliveryAddress } = delivery
	if (!deliveryAddress) return delivery
	const { postalCode, country } = deliveryAddress
	return { ...delivery, postalCode, country }
}

async function answerOf({ services }: CallContext, { tenant, code, reference }: Order) {
	const design = await designByCode(services.db, tenant, code)
	return { code, version: design?.version ?? 1, reference }
}

async function priceOffer(
	{ viewer, services }: CallContext,
	{ configuration, reference, total }: SendInput,
	request: OrderRequest,
): Promise<PricedOrder> {
	if (!ordersHere(viewer)) throw failure('not_allowed')
	checkSellerFields(viewer, { deliveryPrice: request.delivery.deliveryPrice, reference })
	const priced = await priceOrder(services, viewer, { ...request, configuration })
	const hasTotalToCheck = seesPrices(viewer) && total !== undefined
	return hasTotalToCheck ? agreedPrice(todaysPrice(priced, total)) : priced
}

type OfferDraft = { saving: Saving; request: OrderRequest; priced: PricedOrder }

async function writeOffer(
	tx: Queryable,
	context: CallContext,
	{ saving, request, priced }: OfferDraft,
): Promise<{ written: Order; newKey: string | null }> {
	const { design, isNew, ...kept } = await keepDesign(tx, context, { ...saving, frozen: true })
	const other = isNew ? null : await orderByCode(tx, design.tenant, design.code)
	if (other) {
		const offer = sameRequest(other, request)
		return { written: offer, newKey: await recognizeBrowser(tx, context, offer) }
	}
	// Only here is it known that no simultaneous request wrote this offer: a repeated one must not count.
	await context.orderLimits.countMail(request.customer.email)
	const { browserHash, newKey } = isNew
		? { browserHash: design.editKeyHash, ...kept }
		: identifyBrowser(context)
	const written = await writeOrder(tx, context, { ...request, browserHash }, priced)
	return { written, newKey }
}
