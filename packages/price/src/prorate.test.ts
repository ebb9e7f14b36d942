import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorate, prorateSigned } from './prorate.ts'

const weights = fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 60 })

test('prorated parts add up to the amount, none more than a cent off its share', () => {
	fc.assert(
		fc.property(weights, fc.nat({ max: 5_000_000 }), (list, amount) => {
			const parts = prorate(list, amount)
			const total = list.reduce((a, b) => a + b, 0)
			expect(parts.reduce((a, b) => a + b, 0)).toBe(amount)
			if (total === 0) return
			for (const [i, part] of parts.entries())
				expect(Math.abs(part - (amount * (list[i] ?? 0)) / total)).toBeLessThan(1)
		}),
	)
})

test('the largest remainder gets the next cent, of equal ones the earlier', () => {
	expect(prorate([1, 1, 1], 100)).toEqual([34, 33, 33])
	expect(prorate([1, 2, 3], 10)).toEqual([2, 3, 5])
	expect(prorate([1, 0, 2], 1)).toEqual([0, 0, 1])
})

test('without weights the first part gets the whole amount', () => {
	expect(prorate([0, 0], 7)).toEqual([7, 0])
	expect(prorate([], 0)).toEqual([])
})

const signed = fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 60 })

test('signed parts add up to the amount, none further off its weight than the whole is', () => {
	fc.assert(
		fc.property(signed, fc.integer({ min: -500_000, max: 500_000 }), (list, amount) => {
			const parts = prorateSigned(list, amount)
			expect(parts.reduce((a, b) => a + b, 0)).toBe(amount)
			const rest = Math.abs(amount - list.reduce((a, b) => a + b, 0))
			for (const [i, part] of parts.entries())
				expect(Math.abs(part - (list[i] ?? 0))).toBeLessThanOrEqual(rest)
		}),
	)
})

test('an amount beyond the weights is shared by their size', () => {
	expect(prorateSigned([100, -50], 50)).toEqual([100, -50])
	expect(prorateSigned([100, -50], 65)).toEqual([110, -45])
	expect(prorateSigned([100, -50], 35)).toEqual([90, -55])
	expect(prorateSigned([5000, -4999], 301)).toEqual([5150, -4849])
	expect(prorateSigned([], 7)).toEqual([])
})
