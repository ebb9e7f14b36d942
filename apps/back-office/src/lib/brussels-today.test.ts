import { expect, test } from 'vitest'
import { dayStyle } from './brussels-today.ts'

test.each([
	['2026-01-01', 'day'],
	['2025-12-31', 'short'],
	['2027-01-02', 'short'],
	// 23:30 UTC on the last day of the year is the first of the next one in Brussels.
	['2025-12-31T23:30:00.000Z', 'day'],
	['2026-12-31T23:30:00.000Z', 'short'],
])('%s is written in the style %s', (iso, style) => {
	expect(dayStyle(iso, '2026-11-27')).toBe(style)
})
