import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test.each([
	['2026-11-21', 0],
	['2026-11-20', -1],
	['2026-12-01', 10],
	// The clock goes forward in between.
	['2027-04-01', 131],
])('until %s there are %i days', (day, days) => expect(daysUntil(day, '2026-11-21')).toBe(days))
