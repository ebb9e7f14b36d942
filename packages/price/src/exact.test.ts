import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	centsOf,
	divideHalfUp,
	divideHalfUpLarge,
	multiplyDecimals,
	percentOf,
	scaledOf,
} from './exact.ts'

test('a half is rounded up', () => {
	expect([5, 15, 4, 14, 0].map((n) => divideHalfUp(n, 10))).toEqual([1, 2, 0, 1, 0])
})

test('plain integers and BigInt round alike', () => {
	const numerator = fc.nat({ max: 2 ** 50 })
	const denominator = fc.integer({ min: 1, max: 1e10 })
	fc.assert(
		fc.property(numerator, denominator, (n, d) => {
			expect(divideHalfUp(n, d)).toBe(divideHalfUpLarge(BigInt(n), BigInt(d)))
		}),
	)
})

test('decimals multiply exactly', () => {
	expect(multiplyDecimals('0.62', '1.70')).toBe('1.054')
	expect(multiplyDecimals('0.1', '0.2')).toBe('0.02')
	expect(multiplyDecimals('1.00', '1')).toBe('1')
	expect(multiplyDecimals('1.2345', '0.0001', '2')).toBe('0.0002469')
})

test('a price factor is applied in full precision and rounded once', () => {
	// 3273 x 0.62 x 1.70 = 3449.742; rounding each line first would end in 3449.75.
	expect(centsOf(3273, scaledOf('1.054'))).toBe(344_974)
	expect(centsOf(1, scaledOf('0.005'))).toBe(1)
	expect(centsOf(1, scaledOf('0.0049'))).toBe(0)
})

test('5 % of 2945.70 is 147.29', () => {
	expect(percentOf(294_570, 5)).toBe(14_729)
	expect(percentOf(291_741, 21)).toBe(61_266)
	expect(percentOf(100_000, 12.35)).toBe(12_350)
})
