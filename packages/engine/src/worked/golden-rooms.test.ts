// The worked cases of domain 13 under slopes, in corners and before walls that are not flat.
import { expect, test } from 'vitest'
import { goldenConfigurations as golden, sampleCatalogue } from '../testing/index.ts'
import { bayWidths, edges, made, refused, size, sizes, widths } from '../testing/worked-case.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { buildFurniture } from '../type/kinds.ts'
import { moduleCountOptions } from '../type/offers.ts'

test('G3: a left slope decides heights, tops, leaves and hinges', () => {
	const g3 = made(golden.g3)
	const modules = g3.runs[0]?.modules ?? []
	expect(widths(g3)).toEqual([517, 517, 517, 517, 516, 516])
	expect(
		modules.map((module) => `${module.heightLeft}/${module.heightRight} ${module.top}`),
	).toEqual([
		'1075/1509 FullSlope',
		'1509/1943 FullSlope',
		'1943/2377 FullSlope',
		'2377/2377 Straight',
		'2450/2450 Straight',
		'2450/2450 Straight',
	])
	expect(edges(g3)).toEqual([
		'993/1425',
		'1427/1858',
		'1861/2292',
		'2294/2294',
		'2367/2367',
		'2367/2367',
	])
	expect(modules.map((module) => module.bays[0]?.height)).toEqual([
		969, 1403, 1837, 2261, 2334, 2334,
	])
	expect(g3.fronts.map((front) => front.openingSide)).toEqual([
		'Right',
		'Right',
		'Right',
		'Right',
		'Left',
		'Right',
	])
	expect(g3.boards.find((board) => board.part === 'Leaf')?.width).toBe(514)
})

test('G3: the sloped top panel has a face of 627.9 between its plumb cuts', () => {
	const top = made(golden.g3).boards.find((board) => board.part === 'Top')
	const shift = 18 * Math.tan((40 * Math.PI) / 180)
	expect((top?.length ?? 0) - shift).toBeCloseTo(627.9, 1)
	expect((top?.outline[1]?.[0] ?? 0) + shift).toBeCloseTo(627.9, 1)
	expect(top?.cuts).toEqual([
		{ edge: 1, angle: 40 },
		{ edge: 3, angle: -40 },
	])
})

test('G9: furniture under stairs has sloped tops or stepped tops', () => {
	const open = { ...golden.g9, doors: null, depth: { center: 679 } } satisfies DressingConfiguration
	const g9 = made(open)
	expect(widths(g9)).toEqual([500, 500, 500, 500, 500])
	expect(g9.runs[0]?.modules.map((module) => `${module.heightLeft}/${module.heightRight}`)).toEqual(
		['400/793', '793/1187', '1187/1581', '1581/1974', '1974/2368'],
	)
	expect(g9.runs[0]?.modules.map((module) => module.bays[0]?.height)).toEqual([
		293, 687, 1080, 1474, 1868,
	])
	const stepped = made({ ...open, slope: { ...open.slope, stepped: true } })
	expect(stepped.runs[0]?.modules.map((module) => module.heightRight)).toEqual([
		400, 793, 1187, 1581, 1974,
	])
	expect(stepped.runs[0]?.modules.map((module) => module.bays[0]?.height)).toEqual([
		284, 677, 1071, 1465, 1858,
	])
})

test('G9: leaves under stairs have a low and a high edge', () => {
	const g9 = made(golden.g9)
	expect(edges(g9)).toEqual(['318/709', '711/1103', '1105/1496', '1498/1890', '1892/2283'])
	expect(g9.boards.find((board) => board.part === 'Leaf')?.width).toBe(497)
	expect(g9.fronts.map((front) => front.openingSide)).toEqual(Array(5).fill('Right'))
	const stepped = made({ ...golden.g9, slope: { ...golden.g9.slope, stepped: true } })
	expect(edges(stepped)).toEqual(['317/317', '710/710', '1104/1104', '1498/1498', '1891/1891'])
})

test('X4: a slope that starts at 100 pushes the run to 375, which must be accepted', () => {
	expect(refused(golden.x4)).toMatchObject([
		{
			code: 'run_starts_too_low',
			family: 'HEIGHT',
			measured: 375,
			data: { void: 'FakeDoor' },
			remedy: { slope: { acceptVoid: true } },
		},
	])
	const accepted = made({ ...golden.x4, slope: { ...golden.x4.slope, acceptVoid: true } })
	expect(accepted.runs[0]?.modules[0]?.x).toBe(375)
	expect(accepted.fronts.map((front) => front.kind)).toEqual(['FakeDoor'])
	const low250 = made({ ...golden.x4, slope: { left: { low: 250, angle: 35 } } })
	expect(low250.runs[0]?.fillers[0]).toMatchObject({ place: 'Left', width: 160 })
	const withDoors: DressingConfiguration = {
		...golden.x4,
		doors: { style: 'Simple' },
		slope: { left: { low: 250, angle: 35 } },
	}
	expect(refused(withDoors)).toMatchObject([{ code: 'run_starts_too_low', measured: 208 }])
})

test('X6: two leaves under a slope are refused; a double is the remedy', () => {
	const issues = refused(golden.x6)
	expect(issues[0]).toMatchObject({
		code: 'pair_under_slope',
		family: 'DOOR_UNAVAILABLE',
		measured: 700,
	})
})

test('G4: a back slope decides heights, tops and backs', () => {
	const g4 = made(golden.g4)
	const module = g4.runs[0]?.modules[0]
	expect(module).toMatchObject({ heightRear: 929, heightFront: 1508, top: 'FullSlope', width: 950 })
	expect(bayWidths(g4)).toEqual([448, 448, 448, 448])
	expect(sizes(g4, 'Leaf')).toEqual(Array(4).fill('1425 x 472 x 19'))
	expect(g4.fronts[0]?.hinges).toHaveLength(3)
	expect(g4.fronts[0]?.weight).toBe(8.31)
	const side = g4.boards.find((board) => board.part === 'Side')
	const [rear, front] = [side?.outline[1] ?? [0, 0], side?.outline[2] ?? [0, 0]]
	expect(Math.hypot(front[0] - rear[0], front[1] - rear[1])).toBeCloseTo(818.8, 1)
	const hanging = {
		...golden.g4,
		runs: [
			{
				side: 'Main',
				zones: [
					{
						modules: [
							{
								kind: 'Double',
								bays: [{ zones: [{ kind: 'Wardrobe', height: 1000 }] }, { template: '00' }],
							},
							{ kind: 'Double' },
						],
					},
				],
			},
		],
	} satisfies DressingConfiguration
	expect(refused(hanging)).toMatchObject([{ code: 'fitting_too_deep', family: 'DEPTH', bay: 0 }])
	const stood = made({ ...hanging, slope: { ...golden.g4.slope, standoff: 200 } })
	expect(stood.runs[0]?.modules[0]).toMatchObject({ heightRear: 1129, heightFront: 1708, y: 200 })
})

test('G5: the main run of an L to the left passes into the corner', () => {
	const g5 = made(golden.g5)
	const [main, left] = g5.runs
	expect(main?.modules.map((module) => module.width)).toEqual([1100, 920, 920])
	expect(main?.modules[0]).toMatchObject({ blind: true, x: 10 })
	expect(main?.modules[0]?.bays[0]).toMatchObject({ width: 1064, shelfThickness: 28 })
	expect(main?.modules[1]?.bays[0]?.width).toBe(433)
	const blind = g5.boards.find((board) => board.part === 'Leaf')
	expect(blind).toMatchObject({ length: 2367, width: 457 })
	expect(blind?.pose.origin[0]).toBe(651.5)
	expect(g5.fronts[0]?.openingSide).toBe('Right')
	expect(left?.modules.map((module) => module.width)).toEqual([511, 511, 510])
	expect(left?.modules[0]?.x).toBe(650)
	const sideLeaves = g5.boards.filter((board) => board.part === 'Leaf' && board.run === 'Left')
	expect(sideLeaves.map((board) => board.width)).toEqual([508, 508, 507])
	expect(
		g5.runs
			.flatMap((run) => run.fillers)
			.filter((filler) => filler.place === 'Corner')
			.map((filler) => filler.width),
	).toEqual([50, 31])
	expect(sizes(g5, 'FinishingCheek')).toEqual(['2520 x 600 x 18'])
})

test('X9: a side wall of 880 holds no side run, whichever passes', () => {
	expect(refused(golden.x9)).toMatchObject([{ code: 'no_module_fits', run: 'Left', measured: 212 }])
	expect(
		refused({ ...golden.x9, priority: 'Side' }).some(
			(issue) => issue.code === 'no_module_fits' && issue.run === 'Left',
		),
	).toBe(true)
})

test('G7: a chimney breast gives three zones and one front plane', () => {
	const g7 = made(golden.g7)
	expect(widths(g7)).toEqual([1040, 710, 710, 1040])
	expect(bayWidths(g7)).toEqual([493, 493, 328, 328, 328, 328, 493, 493])
	const modules = g7.runs[0]?.modules ?? []
	expect(modules.map((module) => module.x)).toEqual([50, 1090, 1800, 2510])
	expect(modules[1]).toMatchObject({ depth: 269, y: 310 })
	expect(modules[1]?.bays[0]?.depth).toBe(249)
	expect(new Set(sizes(g7, 'Leaf'))).toEqual(new Set(['2367 x 517 x 19', '2367 x 352 x 19']))
	const shelves = new Set(
		g7.boards.filter((board) => board.part === 'AdjustableShelf' && board.module === 1).map(size),
	)
	expect(shelves).toEqual(new Set(['326 x 239 x 18']))
	const faces = g7.boards
		.filter((board) => board.part === 'Leaf')
		.map((board) => board.pose.origin[1])
	expect(new Set(faces)).toEqual(new Set([581]))
})

test('G7: a bay before the breast has no drawers and no hanging', () => {
	const before = (template: string): DressingConfiguration => ({
		...golden.g7,
		runs: [
			{
				side: 'Main',
				zones: [
					{ modules: [{ kind: 'Double' }] },
					{
						modules: [
							{ kind: 'Double', bays: [{ template }, { template: '06' }] },
							{ kind: 'Double' },
						],
					},
					{ modules: [{ kind: 'Double' }] },
				],
			},
		],
	})
	expect(refused(before('08')).map((issue) => issue.code)).toContain('fitting_too_deep')
	expect(refused(before('20')).map((issue) => issue.code)).toContain('fitting_too_deep')
})

test('a breast too deep for modules is covered by fixed panels, and a deeper one divides the run', () => {
	const { runs: _, ...bare } = golden.g7
	const covered = made({ ...bare, depth: { fireplace: 400 } })
	expect(covered.runs[0]?.modules).toHaveLength(2)
	expect(sizes(covered, 'FakeDoor')).toEqual([
		'2367 x 471 x 19',
		'2367 x 470 x 19',
		'2367 x 470 x 19',
	])
	const divided = made({ ...bare, depth: { fireplace: 580 } })
	expect(divided.runs[0]?.modules.map((module) => module.x)).toEqual([50, 2550])
	expect(
		divided.runs[0]?.fillers
			.filter((filler) => filler.place === 'Custom')
			.map((filler) => filler.width),
	).toEqual([50, 50])
})

test('a chimney in use is refused', () => {
	expect(refused({ ...golden.g7, fireplace: { inUse: true } })[0]?.code).toBe('chimney_in_use')
})

test('recesses take deeper carcasses behind the same fronts', () => {
	const { runs: _, wall: __, ...bare } = golden.g7
	const both = made({
		...bare,
		wall: 'BothRecess',
		width: { recessLeft: 1000, recessRight: 900 },
		depth: { recessLeft: 100, recessRight: 300 },
	})
	const modules = both.runs[0]?.modules ?? []
	expect(modules[0]).toMatchObject({ depth: 679, y: -100 })
	expect(modules.at(-1)).toMatchObject({ depth: 579, y: 0 })
	expect(modules.reduce((sum, module) => sum + module.width, 0)).toBe(3500)
})

test('G9: the handle of a sloped leaf stays 100 under the edge where it sits', () => {
	const [low] = made(golden.g9).fronts
	const [x, , z] = low?.handle?.at[0] ?? [0, 0, 0]
	const under = 400 - 39 - 1.5 * Math.hypot(1, 185 / 235) + (x * 185) / 235
	expect(z).toBeGreaterThan(under - 102)
	expect(z).toBeLessThanOrEqual(under - 100)
})

test('an option of a niche beside the breast changes that niche alone', () => {
	const counts = moduleCountOptions(golden.g7, sampleCatalogue, 'Main', 1)
	const three = counts.find((option) => option.count === 3)
	expect(three?.widths).toEqual([474, 473, 473])
	const result = buildFurniture(three?.configuration ?? golden.g7, sampleCatalogue)
	expect(result.ok && result.value.runs[0]?.modules.map((module) => module.width)).toEqual([
		1040, 474, 473, 473, 1040,
	])
})

test('the default modules under a low slope can be made', () => {
	const { doors: _, ...closed } = golden.x4
	const proposed = made({
		...closed,
		room: { width: 3000 },
		slope: { ...closed.slope, acceptVoid: true },
	})
	const overlay = proposed.fronts.filter((front) => front.kind === 'DrawerFront')
	expect(overlay).toEqual([])
	expect(proposed.runs[0]?.modules[0]?.x).toBe(422)
})
