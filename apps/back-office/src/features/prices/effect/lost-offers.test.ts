import { expect, test } from 'vitest'
import { lostOffers } from './lost-offers.ts'

test('an offer is lost where the new version alone has no price for it', () => {
	const effect = [
		{ before: 100, after: 90 },
		{ before: 100, after: null },
		{ before: null, after: 90 },
		// A supplier learns by how much, never what was offered.
		{ before: null, after: null },
	]
	expect(lostOffers(effect)).toBe(1)
})
