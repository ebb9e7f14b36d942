import {
	type Address,
	type Customer,
	type Delivery,
	type OrderText,
	orderTextsOf,
	type PaymentType,
} from '@gabarit/contract'
import { typeOf } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { Quote } from '@gabarit/price'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { plainText } from '../../../lib/hash.ts'
import { rightScopeOf } from '../../../lib/rights/permissions.ts'
import { isSeller, nameOf, seesPrices, type Viewer } from '../../../lib/rights/viewer.ts'
import type { LegalText } from '../../documents/service.ts'
import { referenceOf } from '../design/order-reference.ts'
import { searchTextsOf } from '../order-search.ts'
import { insertOrder, type NewOrder, nextNumber, type Order } from '../orders-table.ts'
import { auditOrder } from '../process/change-order.ts'
import { notify } from '../process/notify.ts'
import { depositOf } from '../process/order-money.ts'
import { stateOf } from '../process/order-process.ts'
import { askPayment } from './payment-request.ts'
import type { PricedOrder } from './priced-order.ts'
import { chosenColumns } from './what-is-chosen.ts'

/** Days of validity. */
export const offerDays = 30

export type OrderRequest = Record<OrderText, string | null> & {
	kind: 'offer' | 'order'
	code: string
	requestHash: string
	/** Known once its design is kept. */
	browserHash: string | null
	language: Language
	customer: Customer
	billingAddress: Address | null
	deliveryAddress: Address | null
	delivery: Delivery
	promoCode: string | undefined
	externalReference: string | null
	resellerReference: string | null
	paymentType: PaymentType
	/** Versions of the legal texts that the buyer accepted; null with an offer. */
	accepted: Record<LegalText, string> | null
	/** Of an offer that is made again: whose it was. */
	kept?: Pick<Order, 'sellerId' | 'sellerName' | 'customerId'>
}

export function acceptanceOf({ accepted }: Pick<OrderRequest, 'accepted'>, now: Date) {
	if (accepted === null) return {}
	return {
		termsVersion: accepted.terms,
		privacyVersion: accepted.privacy,
		termsAcceptedAt: now,
	}
}

/** A delivery price or an external reference requires a logged-in seller and the tenant's flag. */
export function checkSellerFields(
	viewer: Viewer,
	fields: { deliveryPrice?: number | undefined; reference?: string | undefined },
): void {
	const { tenant } = viewer
	if (fields.deliveryPrice !== undefined) {
		const may = rightScopeOf(viewer, 'deliveryPrice', 'write') !== null
		if (!may || !tenant.isDeliveryPriceCustomisable) throw failure('not_allowed')
	}
	if (fields.reference === undefined) return
	if (!isSeller(viewer) || !tenant.isReferenceResellerCustomisable) throw failure('not_allowed')
	if (fields.reference.trim() === '') throw failure('reference_empty')
}

type Named = Pick<
	Order,
	| 'reference'
	| 'code'
	| 'customer'
	| 'billingAddress'
	| 'deliveryAddress'
	| 'resellerReference'
	| 'externalReference'
>

/** The customer and his addresses, and what finds the order by them. */
export function personColumns(named: Named) {
	const { customer, billingAddress, deliveryAddress } = named
	const sortName = customer.companyName ?? `${customer.lastName} ${customer.firstName}`
	return {
		customer,
		billingAddress,
		deliveryAddress,
		city: (deliveryAddress ?? billingAddress)?.city ?? null,
		sortName: plainText(sortName),
		...searchTextsOf({
			reference: named.reference,
			code: named.code,
			customer,
			billingAddress,
			deliveryAddress,
			more: [named.resellerReference, named.externalReference],
		}),
	}
}

export function formOf(request: OrderRequest, reference: string) {
	const { delivery } = request
	return {
		...personColumns({ ...request, reference }),
		deliveryMode: delivery.deliveryMode,
		services: delivery.services,
		...orderTextsOf(request),
		paymentType: request.paymentType,
	}
}

export function amountsOf(quote: Quote) {
	return { total: quote.totalIncluding, net: quote.totalExcluding }
}

export function pricedColumns(priced: PricedOrder) {
	const { quote, snapshot } = priced
	return {
		...amountsOf(quote),
		...chosenColumns(snapshot),
		amountToSupplier: priced.amountToSupplier,
		pallets: priced.pallets,
		weight: snapshot.furniture.weight,
		boards: snapshot.furniture.boards.length,
		type: typeOf(snapshot.configuration),
		zone: quote.zone,
		supplierDays: priced.supplierDays,
		resellerDays: priced.resellerDays,
		plannedDate: priced.plannedDate,
		supplierDate: priced.supplierDate,
		catalogueVersion: quote.version,
	}
}

function sellerOf(viewer: Viewer): Pick<Order, 'sellerId' | 'sellerName'> {
	const seller = isSeller(viewer) ? viewer.user : null
	return { sellerId: seller?.id ?? null, sellerName: seller && nameOf(seller) }
}

async function newOrderRow(
	tx: Queryable,
	context: CallContext,
	request: OrderRequest,
	priced: PricedOrder,
): Promise<NewOrder> {
	const { viewer, services } = context
	const { user, tenant } = viewer
	const [number, found] = await Promise.all([
		nextNumber(tx),
		customerIdOf(tx, context, request.customer.email),
	])
	const customerId = request.kept?.customerId ?? found
	const now = services.now()
	const today = brusselsDay(now)
	const reference = referenceOf(Number(today.slice(0, 4)), number)
	const { paymentType, kept } = request
	const total = priced.quote.totalIncluding
	const row: Omit<NewOrder, 'state'> = {
		tenant: tenant.code,
		reference,
		code: request.code,
		kind: request.kind,
		status: request.kind === 'offer' ? 'OfferInProgress' : 'None',
		requestHash: request.requestHash,
		browserHash: request.browserHash,
		language: request.language,
		...formOf(request, reference),
		...pricedColumns(priced),
		customerId,
		toLink: customerId === null,
		...(kept?.sellerId
			? { sellerId: kept.sellerId, sellerName: kept.sellerName }
			: sellerOf(viewer)),
		resellerReference: request.resellerReference,
		externalReference: request.externalReference,
		promoCode: request.promoCode?.toUpperCase() ?? null,
		paymentStatus: 'open',
		deposit: depositOf({ paymentType, total }, tenant),
		priceShared: seesPrices(viewer),
		...acceptanceOf(request, now),
		validUntil: request.kind === 'offer' ? addDays(today, offerDays) : null,
		orderedAt: now,
		offeredAt: request.kind === 'offer' ? now : null,
		changedAt: now,
		changedBy: user ? nameOf(user) : null,
	}
	return { ...row, state: stateOfNew(row) }
}

export async function writeOrder(
	tx: Queryable,
	context: CallContext,
	request: OrderRequest,
	priced: PricedOrder,
): Promise<Order> {
	const { viewer, services, language } = context
	if (request.promoCode !== undefined)
		await services.discounts.takeUse(tx, viewer.tenant.code, request.promoCode, language)
	const row = await newOrderRow(tx, context, request, priced)
	const order = await insertOrder(tx, row, priced.snapshot)
	const event = request.kind === 'offer' ? 'offerSent' : 'orderPlaced'
	const { status, reference, total } = order
	await Promise.all([
		auditOrder(tx, context, order, { event, after: status, data: { reference, total } }),
		notify(tx, context, order, { event, to: ['customer', 'seller'] }),
		askPayment(tx, context, order),
	])
	return order
}

function stateOfNew(row: Omit<NewOrder, 'state'>) {
	return stateOf({
		status: row.status,
		acceptedAt: null,
		sentToSupplierAt: null,
		cancelledBySeller: false,
		expiredAt: null,
		paymentType: row.paymentType,
		paymentStatus: row.paymentStatus,
		paid: 0,
		refunded: 0,
		total: row.total,
		deliveryMode: row.deliveryMode,
		validUntil: row.validUntil ?? null,
		amountToSupplier: row.amountToSupplier ?? null,
		billingAddress: row.billingAddress ?? null,
		deliveryAddress: row.deliveryAddress ?? null,
	})
}

export async function customerIdOf(
	tx: Queryable,
	{ viewer, services }: CallContext,
	email: string,
): Promise<string | null> {
	const { user, tenant } = viewer
	if (user && !isSeller(viewer) && user.tenant === tenant.code) return user.id
	return services.accounts.customerIdOf(tx, tenant.code, email)
}
