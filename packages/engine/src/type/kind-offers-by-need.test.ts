import { expect, test } from 'vitest'
import { deskOffers } from './desk/offers.ts'
import { dressingOffers } from './dressing/offers.ts'
import { kindOffers } from './kind-offers-by-need.ts'
import { loadKind } from './kind-rows-by-need.ts'

test('a kind that is not loaded offers nothing, least of all what a dressing does', async () => {
	expect(kindOffers('shelves')).toBe(dressingOffers)
	expect(() => kindOffers('desk')).toThrow('desk')
	await loadKind('desk')
	expect(kindOffers('desk')).toBe(deskOffers)
})
