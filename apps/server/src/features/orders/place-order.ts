// dressing/configuration/order: one transaction, idempotent on the code, at the server's own price.

import { type Delivery, type Ordered, type orderSchema, promoErrors } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Quote } from '@gabarit/price'
import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import type { Queryable } from '../../db/open-database.ts'
import { together } from '../../db/tenant-scope.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { canonical, hashOf } from '../../lib/hash.ts'
import { requireAccess } from '../../lib/permissions.ts'
import type { PricesOfVersion, Services } from '../../lib/services.ts'
import type { Tenant } from '../../lib/tenant.ts'
import { isSeller, ordersHere, paymentTypesOf, seesPrices } from '../../lib/viewer.ts'
import { checkCustomer, incompleteForm } from './check-customer.ts'
import { codeOf, keepDesign } from './designs.ts'
import { madeBy, orMadeMeanwhile, sameBody } from './made-before.ts'
import {
	askForNew,
	checkSellerWishes,
	customerIdOf,
	formOf,
	type OrderWish,
	pricedColumns,
	termsOf,
	writeOrder,
} from './new-order.ts'
import { revokeLinks } from './order-links-table.ts'
import { isPayable } from './order-money.ts'
import { isExpired, isOpenOffer } from './order-process.ts'
import { replaceSnapshot, snapshotOf } from './order-snapshots-table.ts'
import { lockOrder, type Order, orderByCode } from './orders-table.ts'
import {
	isWhereOffered,
	isWithoutVat,
	keepsPlace,
	type PricedOrder,
	priceOrder,
	type ShopNow,
	shopNow,
	withoutCost,
} from './priced-order.ts'
import { turnOffer } from './turn-offer.ts'

type OrderInput = z.output<typeof orderSchema>

function checkOrder({ viewer, services, language }: CallContext, input: OrderInput): void {
	if (!ordersHere(viewer) || !seesPrices(viewer)) throw failure('not_allowed')
	if (!input.termsAccepted) throw failure('terms_not_accepted')
	if (!paymentTypesOf(viewer, services.payments.provider !== null).includes(input.paymentType))
		throw failure('payment_type_unavailable')
	if (input.deliveryMode === 'delivery' && !input.deliveryAddress)
		throw incompleteForm(language, ['deliveryAddress'])
	checkCustomer(input.customer, input.billingAddress, language)
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

function wishOf(input: OrderInput, code: string): Omit<OrderWish, 'termsVersion'> {
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

async function answerOf({ services }: CallContext, order: Order): Promise<Ordered> {
	const { reference, code, total } = order
	const paymentUrl = isPayable(order) ? await services.payments.urlOf(order) : null
	return { reference, code, total, ...(paymentUrl !== null && { paymentUrl }) }
}

export async function placeOrder(context: CallContext, input: OrderInput): Promise<Ordered> {
	const { viewer, services } = context
	requireAccess(viewer, 'order', 'create')
	const wish = wishOf(input, codeOf(input.code))
	const body = { ...wish, tenant: viewer.tenant.code }
	const { found, shop } = await readFirst(context, wish)
	const order =
		madeBy(found, body) ??
		(await orMadeMeanwhile(services, body, async () =>
			makeOrder(context, { input, wished: wish, offer: found, ...(await shop) }),
		))
	return answerOf(context, order)
}

type Wished = Omit<OrderWish, 'termsVersion'>

/** What stands under the code, and the shop as it is now: asked in one journey. */
function readFirst({ viewer, services }: CallContext, { code, language }: Wished) {
	const { tenant } = viewer
	return together(async () => {
		const shop = shopWithTerms(services, tenant, language)
		// Told to who makes the order; an order that stands is answered without.
		shop.catch(() => undefined)
		return { found: await orderByCode(services.db, tenant.code, code), shop }
	})
}

async function shopWithTerms(services: Services, { code }: Tenant, language: Language) {
	const [now, { version: termsVersion }] = await Promise.all([
		shopNow(services, code),
		services.terms.current({ code }, language),
	])
	return { now, termsVersion }
}

type Making = {
	input: OrderInput
	wished: Wished
	/** What stands under the code already. */
	offer: Order | null
	now: ShopNow
	termsVersion: string
}

async function makeOrder(asked: CallContext, making: Making): Promise<Order> {
	const { input, wished, offer, now, termsVersion } = making
	const { services } = asked
	const viewer = { ...asked.viewer, tenant: now.tenant }
	const context = { ...asked, viewer }
	checkOrder(context, input)
	const wish = { ...wished, termsVersion }
	const { delivery, promoCode, language, customer } = wish
	const toPrice = {
		configuration: input.configuration,
		delivery,
		promoCode,
		language,
		customer,
	}
	const priced = await priceOrder(services, viewer, toPrice, now).catch((error: unknown) => {
		// An offer that stands has its price, its use of the promo code and its place already; nothing else is forgiven.
		if (offer && isKept(error, offer, wish) && standsStill(offer, wish, context)) return null
		throw error
	})
	const attempt = { input, wish, priced, prices: now.prices, isNew: offer === null }
	return services.db.transaction((tx) => orderInside(tx, context, attempt))
}

function isKept(error: unknown, offer: Order, { delivery }: OrderWish): boolean {
	if (!(error instanceof ORPCError)) return false
	const code = String(error.code)
	if (code === 'not_deliverable') return isWhereOffered(offer, delivery)
	return promoErrors.some((it) => it === code)
}

type Attempt = {
	input: OrderInput
	wish: OrderWish
	priced: PricedOrder | null
	prices: PricesOfVersion
	/** Nothing stood under the code when it was asked first. */
	isNew: boolean
}

async function orderInside(tx: Queryable, context: CallContext, attempt: Attempt): Promise<Order> {
	const { viewer } = context
	const { input, wish, priced } = attempt
	const { configuration, language, externalReference, customer } = input
	// Before anything is asked of the transaction: a refusal ends it, and what is under way would outlive it.
	const early = attempt.isNew ? checkedPrice(priced, input.total) : null
	const [{ isNew }, facts] = await Promise.all([
		keepDesign(tx, context, {
			code: wish.code,
			configuration,
			language,
			externalReference,
			email: customer.email,
			frozen: true,
		}),
		early && askForNew(tx, context, wish, early),
	])
	// No order stands under a code that nobody used: the design is its parent row.
	const other = isNew ? null : await orderByCode(tx, viewer.tenant.code, wish.code)
	if (other?.kind === 'order') return sameBody(other, wish)
	return other
		? turnOpenOffer(tx, context, other, attempt)
		: writeOrder(
				tx,
				context,
				wish,
				facts ?? (await askForNew(tx, context, wish, checkedPrice(priced, input.total))),
			)
}

function checkedPrice(priced: PricedOrder | null, total: number): PricedOrder {
	if (priced === null) throw failure('price_changed')
	const { quote } = priced
	if (quote.totalIncluding !== total) throw failure('price_changed', { data: { quote } })
	return priced
}

/** The offer's price stands while it is open, not expired, and asked for as it was offered. */
function standsStill(offer: Order, wish: OrderWish, { services }: CallContext): boolean {
	const isFresh = !isExpired(offer, brusselsDay(services.now()))
	const asked = [
		wish.delivery.deliveryMode,
		wish.delivery.services,
		wish.promoCode?.toUpperCase() ?? null,
	]
	const offered = [offer.deliveryMode, offer.services, offer.promoCode]
	return isOpenOffer(offer) && isFresh && canonical(asked) === canonical(offered)
}

/** Who owes the VAT himself is one business, by its number: an offer without VAT is nobody else's. */
function isSamePayer(offer: Order, { customer }: OrderWish, quote: Quote): boolean {
	const payer = (it: Order['customer']) => [it.type, it.vatNumber?.replaceAll(/[\s.-]/gu, '')]
	return !isWithoutVat(quote) || canonical(payer(customer)) === canonical(payer(offer.customer))
}

async function turnOpenOffer(
	tx: Queryable,
	context: CallContext,
	found: Order,
	attempt: Attempt,
): Promise<Order> {
	const { wish, input } = attempt
	const offer = (await lockOrder(tx, found.tenant, found.id)) ?? found
	if (offer.kind === 'order') return sameBody(offer, wish)
	if (!isOpenOffer(offer)) throw failure('configuration_code_taken')
	const frozen = (await snapshotOf(tx, offer)).quote
	const { services, viewer } = context
	const isThere = keepsPlace(offer, frozen, wish.delivery, attempt.prices)
	const isFor = isThere && isSamePayer(offer, wish, frozen)
	const keeps = isFor && standsStill(offer, wish, context)
	// A seller's offer was made with his book: what it costs him is told to nobody else.
	if (keeps && frozen.totalIncluding !== input.total)
		throw failure('price_changed', {
			data: { quote: isSeller(viewer) ? frozen : withoutCost(frozen) },
		})
	const fresh = keeps ? null : checkedPrice(attempt.priced, input.total)
	if (fresh) await replaceSnapshot(tx, offer, fresh.snapshot)
	const promo = wish.promoCode?.toUpperCase() ?? null
	if (fresh && promo !== offer.promoCode) {
		const { discounts } = services
		if (promo !== null) await discounts.takeUse(tx, offer.tenant, promo, context.language)
		if (offer.promoCode !== null) await discounts.giveUse(tx, offer.tenant, offer.promoCode)
	}
	return turnOffer(tx, context, offer, {
		...formOfOrder(offer, wish, fresh, context),
		...(await takenOver(tx, context, offer, wish)),
	})
}

/** Whoever orders what was offered to somebody else: neither the other's links nor his account show the order. */
async function takenOver(
	tx: Queryable,
	context: CallContext,
	{ tenant, id, customer }: Order,
	wish: OrderWish,
): Promise<Partial<Order>> {
	const { email } = wish.customer
	if (email.toLowerCase() === customer.email.toLowerCase()) return {}
	await revokeLinks(tx, tenant, id, context.services.now())
	const customerId = await customerIdOf(tx, context, email)
	return { customerId, toLink: customerId === null }
}

/** The offer's columns as the order has them: the newer form, references kept where none is newer. */
function formOfOrder(
	offer: Order,
	wish: OrderWish,
	fresh: PricedOrder | null,
	{ services }: CallContext,
): Partial<Order> {
	const kept = {
		...wish,
		resellerReference: wish.resellerReference ?? offer.resellerReference,
		externalReference: wish.externalReference ?? offer.externalReference,
	}
	return {
		...formOf(kept, offer.reference),
		...(fresh && pricedColumns(fresh)),
		bodyHash: wish.bodyHash,
		promoCode: wish.promoCode?.toUpperCase() ?? null,
		resellerReference: kept.resellerReference,
		externalReference: kept.externalReference,
		...termsOf(wish, services.now()),
	}
}
