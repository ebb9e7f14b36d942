import { expect, test } from 'vitest'
import { discountDayProblems, lastDiscountDay } from './discount-days.ts'

const today = '2026-11-27'
const none = { from: null, until: null }

test.each([
	['no days', none, none, null, null],
	['today alone', { from: today, until: today }, none, null, null],
	['a last day that is past', { from: null, until: '2026-11-26' }, none, null, 'past'],
	['a year typed short', { from: null, until: '0026-12-31' }, none, null, 'past'],
	['a first day that is past', { from: '2026-01-01', until: null }, none, null, null],
	['five years ahead', { from: '2031-11-27', until: '2031-11-27' }, none, null, null],
	['a day more', { from: '2031-11-28', until: '2031-11-28' }, none, 'far', 'far'],
	['years of six digits', { from: '202612-01-01', until: '202612-12-31' }, none, 'far', 'far'],
] as const)('%s', (_, days, standing, from, until) =>
	expect(discountDayProblems(days, standing, today)).toEqual({ from, until }),
)

test('a day that stands already is accepted, a moved one is judged', () => {
	const standing = { from: '2040-01-01', until: '0026-12-31' }
	expect(discountDayProblems(standing, standing, today)).toEqual({ from: null, until: null })
	const moved = { from: '2040-01-02', until: '2026-01-01' }
	expect(discountDayProblems(moved, standing, today)).toEqual({ from: 'far', until: 'past' })
})

test('of a leap day the last one is the 28th', () => {
	expect(lastDiscountDay('2028-02-29')).toBe('2033-02-28')
})
