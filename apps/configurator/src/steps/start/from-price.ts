// The price from which a type can be had: its first design in the cheapest of its finishes.
import type { Catalogue, Configuration, DressingConfiguration } from '@gabarit/engine'

/** Cents; null where it cannot be made. */
export type TotalOf = (configuration: Configuration) => number | null

const places = ['interior', 'exterior'] as const

/**
 * One design after another, so that the caller decides what happens between two.
 * A colour counts for all of its material and tier, which cost the same; a favourite, which has no surcharge.
 */
export function* fromPrice(
	first: DressingConfiguration,
	catalogue: Catalogue,
	totalOf: TotalOf,
): Generator<void, number | null> {
	let best = { configuration: first, total: totalOf(first) }
	for (const place of places)
		for (const reference of oneOfEachTier(catalogue, place)) {
			yield
			const colors = { ...best.configuration.colors, [place]: reference }
			const configuration = { ...first, colors }
			const total = totalOf(configuration)
			if (total !== null && (best.total === null || total < best.total))
				best = { configuration, total }
		}
	return best.total
}

function oneOfEachTier({ colors }: Catalogue, place: 'interior' | 'exterior'): string[] {
	// The last of a tier stands for it.
	const offered = colors
		.filter((color) => color[place])
		.toSorted((a, b) => Number(a.favourite) - Number(b.favourite))
	const byTier = new Map(offered.map((one) => [`${one.category} ${one.tier}`, one.reference]))
	return [...byTier.values()]
}
