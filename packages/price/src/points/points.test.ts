// Every row of the points list, on bare boards: what the engine will hand over for slopes and corners included.
import type { Board, Fitting, Front, Furniture, Module, Run } from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { describe, expect, test } from 'vitest'
import { samplePoints } from '../testing/index.ts'
import { bracketOf } from './bracket.ts'
import { pointsLinesOf } from './points-of.ts'

const points = samplePoints(sampleCatalogue)

function board(facts: Partial<Board>): Board {
	const { length = 1000, width = 500 } = facts
	return {
		id: 'b',
		part: 'Leaf',
		run: 'Main',
		module: 0,
		group: 'Main-0',
		length,
		width,
		thickness: 18,
		material: 'P3-oak-natural',
		grain: 'none',
		edges: { length1: 0, length2: 0, width1: 0, width2: 0 },
		outline: [
			[0, 0],
			[length, 0],
			[length, width],
			[0, width],
		],
		grooves: [],
		cuts: [],
		groove: 0,
		pose: { origin: [0, 0, 0], u: [0, 0, 1], v: [1, 0, 0], n: [0, 1, 0] },
		...facts,
	}
}

function front(facts: Partial<Front>): Front {
	return {
		id: 'f',
		board: 'b',
		run: 'Main',
		module: 0,
		bays: [0],
		kind: 'Leaf',
		style: 'Simple',
		count: 0,
		hinges: [],
		openingSide: 'Left',
		handle: null,
		weight: 0,
		...facts,
	}
}

function module(facts: Partial<Module>): Module {
	return {
		kind: 'Simple',
		blind: false,
		x: 0,
		y: 0,
		width: 600,
		depth: 579,
		heightLeft: 2450,
		heightRight: 2450,
		heightFront: 2450,
		heightRear: 2450,
		top: 'Straight',
		doors: false,
		bays: [],
		...facts,
	}
}

function run(facts: Partial<Run>): Run {
	return {
		side: 'Main',
		width: 600,
		wall: 600,
		depth: 600,
		ceiling: 2500,
		assembly: 'STANDING',
		tilt: { measured: 2517, limit: 2490 },
		front: 600,
		modules: [],
		fillers: [],
		...facts,
	}
}

const empty: Furniture = {
	runs: [run({})],
	boards: [],
	fronts: [],
	fittings: [],
	groups: [],
	hardware: [],
	weight: 0,
	capacity: { long: 0, short: 0, trousers: 0, folded: 0, small: 0, shoes: 0, suitcases: 0 },
	issues: [],
}

/** Bought parts of one family, wherever they stand. */
function fittings(item: Fitting['item'], count: number): Fitting[] {
	return Array.from({ length: count }, (_, i) => ({
		id: `${item.family}-${i}`,
		item,
		group: 'furniture',
		boards: [],
		pose: null,
	}))
}

/** `code x quantity: points` of each line. */
function linesOf(facts: Partial<Furniture>, list = points): string[] {
	return pointsLinesOf({ ...empty, ...facts }, list).map(
		(line) => `${line.code} x ${line.quantity}: ${line.points}`,
	)
}

const oneModule = (facts: Partial<Module>, material = 'P1-white') =>
	linesOf({
		runs: [run({ modules: [module(facts)] })],
		boards: [board({ part: 'Bottom', material })],
	})
const oneLeaf = (leaf: Partial<Board>, facts: Partial<Front> = {}) =>
	linesOf({ boards: [board(leaf)], fronts: [front(facts)] })[0]
const boardsOf = (...boards: Partial<Board>[]) => linesOf({ boards: boards.map(board) })

describe('carcasses', () => {
	test('a size belongs to the first upper bound that is not below it', () => {
		expect([1, 300, 301, 400].map((size) => bracketOf([300, 400, 500], size))).toEqual([0, 0, 1, 1])
		expect(() => bracketOf([300, 400], 401)).toThrow('401 mm')
	})

	test('a carcass costs its bracket points times the tier of the interior', () => {
		expect(oneModule({})).toEqual(['module_simple x 1: 283'])
		expect(oneModule({}, 'P4-walnut')).toEqual(['module_simple x 1: 334'])
		expect(oneModule({ kind: 'Double', width: 1160 })).toEqual(['module_double x 1: 454'])
	})

	test('a sloped module is priced by its taller side, with all coefficients and one rounding', () => {
		const slope = { heightLeft: 1075, heightRight: 1509, heightFront: 1509, heightRear: 1509 }
		expect(oneModule({ ...slope, top: 'FullSlope' })).toEqual(['module_simple x 1: 270'])
		expect(oneModule({ ...slope, top: 'PartialSlope' })).toEqual(['module_simple x 1: 292'])
		const back = { heightLeft: 929, heightRight: 929, heightFront: 1508, heightRear: 929 }
		expect(oneModule({ ...back, top: 'FullSlope' })).toEqual(['module_simple x 1: 270'])
		// 283 x 1.18 x 1.25 x 1.15 = 480.04
		expect(oneModule({ top: 'FullSlope', blind: true }, 'P4-walnut')).toEqual([
			'module_simple x 1: 480',
		])
	})
})

describe('interior', () => {
	test('shelves are priced by area, 28 mm at 1.35', () => {
		expect(boardsOf({ part: 'FixedShelf', length: 553, width: 554 })).toEqual([
			'fixed_shelf x 1: 27',
		])
		expect(boardsOf({ part: 'AdjustableShelf', length: 551, width: 549 })).toEqual([
			'adjustable_shelf x 1: 17',
		])
		expect(boardsOf({ part: 'AdjustableShelf', length: 551, width: 549, thickness: 28 })).toEqual([
			'adjustable_shelf x 1: 23',
		])
	})

	test('fittings are priced by their zones', () => {
		const zone = { bottom: 0, height: 1000, shelves: [], pitch: 0, rail: null }
		const kinds = [
			['Wardrobe', 0],
			['WardrobeOnLift', 0],
			['SlidingWardrobe', 1],
			['TrouserRack', 1],
			['SlidingShelve', 4],
			['RecessedDrawer', 3],
			['VariableShelve', 2],
			['Empty', 0],
			['OverlayDrawer', 2],
		] as const
		const zones = kinds.map(([kind, count]) => ({ ...zone, kind, count }))
		const bay = {
			x: 18,
			width: 564,
			height: 2334,
			depth: 559,
			floor: 98,
			template: null,
			shelfThickness: 18 as const,
		}
		const modules = [module({ bays: [{ ...bay, led: { length: 500 }, zones }] })]
		const lights = [
			...fittings({ family: 'led', size: 500 }, 1),
			...fittings({ family: 'led-charger' }, 2),
		]
		expect(
			linesOf({
				runs: [run({ modules })],
				boards: [board({ part: 'Bottom' })],
				fittings: lights,
			}).slice(1),
		).toEqual([
			'rail x 1: 25',
			'lift x 1: 180',
			'sliding_rail x 1: 75',
			'trouser_rack x 1: 110',
			'sliding_shelf x 4: 280',
			'recessed_drawer x 3: 285',
			'led_bar x 1: 59',
			'charger x 2: 48',
		])
	})

	test('furniture without a charger has no line for one', () => {
		expect(linesOf({ fittings: [] })).toEqual([])
	})

	test('an overlay drawer costs the area of its own front', () => {
		const drawer = board({ part: 'DrawerFront', length: 577, width: 157 })
		// 95 + 85 x 0.090589 = 102.7; without handle nothing more
		expect(linesOf({ boards: [drawer], fronts: [front({ kind: 'DrawerFront' })] })).toEqual([
			'overlay_drawer x 1: 103',
		])
	})
})

describe('fronts', () => {
	test('leaves are priced by bracket, tier and style', () => {
		expect(oneLeaf({ length: 2367, width: 577 })).toBe('leaf x 1: 163')
		expect(oneLeaf({ length: 2367, width: 577, material: 'P1-white' })).toBe('leaf x 1: 125')
		expect(oneLeaf({ length: 2367, width: 577 }, { style: 'StraightLines', count: 3 })).toBe(
			'leaf x 1: 199',
		)
		expect(oneLeaf({ length: 2367, width: 577 }, { style: 'Frames', count: 2 })).toBe(
			'leaf x 1: 227',
		)
	})

	test('a leaf cut to a slope costs 1.4 times, with its style', () => {
		const outline = [
			[0, 0],
			[1425, 0],
			[993, 514],
			[0, 514],
		] as Board['outline']
		const sloped = { length: 1425, width: 514, outline }
		// 35 + 85 x 0.6 x 1.6 = 116.6 -> 117, x 1.4 = 163.8
		expect(oneLeaf(sloped)).toBe('leaf x 1: 164')
		expect(oneLeaf(sloped, { style: 'StraightLines', count: 1 })).toBe('leaf x 1: 181')
		const pentagon = [...outline, [0, 200]] as Board['outline']
		expect(oneLeaf({ ...sloped, outline: pentagon })).toBe('leaf x 1: 164')
	})

	test('each front has a handle, a wide drawer two; push-to-open is for leaves only', () => {
		const handle = { model: 'bar-160', color: 'Black' }
		const at = [
			[0, 0, 0],
			[1, 0, 0],
		] as [number, number, number][]
		const boards = [board({}), board({ id: 'd', part: 'DrawerFront' })]
		const fronts = [
			front({ handle: { ...handle, at: at.slice(0, 1) } }),
			front({ id: 'g', board: 'd', kind: 'DrawerFront', handle: { ...handle, at } }),
		]
		expect(linesOf({ boards, fronts }).slice(2)).toEqual(['handle x 3: 42'])
		const bare = fronts.map((f) => ({ ...f, handle: null }))
		expect(linesOf({ boards, fronts: bare }).slice(2)).toEqual(['push_to_open x 1: 12'])
	})
})

describe('finishing', () => {
	const filler = board({ part: 'Filler' })

	test('fillers are priced by the metre, wider ones at a higher rate, top and corner strips alike', () => {
		const fillers = [
			{ place: 'Left', width: 50, length: 2500 },
			{ place: 'Right', width: 100, length: 2500 },
			{ place: 'Custom', width: 101, length: 2500 },
			{ place: 'Top', width: 50, length: 2900 },
			{ place: 'Corner', width: 31, length: 2450 },
		] as const
		expect(linesOf({ runs: [run({ fillers: [...fillers] })], boards: [filler] })).toEqual([
			'filler x 1: 111',
			'filler x 1: 111',
			'filler x 1: 150',
			'top_filler x 1: 128',
			'corner_strip x 1: 108',
		])
	})

	test('each run has its own elements, in its own colour', () => {
		const fillers = [{ place: 'Corner' as const, width: 50, length: 1000 }]
		const runs = [run({ fillers }), run({ side: 'Left', fillers })]
		const boards = [
			board({ part: 'Plinth', length: 1000 }),
			board({ part: 'CornerStrip' }),
			board({ part: 'Plinth', run: 'Left', length: 1000, material: 'P1-white' }),
			board({ part: 'CornerStrip', run: 'Left', material: 'P1-white' }),
		]
		expect(linesOf({ runs, boards })).toEqual([
			'corner_strip x 1: 44',
			'plinth x 1: 29',
			'corner_strip x 1: 34',
			'plinth x 1: 22',
		])
	})

	test('a plinth is priced by the whole run, not by the piece', () => {
		const pieces = [
			{ part: 'Plinth', length: 1740 } as const,
			{ part: 'Plinth', length: 1160 } as const,
		]
		expect(boardsOf(...pieces)).toEqual(['plinth x 1: 83'])
	})

	test('a cheek in two pieces counts once, two ends count twice', () => {
		const lower = { part: 'FinishingCheek', length: 2650, width: 600 } as const
		const pose = board({}).pose
		const upper = { ...lower, length: 170, pose: { ...pose, origin: [0, 0, 2650] as const } }
		const other = { ...lower, length: 2820, pose: { ...pose, origin: [2900, 0, 0] as const } }
		// (25 + 95 x 1.692) x 1.30 = 241.46
		expect(boardsOf(lower, upper, other)).toEqual(['cheek x 2: 482'])
	})

	test('a tablet is priced by the whole run, an infinity plank by started 100 mm', () => {
		const tablet = { part: 'Tablet', width: 620 } as const
		// (20 + 110 x 1.86) x 1.30 = 291.98
		expect(boardsOf({ ...tablet, length: 1800 }, { ...tablet, length: 1200 })).toEqual([
			'tablet x 1: 292',
		])
		expect(boardsOf({ part: 'InfinityPlank', length: 2001 })).toEqual(['infinity_plank x 1: 164'])
	})

	test('a fixed panel costs a leaf less 15, in the style of its front', () => {
		const panel = board({ part: 'FakeDoor', length: 2367, width: 577 })
		const plain = front({ kind: 'FakeDoor' })
		expect(linesOf({ boards: [panel], fronts: [plain] })).toEqual(['fake_door x 1: 148'])
		const styled = front({ kind: 'FakeDoor', style: 'Frames', count: 1 })
		expect(linesOf({ boards: [panel], fronts: [styled] })).toEqual(['fake_door x 1: 194'])
		const wide = board({ part: 'FakeDoor', length: 300, width: 1197 })
		// two leaves of 600 x 1000: 2 x 86 - 15
		expect(linesOf({ boards: [wide], fronts: [plain] })).toEqual(['fake_door x 1: 157'])
	})
})

test('equal pieces share a line, another size or colour makes a new one', () => {
	const shelf = { part: 'FixedShelf', length: 500, width: 500 } as const
	const lines = pointsLinesOf(
		{
			...empty,
			boards: [board(shelf), board(shelf), board({ ...shelf, length: 501 })],
		},
		points,
	)
	expect(lines.map(({ quantity, data }) => [quantity, data])).toEqual([
		[2, { length: 500, width: 500, thickness: 18 }],
		[1, { length: 501, width: 500, thickness: 18 }],
	])
})

test('furniture that the points list does not know throws a clear error', () => {
	expect(() => boardsOf({ part: 'Plinth', material: 'gone' })).toThrow('gone')
	expect(() => linesOf({ runs: [run({ modules: [module({})] })] })).toThrow('no bottom panel')
	expect(() => linesOf({ fronts: [front({})] })).toThrow('no board')
	expect(() => linesOf({ fronts: [front({ kind: 'DrawerFront' })] })).toThrow('no board')
	const fillers = [{ place: 'Left' as const, width: 50, length: 2500 }]
	expect(() => linesOf({ runs: [run({ fillers })] })).toThrow('no filler board')
	const handle = { model: 'gone', color: 'Black', at: [] }
	expect(() => linesOf({ boards: [board({})], fronts: [front({ handle })] })).toThrow('gone')
	expect(() => boardsOf({ part: 'FakeDoor', material: 'P3-oak-natural' })).toThrow('no front')
	const dear = sampleCatalogue.colors.find((color) => !color.interior)?.reference ?? ''
	expect(() => oneModule({}, dear)).toThrow('no coefficient for tier')
	const { P3: _, ...others } = points.leaves.points
	const poor = { ...points, leaves: { ...points.leaves, points: others } }
	expect(() => linesOf({ boards: [board({})], fronts: [front({})] }, poor)).toThrow('tier P3')
})

test('furniture priced by two lists in turn uses the given list each time, and counts points once a list', () => {
	const boards = [board({ part: 'Bottom', material: 'P1-white' })]
	const furniture = { ...empty, runs: [run({ modules: [module({})] })], boards }
	const grid = points.modules.Simple
	const dearer = { ...grid, points: grid.points.map((each) => each * 2) }
	const other = { ...points, modules: { ...points.modules, Simple: dearer } }
	const sums = [points, other, other, points].map((list) =>
		pointsLinesOf(furniture, list).map((line) => line.points),
	)
	expect(sums).toEqual([[283], [566], [566], [283]])
	expect(pointsLinesOf(furniture, points)).toBe(pointsLinesOf(furniture, points))
})
