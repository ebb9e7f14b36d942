// domain 4.4: what stands together and what does not, cell by cell of its table, with numbers where it is made.
import { expect, test } from 'vitest'
import type { Run } from '../furniture/run.ts'
import { made, refused } from '../testing/worked-case.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { parseConfiguration } from '../type/parse.ts'

type Slope = NonNullable<DressingConfiguration['slope']>
const at = (low: number) => ({ low, angle: 45 })
const footprints = ['Straight', 'LeftSide', 'RightSide', 'StraightWithTwoSide'] as const
const slopes: Record<string, Slope> = {
	None: {},
	Left: { left: at(1500) },
	Right: { right: at(1500) },
	BothSide: { left: at(1500), right: at(1500) },
	Back: { back: at(1500) },
}
const room = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
	version: 1,
	room: { width: 4600, sideLeft: 2400, sideRight: 2400 },
	hu: 2500,
	handle: null,
	...change,
})
const module = (configuration: DressingConfiguration, side: Run['side'], index = 0) =>
	made(configuration).runs.find((run) => run.side === side)?.modules[index]

// Row 1: no wall feature.
test.each(
	footprints.flatMap((footprint) =>
		Object.keys(slopes).map((slope) => [footprint, slope] as const),
	),
)('%s with slope %s on a flat wall is made', (footprint, slope) => {
	const runs = footprint === 'Straight' ? 1 : footprint === 'StraightWithTwoSide' ? 3 : 2
	expect(made(room({ footprint, slope: slopes[slope] })).runs).toHaveLength(runs)
})

test('a left slope of the room is the back slope of the left side run', () => {
	// low 1200: Hr = 1200 - 71 = 1129, Hf = 1129 + 579 = 1708. The main run passes under it from x 10: E(10) = 1139.
	const l = room({ footprint: 'LeftSide', slope: { left: at(1200) } })
	expect(module(l, 'Left')).toMatchObject({ heightRear: 1129, heightFront: 1708 })
	expect(module(l, 'Main')).toMatchObject({ x: 10, heightLeft: 1139 })
})

test('a back slope of the room is the side slope of a side run, low in the corner', () => {
	// low 1200, main passes: the left run starts at 650: 1200 + 650 - 71 = 1779.
	const l = room({ footprint: 'LeftSide', slope: { back: at(1200) } })
	// As its viewer faces it the corner is on the right.
	expect(module(l, 'Left')).toMatchObject({ x: 650, heightRight: 1779 })
	expect(module(l, 'Main')).toMatchObject({ heightRear: 1129, heightFront: 1708 })
})

test('a run that starts in a corner is never moved along', () => {
	// low 300, the side passes: E(10) = 300 + 10 - 71 = 239 < 333.
	const l = room({ footprint: 'LeftSide', priority: 'Side', slope: { back: at(300) } })
	const issue = refused(l).find(({ code }) => code === 'corner_run_too_low')
	expect(issue).toMatchObject({ family: 'HEIGHT', run: 'Left', measured: 239, limit: 333 })
})

test('a slope of the far side may not come down in front of a side run', () => {
	// L 2000, right slope 1000 at 45: flat up to x = 500, the left fronts stand at 600: 1000 + 1400 = 2400 < 2500.
	const l = room({
		room: { width: 2000, sideLeft: 2400 },
		footprint: 'LeftSide',
		slope: { right: at(1000) },
	})
	expect(refused(l)[0]).toMatchObject({
		code: 'combination_impossible',
		family: 'COMBINATION',
		measured: 2400,
		limit: 2500,
	})
	expectEitherMends(l)
})

// Row 2: Fireplace.
const breast: Partial<DressingConfiguration> = {
	wall: 'Fireplace',
	pos: { fireplace: 1500 },
	width: { fireplace: 1200 },
	depth: { fireplace: 200 },
}

test.each(Object.keys(slopes))('a breast with slope %s on a straight run is made', (slope) => {
	expect(made(room({ ...breast, slope: slopes[slope] })).runs[0]?.modules.length).toBeGreaterThan(2)
})

test('zones and a side slope are independent', () => {
	// low 1500, v 71: E(50) = 1479; the niche 50..1490 of 1440 takes three leaves, D S: 960 ends at 1010: 2439.
	const sloped = room({ ...breast, slope: { left: at(1500) } })
	expect(module(sloped, 'Main')).toMatchObject({ x: 50, heightLeft: 1479, heightRight: 2439 })
})

test('modules before a breast under a back slope start further into the room', () => {
	// low 1400, df 200: y0 = 210, Dc 369, Hr = 1400 + 210 - 71 = 1539; the niche has 1329; both end at
	// 1400 + 579 - 71 = 1908.
	const sloped = room({ ...breast, slope: { back: at(1400) } })
	expect(module(sloped, 'Main')).toMatchObject({ y: 0, heightRear: 1329, heightFront: 1908 })
	const before = made(sloped).runs[0]?.modules.find(({ y }) => y > 0)
	expect(before).toMatchObject({ y: 210, depth: 369, heightRear: 1539, heightFront: 1908 })
})

// Row 3: recesses.
const recesses = ['LeftRecess', 'RightRecess', 'BothRecess'] as const

test.each(recesses)('%s is made on a straight run, under a side slope too', (wall) => {
	for (const slope of ['None', 'Left', 'Right', 'BothSide'])
		expect(made(room({ wall, slope: slopes[slope] })).runs).toHaveLength(1)
})

test.each(recesses)(
	'%s and a back slope cannot stand together: which two, and how to drop either',
	(wall) => {
		const given = room({ wall, slope: slopes['Back'] })
		const data = { first: 'wall', second: 'slope.back' }
		const common = { code: 'combination_impossible', family: 'COMBINATION', data }
		expect(refused(given)).toMatchObject([
			{ ...common, field: 'wall', remedy: { wall: 'None' } },
			{ ...common, field: 'slope.back', remedy: { slope: { back: null } } },
		])
		expectEitherMends(given)
	},
)

// domain 4.4: either of two choices that cannot stand together may be dropped, and what is left is made.
function expectEitherMends(given: DressingConfiguration) {
	const issues = refused(given)
	expect(new Set(issues.map(({ field }) => field)).size).toBe(2)
	for (const { remedy } of issues) {
		if (!remedy) throw new Error('a choice that cannot be dropped')
		const left = applyRemedy(given, remedy)
		expect(parseConfiguration(left).ok).toBe(true)
		expect(made(left).boards.length).toBeGreaterThan(0)
	}
}

test('a back slope beside a side slope is refused, and either may be removed', () => {
	const both = { low: 1500, angle: 45 }
	for (const [slope, second] of [
		[{ back: both, left: both }, 'slope.left'],
		[{ back: both, right: both }, 'slope.right'],
		[{ back: both, left: both, right: both }, 'slope.left'],
	] as const) {
		const given = room({ slope })
		expect(refused(given)[0]?.data).toEqual({ first: 'slope.back', second })
		expectEitherMends(given)
	}
})

// Columns 2 and 3 of rows 2 and 3.
test.each(
	(['Fireplace', ...recesses] as const).flatMap((wall) =>
		footprints.slice(1).map((footprint) => [wall, footprint] as const),
	),
)('%s with %s cannot stand together', (wall, footprint) => {
	const issues = refused(room({ wall, footprint }))
	const data = { first: 'wall', second: 'footprint' }
	expect(issues).toMatchObject([
		{ family: 'COMBINATION', data, remedy: { wall: 'None' } },
		{ family: 'COMBINATION', data, remedy: { footprint: 'Straight' } },
	])
	expectEitherMends(room({ wall, footprint }))
})

test('a stand-off is refused in a corner and with zones', () => {
	const slope = { back: at(1500), standoff: 100 }
	for (const change of [{ footprint: 'LeftSide' as const }, breast]) {
		expect(refused(room({ ...change, slope })).map(({ family }) => family)).toContain('COMBINATION')
		expectEitherMends(room({ ...change, slope }))
	}
})

test('the remedy of a slope without a wall adds that wall and keeps the other', () => {
	const slope = { left: { low: 1200, angle: 45 } }
	for (const [walls, mended] of [
		['None', 'Left'],
		['Right', 'Both'],
	] as const) {
		const [issue] = refused(room({ walls, slope }))
		expect(issue).toMatchObject({ code: 'slope_needs_wall', remedy: { walls: mended } })
		expect(
			made(applyRemedy(room({ walls, slope }), issue?.remedy ?? {})).boards.length,
		).toBeGreaterThan(0)
	}
	const right = { right: { low: 1200, angle: 45 } }
	expect(refused(room({ walls: 'None', slope: right }))[0]?.remedy).toEqual({ walls: 'Right' })
})
