import { expect, test } from 'vitest'
import { daysOfMonth, monthAfter } from './payable-months.ts'

test.each([
	['2026-11', 2, '2027-01'],
	['2026-01', -1, '2025-12'],
	['2026-11', -12, '2025-11'],
])('%s and %i months is %s', (month, months, after) => {
	expect(monthAfter(month, months)).toBe(after)
})

test('a month has its own last day', () => {
	expect(daysOfMonth('2028-02')).toEqual(['2028-02-01', '2028-02-29'])
})
