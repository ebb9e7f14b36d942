import { buildFurniture, type Catalogue, type Configuration, type Option } from '@gabarit/engine'
import type { PriceBook } from '../book.ts'
import type { Circumstances } from '../circumstances.ts'
import { priceFurniture } from '../price-furniture.ts'
import type { Quote } from '../quote.ts'

/** Cents, with or without tax as the viewer sees prices. */
export function shownTotalOf(quote: Quote): number {
	return quote.shows === 'Including' ? quote.totalIncluding : quote.totalExcluding
}

type Pricing = {
	catalogue: Catalogue
	book: PriceBook
	circumstances?: Circumstances
	/** The cost from the caller's cache; without it the configuration is built and priced. */
	totalOf?: (configuration: Configuration) => number | null
}

/** Cents; null where the configuration cannot be made. */
export function shownTotalFor(
	configuration: Configuration,
	{ catalogue, book, circumstances = {} }: Omit<Pricing, 'totalOf'>,
): number | null {
	const furniture = buildFurniture(configuration, catalogue)
	if (!furniture.ok) return null
	return shownTotalOf(priceFurniture(furniture.value, book, circumstances))
}

/** Cents that each option would add to the shown total; null where it cannot be chosen. */
export function optionDifferences(
	current: Quote,
	options: readonly Pick<Option<Configuration>, 'available' | 'configuration'>[],
	pricing: Pricing,
): (number | null)[] {
	const shown = shownTotalOf(current)
	const totalOf = pricing.totalOf ?? ((configuration) => shownTotalFor(configuration, pricing))
	return options.map(({ available, configuration }) => {
		const total = available ? totalOf(configuration) : null
		return total === null ? null : total - shown
	})
}
