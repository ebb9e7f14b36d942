import { expect, test } from 'vitest'
import { monthAfter, weekNumberOf } from './calendar.ts'

test.each([
	['2026-01-01', 1],
	['2026-11-26', 48],
	['2026-12-31', 53],
	['2027-01-03', 53],
	['2027-01-04', 1],
	['2024-12-30', 1],
])('%s is in week %d', (day, week) => expect(weekNumberOf(day)).toBe(week))

test.each([
	['2026-11', 1, '2026-12'],
	['2026-12', 1, '2027-01'],
	['2026-01', -1, '2025-12'],
	['2026-11', -12, '2025-11'],
])('%s and %d months is %s', (month, months, after) =>
	expect(monthAfter(month, months)).toBe(after),
)
