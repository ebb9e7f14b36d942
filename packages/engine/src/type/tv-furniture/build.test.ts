// The worked cases of domain 29, and two more by hand.
import { expect, test } from 'vitest'
import { goldenTvFurniture, tvOf } from '../../testing/index.ts'
import { roomOf } from '../kinds.ts'
import { parseConfiguration } from '../parse.ts'
import { tvFurnitureInspirations } from './inspirations.ts'
import { made, sizesOf } from './testing/made.ts'

test('T1: 2400 under a screen of 65, closed, open, closed', () => {
	const { boards, runs, fronts, fittings, issues } = made(goldenTvFurniture.t1)
	const [run] = runs
	expect(
		run?.modules.map(({ x, width, heightLeft, depth }) => [x, width, heightLeft, depth]),
	).toEqual([
		[18, 788, 482, 399],
		[806, 788, 482, 399],
		[1594, 788, 482, 399],
	])
	expect(run).not.toHaveProperty('lift')
	expect(sizesOf(boards, 'FinishingCheek')).toEqual(['2 x 482 x 440'])
	expect(sizesOf(boards, 'Side')).toEqual(['6 x 482 x 399'])
	expect(sizesOf(boards, 'Bottom')).toEqual(['3 x 752 x 399'])
	expect(sizesOf(boards, 'Top')).toEqual(['2 x 752 x 399', '1 x 752 x 339'])
	expect(sizesOf(boards, 'Back')).toEqual(['2 x 400 x 766', '1 x 333 x 766'])
	expect(sizesOf(boards, 'DrawerFront')).toEqual(['4 x 785 x 208'])
	expect(sizesOf(boards, 'DrawerSide')).toEqual(['8 x 340 x 171'])
	expect(sizesOf(boards, 'DrawerBack', 'DrawerInnerFront')).toEqual(['8 x 710 x 171'])
	expect(sizesOf(boards, 'DrawerBottom')).toEqual(['4 x 724 x 318'])
	expect(sizesOf(boards, 'AdjustableShelf')).toEqual(['1 x 750 x 369'])
	expect(sizesOf(boards, 'Tablet')).toEqual(['1 x 2400 x 440'])
	expect(sizesOf(boards, 'Plinth')).toEqual(['1 x 2364 x 55'])
	const [bay] = run?.modules[1]?.bays ?? []
	expect(bay?.zones[0]?.shelves).toEqual([(bay?.floor ?? 0) + 192])
	expect(fronts.map(({ kind }) => kind)).toEqual(Array(4).fill('DrawerFront'))
	expect(fittings.filter(({ item }) => item.size === '350-30kg')).toHaveLength(4)
	// The way in has not been said.
	expect(issues.map(({ code }) => code)).toEqual(['access_not_asked'])
})

test('T1: the tablet is notched behind the open module, before the slot of its top panel', () => {
	const { boards } = made(goldenTvFurniture.t1)
	const tablet = boards.find(({ part }) => part === 'Tablet')
	expect(tablet?.outline).toEqual([
		[0, 0],
		[1050, 0],
		[1050, 80],
		[1350, 80],
		[1350, 0],
		[2400, 0],
		[2400, 440],
		[0, 440],
	])
	expect(tablet).toMatchObject({
		thickness: 18,
		edges: { length1: 0, length2: 1, width1: 1, width2: 1 },
		pose: { origin: [0, 0, 482] },
	})
	const top = boards.find(({ part, width }) => part === 'Top' && width === 339)
	expect(top?.pose.origin).toEqual([824, 80, 464])
	expect(top?.grooves).toEqual([])
	const back = boards.find(({ part, length }) => part === 'Back' && length === 333)
	// From 71 to 404, 60 under the top panel at 464.
	expect(back?.pose.origin[2]).toBe(71)
})

test('T1: the screen of 1459 x 830 stands over the middle, its centre at 975', () => {
	const { screen } = roomOf(goldenTvFurniture.t1)
	expect(screen).toMatchObject({ diagonal: 65, place: 'Stand' })
	expect(screen?.from).toEqual([470.5, 200, 560])
	expect(screen?.to).toEqual([1929.5, 260, 1390])
})

test('T2: hung at 200, two flaps, one before devices', () => {
	const { boards, runs, fronts, fittings } = made(goldenTvFurniture.t2)
	const [run] = runs
	expect(run?.lift).toBe(200)
	expect(run?.modules.map(({ width, heightLeft, depth }) => [width, heightLeft, depth])).toEqual([
		[882, 282, 359],
		[882, 282, 359],
	])
	expect(sizesOf(boards, 'Flap')).toEqual(['2 x 879 x 279'])
	expect(sizesOf(boards, 'Top')).toEqual(['1 x 846 x 299', '1 x 846 x 359'])
	expect(sizesOf(boards, 'Back')).toEqual(['1 x 193 x 860', '1 x 260 x 860'])
	expect(sizesOf(boards, 'FinishingCheek')).toEqual(['2 x 282 x 400'])
	expect(sizesOf(boards, 'Tablet')).toEqual(['1 x 1800 x 400'])
	expect(sizesOf(boards, 'Plinth')).toEqual([])
	const flap = boards.find(({ part }) => part === 'Flap')
	expect(flap).toMatchObject({
		thickness: 19,
		grain: 'length',
		pose: { origin: [19.5, 381, 201.5] },
	})
	expect(fronts.map(({ kind, hinges, openingSide }) => [kind, hinges, openingSide])).toEqual([
		['Flap', [], 'None'],
		['Flap', [], 'None'],
	])
	const families = fittings.map(({ item }) => item.family)
	expect(families.filter((family) => family === 'flap-hinge')).toHaveLength(6)
	expect(families.filter((family) => family === 'flap-stay')).toHaveLength(2)
	expect(families).not.toContain('hinge')
	expect(families).not.toContain('levelling-foot')
	const [rail] = fittings.filter(({ item }) => item.family === 'wall-rail')
	expect(rail).toMatchObject({
		item: { family: 'wall-rail', size: 846 },
		group: 'Main-0',
		pose: { origin: [36, 32, 384], u: [1, 0, 0], n: [0, -1, 0] },
		box: { from: [0, -20, 0], to: [846, 20, 12] },
	})
	// Bays and shelves count from the finished floor.
	expect(run?.modules[0]?.bays[0]?.floor).toBe(218)
})

test('T3: tall modules at both ends, one closed, one open, a screen of 75 between them', () => {
	const { boards, runs, fronts, groups } = made(goldenTvFurniture.t3)
	const [run] = runs
	expect(run?.modules.map(({ width, heightLeft }) => [width, heightLeft])).toEqual([
		[450, 2000],
		[755, 502],
		[755, 502],
		[754, 502],
		[450, 2000],
	])
	expect(sizesOf(boards, 'Leaf')).toEqual(['1 x 1937 x 447'])
	expect(sizesOf(boards, 'Back').slice(0, 1)).toEqual(['2 x 1918 x 428'])
	expect(sizesOf(boards, 'AdjustableShelf')).toContain('8 x 412 x 369')
	expect(sizesOf(boards, 'DrawerFront')).toEqual(['2 x 752 x 218', '2 x 751 x 218'])
	expect(sizesOf(boards, 'Tablet')).toEqual(['1 x 2264 x 440'])
	expect(sizesOf(boards, 'Plinth')).toEqual(['1 x 2714 x 55', '1 x 450 x 55'])
	expect(sizesOf(boards, 'FinishingCheek')).toEqual(['2 x 2000 x 440'])
	// Seen over the tablet: the inner sides of the tall modules.
	const shown = boards.filter(({ part, material }) => part === 'Side' && material !== 'P1-white')
	expect(shown.map(({ module, pose }) => [module, pose.origin[0]])).toEqual([
		[0, 450],
		[4, 2732],
	])
	expect(run?.modules.map((module) => module.shown)).toEqual([
		{ right: true },
		undefined,
		undefined,
		undefined,
		{ left: true },
	])
	const leaf = fronts.find(({ kind }) => kind === 'Leaf')
	expect(leaf).toMatchObject({ module: 0, openingSide: 'Left' })
	expect(groups.filter(({ kind }) => kind === 'module')).toHaveLength(5)
	const { screen } = roomOf(goldenTvFurniture.t3)
	// 520 + 60 + 954 / 2 = 1057.
	expect(((screen?.from[2] ?? 0) + (screen?.to[2] ?? 0)) / 2).toBe(1057)
})

// By hand: 2000 - 36 = 1964 = 655 + 655 + 654; Hc = 540 - 18 - 150 = 372; Hi = 372 - 36 = 336, a shelf at
// 96 + 32 x round((168 - 96) / 32) = 160; legs at 48, 673, 1328 and 1952.
test('by hand: on legs of 150, a pair under each side of the modules', () => {
	const { boards, runs, fittings } = made(
		tvOf(2000, {
			height: 540,
			base: { kind: 'Legs', height: 150 },
			modules: [{ front: 'Flap' }, { front: 'None', media: true }, { front: 'Flap' }],
		}),
	)
	expect(runs[0]?.modules.map(({ width }) => width)).toEqual([655, 655, 654])
	expect(sizesOf(boards, 'Side')).toEqual(['6 x 372 x 399'])
	expect(boards.find(({ part }) => part === 'Side')?.outline).toHaveLength(4)
	expect(sizesOf(boards, 'Flap')).toEqual(['1 x 652 x 369', '1 x 651 x 369'])
	expect(runs[0]?.modules[1]?.bays[0]).toMatchObject({ floor: 168, zones: [{ shelves: [328] }] })
	const legs = fittings.filter(({ item }) => item.family === 'leg')
	expect(legs.map(({ pose }) => pose?.origin)).toEqual(
		[48, 673, 1328, 1952].flatMap((x) => [
			[x, 70, 150],
			[x, 359, 150],
		]),
	)
	expect(legs[2]).toMatchObject({
		item: { family: 'leg', size: 150 },
		group: 'Main',
		boards: ['Main-0-Side-1', 'Main-1-Side-0'],
		box: { from: [-20, -20, 0], to: [20, 20, 150] },
	})
	expect(boards.find(({ part }) => part === 'FinishingCheek')?.pose.origin[2]).toBe(150)
	expect(boards.find(({ part }) => part === 'Tablet')?.pose.origin[2]).toBe(522)
})

// By hand: between walls the least reading, 2200 - 2 x 10 = 2180, less 500 = 1680 = 840 x 2. Hc = 450 - 28 = 422,
// F = 422 - 80 = 342; shares 5 : 3 = 213.75 and 128.25, so 213 + 1 and 128: fronts 211 and 125.
test('by hand: between walls, a tall open module at the left, a tablet of 28 without cheeks', () => {
	const { boards, runs } = made({
		...tvOf(2200, {
			height: 450,
			walls: 'Both',
			base: { kind: 'Plinth', height: 80 },
			top: { thickness: 28 },
			margin: { back: 0 },
			tall: { left: { width: 500, height: 1800, front: 'None', shelves: 3 } },
			modules: [
				{ front: 'Drawers', shares: [5, 3] },
				{ front: 'None', shelves: 0 },
			],
		}),
		room: { width: [2204, 2200, 2202] },
	})
	expect(runs[0]?.modules.map(({ x, width, heightLeft }) => [x, width, heightLeft])).toEqual([
		[10, 500, 1800],
		[510, 840, 422],
		[1350, 840, 422],
	])
	expect(sizesOf(boards, 'DrawerFront')).toEqual(['1 x 837 x 211', '1 x 837 x 125'])
	expect(sizesOf(boards, 'Tablet')).toEqual(['1 x 1680 x 420'])
	expect(sizesOf(boards, 'Plinth')).toEqual(['1 x 2180 x 75'])
	expect(sizesOf(boards, 'FinishingCheek')).toEqual([])
	// 1800 - 80 - 36 = 1684: 96 + 32 x round((421 - 96) / 32) = 416, 832 and 1248 above the floor of the bay.
	expect(runs[0]?.modules[0]?.bays[0]?.zones[0]?.shelves).toEqual([514, 930, 1346])
})

test.each(tvFurnitureInspirations)(
	'$reference is made as it stands, without a hint of a check',
	({ configuration }) => {
		expect(parseConfiguration(configuration).ok).toBe(true)
		expect(made(configuration).issues.filter(({ severity }) => severity !== 'hint')).toEqual([])
	},
)

test('there are six compositions, and no two are alike', () => {
	const all = tvFurnitureInspirations
	expect(new Set(all.map(({ reference }) => reference)).size).toBe(6)
	expect(new Set(all.map(({ configuration }) => JSON.stringify(configuration))).size).toBe(6)
})

const plain = tvOf(2000)
const wrongDocuments: [name: string, document: object, path: string][] = [
	['a ceiling', { ...plain, hu: 2500 }, 'hu'],
	[
		'a screen of 20 inches',
		tvOf(2000, { screen: { diagonal: 20, place: 'Stand' } }),
		'screen.diagonal',
	],
	['legs of 130', { ...plain, base: { kind: 'Legs', height: 130 } }, 'base.height'],
	['a rail at 50', { ...plain, base: { kind: 'Wall', height: 50 } }, 'base.height'],
	['a tablet of 22', { ...plain, top: { thickness: 22 } }, 'top.thickness'],
	['air of 150 behind', { ...plain, margin: { back: 150 } }, 'margin.back'],
	[
		'nine modules',
		{ ...plain, modules: Array.from({ length: 9 }, () => ({ front: 'None' })) },
		'modules',
	],
	[
		'a share of none',
		{ ...plain, modules: [{ front: 'Drawers', shares: [0] }] },
		'modules.0.shares.0',
	],
	['a strange front', { ...plain, modules: [{ front: 'Curtain' }] }, 'modules.0.front'],
]

test.each(wrongDocuments)('%s is no TV furniture', (_, document, path) => {
	const parsed = parseConfiguration(document)
	expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toEqual([path])
})
