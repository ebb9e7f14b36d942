import { expect, test } from 'vitest'
import { referenceOf } from './order-reference.ts'

test.each([
	[2026, 1, '26-00001'],
	[2026, 99_999, '26-99999'],
	[2027, 100_000, '27-A00000'],
	[2027, 2_599_999, '27-Y99999'],
	[2027, 2_600_000, '27-ZA00000'],
	[2100, 417, '00-00417'],
])('in %i the order number %i has the reference %s', (year, number, reference) => {
	expect(referenceOf(year, number)).toBe(reference)
})

test('order references sort as text like their numbers', () => {
	const numbers = [1, 9, 10, 99_999, 100_000, 199_999, 200_000, 2_599_999, 2_600_000, 5_200_000]
	const references = numbers.map((number) => referenceOf(2027, number))
	expect(references.toSorted()).toEqual(references)
	expect(new Set(references).size).toBe(numbers.length)
})
