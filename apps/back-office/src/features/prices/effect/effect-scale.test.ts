import { expect, test } from 'vitest'
import { medianOf, placeOn, scaleOf } from './effect-scale.ts'

test.each([
	[[1.8, 0.4, 0], { low: 0, high: 2, lines: [0, 0.5, 1, 1.5, 2] }],
	[[10, 7], { low: 0, high: 10, lines: [0, 2.5, 5, 7.5, 10] }],
	[[-3, 0], { low: -3, high: 0, lines: [-3, -2, -1, 0] }],
	[[-2, 6], { low: -2, high: 6, lines: [-2, 0, 2, 4, 6] }],
	[[0, 0], { low: 0, high: 1, lines: [0, 1] }],
])('the scale of %o begins at 0 and ends at a round figure', (values, scale) => {
	expect(scaleOf(values)).toEqual(scale)
})

test('a value stands between the ends of the scale', () => {
	const scale = scaleOf([-2, 6])
	expect([placeOn(scale, -2), placeOn(scale, 0), placeOn(scale, 6)]).toEqual([0, 25, 100])
})

test('the median is the middle one, or between the middle two', () => {
	expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3]), medianOf([])]).toEqual([2, 2.5, 0])
})
