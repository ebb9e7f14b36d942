// The worked cases of domain 13 in straight rooms, to the millimetre.
import { expect, test } from 'vitest'
import { goldenConfigurations as golden } from '../testing/index.ts'
import { bayWidths, made, refused, sizes, widths } from '../testing/worked-case.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'

test('G1: a straight run fills the width between two walls', () => {
	const g1 = made(golden.g1)
	expect(widths(g1)).toEqual([1160, 580, 1160])
	expect(bayWidths(g1)).toEqual([553, 553, 544, 553, 553])
	expect(sizes(g1, 'Side')).toEqual(Array(6).fill('2450 x 579 x 18'))
	expect(sizes(g1, 'Top')).toEqual(['1124 x 579 x 18', '544 x 579 x 18', '1124 x 579 x 18'])
	expect(sizes(g1, 'Bottom')).toEqual(sizes(g1, 'Top'))
	expect(sizes(g1, 'Partition')).toEqual(Array(2).fill('2334 x 559 x 18'))
	expect(sizes(g1, 'Back')).toEqual(['2348 x 1138 x 8', '2348 x 558 x 8', '2348 x 1138 x 8'])
	expect(sizes(g1, 'Leaf')).toEqual(Array(5).fill('2367 x 577 x 19'))
	expect(sizes(g1, 'Filler')).toEqual(Array(2).fill('2520 x 70 x 19'))
	expect(sizes(g1, 'TopFiller')).toEqual(['1740 x 70 x 19', '1160 x 70 x 19'])
	expect(sizes(g1, 'Plinth')).toEqual(['1740 x 75 x 18', '1160 x 75 x 18'])
	expect(sizes(g1, 'RecessedDrawerFront')).toEqual(Array(4).fill('519 x 189 x 18'))
	expect(new Set(sizes(g1, 'AdjustableShelf'))).toEqual(
		new Set(['551 x 549 x 18', '542 x 549 x 18']),
	)
	expect(g1.fronts.map((front) => front.weight)).toEqual(Array(5).fill(16.87))
	expect(g1.fronts.map((front) => front.openingSide)).toEqual([
		'Left',
		'Right',
		'Right',
		'Left',
		'Right',
	])
	expect(g1.fronts[0]?.hinges).toEqual([80, 631.8, 1183.5, 1735.3, 2287])
	expect(g1.runs[0]?.assembly).toBe('STANDING')
	expect(Math.abs(g1.weight - 411) / 411).toBeLessThan(0.02)
})

test('G1: the side filler stands 2500 x 48.5 and is ordered 2520 x 70', () => {
	const filler = made(golden.g1).boards.find((board) => board.part === 'Filler')
	expect(filler?.outline).toEqual([
		[0, 0],
		[2500, 0],
		[2500, 48.5],
		[0, 48.5],
	])
})

test('G1: shelves of bay three stand on the holes 1152, 1536, 1952 above its floor at 98', () => {
	const zones = made(golden.g1).runs[0]?.modules[1]?.bays[0]?.zones
	expect(zones?.[1]?.shelves).toEqual([1250, 1634, 2050])
})

test('G1: lying assembly needs a top filler of 79', () => {
	const advice = made(golden.g1).issues.find((issue) => issue.code === 'assemble_standing')
	expect(advice).toMatchObject({ measured: 2517, limit: 2490, remedy: { filler: { top: 79 } } })
	const { runs } = made({ ...golden.g1, filler: { top: 79 } })
	expect(runs[0]?.assembly).toBe('LYING')
})

test('G2: an open right side has a cheek', () => {
	const g2 = made(golden.g2)
	expect(widths(g2)).toEqual([583, 583, 583, 583])
	expect(bayWidths(g2)).toEqual([547, 547, 547, 547])
	expect(sizes(g2, 'Leaf')).toEqual(Array(4).fill('2367 x 580 x 19'))
	expect(sizes(g2, 'FinishingCheek')).toEqual(['2520 x 600 x 18'])
	expect(sizes(g2, 'Filler')).toEqual(['2520 x 70 x 19'])
	expect(g2.fronts.map((front) => front.openingSide)).toEqual(['Left', 'Right', 'Left', 'Right'])
	expect(g2.runs[0]?.width).toBe(2332)
})

test('G10: a low ceiling decides heights and interiors', () => {
	const g10 = made(golden.g10)
	expect(widths(g10)).toEqual([1036, 517, 517])
	expect(bayWidths(g10)).toEqual([491, 491, 481, 481])
	expect(sizes(g10, 'Leaf')).toEqual([
		'1937 x 515 x 19',
		'1937 x 515 x 19',
		'1937 x 514 x 19',
		'1937 x 514 x 19',
	])
	expect(g10.fronts[0]?.hinges).toHaveLength(4)
	expect(g10.fronts[0]?.weight).toBe(12.32)
	expect(g10.runs[0]).toMatchObject({ assembly: 'STANDING' })
	expect(g10.runs[0]?.modules[0]).toMatchObject({ heightLeft: 2020 })
	const doubleHanging = {
		...golden.g10,
		runs: [
			{
				side: 'Main',
				zones: [
					{
						modules: [
							{ kind: 'Double', bays: [{ template: '10' }, { template: '09' }] },
							{ kind: 'Simple' },
							{ kind: 'Simple' },
						],
					},
				],
			},
		],
	} satisfies DressingConfiguration
	expect(refused(doubleHanging)).toMatchObject([
		{ code: 'stack_too_high', bay: 0, measured: 2018, limit: 1904 },
	])
})

test('G12: a tiny niche with push to open holds one module', () => {
	const g12 = made(golden.g12)
	expect(widths(g12)).toEqual([540])
	expect(bayWidths(g12)).toEqual([504])
	expect(sizes(g12, 'Leaf')).toEqual(['2267 x 537 x 19'])
	expect(g12.fronts[0]).toMatchObject({ openingSide: 'Left', handle: null })
	const withBay = (bay: object) =>
		({
			...golden.g12,
			runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Simple', bays: [bay] }] }] }],
		}) as DressingConfiguration
	expect(sizes(made(withBay({ template: '06' })), 'AdjustableShelf')[0]).toBe('502 x 499 x 18')
	expect(refused(withBay({ template: '08' }))).toMatchObject([
		{ code: 'fitting_too_deep', measured: 509, limit: 530 },
	])
	expect(made(withBay({ template: '28' })).hardware).toContainEqual({
		reference: 'sliding-rail',
		quantity: 1,
	})
	const drawer = made(withBay({ template: '20' }))
	expect(drawer.boards.find((board) => board.part === 'RecessedDrawerFront')?.length).toBe(479)
	expect(drawer.hardware).toContainEqual({ reference: 'drawer-runner-450-30kg', quantity: 3 })
})

test('X1: a niche of 300 holds no module', () => {
	expect(refused(golden.x1)).toMatchObject([
		{ code: 'no_module_fits', family: 'NO_MODULE_FITS', measured: 240, limit: 250 },
	])
})

test('X3: floor to ceiling at 3100 needs a top filler of 400', () => {
	expect(refused(golden.x3)).toMatchObject([
		{
			code: 'too_high_for_one_piece',
			family: 'HEIGHT',
			measured: 400,
			limit: 300,
			remedy: { filler: { top: 0 } },
		},
	])
})

test('X7: lacquer is refused on leaves of 2617 and made with a top filler of 167', () => {
	const issues = refused(golden.x7)
	expect(issues[0]).toMatchObject({
		code: 'door_too_tall',
		measured: 2617,
		limit: 2500,
		remedy: { filler: { top: 167 } },
	})
	expect(sizes(made({ ...golden.x7, filler: { top: 167 } }), 'Leaf')[0]).toContain('2500 x')
})

test('X10: 18 mm shelves over 964 need 28', () => {
	expect(refused(golden.x10)).toMatchObject([
		{ code: 'shelf_needs_28', family: 'SHELF_THICKNESS', measured: 964, limit: 800 },
	])
})

// What domain 13.1 suggests for each, as a change of the configuration.
const suggestions = [
	['x1', { walls: 'Left', handle: null }],
	['x3', { filler: { top: 0 } }],
	['x4', { slope: { acceptVoid: true } }],
	['x6', { runs: [{ zones: [{ modules: [{ kind: 'Double' }, {}, {}, {}] }] }] }],
	['x7', { filler: { top: 167 } }],
	['x9', { footprint: 'Straight' }],
	['x10', { runs: [{ zones: [{ modules: [{ bays: [{ template: '06', thickness: 28 }] }] }] }] }],
] as const

test.each(suggestions)(
	'every issue of %s has a remedy, and the first one leads to furniture',
	(name, first) => {
		const issues = refused(golden[name])
		expect(issues.every(({ remedy }) => remedy !== undefined)).toBe(true)
		expect(issues[0]?.remedy).toMatchObject(first)
		expect(made(applyRemedy(golden[name], issues[0]?.remedy ?? {})).boards.length).toBeGreaterThan(
			0,
		)
	},
)
