// An offer that ended is made again: under a new code, at today's prices. The old one stays as it ended.
import { type OrderPage, orderTextsOf } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { canonical, hashOf } from '../../../lib/hash.ts'
import { contextOfShop } from '../../../lib/rights/chosen-shop.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { renewalOf } from '../audit-table.ts'
import { designByCode, insertDesign } from '../design/designs-table.ts'
import { newCode } from '../design/new-code.ts'
import { type Snapshot, snapshotOf } from '../order-snapshots-table.ts'
import { lockOrder, type Order, orderByReference } from '../orders-table.ts'
import { type OrderRequest, writeOrder } from '../place/new-order.ts'
import type { PricedOrder } from '../place/priced-order.ts'
import { pricedAgain } from '../place/recount-order.ts'
import { manualOf } from '../place/standing-terms.ts'
import { auditOrder, requireRevision, rewriteOrder, wrongState } from '../process/change-order.ts'
import { isRenewable } from './is-renewable.ts'
import { findManaged } from './manage-order.ts'
import { pageOfOrder } from './order-page.ts'

type Asked = { reference: string; revision: number }

/** The use of a promo code went back when the offer ended; what the seller granted stands. */
function termsOf({ quote }: Snapshot): Snapshot['quote'] {
	return { ...quote, discounts: quote.discounts.filter(({ kind }) => kind !== 'promo') }
}

async function priceToday(context: CallContext, old: Order, code: string): Promise<PricedOrder> {
	const { services, viewer } = context
	const snapshot = await snapshotOf(services.db, old)
	const former = { ...snapshot, quote: termsOf(snapshot) }
	// Under the new code there is no attestation of reduced VAT.
	const terms = { order: { ...old, code }, former, manual: manualOf(undefined, former.quote) }
	return pricedAgain(services, viewer, terms, snapshot.configuration)
}

function requestOf(old: Order, code: string, { quote }: PricedOrder): OrderRequest {
	const { reference, revision, deliveryMode, services } = old
	return {
		kind: 'offer',
		code,
		requestHash: hashOf(canonical({ renews: reference, revision })),
		browserHash: old.browserHash,
		language: old.language,
		customer: old.customer,
		billingAddress: old.billingAddress,
		deliveryAddress: old.deliveryAddress,
		delivery: { deliveryMode, services, country: quote.country },
		promoCode: undefined,
		...orderTextsOf(old),
		externalReference: old.externalReference,
		resellerReference: old.resellerReference,
		paymentType: 'None',
		accepted: null,
		kept: { sellerId: old.sellerId, sellerName: old.sellerName, customerId: old.customerId },
	}
}

async function copyDesign(
	tx: Queryable,
	{ services }: CallContext,
	old: Order,
	{ code, priced }: Renewal,
): Promise<void> {
	const { configuration } = priced.snapshot
	const design = await designByCode(tx, old.tenant, old.code)
	const now = services.now()
	const made = await insertDesign(tx, {
		tenant: old.tenant,
		code,
		parent: old.code,
		configuration,
		configurationHash: hashOf(canonical(configuration)),
		language: old.language,
		externalReference: design?.externalReference ?? null,
		email: design?.email ?? null,
		ownerId: design?.ownerId ?? null,
		frozen: true,
		createdAt: now,
		updatedAt: now,
	})
	if (made === null) throw new Error('a code of twelve signs was taken')
}

type Renewal = { code: string; priced: PricedOrder }

/** Audited on both, so that each leads to the other. */
async function writeRenewal(
	tx: Queryable,
	context: CallContext,
	old: Order,
	renewal: Renewal,
): Promise<Order> {
	await copyDesign(tx, context, old, renewal)
	const { code, priced } = renewal
	const renewed = await writeOrder(tx, context, requestOf(old, code, priced), priced)
	const event = 'offerRenewed' as const
	const { reference, revision } = old
	await auditOrder(tx, context, old, { event, data: { to: renewed.reference, revision } })
	await auditOrder(tx, context, renewed, { event, data: { of: reference } })
	await rewriteOrder(tx, context, old, {})
	return renewed
}

/** The same revision again answers what it made. */
export async function renewOffer(
	context: CallContext,
	{ reference, revision }: Asked,
): Promise<OrderPage> {
	const { services, viewer } = context
	const rightScope = requireAccess(viewer, 'orderManagement', 'write')
	const found = await findManaged(context, reference)
	const inside = await contextOfShop(context, rightScope, found.tenant)
	const code = newCode()
	const isToday = found.revision === revision && isRenewable(found)
	const priced = isToday ? await priceToday(inside, found, code) : null
	const renewed = await services.db.transaction(async (tx) => {
		const old = await lockOrder(tx, found.tenant, found.id)
		if (!old) throw failure('order_not_found')
		const known = await renewalOf(tx, old, revision)
		const made = known === null ? null : await orderByReference(tx, old.tenant, known)
		if (made) return made
		requireRevision(old, revision)
		if (priced === null || !isRenewable(old)) throw wrongState(old)
		return writeRenewal(tx, inside, old, { code, priced })
	})
	return pageOfOrder(context, renewed)
}
