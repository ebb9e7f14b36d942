// The price of a correction: the goods stay as agreed, what stands below them is counted anew.
import type { Address } from '@gabarit/contract'
import { belowGoods, type Circumstances, type Reduction, recount } from '@gabarit/price'
import type { Viewer } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { Snapshot } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { amountsOf, pricedColumns } from './new-order.ts'
import {
	checkDelivery,
	circumstancesOf,
	destinationOf,
	type PricedOrder,
	priceOrder,
	type ShopNow,
	shopNow,
} from './priced-order.ts'
import { agreedDelivery, grantedOf, postalCodeIn } from './standing-terms.ts'

type Place = { country: Address['country']; postalCode?: string }

/** The delivery address, or the zone it was priced for; never the billing address. */
function placeOf(order: Order, quote: Snapshot['quote'], { zones }: ShopNow['prices']): Place {
	const country = destinationOf(order, quote)
	if (order.deliveryAddress) return { country, postalCode: order.deliveryAddress.postalCode }
	const known = postalCodeIn({ ...quote, country }, zones)
	const postalCode = known ?? order.billingAddress?.postalCode
	return { country, ...(postalCode !== undefined && { postalCode }) }
}

/** The name of the file. */
export async function attestationOf({ plans }: Services, order: Order): Promise<string | null> {
	const documents = await plans.documentsOf(order.tenant, order.code)
	return documents.find((it) => it.kind === 'attestation')?.fileName ?? null
}

type Terms = {
	/** As corrected. */
	order: Order
	former: Snapshot
	manual: Reduction | undefined
	/** Cents of the seller's own; null = the zone's price, absent = as it stands. */
	deliveryPrice?: number | null | undefined
	/** Absent = as it stands. */
	isAttested?: boolean | undefined
}

/** With today's books. */
export async function pricedAgain(
	services: Services,
	asker: Viewer,
	terms: Terms,
	configuration: Snapshot['configuration'],
): Promise<PricedOrder> {
	const shop = await shopNow(services, terms.order.tenant)
	const request = await requestOf(services, shop, terms)
	const priced = await priceOrder(services, asker, { ...request, configuration }, shop)
	const zone = priced.quote.zone ?? terms.former.quote.zone
	const quote = { ...priced.quote, zone }
	return { ...priced, quote, snapshot: { ...priced.snapshot, quote } }
}

export async function redesigned(...asked: Parameters<typeof pricedAgain>) {
	const priced = await pricedAgain(...asked)
	return { snapshot: priced.snapshot, columns: pricedColumns(priced) }
}

export type Recounted = {
	snapshot: Snapshot
	columns: Pick<Order, 'total' | 'net' | 'amountToSupplier' | 'zone'>
}

export async function recountOrder(
	services: Services,
	asker: Viewer,
	terms: Terms,
): Promise<Recounted> {
	const { order, former } = terms
	const { quote, furniture } = former
	const shop = await shopNow(services, order.tenant)
	const request = await requestOf(services, shop, terms)
	checkDelivery(shop.prices, request.delivery)
	const viewer = { ...asker, tenant: shop.tenant }
	const circumstances = await circumstancesOf(services, viewer, request)
	const book = await shop.prices.bookFor(shop.tenant, quote.viewer, order.language)
	const counted = recount(quote, furniture, book, circumstances)
	const zone = order.deliveryMode === 'pickUp' ? null : (counted.zone ?? quote.zone)
	const cost = await costOf(shop, former, circumstances)
	return {
		snapshot: { ...former, quote: { ...counted, zone }, cost },
		columns: { ...amountsOf(counted), amountToSupplier: cost.total, zone },
	}
}

/** Whose prices they were: the professional's, or the seller's. */
async function ratingOf(services: Services, order: Order, viewer: Snapshot['quote']['viewer']) {
	const id = viewer === 'professional' ? order.customerId : order.sellerId
	return id === null ? null : services.accounts.ratingOf(order.tenant, id)
}

async function requestOf(
	services: Services,
	{ prices }: ShopNow,
	{ order, former: { quote }, manual, deliveryPrice, isAttested }: Terms,
) {
	const to = placeOf(order, quote, prices)
	const agreed = deliveryPrice === undefined ? agreedDelivery(quote, to.postalCode) : deliveryPrice
	return {
		delivery: {
			deliveryMode: order.deliveryMode,
			services: order.services,
			...to,
			...(agreed !== null && { deliveryPrice: agreed }),
		},
		language: order.language,
		customer: order.customer,
		isAttested: isAttested ?? (await attestationOf(services, order)) !== null,
		again: {
			viewer: quote.viewer,
			rating: await ratingOf(services, order, quote.viewer),
			promo: grantedOf(quote, 'promo'),
			manual,
		},
	}
}

/** The lines stay as agreed too; the way there may be another. */
async function costOf(
	{ tenant, prices }: ShopNow,
	{ cost, furniture, quote }: Snapshot,
	{ promo: _promo, manual: _manual, deliveryPrice: _own, services: _extra, ...bare }: Circumstances,
): Promise<Snapshot['cost']> {
	const book = await prices.purchaseBookFor(tenant)
	const goods = { gross: cost.goods, pallets: quote.pallets }
	const { delivery, totalExcluding } = belowGoods(furniture, book, bare, goods)
	return { ...cost, delivery, total: totalExcluding }
}
