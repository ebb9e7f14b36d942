import type { Catalogue } from '../catalogue.ts'

const usual = { interior: 'P1-white', exterior: 'P3-oak-natural' } as const

/** The reference of the usual colour where the catalogue offers it, else of its first one for this place. */
export function usualColor(catalogue: Catalogue, place: 'interior' | 'exterior'): string {
	const offered = catalogue.colors.filter((color) => color[place])
	const wanted = usual[place]
	return (offered.find(({ reference }) => reference === wanted) ?? offered[0])?.reference ?? wanted
}
