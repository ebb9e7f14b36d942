import { expect, test } from 'vitest'
import { shownPriceOf } from './price-furniture.ts'
import { sampleBook } from './testing/index.ts'

test('a handle of 14 points has the price that each viewer reads', () => {
	const priceOf = (viewer: Parameters<typeof sampleBook>[0], change = {}) =>
		shownPriceOf(14, sampleBook(viewer, change))
	expect(priceOf('visitor')).toBe(1694)
	expect(priceOf('visitor', { country: 'FR' })).toBe(1680)
	expect(priceOf('professional')).toBe(1120)
	// 14 x 1.054 = 14.756: half up to the cent, then the VAT of it.
	expect(priceOf('reseller-visitor')).toBe(1476 + 310)
	expect(priceOf('reseller')).toBe(1476)
})
