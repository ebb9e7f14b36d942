import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('labels far enough apart stay where they are', () => {
	expect(spread([10, 40, 90], 24)).toEqual([10, 40, 90])
})

test('two overlapping labels move half a gap each', () => {
	expect(spread([50, 50], 24)).toEqual([38, 62])
})

test('any labels are spread in order, a gap apart, around the same middle', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1 }), (places) => {
			const wanted = places.toSorted((a, b) => a - b)
			const found = spread(wanted, 24)
			const mean = (list: readonly number[]) => list.reduce((a, b) => a + b) / list.length
			expect(mean(found)).toBeCloseTo(mean(wanted), 6)
			for (let i = 1; i < found.length; i++) {
				expect((found[i] ?? 0) - (found[i - 1] ?? 0)).toBeGreaterThan(24 - 1e-6)
			}
		}),
	)
})
