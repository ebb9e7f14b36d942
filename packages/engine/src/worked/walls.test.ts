// domain 4.3: walls that are not flat, each row worked by hand. hu 2500, D 600 (Dc 579), fillers 50, push to open.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import { made, refused, sizes, standing, widths } from '../testing/worked-case.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

const wall = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	handle: null,
	...change,
})
const places = (furniture: Furniture) =>
	furniture.runs[0]?.modules.map(({ x, y, depth }) => `${x} ${y} ${depth}`)
const customs = (furniture: Furniture) =>
	furniture.runs[0]?.fillers.filter(({ place }) => place === 'Custom').map(({ width }) => width)

const breast = (depth: number, position = 1100, width = 3600) =>
	wall({
		room: { width },
		wall: 'Fireplace',
		pos: { fireplace: position },
		width: { fireplace: 1400 },
		depth: { fireplace: depth },
	})

test('modules before a breast are down to 250 deep', () => {
	// df 319: 579 - 319 - 10 = 250. Niches 50..1090 and 2510..3550 of 1040, before the breast three
	// leaves of 1420: 947, 473.
	const furniture = made(breast(319))
	expect(widths(furniture)).toEqual([1040, 947, 473, 1040])
	expect(places(furniture)).toEqual(['50 0 579', '1090 329 250', '2037 329 250', '2510 0 579'])
})

test('fixed panels stand before a breast one millimetre too deep for modules', () => {
	// df 320: 249 < 250. ceil(1420/600) = 3 panels of 474, 473, 473 less 3, Hc - HP - 3 = 2367 high.
	const furniture = made(breast(320))
	expect(widths(furniture)).toEqual([1040, 1040])
	expect(sizes(furniture, 'FakeDoor')).toEqual([
		'2367 x 471 x 19',
		'2367 x 470 x 19',
		'2367 x 470 x 19',
	])
})

test('a breast deeper than D - 30 divides the run, with a filler of 50 on each flank', () => {
	// df 570 is not over 570; 571 is. Niches end at 1050 and start at 2550: 1000 each.
	expect(sizes(made(breast(570)), 'FakeDoor')).toHaveLength(3)
	const furniture = made(breast(571))
	expect(places(furniture)).toEqual(['50 0 579', '2550 0 579'])
	expect(widths(furniture)).toEqual([1000, 1000])
	expect(customs(furniture)).toEqual([50, 50])
})

test('a left recess has a deeper carcass, 10 off the flank, behind the same fronts', () => {
	// 1000 wide, 100 deep: zone 50..990 of 940, Dc 679 from y -100; the rest 990..2950 = 1960 as 2 x 980.
	const furniture = made(
		wall({ wall: 'LeftRecess', width: { recessLeft: 1000 }, depth: { recessLeft: 100 } }),
	)
	expect(widths(furniture)).toEqual([940, 980, 980])
	expect(places(furniture)).toEqual(['50 -100 679', '990 0 579', '1970 0 579'])
	const faces = furniture.boards
		.filter(({ part }) => part === 'Leaf')
		.map(({ pose }) => pose.origin[1])
	expect(new Set(faces)).toEqual(new Set([581]))
})

test('a right recess too deep for one carcass stays void', () => {
	// 579 + 150 = 729 > 700: Dc 579. L 2800, flank at 1900: zones 50..1910 of 1860 and 1910..2750 of 840.
	const furniture = made(
		wall({
			room: { width: 2800 },
			wall: 'RightRecess',
			width: { recessRight: 900 },
			depth: { recessRight: 150 },
		}),
	)
	expect(widths(furniture)).toEqual([930, 930, 840])
	expect(places(furniture)).toEqual(['50 0 579', '980 0 579', '1910 0 579'])
})

test('two recesses give three zones, each with its own depth of 700 at most', () => {
	// L 4000: 50..890 = 840 (579 + 80), 890..2810 = 1920 as 2 x 960, 2810..3950 = 1140 (579 + 121 = 700).
	const furniture = made(
		wall({
			room: { width: 4000 },
			wall: 'BothRecess',
			width: { recessLeft: 900, recessRight: 1200 },
			depth: { recessLeft: 80, recessRight: 121 },
		}),
	)
	expect(widths(furniture)).toEqual([840, 960, 960, 1140])
	expect(places(furniture)).toEqual(['50 -80 659', '890 0 579', '1850 0 579', '2810 -121 700'])
})

test('a zone narrower than a module gets a panel from 201, a filler from 30, or goes to its neighbour', () => {
	// Left niche 50..xf - 10, breast 200 deep.
	const niche = (position: number) => made(breast(200, position, 4200))
	// xf 300: 240 wide, one panel of 237.
	expect(sizes(niche(300), 'FakeDoor')).toEqual(['2367 x 237 x 19'])
	// xf 260: 200 wide, a filler.
	expect(customs(niche(260))).toEqual([200])
	expect(sizes(niche(260), 'FakeDoor')).toEqual([])
	// xf 80: 20 wide, taken by what stands before the breast, from 50 on.
	expect(niche(80).runs[0]?.modules[0]?.x).toBe(50)
	expect(customs(niche(80))).toEqual([])
})

test('a breast or recess outside its wall is refused, and so is a chimney in use', () => {
	// 2201 + 1400 = 3601 > 3600. Recesses: 2801 > 3000 - 200.
	expect(refused(breast(300, 2201))).toMatchObject([
		{ code: 'feature_outside_wall', family: 'INPUT', measured: 3601, limit: 3600 },
	])
	expect(made(breast(300, 2200)).runs).toHaveLength(1)
	expect(refused(wall({ wall: 'LeftRecess', width: { recessLeft: 2801 } }))).toMatchObject([
		{ code: 'feature_outside_wall', measured: 2801, limit: 2800 },
	])
	expect(refused({ ...breast(300), fireplace: { inUse: true } })[0]?.code).toBe('chimney_in_use')
})

test('in a run without leaves a panel stands flush between the sides, and carcasses keep their depth', () => {
	// df 341: 600 - 341 - 10 = 249 < 250, so panels; niches of 1040 less a filler each.
	const run = (...doors: boolean[]): Partial<DressingConfiguration> => ({
		runs: [
			{
				side: 'Main',
				zones: doors.map((closed) => ({ modules: [{ kind: 'Double', doors: closed }] })),
			},
		],
	})
	const facts = (change: Partial<DressingConfiguration>) => {
		const furniture = made({ ...breast(341), ...change })
		return [
			furniture.runs[0]?.modules.map(({ depth }) => depth),
			standing(furniture, 'FakeDoor').map((place) => place.split(', ')[1]),
		]
	}
	const flush = [[600, 600], Array(3).fill('y 582 to 600')]
	expect(facts({ doors: null })).toEqual(flush)
	expect(facts(run(false, false))).toEqual(flush)
	// One leaf anywhere in the run: 600 - 21, and every panel in its plane.
	expect(facts(run(false, true))).toEqual([[579, 579], Array(3).fill('y 581 to 600')])
})
