import { expect, test } from 'vitest'
import { brusselsDay, holidaysOf, workingDaysAfter, workingDaysBetween } from './calendar.ts'

test('a late evening in UTC is the next day in Brussels', () => {
	expect(brusselsDay(new Date('2026-10-24T22:30:00Z'))).toBe('2026-10-25')
	expect(brusselsDay(new Date('2026-12-24T22:59:00Z'))).toBe('2026-12-24')
	expect(brusselsDay(new Date('2026-12-24T23:01:00Z'))).toBe('2026-12-25')
})

test('movable holidays follow Easter', () => {
	expect([...holidaysOf(2026, 'BE')]).toEqual(
		expect.arrayContaining(['2026-04-06', '2026-05-14', '2026-05-25', '2026-07-21']),
	)
	expect(holidaysOf(2027, 'FR').has('2027-03-29')).toBe(true)
	expect(holidaysOf(2026, 'FR').has('2026-07-14')).toBe(true)
	expect(holidaysOf(2026, 'FR').has('2026-07-21')).toBe(false)
})

test.each([
	['2026-11-20', 1, 'BE', '2026-11-23'],
	['2026-11-10', 1, 'BE', '2026-11-12'],
	['2026-07-20', 1, 'BE', '2026-07-22'],
	['2026-07-20', 1, 'FR', '2026-07-21'],
	['2026-12-24', 1, 'FR', '2026-12-28'],
	['2026-11-23', 0, 'BE', '2026-11-23'],
	['2026-10-12', 30, 'BE', '2026-11-24'],
] as const)('%s plus %i working days in %s is %s', (day, days, country, then) => {
	expect(workingDaysAfter(day, days, country)).toBe(then)
	expect(workingDaysBetween(day, then, country)).toBe(days)
})

test.each([
	['2026-11-20', '2026-11-22', 0],
	['2026-11-20', '2026-11-23', 1],
	['2026-11-10', '2026-11-11', 0],
	['2026-11-23', '2026-11-20', 0],
] as const)('from %s until %s working days passed: %i', (from, until, days) => {
	expect(workingDaysBetween(from, until, 'BE')).toBe(days)
})
