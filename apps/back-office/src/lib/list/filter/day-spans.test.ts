import { expect, test } from 'vitest'
import { isBeyond, type SpanName, spanOf, spansOf } from './day-spans.ts'

const cases: [SpanName, string, string, string][] = [
	['today', '2026-11-24', '2026-11-24', '2026-11-24'],
	['thisWeek', '2026-11-24', '2026-11-23', '2026-11-29'],
	['thisWeek', '2026-11-29', '2026-11-23', '2026-11-29'],
	['lastWeek', '2026-11-23', '2026-11-16', '2026-11-22'],
	['lastWeek', '2027-01-03', '2026-12-21', '2026-12-27'],
	['nextSeven', '2026-12-28', '2026-12-28', '2027-01-03'],
	['lastThirty', '2026-11-30', '2026-11-01', '2026-11-30'],
	['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
	['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
]

test.each(cases)('%s on %s', (name, today, from, until) => {
	expect(spanOf(name, today)).toEqual([from, until])
})

test('what has happened is asked for by last week, what is to come by the next days', () => {
	expect(spansOf(true)).toContain('lastWeek')
	expect(spansOf(true)).not.toContain('nextSeven')
	expect(spansOf(false)).toContain('nextSeven')
})

test.each([
	['2026-11-24', {}, false],
	['2026-11-24', { min: '2026-11-24', max: '2026-11-24' }, false],
	['2026-11-23', { min: '2026-11-24' }, true],
	['2026-11-25', { max: '2026-11-24' }, true],
	['', { min: '2026-11-24', max: '2026-11-24' }, false],
])('whether %j is beyond %j: %s', (day, ends, isSo) => {
	expect(isBeyond(day, ends)).toBe(isSo)
})
