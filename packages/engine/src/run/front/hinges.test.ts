// domain 6.1: a partition loaded on both faces carries up to 5 kg of leaf a hinge; a hint says so above.
import { expect, test } from 'vitest'
import { HANDLE_WEIGHT, hingeCount, hingeLoad, LEAF_WEIGHT_MAX } from './hinges.ts'

const PARTITION_LOAD = 5

test.each([2, 3, 4, 5, 6])(
	'a leaf on %i hinges needs no hint on the load of its partition',
	(hinges) => {
		expect(hingeLoad(hinges) / hinges).toBeLessThanOrEqual(PARTITION_LOAD)
	},
)

test('a leaf of any height and weight loads a hinge by 5 kg at most, or is refused', () => {
	for (let height = 250; height <= 2700; height += 50)
		for (let weight = 0.5; weight <= LEAF_WEIGHT_MAX - HANDLE_WEIGHT; weight += 0.5) {
			const hinges = hingeCount(height, weight)
			expect(hinges === null || weight / hinges <= PARTITION_LOAD, `${height} ${weight}`).toBe(true)
		}
})
