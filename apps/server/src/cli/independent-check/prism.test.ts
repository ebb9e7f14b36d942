import { expect, test } from 'vitest'
import { overlapOf, type PrintedBoard, solidOf } from './prism.ts'

test('the check itself sees an overlap, a groove and a notch', () => {
	const panel = (origin: [number, number, number], groove: 0 | 8 = 0): PrintedBoard => ({
		id: `at ${origin.join(' ')}`,
		thickness: 18,
		groove,
		outline: [
			[0, 0],
			[500, 0],
			[500, 300],
			[0, 300],
		],
		pose: { origin, u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
	})
	const base = solidOf(panel([0, 0, 0]))
	expect(overlapOf(base, solidOf(panel([0, 0, 18])))).toBe(0)
	expect(overlapOf(base, solidOf(panel([500, 0, 0])))).toBe(0)
	expect(overlapOf(base, solidOf(panel([495, 0, 5])))).toBe(5)
	expect(overlapOf(base, solidOf(panel([492, 0, 5], 8)))).toBe(0)
	expect(overlapOf(base, solidOf(panel([491, 0, 5], 8)))).toBe(9)
	const notched = solidOf({
		...panel([0, 0, 0]),
		outline: [
			[0, 0],
			[400, 0],
			[400, 100],
			[500, 100],
			[500, 300],
			[0, 300],
		],
	})
	const inNotch = {
		...panel([400, 0, 0]),
		outline: [
			[0, 0],
			[90, 0],
			[90, 100],
			[0, 100],
		],
	}
	expect(overlapOf(notched, solidOf(inNotch as PrintedBoard))).toBe(0)
	expect(overlapOf(notched, solidOf(panel([400, -200.5, 0])))).toBe(0)
	expect(overlapOf(notched, solidOf(panel([390, -280, 0])))).toBeGreaterThan(9)
})
