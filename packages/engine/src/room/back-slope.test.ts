// domain 3.5, BACK: the top along the depth and what depth is left at a height; the numbers of G4, and
// the limits of a panel.
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../testing/index.ts'
import { completeDressing } from '../type/dressing/complete.ts'
import { backSlopeBehind, backSlopeIn, clearDepthAt, depthAtHeight } from './back-slope.ts'

const behind = (low: number, topFiller: number, standoff = 0, run = 2400 - low) =>
	backSlopeIn(
		completeDressing(
			{ version: 1, hu: 2400, room: { width: 2000 }, slope: { back: { low, run } } },
			sampleCatalogue,
		),
		'Main',
		{ ceiling: 2400, carcassHeight: 2350, topFiller, tablet: 0 },
		{ standoff, carcassDepth: 579 },
	)

test('G4: the carcass is 929 high behind and 1508 in front, and without a top filler 20 stay free', () => {
	expect(behind(1000, 50)).toMatchObject({ allowance: 71, rear: 929, front: 1508 })
	expect(behind(1000, 50)?.profile).toEqual([
		[0, 929],
		[579, 1508],
	])
	expect(behind(1000, 0)).toMatchObject({ allowance: 29, rear: 971, front: 1550 })
})

test('the level panel before a back slope is at least 60 deep', () => {
	// 1800 + y - 71 reaches 2350 at 621 from the wall.
	expect(behind(1800, 50, 102)?.profile).toEqual([
		[0, 1831],
		[519, 2350],
		[579, 2350],
	])
	expect(behind(1800, 50, 101)?.profile).toEqual([
		[0, 1830],
		[579, 2350],
	])
})

test('the sloped panel behind is at least 60 long: 56 / cos 45 - 18 = 61.2, 55 / cos 45 - 18 = 59.8', () => {
	expect(behind(1800, 50, 565)?.profile).toEqual([
		[0, 2294],
		[56, 2350],
		[579, 2350],
	])
	expect(behind(1800, 50, 566)?.profile).toHaveLength(2)
})

test('carcasses beyond the slope, or under a flat ceiling, have no back slope', () => {
	expect(behind(1800, 50, 620)).toMatchObject({ rear: 2349 })
	expect(behind(1800, 50, 621)).toBeNull()
	expect(backSlopeBehind(null, 2350, { standoff: 0, carcassDepth: 579 })).toBeNull()
	expect(
		backSlopeBehind(behind(1800, 50), 2350, { standoff: 310, carcassDepth: 269 })?.profile,
	).toEqual([
		[0, 2039],
		[269, 2308],
	])
})

const g4 = {
	back: behind(1000, 50),
	plinth: 80,
	standoff: 0,
	carcassDepth: 579,
	usefulDepth: 559,
}

test('the useful depth under a back slope is d(z) = 559 - (z + 71 - 1000)', () => {
	// The floor of a bay lies at 98: 831 above it the slope is 0 deep.
	expect([98, 929, 1029].map((z) => depthAtHeight(g4, z))).toEqual([559, 559, 459])
	expect(depthAtHeight({ ...g4, standoff: 40 }, 1029)).toBe(499)
	expect(depthAtHeight({ ...g4, back: null }, 1029)).toBe(559)
})

test('a board stays before the underside of the sloped panel, 25.5 under its face', () => {
	expect(clearDepthAt(g4, 98)).toBe(559)
	// 98 + 931 + 25.456 - 929 = 125.456 from the rear; 579 less that.
	expect(clearDepthAt(g4, 1029)).toBeCloseTo(453.544, 3)
	expect(clearDepthAt({ ...g4, back: null }, 1029)).toBe(559)
	// Where the chord is flatter than the slope, the slope's own depth may be the less.
	expect(clearDepthAt({ ...g4, carcassDepth: 700 }, 1029)).toBe(459)
})

test('under a slope half as steep one step up costs two of depth', () => {
	// 1000 + y / 2, v = ceil(50 x 1.118) = 56.
	const flatter = { ...g4, back: behind(1000, 50, 0, 2800) }
	expect(flatter.back?.profile).toEqual([
		[0, 944],
		[579, 1233],
	])
	// At 1029: (1029 + 56 - 1000) x 2 = 170; square under the panel (85 + 20.118) / .49914 = 210.6.
	expect(depthAtHeight(flatter, 1029)).toBe(389)
	expect(clearDepthAt(flatter, 1029)).toBeCloseTo(368.4, 1)
})
