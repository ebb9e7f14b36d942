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
import { requireAccess } from '../../../lib/permissions.ts'
import { ordersHere, seesPrices } from '../../../lib/viewer.ts'
import { addContactAndReference, codeOf, keepDesign, type Saving } from '../design/designs.ts'
import { designByCode } from '../design/designs-table.ts'
import { type Order, orderByCode } from '../orders-table.ts'
import { auditOrder } from '../process/change-order.ts'
import { checkCustomer, incompleteForm } from './check-customer.ts'
import {
	existingOrder,
	type RequestKey,
	requestKeyOf,
	sameRequest,
	writeOrFind,
} from './idempotency.ts'
import { checkSellerFields, type OrderRequest, writeOrder } from './new-order.ts'
import { type PricedOrder, priceOrder } from './priced-order.ts'

type SendInput = z.output<typeof sendSchema>

export function send(context: CallContext, input: SendInput): Promise<Sent> {
	requireAccess(context.viewer, 'design', 'write')
	const saving = savingOf(input)
	return input.kind === 'save' ? save(context, input, saving) : makeOffer(context, input, saving)
}

function savingOf(input: SendInput): Saving {
	const { configuration, language, externalReference, email, customer } = input
	return {
		code: codeOf(input.code),
		parent: input.parent === undefined ? undefined : codeOf(input.parent),
		configuration,
		language,
		externalReference,
		email: email ?? customer?.email,
	}
}

async function save(context: CallContext, input: SendInput, saving: Saving): Promise<Sent> {
	await context.orderLimits.countRequest()
	return context.services.db.transaction(async (tx) => {
		const { design, isChanged } = await keepDesign(tx, context, saving)
		await addContactAndReference(tx, design, saving)
		if (isChanged) {
			const { version } = design
			await auditOrder(tx, context, design, { event: 'designSaved', data: { version } })
		}
		const isMailDue = isChanged || design.email !== saving.email
		if (input.email !== undefined && isMailDue) {
			await context.orderLimits.countMail(input.email)
			await context.services.mails.post(tx, {
				tenant: design.tenant,
				to: input.email,
				language: input.language,
				mail: { kind: 'designSaved', code: design.code },
			})
		}
		return { code: design.code, version: design.version }
	})
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
		language: input.language,
		customer,
		billingAddress: delivery.billingAddress ?? null,
		deliveryAddress: broughtTo(delivery),
		delivery: withPostalCode(delivery),
		promoCode: input.promoCode,
		...orderTextsOf(delivery),
		externalReference: input.externalReference ?? null,
		resellerReference: null,
		paymentType: 'None',
		termsVersion: null,
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

async function makeOffer(context: CallContext, input: SendInput, saving: Saving): Promise<Sent> {
	const { viewer, services } = context
	requireAccess(viewer, 'order', 'create')
	const whose = { tenant: viewer.tenant.code, code: saving.code, kind: 'offer' as const }
	const key = requestKeyOf(whose, input)
	const request = requestOf(context, input, key)
	const known = existingOrder(await orderByCode(services.db, key.tenant, key.code), key)
	if (known) return answerOf(context, known)
	const offer = await writeOrFind(services, key, async () => {
		await context.orderLimits.countRequest()
		const priced = await priceOffer(context, input, request)
		return services.db.transaction((tx) => writeOffer(tx, context, { saving, request, priced }))
	})
	return answerOf(context, offer)
}

async function answerOf({ services }: CallContext, { tenant, code, reference }: Order) {
	const design = await designByCode(services.db, tenant, code)
	return { code, version: design?.version ?? 1, reference }
}

async function priceOffer(
	{ viewer, services }: CallContext,
	{ configuration, total }: SendInput,
	request: OrderRequest,
): Promise<PricedOrder> {
	if (!ordersHere(viewer)) throw failure('not_allowed')
	checkSellerFields(viewer, { deliveryPrice: request.delivery.deliveryPrice })
	const priced = await priceOrder(services, viewer, { ...request, configuration })
	const { quote } = priced
	const hasTotalToCheck = seesPrices(viewer) && total !== undefined
	if (hasTotalToCheck && total !== quote.totalIncluding)
		throw failure('price_changed', { data: { quote } })
	return priced
}

type OfferDraft = { saving: Saving; request: OrderRequest; priced: PricedOrder }

async function writeOffer(
	tx: Queryable,
	context: CallContext,
	{ saving, request, priced }: OfferDraft,
): Promise<Order> {
	const { design, isNew } = await keepDesign(tx, context, { ...saving, frozen: true })
	const other = isNew ? null : await orderByCode(tx, design.tenant, design.code)
	if (other) return sameRequest(other, request)
	await context.orderLimits.countMail(request.customer.email)
	return writeOrder(tx, context, request, priced)
}
