// dressing/configuration/order: one transaction, idempotent on the code, at the server's own price.

import type { Delivery, Ordered, orderSchema } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { z } from 'zod'
import type { Queryable } from '../../db/open-database.ts'
import { isUniqueViolation } from '../../db/statement-errors.ts'
import { together } from '../../db/tenant-scope.ts'
import { writeAtOnce } from '../../db/write-at-once.ts'
import type { CallContext } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'
import { canonical, hashOf } from '../../lib/hash.ts'
import { requireAccess } from '../../lib/permissions.ts'
import type { Services } from '../../lib/services.ts'
import type { Tenant } from '../../lib/tenant.ts'
import { ordersHere, paymentTypesOf, seesPrices } from '../../lib/viewer.ts'
import { checkCustomer, incompleteForm } from './check-customer.ts'
import { codeOf, keepDesign, type Saving, writeUnusedDesign } from './designs.ts'
import { isDesign } from './designs-table.ts'
import { madeBy, orMadeMeanwhile, sameBody } from './made-before.ts'
import {
	askForNew,
	checkSellerWishes,
	isFresh,
	type NewOrderFacts,
	needsAnswers,
	type OrderWish,
	writeOrder,
} from './new-order.ts'
import { isPayable } from './order-money.ts'
import { givingBack, takeNumber } from './order-numbers.ts'
import { type Attempt, isKept, standsStill, turnOpenOffer } from './order-offer.ts'
import { type Order, orderByCode } from './orders-table.ts'
import { checkedPrice, priceOrder, type ShopNow, shopNow } from './priced-order.ts'

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
	const { found, shop, ...read } = await readFirst(context, wish)
	const make = async () =>
		makeOrder(context, { input, wished: wish, offer: found, ...read, ...(await shop) })
	const order = await givingBack(
		services.db,
		read.number,
		async () => madeBy(found, body) ?? orMadeMeanwhile(services, body, make),
	)
	return answerOf(context, order)
}

type Wished = Omit<OrderWish, 'termsVersion'>

/** What stands under the code, what a new order needs to know, and the shop as it is now: asked in one journey. */
function readFirst(context: CallContext, wished: Wished) {
	const { viewer, services } = context
	const { tenant } = viewer
	const { code, language } = wished
	return together(async () => {
		const shop = shopWithTerms(services, tenant, language)
		// Told to who makes the order; an order that stands is answered without.
		shop.catch(() => undefined)
		const [found, isCodeTaken, facts, number] = await Promise.all([
			orderByCode(services.db, tenant.code, code),
			isDesign(services.db, tenant.code, code),
			askForNew(services.db, context, wished),
			takeNumber(services.db),
		])
		return { found, isCodeTaken, facts, number, shop }
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
	/** Stands under the code already, and is not ordered yet. */
	offer: Order | null
	/** A design stands under it. */
	isCodeTaken: boolean
	facts: NewOrderFacts
	number: number
	now: ShopNow
	termsVersion: string
}

async function makeOrder(asked: CallContext, making: Making): Promise<Order> {
	const { input, wished, offer, facts, number, now, termsVersion } = making
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
	// Before anything is written: a refusal leaves no design, and no key to one.
	if (offer === null) checkedPrice(priced, input.total)
	const attempt = { input, wish, priced, facts, number, prices: now.prices }
	const isFree = offer === null && !making.isCodeTaken && isFresh(facts)
	const made = isFree && !needsAnswers(wish, facts) ? await writeUnused(context, attempt) : null
	return made ?? services.db.transaction((tx) => orderInside(tx, context, attempt))
}

/** What the order holds from now on. */
function designOf({ input, wish }: Attempt): Saving {
	const { configuration, language, externalReference, customer } = input
	const { code } = wish
	return { code, configuration, language, externalReference, email: customer.email, frozen: true }
}

/**
 * Under a code that nobody used all is written in one journey; null where a row of one of its keys stands already: the
 * transaction then says whose.
 */
async function writeUnused(context: CallContext, attempt: Attempt): Promise<Order | null> {
	const { wish, input, facts, number } = attempt
	const priced = checkedPrice(attempt.priced, input.total)
	try {
		return await writeAtOnce(context.services.db, async (tx) => {
			// The order is a row below its design's.
			await writeUnusedDesign(tx, context, designOf(attempt))
			return writeOrder(tx, context, wish, { ...facts, number, priced })
		})
	} catch (error) {
		if (isUniqueViolation(error)) return null
		throw error
	}
}

async function orderInside(tx: Queryable, context: CallContext, attempt: Attempt): Promise<Order> {
	const { input, wish, number } = attempt
	const [{ isNew }, facts] = await Promise.all([
		keepDesign(tx, context, designOf(attempt)),
		askForNew(tx, context, wish),
	])
	// No order stands under a code that nobody used: the design is its parent row.
	const other = isNew ? null : await orderByCode(tx, context.viewer.tenant.code, wish.code)
	if (other?.kind === 'order') return sameBody(other, wish)
	if (other) return turnOpenOffer(tx, context, other, attempt)
	const priced = checkedPrice(attempt.priced, input.total)
	return writeOrder(tx, context, wish, { ...facts, number, priced })
}
