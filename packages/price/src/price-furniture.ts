// The pipeline of domain 10.2: points → goods → colour → discounts → services → eco → delivery → VAT.
// Goods are computed in full precision and rounded once; every later amount from the rounded one before it.
import type { Furniture } from '@gabarit/engine'
import type { DiscountPeriod, FormerPrices, PriceBook } from './book.ts'
import type { Circumstances } from './circumstances.ts'
import { countryOfSale } from './delivery/country-of-sale.ts'
import { deliveryPriceOf, zoneOf } from './delivery/delivery.ts'
import { palletsOf } from './delivery/pallets.ts'
import { discountsOf, lowestRecentOf } from './discounts.ts'
import { centsOf, divideHalfUp, percentOf, scaledOf } from './exact.ts'
import { fittingPriceOf } from './fitting-price.ts'
import { isNoPrice } from './no-price.ts'
import type { PointsLine } from './points/lines.ts'
import { pointsLinesOf } from './points/points-of.ts'
import { prorate } from './prorate.ts'
import type { Quote, QuoteLine } from './quote.ts'

type Factors = { sale: bigint; purchase: bigint | null }
const factorsByBook = new WeakMap<PriceBook, Factors>()

function factorsOf(book: PriceBook): Factors {
	const known = factorsByBook.get(book)
	if (known !== undefined) return known
	const { saleFactor, purchaseFactor } = book
	const purchase = purchaseFactor === undefined ? null : scaledOf(purchaseFactor)
	const factors = { sale: scaledOf(saleFactor), purchase }
	factorsByBook.set(book, factors)
	return factors
}

/** Lines, steps and totals add up to the cent. */
export function priceFurniture(
	furniture: Furniture,
	book: PriceBook,
	circumstances: Circumstances = {},
): Quote {
	const factors = factorsOf(book)
	const pointsLines = pointsLinesOf(furniture, book.points)
	const points = pointsLines.reduce((sum, line) => sum + line.points, 0)
	const goods = centsOf(points, factors.sale)
	const cost = factors.purchase === null ? null : centsOf(points, factors.purchase)
	const surcharge = surchargeOf(furniture, book)
	const pallets = palletsOf(furniture, (reference) => book.points.colors[reference]?.category)
	const below = belowGoods(furniture, book, circumstances, { gross: goods + surcharge, pallets })
	const lowest = lowestRecentOf(
		{ now: goods + surcharge, by: (former) => formerPriceOf(furniture, former, book) },
		book,
		circumstances,
	)
	return {
		version: book.version,
		viewer: book.viewer,
		shows: book.shows,
		points,
		lines: amountLines(pointsLines, goods, cost),
		goods,
		surcharge,
		pallets,
		...below,
		...(lowest !== null && { lowestRecent: withShownVat(lowest, book, below.vat) }),
		...(cost === null
			? {}
			: { purchase: cost + surcharge, margin: below.netGoods - cost - surcharge }),
	}
}

type Below = Pick<
	Quote,
	| 'country'
	| 'discounts'
	| 'netGoods'
	| 'services'
	| 'ecoParticipation'
	| 'vat'
	| 'totalExcluding'
	| 'totalIncluding'
> &
	Delivery

/** What stands below the goods, from the discounts to the total; `gross`: goods and colour surcharge. */
export function belowGoods(
	furniture: Furniture,
	book: PriceBook,
	circumstances: Circumstances,
	{ gross, pallets }: { gross: number; pallets: number },
): Below {
	const country = countryOfSale(circumstances, book.country)
	const discounts = discountsOf(gross, book, circumstances)
	const netGoods = discounts.reduce((rest, discount) => rest - discount.amount, gross)
	const services = servicesOf(furniture, book, circumstances)
	const ecoParticipation = ecoOf(furniture, book, country, circumstances.date)
	const delivery = deliveryOf(book, circumstances, country, pallets)
	const totalExcluding = services.reduce(
		(sum, service) => sum + service.amount,
		netGoods + ecoParticipation + delivery.delivery,
	)
	const vat = vatOf(totalExcluding, book, circumstances, country)
	const totalIncluding = vat.reduce((sum, { amount }) => sum + amount, totalExcluding)
	return {
		country,
		discounts,
		netGoods,
		services,
		ecoParticipation,
		...delivery,
		vat,
		totalExcluding,
		totalIncluding,
	}
}

/**
 * A correction: the lines of the goods stay as agreed, and so does the reduction of their period; all below is counted
 * anew by `book`.
 */
export function recount(
	quote: Quote,
	furniture: Furniture,
	book: PriceBook,
	circumstances: Circumstances,
): Quote {
	const { goods, surcharge, pallets, purchase, lowestRecent, ...kept } = quote
	const granted = { ...book, discounts: quote.discounts.flatMap(periodOf) }
	const gross = goods + surcharge
	const below = belowGoods(furniture, granted, circumstances, { gross, pallets })
	const { isDeliveryAgreed: _agreed, deliveryProblem: _problem, ...standing } = kept
	const isSameRate = below.vat[0]?.rate === quote.vat[0]?.rate
	return {
		...standing,
		goods,
		surcharge,
		pallets,
		...below,
		...(lowestRecent !== undefined && isSameRate && { lowestRecent }),
		...(purchase !== undefined && { purchase, margin: below.netGoods - purchase }),
	}
}

function periodOf({ kind, label, percentage }: Quote['discounts'][number]): DiscountPeriod[] {
	return kind === 'period' && percentage !== undefined ? [{ label, percentage }] : []
}

/** Cents before any discount, with VAT or without as the viewer reads prices. */
export function shownPriceOf(points: number, book: PriceBook): number {
	const excluding = centsOf(points, factorsOf(book).sale)
	if (book.shows === 'Excluding') return excluding
	return excluding + percentOf(excluding, book.vat[book.country].normal)
}

/** Cents excl. VAT, no reduction; null where those lists did not sell all of it. */
function formerPriceOf(
	furniture: Furniture,
	{ saleFactor, colorSurcharge, points }: FormerPrices,
	book: PriceBook,
): number | null {
	const lists = points ?? book.points
	try {
		const sum = pointsLinesOf(furniture, lists).reduce((total, line) => total + line.points, 0)
		const surcharge = surchargeOf(furniture, { colorSurcharge, points: lists })
		return centsOf(sum, scaledOf(saleFactor)) + surcharge
	} catch (error) {
		if (isNoPrice(error)) return null
		throw error
	}
}

function amountLines(
	lines: readonly PointsLine[],
	goods: number,
	cost: number | null,
): QuoteLine[] {
	const weights = lines.map((line) => line.points)
	const amounts = prorate(weights, goods)
	const purchases = cost === null ? null : prorate(weights, cost)
	return lines.map((line, i) => {
		const amount = amounts[i] as number
		return purchases === null
			? { ...line, amount }
			: { ...line, amount, purchase: purchases[i] as number }
	})
}

/** A colour that is no favourite needs a stock sheet of its own: charged once, however many colours. */
function surchargeOf(
	furniture: Furniture,
	{ colorSurcharge, points }: Pick<PriceBook, 'colorSurcharge' | 'points'>,
): number {
	if (colorSurcharge === 0) return 0
	const { colors } = points
	const ordered = furniture.boards.some((board) => colors[board.material]?.favourite === false)
	return ordered ? colorSurcharge : 0
}

/** At pick-up nothing is carried in. */
function servicesOf(
	furniture: Furniture,
	book: PriceBook,
	circumstances: Circumstances,
): Quote['services'] {
	const { workforce, fitting, carryIn } = book.services
	const services: Quote['services'] = []
	if (workforce !== undefined) services.push({ code: 'workforce', amount: workforce })
	const isDelivered = circumstances.deliveryMode !== 'pickUp'
	for (const wanted of circumstances.services ?? []) {
		if (services.some(({ code }) => code === wanted.code)) continue
		if (wanted.code === 'fitting' && fitting !== undefined) {
			const amount = fittingPriceOf(furniture, fitting.hourly)
			// Loose boards are fixed by nobody.
			if (amount > 0) services.push({ code: 'fitting', amount })
		}
		if (wanted.code === 'carryIn' && carryIn !== undefined && isDelivered)
			services.push({ code: 'carryIn', amount: wanted.floors * carryIn.perFloor })
	}
	return services
}

/** Shown separately and never discounted; by weight, the rate of the latest date in force. */
function ecoOf(
	furniture: Furniture,
	book: PriceBook,
	country: string,
	date: string | undefined,
): number {
	let scale: PriceBook['ecoParticipation'][number] | null = null
	for (const candidate of book.ecoParticipation) {
		if (candidate.country !== country) continue
		if (date !== undefined && candidate.from > date) continue
		if (scale === null || candidate.from > scale.from) scale = candidate
	}
	return scale === null ? 0 : divideHalfUp(Math.round(furniture.weight * 1000) * scale.perKg, 1000)
}

type Delivery = Pick<Quote, 'delivery' | 'isDeliveryAgreed' | 'zone' | 'deliveryProblem'>

function deliveryOf(
	book: PriceBook,
	{ postalCode, deliveryMode, deliveryPrice }: Circumstances,
	country: Quote['country'],
	pallets: number,
): Delivery {
	if (deliveryMode === 'pickUp') return { delivery: 0, zone: null }
	const answer = postalCode === undefined ? null : zoneOf(country, postalCode, book.delivery.zones)
	const zone = answer?.ok ? answer.zone.zone : null
	const problem = answer?.ok === false ? { deliveryProblem: answer.code } : {}
	if (deliveryPrice !== undefined && book.viewer !== 'supplier')
		return { delivery: deliveryPrice, isDeliveryAgreed: true, zone, ...problem }
	if (!answer?.ok) return { delivery: 0, zone, ...problem }
	return { delivery: deliveryPriceOf(answer.zone, pallets, book.delivery.base), zone }
}

/** Cents; null unless it was lower before the announced reduction than now without it. */
export function cheaperBefore(quote: Quote, book: PriceBook): number | null {
	const { lowestRecent, goods, surcharge, vat } = quote
	if (lowestRecent === undefined) return null
	return lowestRecent < withShownVat(goods + surcharge, book, vat) ? lowestRecent : null
}

function withShownVat(amount: number, book: PriceBook, vat: Quote['vat']): number {
	if (book.shows === 'Excluding') return amount
	return vat.reduce((sum, { rate }) => sum + percentOf(amount, rate), amount)
}

function vatOf(
	base: number,
	book: PriceBook,
	circumstances: Circumstances,
	country: Quote['country'],
): Quote['vat'] {
	// The amount to pay to the supplier is given excluding VAT only.
	if (book.viewer === 'supplier') return []
	const { normal, reduced } = book.vat[country]
	if (circumstances.vat === 'ReverseCharge') return [{ rate: 0, base, amount: 0 }]
	return [vatRow(circumstances.vat === 'Reduced' ? reduced : normal, base)]
}

/** A seller whose own rate is zero is exempt: nobody owes the tax he does not ask. */
function vatRow(rate: number, base: number): Quote['vat'][number] {
	const row = { rate, base, amount: percentOf(base, rate) }
	return rate === 0 ? { ...row, isExempt: true } : row
}
