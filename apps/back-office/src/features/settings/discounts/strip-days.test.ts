import { expect, test } from 'vitest'
import { placedOn, placeOf, splitAt, stripAround } from './strip-days.ts'

const strip = stripAround('2026-11-26')

test('the strip goes from two months back to ten ahead, over the new year', () => {
	expect([strip.first, strip.end, strip.months.length]).toEqual(['2026-09-01', '2027-09-01', 12])
	expect(strip.months.map(({ day }) => day).slice(3, 6)).toEqual([
		'2026-12-01',
		'2027-01-01',
		'2027-02-01',
	])
	expect(placeOf(strip, '2026-09-01')).toBe(0)
	expect(placeOf(strip, '2028-01-01')).toBe(100)
})

test('a period reaches to the end of its last day', () => {
	const day = 100 / 365
	const placed = placedOn(strip, { from: '2026-09-01', until: '2026-09-01' })
	expect(placed?.left).toBe(0)
	expect(placed?.width).toBeCloseTo(day)
	expect([placed?.opensBefore, placed?.goesOn]).toEqual([false, false])
})

test('what began before or has no end runs off the strip; what lies outside is not on it', () => {
	expect(placedOn(strip, { from: null, until: null })).toEqual({
		left: 0,
		width: 100,
		opensBefore: true,
		goesOn: true,
	})
	expect(placedOn(strip, { from: '2026-01-01', until: '2026-08-31' })).toBeNull()
	expect(placedOn(strip, { from: '2027-09-01', until: null })).toBeNull()
})

test('what begins after the strip is present, and only what ended before it is past', () => {
	const ahead = { from: '2027-10-04', until: '2027-10-20' }
	const endless = { from: '2027-10-04', until: null }
	const last = { from: '2026-08-01', until: '2026-09-01' }
	const over = { from: '2026-08-01', until: '2026-08-31' }
	expect(splitAt(strip, [over, last, ahead, endless], (days) => days)).toEqual({
		present: [last, ahead, endless],
		past: 1,
	})
})
