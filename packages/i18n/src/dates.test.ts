import { expect, test } from 'vitest'
import { formatDate, formatTime } from './index.ts'

test('a date is written day first in the three languages', () => {
	for (const language of ['fr', 'nl', 'en'] as const) {
		expect(formatDate('2026-11-24', language)).toBe('24/11/2026')
	}
	expect(formatDate('2026-10-08', 'fr', 'day')).toBe('8/10')
	expect(formatDate('2026-11-24', 'fr', 'full')).toBe('mardi 24 novembre 2026')
	expect(formatDate('2026-11-24', 'nl', 'full')).toBe('dinsdag 24 november 2026')
	expect(formatDate('2026-11-24', 'en', 'long')).toBe('24 November 2026')
})

test('the first of a month is `1er` in French, in words only', () => {
	expect(formatDate('2026-12-01', 'fr', 'long')).toBe('1er décembre 2026')
	expect(formatDate('2026-12-01', 'fr', 'full')).toBe('mardi 1er décembre 2026')
	expect(formatDate('2026-11-30T23:30:00Z', 'fr', 'long')).toBe('1er décembre 2026')
	expect(formatDate('2026-12-01', 'fr')).toBe('01/12/2026')
	expect(formatDate('2026-12-01', 'fr', 'day')).toBe('1/12')
	expect(formatDate('2026-12-21', 'fr', 'long')).toBe('21 décembre 2026')
	expect(formatDate('2026-12-01', 'nl', 'long')).toBe('1 december 2026')
	expect(formatDate('2026-12-01', 'en', 'long')).toBe('1 December 2026')
})

test('an instant has the day and hour of Brussels', () => {
	expect(formatDate('2026-11-23T23:30:00Z', 'fr')).toBe('24/11/2026')
	expect(formatTime('2026-11-23T08:42:00Z', 'fr')).toBe('9:42')
	expect(formatTime('2026-07-23T22:05:00Z', 'nl')).toBe('0.05')
})

test('a text that is no date is written as it is', () => {
	expect(formatDate('soon', 'fr')).toBe('soon')
	expect(formatTime('', 'fr')).toBe('')
})
