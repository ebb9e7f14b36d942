// A cache of totals by price book: a buyer asks for the options of a step again and again, and each option is a
// whole design to solve.
import type { Catalogue, Configuration } from '@gabarit/engine'
import { type Circumstances, type PriceBook, shownTotalFor } from '@gabarit/price'
import { hashOf } from '../../lib/hash.ts'

const mostTotals = 5000

/** A book is the same object until something behind it changes; its totals go with it. */
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
