import { type Customer, type Delivery, type OrderCost, zoneKeyOf } from '@gabarit/contract'
import { buildFurniture, type Configuration, cutListOf, type Furniture } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import {
	type Circumstances,
	type Country,
	countries,
	priceFurniture,
	type Quote,
	type Reduction,
	zoneOf,
} from '@gabarit/price'
import { brusselsDay, workingDaysAfter } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { countryOf } from '../../../lib/rights/tenant.ts'
import { priceViewerOf, type Viewer } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { PricesOfVersion } from '../../prices/service.ts'
import type { Tenant } from '../../tenants/service.ts'
import type { Frozen } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { usedOf } from './used-catalogue.ts'

export type PricedOrder = {
	snapshot: Frozen
	quote: Quote
	amountToSupplier: number
	pallets: number
	supplierDays: number
	resellerDays: number
	plannedDate: string
	supplierDate: string
}

/** Read now, on whichever server it changed; one version of the price lists for the whole order. */
export type ShopNow = { tenant: Tenant; prices: PricesOfVersion }

export async function shopNow({ tenants, prices }: Services, code: string): Promise<ShopNow> {
	const [tenant, inForce] = await Promise.all([tenants.asItStands(code), prices.inForce(code)])
	return { tenant, prices: inForce }
}

type PriceRequest = {
	configuration: Configuration
	delivery: Pick<Delivery, 'deliveryMode' | 'country' | 'postalCode' | 'services' | 'deliveryPrice'>
	promoCode?: string | undefined
	language: Language
	customer: Pick<Customer, 'type' | 'vatNumber'>
	isAttested?: boolean
	/** Of an offer that is priced again: its book, promo code and discounts. */
	again?: {
		viewer: Quote['viewer']
		rating: string | null
		promo: Reduction | undefined
		manual: Reduction | undefined
	}
}

/** Refuses addresses that are not served, or not in their country. */
export function checkDelivery(
	{ zones }: PricesOfVersion,
	delivery: PriceRequest['delivery'],
): void {
	if (delivery.deliveryMode === 'pickUp' || delivery.postalCode === undefined) return
	const zone = zoneOf(delivery.country, delivery.postalCode, zones)
	if (!zone.ok) throw failure(zone.code)
}

export async function circumstancesOf(
	services: Services,
	viewer: Viewer,
	request: Omit<PriceRequest, 'configuration'>,
): Promise<Circumstances> {
	const { delivery, promoCode, language, again } = request
	const promo =
		promoCode === undefined
			? again?.promo
			: (await services.discounts.promo(viewer, promoCode, language)).reduction
	const vat = await services.vatOf({
		seller: countryOf(viewer.tenant),
		country: delivery.country,
		customer: request.customer,
		isAttested: request.isAttested ?? false,
		isFitted: delivery.services.some((it) => it.code === 'fitting'),
	})
	return {
		country: delivery.country,
		vat,
		date: brusselsDay(services.now()),
		deliveryMode: delivery.deliveryMode,
		...(delivery.postalCode !== undefined && { postalCode: delivery.postalCode }),
		...(delivery.deliveryPrice !== undefined && { deliveryPrice: delivery.deliveryPrice }),
		...(promo && { promo }),
		...(again?.manual && { manual: again.manual }),
		services: delivery.services,
	}
}

async function costOf(
	prices: PricesOfVersion,
	viewer: Viewer,
	furniture: Furniture,
	circumstances: Circumstances,
): Promise<OrderCost> {
	const book = await prices.purchaseBookFor(viewer.tenant)
	const {
		promo: _promo,
		manual: _manual,
		deliveryPrice: _own,
		services: _extra,
		...bare
	} = circumstances
	const quote = priceFurniture(furniture, book, bare)
	return {
		lines: quote.lines.map(({ code, amount }) => ({ code, amount })),
		goods: quote.netGoods,
		delivery: quote.delivery,
		total: quote.totalExcluding,
	}
}

export async function priceOrder(
	services: Services,
	asker: Viewer,
	request: PriceRequest,
	shop?: ShopNow,
): Promise<PricedOrder> {
	const { tenant, prices } = shop ?? (await shopNow(services, asker.tenant.code))
	const viewer = { ...asker, tenant }
	const { catalogue } = prices
	const built = buildFurniture(request.configuration, catalogue)
	if (!built.ok) throw failure('configuration_impossible', { data: { issues: built.issues } })
	checkDelivery(prices, request.delivery)
	const furniture = built.value
	const circumstances = await circumstancesOf(services, viewer, request)
	const book = await prices.bookFor(
		viewer.tenant,
		request.again?.viewer ?? priceViewerOf(viewer),
		request.language,
		request.again ? request.again.rating : viewer.user?.rating,
	)
	const quote = priceFurniture(furniture, book, circumstances)
	const cost = await costOf(prices, viewer, furniture, circumstances)
	const today = brusselsDay(services.now())
	const when = services.availabilityOf({
		furniture,
		configuration: request.configuration,
		catalogue,
		country: quote.country,
		today,
		resellerDays: viewer.tenant.deliveryTime,
	})
	return {
		quote,
		amountToSupplier: cost.total,
		pallets: when.pallets,
		supplierDays: when.supplierDays,
		resellerDays: when.resellerDays,
		plannedDate: when.date,
		supplierDate: workingDaysAfter(today, when.supplierDays, quote.country),
		snapshot: {
			configuration: request.configuration,
			furniture,
			catalogue: usedOf(catalogue, furniture),
			quote,
			cost,
			cutList: cutListOf(furniture, catalogue),
		},
	}
}

/** Reverse charge. */
export function isWithoutVat({ vat }: Pick<Quote, 'vat'>): boolean {
	return vat.every(({ rate, isExempt }) => rate === 0 && !isExempt)
}

type Going = Pick<Order, 'deliveryMode' | 'deliveryAddress' | 'billingAddress'>

/** Country of delivery, also where the form has none; under reverse charge the buyer takes it abroad himself. */
export function destinationOf(order: Going, quote: Pick<Quote, 'country' | 'vat'>): Country {
	const to = order.deliveryAddress ?? order.billingAddress
	if (to) return to.country
	const isTaken = order.deliveryMode === 'pickUp' && isWithoutVat(quote)
	const abroad = countries.find((it) => it !== quote.country)
	return isTaken && abroad ? abroad : quote.country
}

/** Without purchase prices. */
export function withoutCost(quote: Quote): Quote {
	const { purchase: _purchase, margin: _margin, ...shown } = quote
	const lines = quote.lines.map(({ purchase: _cost, ...line }) => line)
	return { ...shown, lines }
}

/** As its customer reads it: a consumer sees amounts with VAT, also where a seller made the offer. */
export function forCustomer(quote: Quote, { type }: Customer): Quote {
	const shown = withoutCost(quote)
	return type === 'Individual' ? { ...shown, shows: 'Including' } : shown
}

/**
 * Whether an offer was made for this place, even if its zone was renamed or removed. Only the delivery address
 * counts: the price may be for another place than the billing address, or for none yet.
 */
export function isWhereOffered(
	{ deliveryAddress: known }: Pick<Order, 'deliveryAddress'>,
	to: Pick<Delivery, 'country' | 'postalCode'>,
): boolean {
	return known?.country === to.country && known.postalCode === to.postalCode
}

function deliveryZoneOf(
	{ zones }: Pick<PricesOfVersion, 'zones'>,
	{ deliveryMode, country, postalCode }: Pick<Delivery, 'deliveryMode' | 'country' | 'postalCode'>,
): string | null {
	if (deliveryMode === 'pickUp') return null
	const found = zoneOf(country, postalCode ?? '', zones)
	if (!found.ok) throw failure(found.code)
	return found.zone.zone
}

/** An offer's price holds at its own address and in its zone; fails at pick-up. */
export function keepsPlace(
	offer: Pick<Order, 'deliveryAddress'>,
	quote: Pick<Quote, 'country' | 'zone'>,
	to: Pick<Delivery, 'deliveryMode' | 'country' | 'postalCode'>,
	prices: Pick<PricesOfVersion, 'zones'>,
): boolean {
	if (isWhereOffered(offer, to)) return true
	const zone = deliveryZoneOf(prices, to)
	if (zone === null || quote.zone === null) return zone === quote.zone
	return zoneKeyOf({ country: to.country, zone }) === zoneKeyOf({ ...quote, zone: quote.zone })
}

/** Today's price beside the total that the buyer saw. `unpriced`: only the price of an offer can hold. */
export type TodaysPrice =
	| { kind: 'agreed'; priced: PricedOrder }
	| { kind: 'changed'; quote: Quote }
	| { kind: 'unpriced' }

export function todaysPrice(priced: PricedOrder | null, total: number): TodaysPrice {
	if (priced === null) return { kind: 'unpriced' }
	const { quote } = priced
	return quote.totalIncluding === total ? { kind: 'agreed', priced } : { kind: 'changed', quote }
}

export function agreedPrice(today: TodaysPrice): PricedOrder {
	if (today.kind === 'agreed') return today.priced
	if (today.kind === 'unpriced') throw failure('price_changed')
	throw failure('price_changed', { data: { quote: today.quote } })
}
