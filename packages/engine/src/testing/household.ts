import type { Wants } from '../run/capacity/wants.ts'

/** What a household keeps in its wardrobe, in pieces of each kind. */
export const household: Wants = {
	long: 14,
	short: 40,
	trousers: 20,
	folded: 60,
	small: 60,
	shoes: 8,
	suitcases: 2,
}
