import { expect, test } from 'vitest'
import { stepPath } from './step-path.ts'

test('a step for each value from the top down, joined by risers into one line', () => {
	expect(stepPath([3, 1, 4], 5)).toBe('M0 2H1V4H2V1H3')
})

test('equal values are one level, nothing is no line', () => {
	expect(stepPath([2, 2], 5)).toBe('M0 3H1V3H2')
	expect(stepPath([], 5)).toBe('')
})
