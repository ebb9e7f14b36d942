// domain 4.2: corners and their collision table, each row worked by hand from its formulas. D 600, hu 2500 unless said.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import type { Run } from '../furniture/run.ts'
import { sampleCatalogue } from '../testing/index.ts'
import { made, refused, sizes } from '../testing/worked-case.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { fitVerdictsOf } from '../type/offers.ts'

type Room = Partial<DressingConfiguration>
const push = { handle: null } as const
const knob = { handle: { model: 'knob', color: 'Black' } } as const
const bar = { handle: { model: 'bar-160', color: 'Black' } } as const

const left = (change: Room): DressingConfiguration => ({
	version: 1,
	footprint: 'LeftSide',
	priority: 'Main',
	room: { width: 3000, sideLeft: 2200 },
	hu: 2500,
	...change,
})
const run = (furniture: Furniture, side: Run['side']) =>
	furniture.runs.find((candidate) => candidate.side === side)
const widths = (furniture: Furniture, side: Run['side']) =>
	run(furniture, side)?.modules.map((module) => module.width)
const strips = (furniture: Furniture) =>
	furniture.runs.map(({ side, fillers }) => [
		side,
		...fillers.filter(({ place }) => place === 'Corner').map(({ width }) => width),
	])
const tight = (configuration: DressingConfiguration) =>
	refused(configuration)
		.filter(({ code }) => code === 'corner_too_tight')
		.map(({ measured, limit }) => [measured, limit])

// Single leaves on the left run: the first of them is hinged away from the corner.
const single = { kind: 'Simple' } as const
const three: DressingConfiguration['runs'] = [
	{ side: 'Left', zones: [{ modules: [single, single, single] }] },
]
const alone = (change: Room) => left({ ...change, runs: three })

test('a corner with its leaf hinged far from it keeps the neighbour handle + 5', () => {
	// Knob 40 + 5 = 45; bar 35 + 5 = 40. The defaults are 85 and 75.
	expect(tight(alone({ ...knob, corner: { clear: 44 } }))).toContainEqual([44, 45])
	expect(made(alone({ ...knob, corner: { clear: 45 } })).runs).toHaveLength(2)
	expect(tight(alone({ ...bar, corner: { clear: 39 } }))).toContainEqual([39, 40])
	expect(made(alone({ ...bar, corner: { clear: 40 } })).runs).toHaveLength(2)
	expect(run(made(left(knob)), 'Left')?.modules[0]?.x).toBe(685)
	expect(run(made(left(bar)), 'Left')?.modules[0]?.x).toBe(675)
})

test('a corner with its leaf hinged beside it keeps both handles + 5', () => {
	// A right slope at 45 degrees, flat from x = 700: its high side is the corner's, so the blind leaf is hinged there.
	const sloped = (clear: number) =>
		alone({
			...bar,
			room: { width: 2200, sideLeft: 2200 },
			slope: { right: { low: 1000, angle: 45 } },
			corner: { clear },
		})
	expect(tight(sloped(70))).toEqual([[70, 75]])
	const furniture = made(sloped(75))
	// B 675: acc = 2200 - 50 - 675 = 1475; ceil(1475/n) <= 1136 - 665 = 471: n 4, pitches 369, 369, 369, 368.
	expect(widths(furniture, 'Main')).toEqual([665 + 369, 738, 368])
	expect(furniture.fronts[0]?.openingSide).toBe('Left')
})

test('a corner beside the first leaf of a pair keeps both handles + 5', () => {
	// Left run 2200 - 650 - 18 in pairs from the corner outward: bars 35 + 35 + 5, knobs 40 + 40 + 5.
	expect(tight(left({ ...bar, corner: { clear: 74 } }))).toContainEqual([74, 75])
	expect(made(left({ ...bar, corner: { clear: 75 } })).runs).toHaveLength(2)
	expect(tight(left({ ...knob, corner: { clear: 84 } }))).toContainEqual([84, 85])
})

test('a corner beside drawers keeps the neighbour handle + 5', () => {
	const drawers = (clear: number): DressingConfiguration =>
		left({
			...knob,
			doors: null,
			corner: { clear },
			runs: [
				{
					side: 'Left',
					zones: [
						{
							modules: [
								{ kind: 'Simple', bays: [{ template: '22' }] },
								{ kind: 'Simple', bays: [{ template: '06' }] },
								{ kind: 'Simple', bays: [{ template: '06' }] },
							],
						},
					],
				},
			],
		})
	expect(tight(drawers(44))).toContainEqual([44, 45])
	expect(made(drawers(45)).fronts.filter(({ kind }) => kind === 'DrawerFront')).toHaveLength(8)
})

test('a corner with push to open on both runs keeps 30', () => {
	expect(tight(left({ ...push, corner: { clear: 29 } }))).toContainEqual([29, 30])
	expect(made(left({ ...push, corner: { clear: 30 } })).runs).toHaveLength(2)
})

test('with priority Side the side run passes and the main run starts beside it', () => {
	// Right wall 2600 with a wall at its end: acc = 2600 - 50 - 650 = 1900; ceil(1900/n) <= 496: n 4, pitch 475.
	// Blind 640 + 475 = 1115, clear 1079: 28. Check 10 + 1115 + 950 + 475 + 50 = 2600.
	const furniture = made({
		...left(push),
		footprint: 'RightSide',
		priority: 'Side',
		room: { width: 3000, sideRight: 2600, endRight: 'Wall' },
	})
	expect(widths(furniture, 'Right')).toEqual([1115, 950, 475])
	expect(run(furniture, 'Right')?.modules[0]).toMatchObject({ blind: true, x: 10 })
	expect(run(furniture, 'Right')?.modules[0]?.bays[0]).toMatchObject({
		width: 1079,
		shelfThickness: 28,
	})
	// Main: 3000 - 50 - 650 = 2300 as 2 x 1150, from 50 to 2350.
	expect(widths(furniture, 'Main')).toEqual([1150, 1150])
	expect(run(furniture, 'Main')?.modules[0]?.x).toBe(50)
	expect(strips(furniture)).toEqual([
		['Main', 31],
		['Right', 50],
	])
	// The blind leaf begins at B: 475 - 3 wide, hinged away from the corner: facing the right wall its
	// corner is on the left.
	const blind = furniture.fronts.find((front) => front.run === 'Right' && front.module === 0)
	const leaf = furniture.boards.find(({ id }) => id === blind?.board)
	expect(leaf).toMatchObject({ length: 2367, width: 472 })
	expect(blind?.openingSide).toBe('Right')
})

test('with priority None the corner stays void and both runs start at 650', () => {
	// Main 3000 - 650 - 50 = 2300; left 2200 - 650 - 18 = 1532 as D 1022, S 510 (r = 1: 1021.3 and 510.7).
	const furniture = made({ ...left(push), priority: 'None' })
	expect(run(furniture, 'Main')?.modules[0]).toMatchObject({ x: 650, width: 1150, blind: false })
	expect(run(furniture, 'Left')?.width).toBe(1532)
	expect(widths(furniture, 'Left')).toEqual([1022, 510])
	expect(run(furniture, 'Left')?.modules[0]?.x).toBe(650)
	expect(strips(furniture)).toEqual([
		['Main', 50],
		['Left', 31],
	])
})

const u = (change: Room): DressingConfiguration => ({
	...left(push),
	footprint: 'StraightWithTwoSide',
	room: { width: 4200, sideLeft: 2600, sideRight: 2600 },
	...change,
})

test('a U with priority Main has blind modules at both ends and spare millimetres from the left', () => {
	// acc = 4200 - 650 - 650 = 2900; ceil(2900/n) <= 496: n 6, pitches 484 484 483 483 483 483.
	// 10 + 1124 + 967 + 966 + 1123 + 10 = 4200: blind 640 + 484 and 640 + 483.
	const furniture = made(u({ priority: 'Main' }))
	expect(widths(furniture, 'Main')).toEqual([1124, 967, 966, 1123])
	expect(run(furniture, 'Main')?.modules.map(({ blind }) => blind)).toEqual([
		true,
		false,
		false,
		true,
	])
	// Sides: 2600 - 650 - 18 = 1932: D D of 966.
	expect(widths(furniture, 'Left')).toEqual([966, 966])
	const hinges = furniture.fronts.filter(
		({ run: side, module }) => side === 'Main' && module % 3 === 0,
	)
	expect(hinges.map(({ openingSide }) => openingSide)).toEqual(['Right', 'Left'])
})

test.each(['Side', 'Both'] as const)(
	'U, priority %s: the side runs pass, main sits between',
	(priority) => {
		// Main 4200 - 600 - 600 - 100 = 2900 as 1160 1160 580. Sides: acc = 2600 - 18 - 650 = 1932, n 4: pitch 483.
		const furniture = made(u({ priority }))
		expect(widths(furniture, 'Main')).toEqual([1160, 1160, 580])
		expect(widths(furniture, 'Left')).toEqual([1123, 966, 483])
		expect(widths(furniture, 'Right')).toEqual([1123, 966, 483])
		expect(run(furniture, 'Main')?.modules[0]?.x).toBe(650)
	},
)

test('the aisle of a U is 900 with doors and 700 without', () => {
	const wide = (width: number, change: Room = {}) =>
		u({ priority: 'Both', room: { width, sideLeft: 2600, sideRight: 2600 }, ...change })
	expect(refused(wide(2099))).toMatchObject([
		{ code: 'aisle_too_narrow', family: 'PASSAGE', measured: 899, limit: 900 },
	])
	expect(made(wide(2100)).runs).toHaveLength(3)
	expect(refused(wide(1899, { doors: null }))).toMatchObject([{ measured: 699, limit: 700 }])
	expect(made(wide(1900, { doors: null })).runs).toHaveLength(3)
})

test('an L needs an aisle only before an opposite wall', () => {
	const narrow = (walls: 'Left' | 'Both') =>
		left({ ...push, walls, priority: 'Side', room: { width: 1499, sideLeft: 2200 } })
	expect(refused(narrow('Both'))).toMatchObject([{ code: 'aisle_too_narrow', measured: 899 }])
	expect(made(narrow('Left')).runs).toHaveLength(2)
})

test('a corner run that no number of leaves divides is refused, with the other priority as remedy', () => {
	// Main 1258, right side open: acc = 1258 - 18 - 650 = 590: one leaf makes 640 + 590 = 1230 > 1136,
	// two are 295 < 300.
	const room = left({ ...push, walls: 'Left', room: { width: 1258, sideLeft: 2200 } })
	const issue = refused(room).find(({ run: side }) => side === 'Main')
	expect(issue).toMatchObject({
		code: 'no_module_fits',
		family: 'NO_MODULE_FITS',
		remedy: { priority: 'Side' },
	})
	// Side passes: the main run has 1258 - 650 - 18 = 590 for one module.
	expect(widths(made({ ...room, priority: 'Side' }), 'Main')).toEqual([590])
})

test('a blind corner holds nothing that comes out', () => {
	const blind = (template: string): DressingConfiguration =>
		left({
			...push,
			runs: [
				{
					side: 'Main',
					zones: [
						{
							modules: [
								{ kind: 'Simple', bays: [{ template }] },
								{ kind: 'Double' },
								{ kind: 'Double' },
							],
						},
					],
				},
			],
		})
	expect(refused(blind('20'))[0]).toMatchObject({ code: 'fitting_in_blind_corner', module: 0 })
	expect(made(blind('04')).runs).toHaveLength(2)
})

test('a run keeps away from the stand-off of its neighbour', () => {
	// margin.back 40: the main front plane is 640, so the left run starts at 640 + 50.
	const furniture = made(left({ ...push, margin: { back: 40 } }))
	expect(run(furniture, 'Left')?.modules[0]?.x).toBe(690)
	expect(run(furniture, 'Main')?.modules[0]?.y).toBe(40)
	expect(sizes(furniture, 'FinishingCheek')).toEqual(['2520 x 600 x 18'])
})

const front = (furniture: Furniture, side: Run['side']) =>
	run(furniture, side)?.modules.map(({ y, depth }) => y + depth + 21)[0]
const strip = (furniture: Furniture, side: Run['side']) =>
	furniture.boards.find(({ part, run: own }) => part === 'CornerStrip' && own === side)?.pose.origin

// 1400 on the diagonal: 600 x tan(1.145 degrees) = 12.0; 3000 - 12.0 floored: 13 beside the run.
test('a side run in a closed corner stands off its wall by the loss, and the strips meet', () => {
	const closed = made({
		...left(push),
		footprint: 'RightSide',
		room: { width: 3000, sideRight: 2200, diagonalRight: 1400 },
	})
	expect(run(closed, 'Main')?.wall).toBe(2987)
	// The right run's fronts stand 613 from the wall, at x 2387; the main strip closes the 50 before them.
	expect(front(closed, 'Right')).toBe(613)
	expect(strip(closed, 'Main')?.[0]).toBe(3000 - 613 - 50 + 1.5)
	const last = run(closed, 'Main')?.modules.at(-1)
	expect((last?.x ?? 0) + (last?.width ?? 0)).toBe(2987 - 10)
	// Its cheek closes the void to the wall.
	expect(sizes(closed, 'FinishingCheek')).toEqual(['2520 x 613 x 18'])
	const mirrored = made(
		left({ ...push, room: { width: 3000, sideLeft: 2200, diagonalLeft: 1400 } }),
	)
	expect(run(mirrored, 'Main')?.modules[0]?.x).toBe(13 + 10)
	expect([front(mirrored, 'Left'), strip(mirrored, 'Main')?.[0]]).toEqual([613, 613])
})

test('a margin along a side wall lies behind its side run', () => {
	// A pipe of 100 in the corner: the left run's fronts at 700, the blind module from 110, its leaf from 750.
	const passes = made(left({ ...push, margin: { left: 100 } }))
	expect([front(passes, 'Left'), strip(passes, 'Main')?.[0]]).toEqual([700, 700])
	expect(run(passes, 'Main')?.modules[0]?.x).toBe(110)
	const leaf = passes.boards.find(({ part, run: side }) => part === 'Leaf' && side === 'Main')
	expect(leaf?.pose.origin[0]).toBe(751.5)
	// The left run passes: the main one starts at 700 + 50, its strip 19 behind the other.
	const stops = made(left({ ...push, priority: 'Side', margin: { left: 100 } }))
	expect(run(stops, 'Main')?.modules[0]?.x).toBe(750)
	expect([strip(stops, 'Main')?.[0], strip(stops, 'Left')?.[0]]).toEqual([719, 681])
})

test('a U leaves 300 more than its widest leaf to stand before it', () => {
	// The side runs stay open: 350 deep, so that 700 are enough to pass; the main run has leaves.
	const open: NonNullable<DressingConfiguration['runs']>[number]['zones'] = [
		{ modules: [{ kind: 'Double', doors: false }] },
	]
	const shallow = (width: number): DressingConfiguration => ({
		version: 1,
		footprint: 'StraightWithTwoSide',
		priority: 'None',
		hu: 2500,
		depth: { center: 600, left: 350, right: 350 },
		room: { width, sideLeft: 1800, sideRight: 1800 },
		...push,
		runs: [
			{ side: 'Main', zones: [{ modules: [single] }] },
			{ side: 'Left', zones: open },
			{ side: 'Right', zones: open },
		],
	})
	// 1540 - 700 = 840 to pass; one module of 740 with two leaves of 367: 840 >= 667.
	expect(made(shallow(1540)).runs).toHaveLength(3)
	// 1400 - 800 = 600: one leaf of 597 wants 897, and 700 are there.
	expect(refused(shallow(1400))).toMatchObject([
		{ code: 'aisle_too_narrow', family: 'PASSAGE', measured: 700, limit: 897 },
	])
})

test('a filler is named and sized as seen by a person who faces its run', () => {
	// Facing the left side run its far end is on the left, facing the right one on the right.
	const far = (change: Room) => {
		const { runs } = made(left({ ...push, filler: { left: 60, right: 40 }, ...change }))
		return runs[1]?.fillers.map(({ place, width }) => `${place} ${width}`)
	}
	expect(far({ room: { width: 3000, sideLeft: 2200, endLeft: 'Wall' } })).toContain('Left 60')
	const right: Room = {
		footprint: 'RightSide',
		room: { width: 3000, sideRight: 2200, endRight: 'Wall' },
	}
	expect(far(right)).toContain('Right 40')
	// So are its verdicts and its issues.
	const narrow = left({
		...push,
		room: { width: 3000, sideLeft: 2200, endLeft: 'Wall' },
		filler: { left: 29 },
	})
	expect(fitVerdictsOf(narrow, sampleCatalogue)[1]).toMatchObject({
		line: 'filler.left',
		place: 'Left',
		fillers: [{ place: 'Left' }, { place: 'Top' }],
	})
})

test('a corner without fronts keeps 50, whatever handle is chosen', () => {
	const clear = (change: Room) => strips(made(left(change)))
	// Strips of 50 and of 50 - 19.
	const open = [
		['Main', 50],
		['Left', 31],
	]
	expect(clear({ ...bar, doors: null })).toEqual(open)
	expect(clear({ ...knob, doors: null })).toEqual(open)
	// A leaf on either run brings the handle's clearance back, 75 and 56; so do fronts of drawers that a bay holds.
	const handled = [
		['Main', 75],
		['Left', 56],
	]
	const opened = { ...single, doors: false }
	const openSide: DressingConfiguration['runs'] = [
		{ side: 'Left', zones: [{ modules: [opened, opened] }] },
	]
	const drawers: Room = { type: 'top10', topTen: ['18'] }
	expect(clear({ ...bar, runs: openSide })).toEqual(handled)
	expect(clear({ ...bar, doors: null, ...drawers })).toEqual(handled)
	expect(clear({ ...push, doors: null, ...drawers })).toEqual(open)
})
