// The line no carcass may cross, read at single places (domain 3.5); by hand.
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../testing/index.ts'
import { completeDressing } from '../type/dressing/complete.ts'
import {
	allowanceOf,
	carcassLimit,
	ceilingAt,
	ceilingLine,
	type Envelope,
	flatFrom,
	isBetween,
	type RunSlope,
	ridgeX,
	slopesOver,
} from './envelope.ts'
import { runSlopesOf } from './envelope-of.ts'
import { slopeOf, slopeReadings } from './slope.ts'

const left: RunSlope = {
	side: 'left',
	low: 1000,
	tan: 1,
	allowance: 71,
	angle: 45,
	disagreement: 0,
}
const right: RunSlope = { ...left, side: 'right', low: 1200, tan: 0.5, allowance: 56 }
// Left flat from 2400 - 1000 = 1400 (carcasses from 1421), right from 4000 - 2400 = 1600 (1588).
const both: Envelope = { wall: 4000, flat: 2350, ceiling: 2400, slopes: [left, right] }

test('the envelope gives the carcass limit and the ceiling at any x', () => {
	expect([0, 1421, 2000, 4000].map((x) => carcassLimit(both, x))).toEqual([
		929,
		2350,
		1200 + 1000 - 56,
		1144,
	])
	expect([0, 4000].map((x) => ceilingAt(both, x))).toEqual([1000, 1200])
	expect(flatFrom(both, left)).toBe(1421)
	// (2350 + 56 - 1200) / 0.5 = 2412 from the right wall.
	expect(flatFrom(both, right)).toBe(1588)
})

test('only slopes that are lowest somewhere over a stretch count there', () => {
	const over = (x1: number, x2: number) => slopesOver(both, x1, x2).map(({ side }) => side)
	expect(over(0, 600)).toEqual(['left'])
	expect(over(1300, 1700)).toEqual(['left', 'right'])
	// From 1421 on the left slope gives way to the flat line, up to 1588 the right one does.
	expect(over(1421, 1588)).toEqual([])
	expect(over(1421, 1589)).toEqual(['right'])
	expect(over(1420, 1588)).toEqual(['left'])
	expect(over(2000, 2600)).toEqual(['right'])
})

test('the ceiling line lists its corners from left to right', () => {
	expect(ceilingLine(both, 100, 300)).toEqual([
		[100, 1100],
		[300, 1300],
	])
	expect(ceilingLine(both, 1000, 2000)).toEqual([
		[1000, 2000],
		[1400, 2400],
		[1600, 2400],
		[2000, 2200],
	])
	// The slopes named the other way round: still from left to right.
	const turned = { ...both, slopes: [right, left] }
	expect(ceilingLine(turned, 1000, 2000).map(([x]) => x)).toEqual([1000, 1400, 1600, 2000])
	// A corner at an end is no corner.
	expect(ceilingLine(both, 1400, 1600)).toHaveLength(2)
	expect(ceilingLine({ ...both, slopes: [] }, 0, 900)).toEqual([
		[0, 2400],
		[900, 2400],
	])
})

test('isBetween leaves out both bounds', () => {
	expect([10, 11, 19, 20].map((x) => isBetween(x, 10, 20))).toEqual([false, true, true, false])
})

test('the ridge is where a left and a right slope cross', () => {
	// 1000 + x = 1200 + (4000 - x) / 2: x = 1466.67.
	expect(ridgeX(both)).toBeCloseTo(1466.667, 3)
	expect(ridgeX({ ...both, slopes: [left] })).toBeNull()
	expect(ridgeX({ ...both, slopes: [right] })).toBeNull()
})

test('a side run has the back slope at its end, with the height that its filler takes', () => {
	const design = completeDressing(
		{ version: 1, hu: 2400, room: { width: 4000 }, slope: { back: { low: 1000, angle: 45 } } },
		sampleCatalogue,
	)
	const heights = { ceiling: 2400, carcassHeight: 2350, tablet: 0 }
	const under = (side: 'Main' | 'Left', topFiller: number) =>
		runSlopesOf(design, side, 4000, { ...heights, topFiller }).slopes
	// A side run sees the back slope low in its corner; without a top filler 20 stand for it.
	expect(under('Main', 50)).toEqual([])
	expect(under('Left', 50)).toMatchObject([{ side: 'left', low: 1000, allowance: 71 }])
	expect(under('Left', 0)).toMatchObject([{ allowance: 29 }])
	expect(allowanceOf(20, 1)).toBe(29)
})

test('a slope is read from any two of low height, run and angle, with usual values for missing ones', () => {
	// 2400 - 1000 x tan 30 (577.35).
	expect(slopeOf({ run: 1000, angle: 30 }, 2400).low).toBeCloseTo(1822.65, 2)
	expect(slopeReadings({})).toEqual({ low: 1200, run: undefined, angle: 45 })
	expect(slopeReadings({ low: 900 })).toEqual({ low: 900, run: undefined, angle: 45 })
	expect(slopeReadings({ run: 800 })).toEqual({ low: 1200, run: 800, angle: undefined })
	expect(slopeReadings({ low: 900, run: 800 })).toEqual({ low: 900, run: 800, angle: undefined })
	expect(slopeOf({ run: 800 }, 2000)).toMatchObject({ low: 1200, tan: 1 })
})
