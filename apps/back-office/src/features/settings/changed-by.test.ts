import { expect, test } from 'vitest'
import { changedBy } from './changed-by.ts'

test.each([
	['1,79', '+5', '1.8795'],
	['1,70', '5 %', '1.785'],
	['1.35', '-2,5%', '1.3163'],
	['1.35', '− 10', '1.215'],
	['1.35', '0', '1.35'],
	['1.35', '+', null],
	['1.35', 'five', null],
	['1.35', '-100', null],
	['', '+5', null],
] as const)('the coefficient %s changed by %s is %s', (coefficient, change, after) => {
	expect(changedBy(coefficient, change)).toBe(after)
})
