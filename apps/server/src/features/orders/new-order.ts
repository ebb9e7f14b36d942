// An offer or an order with all that it freezes: what is asked before it is written, and what is written at once or
// inside the transaction that decided it.
import type { Address, Customer, Delivery, PaymentType } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { addDays, brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { plainText } from '../../lib/hash.ts'
import { reachOf } from '../../lib/permissions.ts'
import type { Listening } from '../../lib/services.ts'
import { isSeller, nameOf, seesPrices, type Viewer } from '../../lib/viewer.ts'
import { announce } from './announce.ts'
import { auditOrder } from './change-order.ts'
import { depositOf } from './order-money.ts'
import { stateOf } from './order-process.ts'
import { referenceOf } from './order-reference.ts'
import { searchTextOf } from './order-search.ts'
import { hasOrderUnder, insertOrder, type NewOrder, newOrder, type Order } from './orders-table.ts'
import type { PricedOrder } from './priced-order.ts'
import { askPayment } from './turn-offer.ts'

/** Days that an offer's price stands. */
export const offerDays = 30

export type OrderWish = {
	kind: 'offer' | 'order'
	code: string
	bodyHash: string
	language: Language
	customer: Customer
	billingAddress: Address | null
	deliveryAddress: Address | null
	delivery: Delivery
	promoCode: string | undefined
	remark: string | undefined
	externalReference: string | null
	resellerReference: string | null
	paymentType: PaymentType
	/** The terms that were accepted; null with an offer. */
	termsVersion: string | null
}

/** Which terms were accepted, and when. */
export function termsOf({ termsVersion }: Pick<OrderWish, 'termsVersion'>, now: Date) {
	return termsVersion === null ? {} : { termsVersion, termsAcceptedAt: now }
}

/** A delivery price or a reference of one's own is a connected seller's, with the tenant's flag. */
export function checkSellerWishes(
	viewer: Viewer,
	wishes: { deliveryPrice?: number | undefined; reference?: string | undefined },
): void {
	const { tenant } = viewer
	if (wishes.deliveryPrice !== undefined) {
		const may = reachOf(viewer, 'deliveryPrice', 'write') !== null
		if (!may || !tenant.isDeliveryPriceCustomisable) throw failure('not_allowed')
	}
	if (wishes.reference === undefined) return
	if (!isSeller(viewer) || !tenant.isReferenceResellerCustomisable) throw failure('not_allowed')
	if (wishes.reference.trim() === '') throw failure('reference_empty')
}

/** The order's own columns of what the buyer filled in. */
export function formOf(wish: OrderWish, reference: string) {
	const { customer, billingAddress, deliveryAddress, delivery } = wish
	const sortName = customer.companyName ?? `${customer.lastName} ${customer.firstName}`
	return {
		customer,
		billingAddress,
		deliveryAddress,
		city: (deliveryAddress ?? billingAddress)?.city ?? null,
		deliveryMode: delivery.deliveryMode,
		services: delivery.services,
		remark: wish.remark ?? null,
		paymentType: wish.paymentType,
		sortName: plainText(sortName),
		search: searchTextOf({
			reference,
			code: wish.code,
			customer,
			addresses: [deliveryAddress, billingAddress],
			more: [wish.resellerReference, wish.externalReference],
		}),
	}
}

/** The columns of what was priced. */
export function pricedColumns(priced: PricedOrder) {
	const { quote, snapshot } = priced
	return {
		total: quote.totalIncluding,
		amountToSupplier: priced.amountToSupplier,
		pallets: priced.pallets,
		weight: snapshot.furniture.weight,
		zone: quote.zone,
		supplierDays: priced.supplierDays,
		resellerDays: priced.resellerDays,
		plannedDate: priced.plannedDate,
		catalogueVersion: quote.version,
	}
}

/** What the database knows of who orders. */
export type NewOrderFacts = {
	/** By the clock of `performance`, ms. */
	readAt: number
	customerId: string | null
	asked: { isKnown: boolean; listening: Listening }
}

/** Leaves as one inside `together` or a transaction. */
export async function askForNew(
	db: Queryable,
	context: CallContext,
	{ customer: { email } }: Pick<OrderWish, 'customer'>,
): Promise<NewOrderFacts> {
	const { viewer, services } = context
	const tenant = viewer.tenant.code
	const readAt = performance.now()
	const [customerId, isKnown, listening] = await Promise.all([
		customerIdOf(db, context, email),
		hasOrderUnder(db, tenant, email),
		services.webhooks.listening(db, tenant),
	])
	return { readAt, customerId, asked: { isKnown, listening } }
}

/** An account may have come or gone since: a price that waited for a register is a while. */
const longestFresh = 1000

export function isFresh({ readAt }: NewOrderFacts): boolean {
	return performance.now() - readAt < longestFresh
}

/** Whether writing it needs an answer: if a use of the promo code is left, if the configuration's end was told before. */
export function needsAnswers({ promoCode }: OrderWish, { asked }: NewOrderFacts): boolean {
	return promoCode !== undefined || asked.listening.end !== null
}

type NewOrderMaking = NewOrderFacts & { priced: PricedOrder; number: number }

/** The order as it begins. */
function orderOf(
	{ viewer, services }: CallContext,
	wish: OrderWish,
	{ priced, number, customerId }: NewOrderMaking,
): Order {
	const { user, tenant } = viewer
	const now = services.now()
	const today = brusselsDay(now)
	const reference = referenceOf(Number(today.slice(0, 4)), number)
	const seller = isSeller(viewer) ? user : null
	const total = priced.quote.totalIncluding
	const row: Omit<NewOrder, 'state'> = {
		tenant: tenant.code,
		reference,
		code: wish.code,
		kind: wish.kind,
		status: wish.kind === 'offer' ? 'OfferInProgress' : 'None',
		bodyHash: wish.bodyHash,
		language: wish.language,
		...formOf(wish, reference),
		...pricedColumns(priced),
		customerId,
		toLink: customerId === null,
		sellerId: seller?.id ?? null,
		sellerName: seller ? nameOf(seller) : null,
		resellerReference: wish.resellerReference,
		externalReference: wish.externalReference,
		promoCode: wish.promoCode?.toUpperCase() ?? null,
		paymentStatus: 'open',
		deposit: depositOf({ paymentType: wish.paymentType, total }, tenant),
		priceShared: seesPrices(viewer),
		...termsOf(wish, now),
		validUntil: wish.kind === 'offer' ? addDays(today, offerDays) : null,
		orderedAt: now,
		changedAt: now,
		changedBy: user ? nameOf(user) : null,
	}
	return newOrder({ ...row, state: stateOfNew(row) })
}

export async function writeOrder(
	tx: Queryable,
	context: CallContext,
	wish: OrderWish,
	making: NewOrderMaking,
): Promise<Order> {
	const { viewer, services, language } = context
	// needsAnswers names it.
	if (wish.promoCode !== undefined)
		await services.discounts.takeUse(tx, viewer.tenant.code, wish.promoCode, language)
	const order = orderOf(context, wish, making)
	const { asked, priced } = making
	const { reference, total } = order
	const event = wish.kind === 'offer' ? 'offerSent' : 'orderPlaced'
	// What is asked together leaves together: a transaction waits for few journeys.
	await Promise.all([
		insertOrder(tx, order, priced.snapshot),
		auditOrder(tx, context, order, { event, after: order.status, data: { reference, total } }),
		announce(tx, context, order, { event, asked, to: ['customer', 'seller'] }),
		// Last: a payment is a row below its order's, and rows are written in the order in which they are asked.
		askPayment(tx, context, order, { isNew: true }),
	])
	return order
}

function stateOfNew(row: Omit<NewOrder, 'state'>) {
	return stateOf({
		status: row.status,
		acceptedAt: null,
		sentToSupplierAt: null,
		cancelledBySeller: false,
		paymentType: row.paymentType,
		paymentStatus: row.paymentStatus,
		total: row.total,
		deliveryMode: row.deliveryMode,
		validUntil: row.validUntil ?? null,
		amountToSupplier: row.amountToSupplier ?? null,
		billingAddress: row.billingAddress ?? null,
		deliveryAddress: row.deliveryAddress ?? null,
	})
}

/** The customer himself, or the account under his e-mail. */
export async function customerIdOf(
	tx: Queryable,
	{ viewer, services }: CallContext,
	email: string,
): Promise<string | null> {
	const { user, tenant } = viewer
	if (user && !isSeller(viewer) && user.tenant === tenant.code) return user.id
	return services.accounts.customerIdOf(tx, tenant.code, email)
}
