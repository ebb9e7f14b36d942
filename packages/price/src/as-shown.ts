import { prorate } from './prorate.ts'
import type { Quote } from './quote.ts'

/** `includesVat`: every amount holds its VAT, and `totalIncluding` is the sum of all. */
export type ShownQuote = Quote & { includesVat?: true }

/**
 * The quote as its viewer reads it. A consumer sees every amount including VAT (the law of Belgium and France): each
 * part gets its share of the tax, to the cent, so that the parts still add up to the total. A seller compares with his
 * cost, which has no VAT.
 */
export function asShown(quote: Quote): ShownQuote {
	const { lines, surcharge, discounts, services, totalExcluding, totalIncluding } = quote
	const isSeller = quote.purchase !== undefined
	if (quote.shows === 'Excluding' || isSeller || totalIncluding === totalExcluding) return quote
	const parts = [
		...lines.map(({ amount }) => amount),
		surcharge,
		...discounts.map(({ amount }) => -amount),
		...services.map(({ amount }) => amount),
		quote.ecoParticipation,
		quote.delivery,
	]
	const shown = prorate(parts, totalIncluding)
	const next = () => shown.shift() as number
	const shownLines = lines.map((line) => ({ ...line, amount: next() }))
	const shownSurcharge = next()
	const shownDiscounts = discounts.map((it) => ({ ...it, amount: -next() }))
	const shownServices = services.map((it) => ({ ...it, amount: next() }))
	const goods = shownLines.reduce((sum, { amount }) => sum + amount, 0)
	return {
		...quote,
		lines: shownLines,
		goods,
		surcharge: shownSurcharge,
		discounts: shownDiscounts,
		netGoods: shownDiscounts.reduce((rest, { amount }) => rest - amount, goods + shownSurcharge),
		services: shownServices,
		ecoParticipation: next(),
		delivery: next(),
		includesVat: true,
	}
}
