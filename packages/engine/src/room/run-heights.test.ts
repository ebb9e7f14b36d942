// domain 3.2: usable height, top filler, carcass height, and the tablet of low furniture; by hand.
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../testing/index.ts'
import { completeDressing } from '../type/dressing/complete.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { heightsOf, topFillerUnder } from './run-heights.ts'

const heights = (change: Partial<DressingConfiguration>, side: 'Main' | 'Left' = 'Main') => {
	const configuration: DressingConfiguration = {
		version: 1,
		hu: 2500,
		room: { width: 3000 },
		...change,
	}
	const { ceiling, topFiller, carcassHeight, tablet } = heightsOf(
		completeDressing(configuration, sampleCatalogue),
		side,
		3000,
	)
	return [ceiling, topFiller, carcassHeight, tablet]
}

test('a top filler is as chosen, or as high as the tallest carcass leaves', () => {
	expect(heights({ hu: 2500 })).toEqual([2500, 50, 2450, 0])
	expect(heights({ hu: [2510, 2500, 2505] })).toEqual([2500, 50, 2450, 0])
	expect(heights({ hu: 2900 })).toEqual([2900, 200, 2700, 0])
	expect([2750, 2751].map((ceiling) => topFillerUnder(ceiling, 50))).toEqual([50, 51])
})

const free = { filler: { top: 0 } }

test('a carcass without top filler is as high as wanted, 20 under the ceiling and 2700 at most', () => {
	expect(heights({ ...free, hu: 2500 })).toEqual([2500, 0, 2480, 0])
	expect(heights({ ...free, hu: 2900 })).toEqual([2900, 0, 2700, 0])
	expect(heights({ ...free, hu: 2500, height: 2000 })).toEqual([2500, 0, 2000, 0])
	expect(heights({ ...free, hu: 2500, height: 2490 })).toEqual([2500, 0, 2480, 0])
})

test('a chest has a tablet of 18, which a low ceiling takes from its carcass', () => {
	expect(heights({ type: 'drawer' })).toEqual([2500, 0, 1000, 18])
	expect(heights({ type: 'drawer', walls: 'Both' })).toEqual([2500, 0, 1000, 18])
	// 1030 - 20 - 18; at 1038 the 1000 just fit.
	expect(heights({ type: 'drawer', hu: 1030 })).toEqual([1030, 0, 992, 18])
	expect(heights({ type: 'drawer', hu: 1038 })).toEqual([1038, 0, 1000, 18])
})

test('furniture up to 1400 has a tablet where a side can be seen', () => {
	const low = { ...free, height: 1400 }
	expect(heights({ ...low, walls: 'Both' })).toEqual([2500, 0, 1400, 0])
	expect(heights({ ...low, walls: 'Left' })).toEqual([2500, 0, 1400, 18])
	expect(heights({ ...low, walls: 'Right' })).toEqual([2500, 0, 1400, 18])
	expect(heights({ ...low, walls: 'None' })).toEqual([2500, 0, 1400, 18])
	expect(heights({ ...low, walls: 'None', height: 1401 })).toEqual([2500, 0, 1401, 0])
})

test('furniture under a slope has no tablet', () => {
	const low = { ...free, height: 1000, walls: 'None' as const }
	const slope = { low: 1500, angle: 45 }
	for (const side of ['left', 'right', 'back']) {
		expect(heights({ ...low, slope: { [side]: slope } }), side).toEqual([2500, 0, 1000, 0])
	}
})

test('two slopes that cross under the ceiling end in a ridge, for the main run alone', () => {
	const slopes = { left: { low: 1000, angle: 45 }, right: { low: 1000, angle: 45 } }
	// 1000 + 1500 over the middle of 3000.
	expect(heights({ hu: 2600, slope: slopes })).toEqual([2500, 50, 2450, 0])
	expect(heights({ hu: 2600, slope: slopes }, 'Left')).toEqual([2600, 50, 2550, 0])
	expect(heights({ hu: 2400, slope: slopes })).toEqual([2400, 50, 2350, 0])
	expect(heights({ hu: 2600, slope: { right: slopes.right } })).toEqual([2600, 50, 2550, 0])
})
