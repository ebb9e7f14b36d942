import { buildFurniture, type Catalogue, type Option } from '@gabarit/engine'
import type { PriceBook } from './book.ts'
import type { Circumstances } from './circumstances.ts'
import { priceFurniture } from './price-furniture.ts'
import type { Quote } from './quote.ts'

/** The total that a viewer reads first, in cents. */
export function shownTotalOf(quote: Quote): number {
	return quote.shows === 'Including' ? quote.totalIncluding : quote.totalExcluding
}

/** What options are built and priced with. */
type Pricing = { catalogue: Catalogue; book: PriceBook; circumstances?: Circumstances }

/** Cents that each option would add to the shown total, everything re-solved; null where it cannot be chosen. */
export function optionDifferences(
	current: Quote,
	options: readonly Pick<Option, 'available' | 'configuration'>[],
	{ catalogue, book, circumstances = {} }: Pricing,
): (number | null)[] {
	const shown = shownTotalOf(current)
	return options.map(({ available, configuration }) => {
		if (!available) return null
		const furniture = buildFurniture(configuration, catalogue)
		if (!furniture.ok) return null
		return shownTotalOf(priceFurniture(furniture.value, book, circumstances)) - shown
	})
}
