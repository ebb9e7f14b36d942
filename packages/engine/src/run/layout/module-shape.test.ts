// domain 3.5, the table of tops at its very limits: segments of 150, a rest of 300, the chord, the ridge; by hand.
import { expect, test } from 'vitest'
import type { Envelope, RunSlope } from '../../room/envelope.ts'
import { cornersUnder, heightAt, moduleShape, undersideAt } from './module-shape.ts'

const slope = (side: 'left' | 'right', low: number, tan: number, allowance: number): RunSlope => ({
	side,
	low,
	tan,
	allowance,
	angle: (Math.atan(tan) * 180) / Math.PI,
	disagreement: 0,
})
// 45 degrees from 1000, v = 71: E(x) = 929 + x, flat 2350 from x = 1421.
const attic: Envelope = {
	wall: 4000,
	flat: 2350,
	ceiling: 2400,
	slopes: [slope('left', 1000, 1, 71)],
}
const mirrored: Envelope = { ...attic, slopes: [slope('right', 1000, 1, 71)] }
const shapeOf = (envelope: Envelope, x1: number, x2: number, stepped = false) => {
	const { top, heightLeft, heightRight } = moduleShape(envelope, x1, x2, stepped)
	return `${heightLeft}/${heightRight} ${top}`
}

test('a top has a sloped panel from a segment of 150 on, not at 149', () => {
	expect(moduleShape(attic, 1271, 1871, false)).toMatchObject({
		top: 'PartialSlope',
		line: [
			[1271, 2200],
			[1421, 2350],
			[1871, 2350],
		],
		lowSide: 'left',
		slanted: true,
		ridged: false,
	})
	// E(1272) = 2201, 199 under the ceiling: the filler closes it.
	expect(moduleShape(attic, 1272, 1872, false)).toMatchObject({
		top: 'Straight',
		heightLeft: 2201,
		heightRight: 2201,
		lowSide: 'left',
		slanted: true,
	})
})

test('a top has a flat panel from a segment of 150 on, and follows the chord at 149', () => {
	expect(shapeOf(attic, 971, 1571)).toBe('1900/2350 PartialSlope')
	expect(moduleShape(attic, 970, 1570, false)).toMatchObject({
		top: 'FullSlope',
		line: [
			[970, 1899],
			[1570, 2350],
		],
		lowSide: 'left',
	})
})

test('a top follows the slope unrounded up to its turn', () => {
	expect(moduleShape(attic, 821, 1421, false)).toMatchObject({
		top: 'FullSlope',
		line: [
			[821, 1750],
			[1421, 2350],
		],
	})
	const third: Envelope = { ...attic, slopes: [slope('left', 1000, 1 / 3, 53)] }
	// E(x) = 947 + x / 3: 1113.67 and 1313.67, floored only as heights.
	const shape = moduleShape(third, 500, 1100, false)
	expect(shape.line[0]?.[1]).toBeCloseTo(1113.667, 3)
	expect([shape.heightLeft, shape.heightRight]).toEqual([1113, 1313])
})

test('a filler closes 300 above a straight top, not more', () => {
	// Twice as steep, v = 100: E(x) = 900 + 2x, flat 2200 from x = 650.
	const steep: Envelope = { ...attic, flat: 2200, slopes: [slope('left', 1000, 2, 100)] }
	expect(shapeOf(steep, 600, 1200)).toBe('2100/2100 Straight')
	expect(shapeOf(steep, 599, 1199)).toBe('2098/2200 FullSlope')
	// A sloped segment of 200 with a flat one of 100 is never straight.
	expect(shapeOf({ ...steep, ceiling: 2210 }, 500, 700)).toBe('1900/2200 FullSlope')
})

test('a top under a right slope mirrors one under a left slope', () => {
	// E(x) = 929 + 4000 - x, turns at 2579.
	expect(moduleShape(mirrored, 2129, 2729, false)).toMatchObject({
		top: 'PartialSlope',
		line: [
			[2129, 2350],
			[2579, 2350],
			[2729, 2200],
		],
		lowSide: 'right',
	})
	expect(shapeOf(mirrored, 2128, 2728)).toBe('2201/2201 Straight')
	expect(shapeOf(mirrored, 2430, 3030)).toBe('2350/1899 FullSlope')
	expect(shapeOf(mirrored, 2579, 3179)).toBe('2350/1750 FullSlope')
	expect(shapeOf(mirrored, 1979, 2579)).toBe('2350/2350 Straight')
	expect(moduleShape(mirrored, 1979, 2579, false)).toMatchObject({ lowSide: null, slanted: false })
})

test('a stepped top is straight at its lower end, however much stays open above', () => {
	expect(moduleShape(mirrored, 3000, 3600, true)).toMatchObject({
		top: 'Straight',
		heightLeft: 1329,
		heightRight: 1329,
		lowSide: 'right',
		ridged: false,
	})
})

// Both slopes 45 degrees from 1500 on 2000: they meet at 2500 over x = 1000; v = 71, carcasses to 2450.
const ridge: Envelope = {
	wall: 2000,
	flat: 2450,
	ceiling: 2500,
	slopes: [slope('left', 1500, 1, 71), slope('right', 1500, 1, 71)],
}

test('a top under two slopes is straight at its lower end, up to 300 under the ridge', () => {
	expect(moduleShape(ridge, 771, 1200, false)).toMatchObject({
		top: 'Straight',
		heightLeft: 2200,
		lowSide: 'left',
		ridged: false,
	})
	expect(moduleShape(ridge, 770, 1200, false)).toMatchObject({ heightLeft: 2199, ridged: true })
	expect(moduleShape(ridge, 800, 1300, false)).toMatchObject({
		heightLeft: 2129,
		heightRight: 2129,
		lowSide: 'right',
		ridged: true,
	})
	expect(moduleShape(ridge, 770, 1200, true)).toMatchObject({ heightLeft: 2199, ridged: false })
	expect(moduleShape(ridge, 900, 1100, false).lowSide).toBe('left')
})

test('the underside of a top that turns is lowered square to each part', () => {
	const line = [
		[0, 1000],
		[1000, 2000],
		[2000, 2000],
	] as const
	expect([0, 500, 1000, 1500, 2000].map((x) => heightAt(line, x))).toEqual([
		1000, 1500, 2000, 2000, 2000,
	])
	// 18 square to 45 degrees: 25.456 straight down.
	expect(undersideAt(line, 500, 18)).toBeCloseTo(1474.544, 3)
	expect(undersideAt(line, 1500, 18)).toBe(1982)
	// Just past the turn the sloped panel still hangs lower.
	expect(undersideAt(line, 1004, 18)).toBeCloseTo(1978.544, 3)
	// The two undersides meet 7.456 past the turn.
	const [corner] = cornersUnder(line, 18, 0, 2000)
	expect(corner?.[0]).toBeCloseTo(1007.456, 3)
	expect(corner?.[1]).toBeCloseTo(1982, 9)
})

test('corners under a top lie strictly between the bounds', () => {
	const line = [
		[0, 2000],
		[1000, 2000],
		[2000, 1000],
	] as const
	expect(cornersUnder(line, 0, 0, 2000)).toEqual([[1000, 2000]])
	expect(cornersUnder(line, 0, 1000, 2000)).toEqual([])
	expect(cornersUnder(line, 0, 0, 1000)).toEqual([])
	// Lowered by 18 the corner lies 7.456 before the turn.
	expect(cornersUnder(line, 18, 995, 2000)).toEqual([])
	expect(cornersUnder(line, 18, 990, 2000)[0]?.[0]).toBeCloseTo(992.544, 3)
	expect(cornersUnder([line[0], line[1]], 18, 0, 1000)).toEqual([])
})
