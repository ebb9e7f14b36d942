import { promoErrors } from '@gabarit/contract'
import type { Quote } from '@gabarit/price'
import { ORPCError } from '@orpc/server'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { canonical } from '../../../lib/hash.ts'
import { isSeller, type Viewer } from '../../../lib/rights/viewer.ts'
import { replaceSnapshot, snapshotOf } from '../order-snapshots-table.ts'
import { isOpenOffer } from '../order-status.ts'
import { lockOrder, type Order } from '../orders-table.ts'
import { endLinksOf, isSameEmail } from '../process/order-links.ts'
import { isExpired } from '../process/order-process.ts'
import { convertOffer } from './convert-offer.ts'
import { sameRequest } from './idempotency.ts'
import {
	acceptanceOf,
	customerIdOf,
	formOf,
	type OrderRequest,
	pricedColumns,
} from './new-order.ts'
import type { OrderDraft } from './order-draft.ts'
import {
	agreedPrice,
	isWhereOffered,
	isWithoutVat,
	keepsPlace,
	type PricedOrder,
	withoutCost,
} from './priced-order.ts'

/** A valid offer keeps its promo use and delivery zone: pricing again may fail on them without harm. */
export function isCoveredByOffer(
	error: unknown,
	offer: Order,
	{ delivery }: OrderRequest,
): boolean {
	if (!(error instanceof ORPCError)) return false
	const code = String(error.code)
	if (code === 'not_deliverable') return isWhereOffered(offer, delivery)
	return promoErrors.some((it) => it === code)
}

/** Open, not expired, and with the delivery, services and promo code of the offer. */
export function isOrderedAsOffered(
	offer: Order,
	request: OrderRequest,
	{ services }: CallContext,
): boolean {
	const isValid = !isExpired(offer, brusselsDay(services.now()))
	const requested = [
		request.delivery.deliveryMode,
		request.delivery.services,
		request.promoCode?.toUpperCase() ?? null,
	]
	const offered = [offer.deliveryMode, offer.services, offer.promoCode]
	return isOpenOffer(offer) && isValid && canonical(requested) === canonical(offered)
}

/** A price without VAT (reverse charge) holds for one business, by its VAT number. */
function isSamePayer(offer: Order, { customer }: OrderRequest, quote: Quote): boolean {
	const payer = (it: Order['customer']) => [it.type, it.vatNumber?.replaceAll(/[\s.-]/gu, '')]
	return !isWithoutVat(quote) || canonical(payer(customer)) === canonical(payer(offer.customer))
}

const forProfessionals: readonly Quote['viewer'][] = ['professional', 'reseller-professional']

/** Of one customer: a professional's price, or one with a manual discount. */
function isPersonal({ viewer, discounts }: Quote): boolean {
	return forProfessionals.includes(viewer) || discounts.some(({ kind }) => kind === 'manual')
}

/** A personal price is for the offer's customer: others pay their own of today, and see nothing of it. */
function isGranted(
	offer: Order,
	{ customer }: OrderRequest,
	quote: Quote,
	viewer: Viewer,
): boolean {
	if (!isPersonal(quote) || isSeller(viewer)) return true
	const isOwner = viewer.user !== null && viewer.user.id === offer.customerId
	return isOwner || isSameEmail(offer.customer.email, customer.email)
}

/** Orders an existing offer from the configurator: at its price while that holds, else at today's. */
export async function orderOffer(tx: Queryable, found: Order, draft: OrderDraft): Promise<Order> {
	const { context, request, input } = draft
	const offer = (await lockOrder(tx, found.tenant, found.id)) ?? found
	if (offer.kind === 'order') return sameRequest(offer, request)
	if (!isOpenOffer(offer)) throw failure('configuration_code_taken')
	const frozen = (await snapshotOf(tx, offer)).quote
	const { services, viewer } = context
	const isThere = keepsPlace(offer, frozen, request.delivery, draft.prices)
	const isTheirs = isSamePayer(offer, request, frozen) && isGranted(offer, request, frozen, viewer)
	const keeps = isThere && isTheirs && isOrderedAsOffered(offer, request, context)
	// A seller's offer has purchase prices, which other buyers must not see.
	if (keeps && frozen.totalIncluding !== input.total)
		throw failure('price_changed', {
			data: { quote: isSeller(viewer) ? frozen : withoutCost(frozen) },
		})
	const fresh = keeps ? null : agreedPrice(draft.today)
	if (fresh) await replaceSnapshot(tx, offer, fresh.snapshot)
	const promo = request.promoCode?.toUpperCase() ?? null
	if (fresh && promo !== offer.promoCode) {
		const { discounts } = services
		if (promo !== null) await discounts.takeUse(tx, offer.tenant, promo, context.language)
		if (offer.promoCode !== null) await discounts.giveUse(tx, offer.tenant, offer.promoCode)
	}
	return convertOffer(tx, context, offer, {
		...formOfOrder(offer, request, fresh, context),
		...(await takenOver(tx, context, offer, request)),
	})
}

/** For another buyer: the former customer's links and account lose the order. */
async function takenOver(
	tx: Queryable,
	context: CallContext,
	{ tenant, id, customer }: Order,
	request: OrderRequest,
): Promise<Partial<Order>> {
	const { email } = request.customer
	if (isSameEmail(email, customer.email)) return {}
	await endLinksOf(tx, context.services, { tenant, id })
	const customerId = await customerIdOf(tx, context, email)
	return { customerId, toLink: customerId === null }
}

/** The newer form; references stay where there is none newer. */
function formOfOrder(
	offer: Order,
	request: OrderRequest,
	fresh: PricedOrder | null,
	{ services }: CallContext,
): Partial<Order> {
	const kept = {
		...request,
		resellerReference: request.resellerReference ?? offer.resellerReference,
		externalReference: request.externalReference ?? offer.externalReference,
	}
	return {
		...formOf(kept, offer.reference),
		...(fresh && pricedColumns(fresh)),
		requestHash: request.requestHash,
		browserHash: request.browserHash,
		promoCode: request.promoCode?.toUpperCase() ?? null,
		resellerReference: kept.resellerReference,
		externalReference: kept.externalReference,
		...acceptanceOf(request, services.now()),
	}
}
