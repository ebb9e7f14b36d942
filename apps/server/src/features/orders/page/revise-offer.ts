// A seller's revision of an offer. The former version is kept, so that the customer sees the difference.
import type { Address, OrderPage, reviseOfferSchema } from '@gabarit/contract'
import type { Quote, Reduction } from '@gabarit/price'
import type { z } from 'zod'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { addDays, brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf } from '../../../lib/hash.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import { wrongField } from '../../../lib/wrong-field.ts'
import { lockDesign, replaceDesign } from '../design/designs-table.ts'
import { insertOfferVersion } from '../offer-versions-table.ts'
import { replaceSnapshot, type Snapshot, snapshotOf } from '../order-snapshots-table.ts'
import { isOpenOffer } from '../order-status.ts'
import type { Order } from '../orders-table.ts'
import { checkSellerFields, offerDays, pricedColumns } from '../place/new-order.ts'
import { destinationOf, type PricedOrder, priceOrder } from '../place/priced-order.ts'
import { agreedDelivery, grantedOf, postalCodeIn } from '../place/standing-terms.ts'
import { auditOrder, rewriteOrder, wrongState } from '../process/change-order.ts'
import { notify } from '../process/notify.ts'
import { findOrder, moneyOf } from '../process/order-access.ts'
import { isExpired } from '../process/order-process.ts'
import { orderedTodayInside } from '../process/promised-day.ts'
import { changeHeld } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

type Revision = z.output<typeof reviseOfferSchema>

function isPriced({ discount, configuration, deliveryPrice }: Revision): boolean {
	return [discount, configuration, deliveryPrice].some((it) => it !== undefined)
}

/** An accepted offer keeps its content: only its last day can move. */
function checkRevision(context: CallContext, order: Order, revision: Revision): void {
	const { services, language } = context
	if (!isOpenOffer(order) || (isPriced(revision) && order.status !== 'OfferInProgress'))
		throw wrongState(order)
	const { validUntil } = revision
	if (validUntil !== undefined && validUntil < brusselsDay(services.now()))
		throw wrongField(language, 'validUntil', 'dateTooEarly')
}

function manualOf({ discount }: Revision, former: Snapshot): Reduction | undefined {
	if (discount === null) return undefined
	if (discount !== undefined) {
		const { reason: code, ...rest } = discount
		return { code, ...rest }
	}
	return grantedOf(former.quote, 'manual')
}

type Place = { country: Address['country']; postalCode?: string }

/** The delivery address, or the zone it was priced for; never the billing address. */
async function placeOf({ services }: CallContext, order: Order, quote: Quote): Promise<Place> {
	if (order.deliveryAddress) return order.deliveryAddress
	const country = destinationOf(order, quote)
	const { zones } = await services.prices.inForce()
	const known = postalCodeIn({ ...quote, country }, zones)
	const postalCode = known ?? order.billingAddress?.postalCode
	return { country, ...(postalCode !== undefined && { postalCode }) }
}

/** With current books where design or discount change; a later day alone changes no price. */
async function repriced(
	context: CallContext,
	order: Order,
	former: Snapshot,
	revision: Revision,
): Promise<PricedOrder | null> {
	if (!isPriced(revision)) return null
	const { services, viewer } = context
	const { quote } = former
	const to = await placeOf(context, order, quote)
	const tenant = await services.tenants.byCode(order.tenant)
	const { deliveryPrice } = revision
	if (deliveryPrice !== undefined)
		checkSellerFields({ ...viewer, tenant }, { deliveryPrice: deliveryPrice ?? 0 })
	const agreed = deliveryPrice === undefined ? agreedDelivery(quote, to.postalCode) : deliveryPrice
	const documents = await services.plans.documentsOf(order.tenant, order.code)
	const priced = await priceOrder(
		services,
		{ ...viewer, tenant },
		{
			configuration: revision.configuration ?? former.configuration,
			delivery: {
				deliveryMode: order.deliveryMode,
				country: to.country,
				services: order.services,
				...(to.postalCode !== undefined && { postalCode: to.postalCode }),
				...(agreed !== null && { deliveryPrice: agreed }),
			},
			language: order.language,
			customer: order.customer,
			isAttested: documents.some((it) => it.kind === 'attestation'),
			again: {
				viewer: quote.viewer,
				promo: grantedOf(quote, 'promo'),
				manual: manualOf(revision, former),
			},
		},
	)
	const zone = priced.quote.zone ?? quote.zone
	const known = { ...priced.quote, zone }
	return { ...priced, quote: known, snapshot: { ...priced.snapshot, quote: known } }
}

async function keepFormer(
	tx: Queryable,
	{ services }: CallContext,
	order: Order,
	former: Snapshot,
): Promise<void> {
	await insertOfferVersion(tx, {
		tenant: order.tenant,
		orderId: order.id,
		number: order.offerVersion,
		replacedAt: services.now(),
		validUntil: order.validUntil,
		total: order.total,
		quote: former.quote,
		configuration: former.configuration,
	})
}

async function changeDesign(
	tx: Queryable,
	{ services }: CallContext,
	order: Order,
	configuration: Snapshot['configuration'],
): Promise<void> {
	const design = await lockDesign(tx, order.tenant, order.code)
	if (!design) throw new Error('the design of an offer is gone')
	const configurationHash = hashOf(canonical(configuration))
	if (configurationHash === design.configurationHash) return
	const { language } = design
	await replaceDesign(tx, design, { configuration, configurationHash, language }, services.now())
}

function dataOf(order: Order, changed: Order) {
	return {
		version: changed.offerVersion,
		totalBefore: order.total,
		total: changed.total,
		...(changed.validUntil !== null && { validUntil: changed.validUntil }),
	}
}

/** Priced before the lock: the revision number makes sure that the offer is the same. */
export async function reviseOffer(context: CallContext, revision: Revision): Promise<OrderPage> {
	const { services, viewer } = context
	requireAccess(viewer, 'orderManagement', 'write')
	const found = await findOrder(services, viewer, revision.reference, 'write')
	const isOurs = moneyOf(viewer, found.tenant).seesCost && found.revision === revision.revision
	const former = isOurs ? await snapshotOf(services.db, found) : null
	if (former) checkRevision(context, found, revision)
	const priced = former && (await repriced(context, found, former, revision))
	const changed = await changeHeld(context, revision, async (tx, order) => {
		if (!former) throw failure('order_not_found')
		checkRevision(context, order, revision)
		await keepFormer(tx, context, order, former)
		if (priced) await replaceSnapshot(tx, order, priced.snapshot)
		if (revision.configuration) await changeDesign(tx, context, order, revision.configuration)
		return reviseInside(tx, context, order, { revision, priced })
	})
	return pageOfOrder(context, changed)
}

async function reviseInside(
	tx: Queryable,
	context: CallContext,
	order: Order,
	{ revision, priced }: { revision: Revision; priced: PricedOrder | null },
): Promise<Order> {
	const today = brusselsDay(context.services.now())
	const stands = order.validUntil !== null && !isExpired(order, today)
	const next = await rewriteOrder(tx, context, order, {
		...(priced ? pricedColumns(priced) : await orderedTodayInside(tx, context.services, order)),
		offerVersion: order.offerVersion + 1,
		validUntil: revision.validUntil ?? (stands ? order.validUntil : addDays(today, offerDays)),
		priceShared: true,
	})
	const motive = revision.discount?.reason ?? null
	const data = dataOf(order, next)
	await auditOrder(tx, context, order, { event: 'offerRevised', motive, data })
	await notify(tx, context, next, { event: 'offerRevised', to: ['customer', 'seller'] })
	return next
}
