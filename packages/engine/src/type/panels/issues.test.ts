// For each rule of domain 25 a list that breaks it, with its figures and a remedy that works.
import { expect, test } from 'vitest'
import { applyRemedy } from '../apply-remedy.ts'
import { parseConfiguration } from '../parse.ts'
import type { Cladding, PanelLine, PanelsConfiguration } from './schema.ts'
import { listOf, plain, refused, wallOf } from './testing/lists.ts'

type Broken = [
	name: string,
	configuration: PanelsConfiguration,
	code: string,
	field: string,
	measured: number | undefined,
	limit: number | undefined,
]

const deep: Partial<PanelLine> = { length: 600, width: 400 }
const broken: Broken[] = [
	[
		'XP1: too wide across the grain',
		listOf({ length: 2300, width: 2100 }),
		'part_over_sheet',
		'panels.0.width',
		2100,
		2050,
	],
	[
		'longer than a sheet is wide, with its grain across',
		listOf({ length: 2400, width: 300, grain: 'Width' }),
		'part_over_sheet',
		'panels.0.length',
		2400,
		2050,
	],
	[
		'longer than a sheet',
		listOf({ length: 3000, width: 300 }),
		'part_over_sheet',
		'panels.0.length',
		3000,
		2780,
	],
	[
		'XP2: banded, but only 70 across',
		listOf({ length: 400, width: 70 }),
		'edge_not_bandable',
		'panels.0.edges',
		70,
		80,
	],
	['banded, but too thin', listOf({ thickness: 8 }), 'edge_not_bandable', 'panels.0.edges', 8, 16],
	[
		'banded lacquer',
		listOf({ material: 'RAL-9010', thickness: 19, edges: [1, 0, 0, 0] }),
		'edge_not_bandable',
		'panels.0.edges',
		1,
		0,
	],
	[
		'a short chamfer that would be banded',
		listOf({ ...deep, cut: { from: 550, to: 350 } }),
		'edge_not_bandable',
		'panels.0.edges',
		70.7,
		200,
	],
	[
		'too narrow',
		listOf({ width: 50, edges: [0, 0, 0, 0] }),
		'panel_too_small',
		'panels.0.width',
		50,
		60,
	],
	[
		'too short',
		listOf({ length: 90, width: 80, edges: [0, 0, 0, 0] }),
		'panel_too_small',
		'panels.0.length',
		90,
		100,
	],
	[
		'a thickness that the tier lacks',
		listOf({ thickness: 22, material: 'P4-walnut' }),
		'thickness_not_stocked',
		'panels.0.thickness',
		22,
		18,
	],
	[
		'a radius too small for a band of 2',
		listOf({ ...deep, edges: [2, 2, 2, 2], radii: [30, 0, 0, 0] }),
		'radius_out_of_bounds',
		'panels.0.radii',
		30,
		40,
	],
	[
		'a radius too small for a band',
		listOf({ ...deep, radii: [0, 15, 0, 0] }),
		'radius_out_of_bounds',
		'panels.0.radii',
		15,
		20,
	],
	[
		'a radius too small for the saw',
		listOf({ ...deep, edges: [0, 0, 0, 0], radii: [5, 0, 0, 0] }),
		'radius_out_of_bounds',
		'panels.0.radii',
		5,
		10,
	],
	[
		'two radii longer than their side',
		listOf({ ...deep, radii: [250, 0, 0, 200] }),
		'radius_out_of_bounds',
		'panels.0.radii',
		450,
		400,
	],
	[
		'a radius in a corner that is cut off',
		listOf({ ...deep, edges: [0, 0, 0, 0], cut: { from: 300, to: 0 }, radii: [0, 50, 0, 0] }),
		'radius_out_of_bounds',
		'panels.0.radii',
		50,
		0,
	],
	[
		'a cut beyond the panel',
		listOf({ ...deep, cut: { from: 595, to: 100 } }),
		'cut_out_of_bounds',
		'panels.0.cut.from',
		595,
		590,
	],
	[
		'a grommet too near the edge',
		listOf({ ...deep, bores: [{ kind: 'Grommet', at: [300, 60], diameter: 80 }] }),
		'bore_outside',
		'panels.0.bores',
		20,
		30,
	],
	[
		'a grommet in a round corner',
		listOf({
			...deep,
			radii: [200, 0, 0, 0],
			bores: [{ kind: 'Grommet', at: [75, 75], diameter: 60 }],
		}),
		'bore_outside',
		'panels.0.bores',
		-6.8,
		30,
	],
	[
		'cups in a panel too short for so many',
		listOf({ length: 260, bores: [{ kind: 'HingeCups', count: 5 }] }),
		'bore_outside',
		'panels.0.bores',
		25,
		40,
	],
	[
		'pins in a panel too short for a row',
		listOf({
			...deep,
			length: 180,
			width: 400,
			edges: [0, 0, 0, 0],
			bores: [{ kind: 'ShelfPins' }],
		}),
		'bore_outside',
		'panels.0.bores',
		180,
		192,
	],
	[
		'pins in a panel too narrow for two rows',
		listOf({ length: 600, width: 100, edges: [0, 0, 0, 0], bores: [{ kind: 'ShelfPins' }] }),
		'bore_outside',
		'panels.0.bores',
		100,
		106,
	],
	[
		'two grommets too near the edge',
		listOf({
			...deep,
			bores: [
				{ kind: 'Grommet', at: [300, 60], diameter: 80 },
				{ kind: 'Grommet', at: [300, 340], diameter: 80 },
			],
		}),
		'bore_outside',
		'panels.0.bores',
		20,
		30,
	],
	[
		'a colour that nobody has',
		listOf({ material: 'P3-moon' }),
		'unknown_color',
		'panels.0.material',
		undefined,
		undefined,
	],
	[
		'a wall too low for banded panels',
		wallOf({ height: 150, width: 900 }),
		'edge_not_bandable',
		'cladding.0.edges',
		150,
		200,
	],
	[
		'a wall of a thickness that its colour lacks',
		{ ...wallOf({ thickness: 38 }), colors: { exterior: 'P9-oak' } },
		'thickness_not_stocked',
		'cladding.0.thickness',
		38,
		22,
	],
	[
		'a wall in more columns than it has room for',
		wallOf({ width: 300, columns: 40, joint: 8 }),
		'panel_too_small',
		'cladding.0.width',
		0,
		60,
	],
	[
		'longer and wider than a sheet',
		listOf({ length: 3000, width: 2200 }),
		'part_over_sheet',
		'panels.0.length',
		3000,
		2780,
	],
	[
		'a wall in one column wider than a sheet',
		wallOf({ columns: 1 }),
		'part_over_sheet',
		'cladding.0.width',
		3400,
		2050,
	],
]

test.each(broken)(
	'%s is refused with its figures',
	(_, configuration, code, field, measured, limit) => {
		expect(parseConfiguration(configuration).ok).toBe(true)
		const issues = refused(configuration)
		expect(issues[0]).toMatchObject({ code, field, severity: 'error' })
		expect([issues[0]?.measured, issues[0]?.limit]).toEqual([measured, limit])
	},
)

test('every fault has a remedy, which takes it away', () => {
	for (const [, configuration, code] of broken) {
		const remedy = refused(configuration)[0]?.remedy
		expect(remedy, code).toBeDefined()
		const mended = applyRemedy(configuration, remedy ?? {})
		expect(parseConfiguration(mended).ok).toBe(true)
		expect(refused(mended).map((issue) => issue.code)).not.toContain(code)
	}
})

test('a panel turned on the sheet is the first remedy where that fits', () => {
	const [issue] = refused(listOf({ length: 2400, width: 300, grain: 'Width' }))
	expect(issue?.remedy).toEqual({
		panels: [{ ...plain, length: 2400, width: 300, grain: 'Length' }],
	})
	expect(refused(listOf({ length: 2400, width: 300, grain: 'Free' }))).toEqual([])
})

test('each line answers for itself, and the order’s colour once for all', () => {
	const two = listOf({ width: 50, edges: [0, 0, 0, 0] }, {}, { length: 3000 })
	expect(refused(two).map(({ code, field, data }) => [code, field, data?.['line']])).toEqual([
		['panel_too_small', 'panels.0.width', 0],
		['part_over_sheet', 'panels.2.length', 2],
	])
	const strange = { ...listOf({}, {}), colors: { exterior: 'P3-moon' } }
	expect(refused(strange).map(({ code, field }) => [code, field])).toEqual([
		['unknown_color', 'colors.exterior'],
	])
})

const wallPart = (change: Partial<Cladding>) => ({ cladding: wallOf(change).cladding })

test('a remedy changes no more of a wall than it must', () => {
	const remedyOf = (configuration: PanelsConfiguration) => refused(configuration)[0]?.remedy
	expect(remedyOf(wallOf({ columns: 40, joint: 8 }))).toEqual(wallPart({ joint: 8 }))
	expect(remedyOf(wallOf({ height: 150 }))).toEqual(wallPart({ height: 200 }))
	expect(remedyOf(wallOf({ thickness: 8 }))).toEqual(wallPart({ thickness: 16 }))
})

test('sizes far beyond any sheet are refused, not counted out', () => {
	const bores: PanelLine['bores'] = [{ kind: 'ShelfPins' }]
	const codes = refused(listOf({ length: 9e15, bores })).map(({ code }) => code)
	expect(codes).toEqual(['part_over_sheet'])
	for (const wall of [{ width: 12_001 }, { height: 5501 }])
		expect(parseConfiguration(wallOf(wall)).ok).toBe(false)
})
