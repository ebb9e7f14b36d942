import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBefore } from './days-before.ts'

test('days before a date cross months, years and leap days', () => {
	expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
	expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
	expect(daysBefore('2100-03-01', 1)).toBe('2100-02-28')
	expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31')
	expect(daysBefore('2026-09-22', 30)).toBe('2026-08-23')
})

test("days before a date agree with the clock's calendar", () => {
	const instants = fc.date({
		min: new Date('1971-01-01'),
		max: new Date('2399-12-31'),
		noInvalidDate: true,
	})
	fc.assert(
		fc.property(instants, fc.nat({ max: 400 }), (instant, days) => {
			const day = instant.toISOString().slice(0, 10)
			const before = new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000)
			expect(daysBefore(day, days)).toBe(before.toISOString().slice(0, 10))
		}),
	)
})
