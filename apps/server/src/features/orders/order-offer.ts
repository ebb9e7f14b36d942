// An offer that is ordered through the configurator: at its own price while it stands, at today's where it does not.
import { type orderSchema, promoErrors } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import { ORPCError } from '@orpc/server'
import type { z } from 'zod'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { canonical } from '../../lib/hash.ts'
import type { PricesOfVersion } from '../../lib/services.ts'
import { isSeller, type Viewer } from '../../lib/viewer.ts'
import { sameBody } from './made-before.ts'
import {
	customerIdOf,
	formOf,
	type NewOrderFacts,
	type OrderWish,
	pricedColumns,
	termsOf,
} from './new-order.ts'
import { isSameEmail } from './order-links.ts'
import { revokeLinks } from './order-links-table.ts'
import { isExpired, isOpenOffer } from './order-process.ts'
import { replaceSnapshot, snapshotOf } from './order-snapshots-table.ts'
import { lockOrder, type Order } from './orders-table.ts'
import {
	checkedPrice,
	isWhereOffered,
	isWithoutVat,
	keepsPlace,
	type PricedOrder,
	withoutCost,
} from './priced-order.ts'
import { turnOffer } from './turn-offer.ts'

/** Whether an offer that stands forgives what pricing it anew met: it has its price, its use of the promo code and its place. */
export function isKept(error: unknown, offer: Order, { delivery }: OrderWish): boolean {
	if (!(error instanceof ORPCError)) return false
	const code = String(error.code)
	if (code === 'not_deliverable') return isWhereOffered(offer, delivery)
	return promoErrors.some((it) => it === code)
}

/** An order as it was asked for; `priced`: null where only the offer's own price may count. */
export type Attempt = {
	input: z.output<typeof orderSchema>
	wish: OrderWish
	priced: PricedOrder | null
	/** Of its reference; nobody else's, unless it is given back (order-numbers.ts). */
	number: number
	facts: NewOrderFacts
	prices: PricesOfVersion
}

/** The offer's price stands while it is open, not expired, and asked for as it was offered. */
export function standsStill(offer: Order, wish: OrderWish, { services }: CallContext): boolean {
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

/** What a seller took off by hand he took off for somebody: who else orders pays today's price, and reads no reason. */
function isGranted(offer: Order, { customer }: OrderWish, quote: Quote, viewer: Viewer): boolean {
	if (!quote.discounts.some(({ kind }) => kind === 'manual') || isSeller(viewer)) return true
	const isOwner = viewer.user !== null && viewer.user.id === offer.customerId
	return isOwner || isSameEmail(offer.customer.email, customer.email)
}

export async function turnOpenOffer(
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
	const isTheirs = isSamePayer(offer, wish, frozen) && isGranted(offer, wish, frozen, viewer)
	const keeps = isThere && isTheirs && standsStill(offer, wish, context)
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
	if (isSameEmail(email, customer.email)) return {}
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
