// What a configuration costs by one book, remembered: the options of a step are asked again and again while a buyer
// goes to and fro, and each is a whole furniture to build.
import type { Catalogue, Configuration } from '@gabarit/engine'
import { type Circumstances, type PriceBook, shownTotalFor } from '@gabarit/price'
import { hashOf } from '../../lib/hash.ts'

/** A number and a hash each: some hundred kilobytes for a book. */
const mostTotals = 5000

/** A book is the same object for as long as nothing behind it changed: with it go its totals. */
const totalsByBook = new WeakMap<PriceBook, Map<string, number | null>>()

type Pricing = { catalogue: Catalogue; book: PriceBook; circumstances: Circumstances }

export function rememberedTotals(pricing: Pricing): (it: Configuration) => number | null {
	const totals = totalsByBook.get(pricing.book) ?? new Map<string, number | null>()
	totalsByBook.set(pricing.book, totals)
	return (configuration) => {
		const key = hashOf(JSON.stringify([pricing.circumstances, configuration]))
		const known = totals.get(key)
		if (known !== undefined) return known
		const total = shownTotalFor(configuration, pricing)
		const [oldest] = totals.keys()
		if (totals.size >= mostTotals && oldest !== undefined) totals.delete(oldest)
		totals.set(key, total)
		return total
	}
}
