import type { Catalogue, Color, MaterialCategory } from '../catalogue.ts'

/** Those of a place, of one category where one is given; favourites first, then by tier. */
export function offeredColors(
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
): Color[] {
	return catalogue.colors
		.filter((color) => color[place] && (category === undefined || color.category === category))
		.toSorted((a, b) => Number(b.favourite) - Number(a.favourite) || compare(a.tier, b.tier))
}

function compare(a: string, b: string): number {
	return a < b ? -1 : Number(a > b)
}
