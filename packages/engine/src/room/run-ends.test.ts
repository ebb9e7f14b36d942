// How a run's ends close, and how far they move out from under a slope (domain 3.1, 3.5); by hand.
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../testing/index.ts'
import { completeDressing } from '../type/dressing/complete.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import type { Envelope } from './envelope.ts'
import { type End, endOf, endUnderSlope, leastLowEnd } from './run-ends.ts'

const designOf = (change: Partial<DressingConfiguration>) =>
	completeDressing({ version: 1, hu: 2500, room: { width: 3000 }, ...change }, sampleCatalogue)

test('a wall takes a filler or a play, an open side a cheek', () => {
	const design = designOf({ walls: 'Left', filler: { left: 0, removal: 12 } })
	expect(endOf(design, 'Main', 'left')).toEqual({ kind: 'Play', width: 12 })
	expect(endOf(design, 'Main', 'right')).toEqual({ kind: 'Cheek', width: 18 })
	expect(endOf(designOf({ filler: { right: 60 } }), 'Main', 'right')).toEqual({
		kind: 'Filler',
		width: 60,
	})
})

test('the far end of a side run follows its own side wall', () => {
	const side = (endRight: 'Wall' | 'Open') =>
		designOf({
			footprint: 'RightSide',
			handle: null,
			room: { width: 3000, sideRight: 2200, endRight },
			filler: { right: 0, removal: 14 },
		})
	expect(endOf(side('Wall'), 'Right', 'right')).toEqual({ kind: 'Play', width: 14 })
	expect(endOf(side('Open'), 'Right', 'right')).toEqual({ kind: 'Cheek', width: 18 })
	// Main passes into the corner: B = 600 + 50, from its play; the side run starts at as much.
	expect(endOf(side('Open'), 'Main', 'right')).toEqual({ kind: 'Blind', width: 14, zone: 650 })
	expect(endOf(side('Open'), 'Right', 'left')).toEqual({ kind: 'Corner', width: 650 })
})

test('a low end carries a carcass of 300, or a leaf of 250 over the plinth', () => {
	expect(leastLowEnd(designOf({}), false)).toBe(300)
	expect(leastLowEnd(designOf({ plinth: { height: 120 } }), true)).toBe(373)
})

const under = (side: 'left' | 'right', low: number): Envelope => ({
	wall: 3000,
	flat: 2350,
	ceiling: 2400,
	slopes: [{ side, low, tan: 1, angle: 45, disagreement: 0, allowance: 71 }],
})
const filler: End = { kind: 'Filler', width: 50 }

test.each(['left', 'right'] as const)(
	'under a low slope the %s end moves away from its wall',
	(side) => {
		const moved = (end: End, low: number, margin = 0) =>
			endUnderSlope(end, { side, margin, least: 333 }, under(side, low))
		// 354 + 50 - 71 = 333 is enough; with 353 it starts at 333 + 71 - 353 = 51.
		expect(moved(filler, 354)).toEqual({ end: filler, x0: null })
		expect(moved(filler, 353)).toEqual({ end: { kind: 'Filler', width: 51 }, x0: null })
		// Up to 200 a filler, from 201 a void to accept.
		expect(moved(filler, 204)).toEqual({ end: { kind: 'Filler', width: 200 }, x0: null })
		expect(moved(filler, 203)).toEqual({ end: { kind: 'Void', width: 201 }, x0: 201 })
		// What is kept free beside the wall counts from the wall too.
		expect(moved(filler, 203, 20)).toEqual({ end: { kind: 'Void', width: 181 }, x0: 201 })
		expect(moved(filler, 334, 20)).toEqual({ end: filler, x0: null })
		expect(moved({ kind: 'Play', width: 10 }, 344)).toEqual({
			end: { kind: 'Filler', width: 60 },
			x0: null,
		})
	},
)

test('a filler that reaches under the other slope is not made narrower', () => {
	const both = {
		...under('left', 203),
		slopes: [...under('left', 203).slopes, ...under('right', 203).slopes],
	}
	const wide: End = { kind: 'Filler', width: 2900 }
	// 100 from the left wall the ceiling stands at 303: too low, but x0 201 is further out already.
	expect(endUnderSlope(wide, { side: 'right', margin: 0, least: 333 }, both)).toEqual({
		end: wide,
		x0: null,
	})
})

test('an end does not move where carcasses are too low everywhere', () => {
	const low = { ...under('left', 203), flat: 332 }
	expect(endUnderSlope(filler, { side: 'left', margin: 0, least: 333 }, low)).toEqual({
		end: filler,
		x0: null,
	})
	expect(
		endUnderSlope(filler, { side: 'left', margin: 0, least: 333 }, { ...low, flat: 333 }).x0,
	).toBe(201)
})

test('an end never moves in a corner, at an open side or under the other slope', () => {
	for (const kind of ['Cheek', 'Corner', 'Blind'] as const) {
		const end: End = { kind, width: 18 }
		expect(endUnderSlope(end, { side: 'left', margin: 0, least: 333 }, under('left', 203))).toEqual(
			{ end, x0: null },
		)
	}
	expect(
		endUnderSlope(filler, { side: 'right', margin: 0, least: 333 }, under('left', 203)).end,
	).toBe(filler)
	expect(
		endUnderSlope(filler, { side: 'left', margin: 2800, least: 333 }, under('right', 203)).end,
	).toBe(filler)
})
