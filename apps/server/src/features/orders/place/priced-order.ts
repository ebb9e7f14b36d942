// What an order freezes: the furniture as built today, priced with the server's own books.
import type { Customer, Delivery, OrderCost } from '@gabarit/contract'
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
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import type { Services } from '../../../lib/services.ts'
import { countryOf, type Tenant } from '../../../lib/tenant.ts'
import { priceViewerOf, type Viewer } from '../../../lib/viewer.ts'
import type { PricesOfVersion } from '../../prices/service.ts'
import type { Frozen } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'

export type PricedOrder = {
	snapshot: Frozen
	quote: Quote
	amountToSupplier: number
	pallets: number
	supplierDays: number
	resellerDays: number
	plannedDate: string
}

/** A shop as it is now, whichever server changed it, and the version that counts for all of an order. */
export type ShopNow = { tenant: Tenant; prices: PricesOfVersion }

export async function shopNow({ tenants, prices }: Services, code: string): Promise<ShopNow> {
	const [tenant, inForce] = await Promise.all([tenants.asItStands(code), prices.inForce(code)])
	return { tenant, prices: inForce }
}

type Wish = {
	configuration: Configuration
	delivery: Pick<Delivery, 'deliveryMode' | 'country' | 'postalCode' | 'services' | 'deliveryPrice'>
	promoCode?: string | undefined
	language: Language
	/** Who pays: a business of the other country may owe the VAT itself. */
	customer: Pick<Customer, 'type' | 'vatNumber'>
	/** The attestation for the reduced rate is among the order's documents. */
	isAttested?: boolean
	/** Of an offer that is priced again: the book it was made with, and what was granted. */
	again?: { viewer: Quote['viewer']; promo: Reduction | undefined; manual: Reduction | undefined }
}

/** Fails where the address is not served or not of its country. */
function checkDelivery({ zones }: PricesOfVersion, delivery: Wish['delivery']): void {
	if (delivery.deliveryMode === 'pickUp' || delivery.postalCode === undefined) return
	const zone = zoneOf(delivery.country, delivery.postalCode, zones)
	if (!zone.ok) throw failure(zone.code)
}

async function circumstancesOf(
	services: Services,
	viewer: Viewer,
	wish: Wish,
): Promise<Circumstances> {
	const { delivery, promoCode, language, again } = wish
	const promo =
		promoCode === undefined
			? again?.promo
			: (await services.discounts.promo(viewer, promoCode, language)).reduction
	const vat = await services.vatOf({
		seller: countryOf(viewer.tenant),
		country: delivery.country,
		customer: wish.customer,
		isAttested: wish.isAttested ?? false,
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

/** The purchase of the same furniture: goods, and the zone's delivery without anything of the shop's own. */
async function costOf(
	prices: PricesOfVersion,
	viewer: Viewer,
	furniture: Furniture,
	wish: Circumstances,
): Promise<OrderCost> {
	const book = await prices.purchaseBookFor(viewer.tenant)
	const { promo: _promo, manual: _manual, deliveryPrice: _own, services: _extra, ...bare } = wish
	const quote = priceFurniture(furniture, book, bare)
	return {
		lines: quote.lines.map(({ code, amount }) => ({ code, amount })),
		goods: quote.netGoods,
		delivery: quote.delivery,
		total: quote.totalExcluding,
	}
}

/** The colours and handles that this furniture has: what is shown of it later does not ask a later catalogue. */
function usedOf(
	catalogue: PricesOfVersion['catalogue'],
	furniture: Furniture,
): Frozen['catalogue'] {
	const used = new Set(furniture.boards.map((board) => board.material))
	const handles = new Set(furniture.fronts.flatMap((front) => front.handle?.model ?? []))
	return {
		version: catalogue.version,
		colors: catalogue.colors.filter((it) => used.has(it.reference)),
		handles: catalogue.handles.filter((it) => handles.has(it.reference)),
	}
}

/** `shop`: where it was read already. */
export async function priceOrder(
	services: Services,
	asker: Viewer,
	wish: Wish,
	shop?: ShopNow,
): Promise<PricedOrder> {
	const { tenant, prices } = shop ?? (await shopNow(services, asker.tenant.code))
	const viewer = { ...asker, tenant }
	const { catalogue } = prices
	const built = buildFurniture(wish.configuration, catalogue)
	if (!built.ok) throw failure('configuration_impossible', { data: { issues: built.issues } })
	checkDelivery(prices, wish.delivery)
	const furniture = built.value
	const circumstances = await circumstancesOf(services, viewer, wish)
	const book = await prices.bookFor(
		viewer.tenant,
		wish.again?.viewer ?? priceViewerOf(viewer),
		wish.language,
	)
	const quote = priceFurniture(furniture, book, circumstances)
	const cost = await costOf(prices, viewer, furniture, circumstances)
	const when = services.availabilityOf({
		furniture,
		configuration: wish.configuration,
		catalogue,
		country: quote.country,
		today: brusselsDay(services.now()),
		resellerDays: viewer.tenant.deliveryTime,
	})
	return {
		quote,
		amountToSupplier: cost.total,
		pallets: when.pallets,
		supplierDays: when.supplierDays,
		resellerDays: when.resellerDays,
		plannedDate: when.date,
		snapshot: {
			configuration: wish.configuration,
			furniture,
			catalogue: usedOf(catalogue, furniture),
			quote,
			cost,
			cutList: cutListOf(furniture, catalogue),
		},
	}
}

/** Who buys owes the VAT himself. */
export function isWithoutVat({ vat }: Pick<Quote, 'vat'>): boolean {
	return vat.every(({ rate, isExempt }) => rate === 0 && !isExempt)
}

type Going = Pick<Order, 'deliveryMode' | 'deliveryAddress' | 'billingAddress'>

/** Where the furniture of an order goes, also where its form did not tell: who owes the VAT himself fetches it for abroad. */
export function destinationOf(order: Going, quote: Pick<Quote, 'country' | 'vat'>): Country {
	const to = order.deliveryAddress ?? order.billingAddress
	if (to) return to.country
	const isTaken = order.deliveryMode === 'pickUp' && isWithoutVat(quote)
	const abroad = countries.find((it) => it !== quote.country)
	return isTaken && abroad ? abroad : quote.country
}

/** What a customer may see of a price: not what it costs the shop. */
export function withoutCost(quote: Quote): Quote {
	const { purchase: _purchase, margin: _margin, ...shown } = quote
	const lines = quote.lines.map(({ purchase: _cost, ...line }) => line)
	return { ...shown, lines }
}

/**
 * Whether an offer was made for this place, whatever its zone is called by now, or whether there still is one. Only the
 * address that it is brought to tells: it may have been priced for elsewhere than where it is billed, or for nowhere yet.
 */
export function isWhereOffered(
	{ deliveryAddress: known }: Pick<Order, 'deliveryAddress'>,
	to: Pick<Delivery, 'country' | 'postalCode'>,
): boolean {
	return known?.country === to.country && known.postalCode === to.postalCode
}

/** The delivery zone of an address, null at pick-up: an offer's price counts the one it was made for. */
function zoneOfWish(
	{ zones }: PricesOfVersion,
	{ deliveryMode, country, postalCode }: Pick<Delivery, 'deliveryMode' | 'country' | 'postalCode'>,
): string | null {
	if (deliveryMode === 'pickUp') return null
	const found = zoneOf(country, postalCode ?? '', zones)
	if (!found.ok) throw failure(found.code)
	return found.zone.zone
}

/** An offer's price counts at its own address and in the zone it was made for; fails where nothing is brought. */
export function keepsPlace(
	offer: Pick<Order, 'deliveryAddress'>,
	quote: Pick<Quote, 'zone'>,
	to: Pick<Delivery, 'deliveryMode' | 'country' | 'postalCode'>,
	prices: PricesOfVersion,
): boolean {
	return isWhereOffered(offer, to) || quote.zone === zoneOfWish(prices, to)
}

/** The price that was agreed to; refused with today's where it is another. */
export function checkedPrice(priced: PricedOrder | null, total: number): PricedOrder {
	if (priced === null) throw failure('price_changed')
	const { quote } = priced
	if (quote.totalIncluding !== total) throw failure('price_changed', { data: { quote } })
	return priced
}
