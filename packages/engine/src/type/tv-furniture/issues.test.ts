// For each rule of domain 22.3 a piece of TV furniture that breaks it, with its figures and a remedy that works.
import { expect, test } from 'vitest'
import type { Remedy } from '../../issue.ts'
import { impossibleTvFurniture } from '../../testing/golden/golden-tv-furniture.ts'
import { sampleCatalogue, tvOf } from '../../testing/index.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildFurniture } from '../kinds.ts'
import { parseConfiguration } from '../parse.ts'
import type { TvFurnitureConfiguration } from './schema.ts'
import { refused } from './testing/made.ts'

type Broken = [
	name: string,
	configuration: TvFurnitureConfiguration,
	code: string,
	field: string | undefined,
	measured: number | undefined,
	limit: number | undefined,
	remedy: Remedy,
]

const hung = { kind: 'Wall', height: 200 } as const
const open = [{ front: 'None' as const }, { front: 'None' as const }]
const empty = open.map((module) => ({ ...module, shelves: 0 }))
const broken: Broken[] = [
	[
		'a shelf under the first hole',
		tvOf(2000, { height: 353, modules: [{ front: 'None', shelves: 2 }, ...open] }),
		'zone_too_low',
		'modules.0.shelves',
		64,
		96,
		{ modules: [{ front: 'None', shelves: 1 }, ...open] },
	],
	[
		'XT1: a screen of 65 between two tall modules',
		impossibleTvFurniture.xt1,
		'screen_too_wide',
		'room.width',
		1459,
		1264,
		{ room: { width: 2395 } },
	],
	[
		'a screen wider than the tablet it stands on',
		tvOf(1400, { screen: { diagonal: 65, place: 'Stand' } }),
		'screen_too_wide',
		'room.width',
		1459,
		1400,
		{ room: { width: 1459 } },
	],
	[
		'XT2: hung, and deeper than its rail holds',
		impossibleTvFurniture.xt2,
		'hung_too_deep',
		'depth.center',
		450,
		400,
		{ depth: { center: 400 } },
	],
	[
		'carcasses too low on high legs',
		tvOf(2000, { height: 400, base: { kind: 'Legs', height: 250 }, modules: empty }),
		'carcass_too_low',
		'height',
		132,
		200,
		{ height: 468 },
	],
	[
		'carcasses too high',
		tvOf(2000, { height: 700, modules: open }),
		'carcass_too_high',
		'height',
		682,
		650,
		{ height: 668 },
	],
	[
		'carcasses too high to hang',
		tvOf(2000, {
			height: 600,
			base: { kind: 'Wall', height: 100 },
			depth: { center: 400 },
			modules: open,
		}),
		'carcass_too_high',
		'height',
		482,
		450,
		{ height: 568 },
	],
	[
		'a flap too high',
		tvOf(2000, { height: 600, modules: [{ front: 'Flap' }, { front: 'None' }] }),
		'flap_height',
		'modules.0.front',
		519,
		450,
		{ modules: [{ front: 'Drawers' }, { front: 'None' }] },
	],
	[
		'a flap too low',
		tvOf(2000, {
			height: 300,
			base: { kind: 'Plinth', height: 150 },
			modules: [{ front: 'Flap' }, { front: 'None', shelves: 0 }],
		}),
		'flap_height',
		'modules.0.front',
		129,
		160,
		{ modules: [{ front: 'Drawers' }, { front: 'None', shelves: 0 }] },
	],
	[
		'one drawer too high',
		tvOf(2000, { modules: [{ front: 'Drawers', shares: [1] }, { front: 'None' }] }),
		'drawer_pitch',
		'modules.0.shares',
		422,
		384,
		{ modules: [{ front: 'Drawers', shares: [1, 1] }, { front: 'None' }] },
	],
	[
		'four drawers too low',
		tvOf(2000, { modules: [{ front: 'None' }, { front: 'Drawers', shares: [1, 1, 1, 1] }] }),
		'drawer_pitch',
		'modules.1.shares',
		105,
		128,
		{ modules: [{ front: 'None' }, { front: 'Drawers', shares: [1, 1, 1] }] },
	],
	[
		'doors too short',
		tvOf(2000, {
			height: 300,
			modules: [
				{ front: 'Doors', shelves: 0 },
				{ front: 'None', shelves: 0 },
			],
		}),
		'door_too_short',
		undefined,
		219,
		250,
		{
			modules: [
				{ front: 'Drawers', shelves: 0 },
				{ front: 'None', shelves: 0 },
			],
		},
	],
	[
		'modules too narrow',
		tvOf(1000, { modules: [...open, ...open] }),
		'module_too_narrow',
		undefined,
		241,
		250,
		{ modules: open.concat(open.slice(0, 1)) },
	],
	[
		'modules too wide',
		tvOf(2400, { modules: open }),
		'module_too_wide',
		undefined,
		1182,
		1000,
		{ modules: open.concat(open.slice(0, 1)) },
	],
	[
		'no room left for low modules',
		tvOf(1400, { tall: { left: { width: 600 }, right: { width: 600 } }, modules: open }),
		'no_module_fits',
		'room.width',
		164,
		250,
		{ room: { width: 1736 } },
	],
	[
		'carcasses too shallow',
		tvOf(2000, { depth: { center: 260 }, modules: [{ front: 'Flap' }, { front: 'None' }] }),
		'carcass_too_shallow',
		'depth.center',
		239,
		250,
		{ depth: { center: 300 } },
	],
	[
		'drawers in carcasses too shallow for their runners',
		tvOf(2000, { depth: { center: 300 } }),
		'fitting_too_deep',
		'modules.0.front',
		259,
		260,
		{ depth: { center: 301 } },
	],
	[
		'drawers in a bay too narrow',
		tvOf(1090, { modules: [...open, { front: 'None' }, { front: 'Drawers' }] }),
		'fitting_bay_too_narrow',
		'modules.3.front',
		227,
		250,
		{ room: { width: 1182 } },
	],
	[
		'tall modules that would hang',
		tvOf(2000, { base: hung, depth: { center: 400 }, tall: { left: {} }, modules: open }),
		'combination_impossible',
		'base',
		undefined,
		undefined,
		{ base: { kind: 'Plinth', height: 60 } },
	],
	[
		'devices behind drawers',
		tvOf(2000, { modules: [{ front: 'Drawers', media: true }, { front: 'None' }] }),
		'combination_impossible',
		'modules.0.media',
		undefined,
		undefined,
		{ modules: [{ front: 'Drawers' }, { front: 'None' }] },
	],
	[
		'more shelves than go in',
		tvOf(2000, { modules: [{ front: 'None', shelves: 6 }, { front: 'None' }] }),
		'zone_too_low',
		'modules.0.shelves',
		4,
		60,
		{ modules: [{ front: 'None', shelves: 3 }, { front: 'None' }] },
	],
	[
		'devices under a back that is hardly there',
		tvOf(2000, {
			height: 300,
			base: { kind: 'Plinth', height: 150 },
			modules: [
				{ front: 'None', media: true, shelves: 0 },
				{ front: 'None', shelves: 0 },
			],
		}),
		'zone_too_low',
		'modules.0.media',
		96,
		113,
		{ height: 317 },
	],
	[
		'shorter than any',
		tvOf(900, { modules: open }),
		'size_out_of_bounds',
		'room.width',
		900,
		1000,
		{ room: { width: 1000 } },
	],
	[
		'higher than any',
		tvOf(2000, { height: 900, modules: open }),
		'size_out_of_bounds',
		'height',
		900,
		668,
		{ height: 668 },
	],
	[
		'deeper than any',
		tvOf(2000, { depth: { center: 700 }, modules: open }),
		'size_out_of_bounds',
		'depth.center',
		700,
		550,
		{ depth: { center: 550 } },
	],
	[
		'a tall module too wide',
		tvOf(2400, { tall: { right: { width: 700 } }, modules: open }),
		'size_out_of_bounds',
		'tall.right.width',
		700,
		600,
		{ tall: { right: { width: 600 } } },
	],
	[
		'a tall module that is none',
		tvOf(2400, { tall: { left: { height: 900 } }, modules: open }),
		'size_out_of_bounds',
		'tall.left.height',
		900,
		1200,
		{ tall: { left: { height: 1200 } } },
	],
	[
		'skirting between the play and the wall',
		tvOf(2000, {
			walls: 'Left',
			baseboard: { height: 70, thickness: 15 },
			modules: open.concat(open),
		}),
		'skirting_needs_filler',
		'baseboard',
		10,
		18,
		{ base: { kind: 'Legs', height: 100 } },
	],
	[
		'frames on low drawers',
		tvOf(2000, {
			colors: { exterior: 'RAL-9010' },
			doors: { style: 'Frames' },
			modules: [{ front: 'Drawers', shares: [1, 1, 1] }, { front: 'None' }],
		}),
		'style_not_for_size',
		undefined,
		141,
		192,
		{ doors: { style: 'Simple' } },
	],
]

test.each(broken)(
	'%s is refused with its figures',
	(_, configuration, code, field, measured, limit) => {
		expect(parseConfiguration(configuration).ok).toBe(true)
		const issue = refused(configuration).find((candidate) => candidate.code === code)
		expect(issue).toMatchObject({ code, severity: 'error' })
		expect([issue?.field, issue?.measured, issue?.limit]).toEqual([field, measured, limit])
	},
)

test.each(broken)(
	'%s: its remedy takes it away',
	(_, configuration, code, field, ...[, , remedy]) => {
		const issue = refused(configuration).find((candidate) => candidate.code === code)
		expect(issue?.remedy).toEqual(remedy)
		const mended = applyRemedy(configuration, remedy)
		expect(parseConfiguration(mended).ok).toBe(true)
		const left = refused(mended).map((other) => `${other.code} ${other.field}`)
		expect(left).not.toContain(`${code} ${field}`)
	},
)

test('walls too far from parallel are surveyed, which no remedy mends', () => {
	const room = { width: [2000, 2060] }
	const [issue] = refused({ ...tvOf(2000, { walls: 'Both', modules: open.concat(open) }), room })
	expect(issue).toMatchObject({ code: 'survey_needed', measured: 60, limit: 40 })
	expect(issue).not.toHaveProperty('remedy')
})

test('of the two choices that do not go together either may give way', () => {
	const both = tvOf(2000, { base: hung, depth: { center: 400 }, tall: { left: {} }, modules: open })
	expect(refused(both).map(({ field, remedy }) => [field, remedy])).toEqual([
		['base', { base: { kind: 'Plinth', height: 60 } }],
		['tall', { tall: { left: null } }],
	])
})

test('between two walls no remedy makes the furniture longer', () => {
	const xt1 = { ...impossibleTvFurniture.xt1, walls: 'Both' as const }
	expect(refused(xt1)[0]?.remedy).toEqual({ tall: { left: null, right: null } })
})

test('a strange colour hides no other reason', () => {
	const codes = refused(tvOf(2400, { colors: { exterior: 'P3-moon' }, height: 700 }))
	expect(codes.map(({ code }) => code)).toEqual(['unknown_color', 'carcass_too_high'])
})

test('an absurd design is refused, never thrown', () => {
	const absurd = [
		tvOf(1, {}),
		tvOf(100_000, {}),
		tvOf(2000, { height: 1 }),
		tvOf(2000, { depth: { center: 1 } }),
		tvOf(2000, { tall: { left: { width: 5000, height: 1 }, right: { width: 1, height: 9000 } } }),
		tvOf(2000, { modules: [{ front: 'Drawers', shares: [100, 1, 1, 1, 1, 1, 1, 1] }] }),
	]
	for (const configuration of absurd)
		expect(buildFurniture(configuration, sampleCatalogue).ok, JSON.stringify(configuration)).toBe(
			false,
		)
})

test('sizes far beyond the bounds are refused, not counted out', () => {
	for (const far of [{ room: { width: 9e15 } }, { height: 9e15 }])
		expect(refused({ ...tvOf(2400), ...far }).map(({ code }) => code)).toContain(
			'size_out_of_bounds',
		)
})

test('between two walls that stand too near no remedy changes what was read; too far apart, it leaves one', () => {
	const between = (width: number): TvFurnitureConfiguration => ({
		version: 1,
		type: 'tvFurniture',
		room: { width },
		walls: 'Both',
		screen: null,
		tall: { left: null },
	})
	const remedyAt = (width: number) => {
		const result = buildFurniture(between(width), sampleCatalogue)
		if (result.ok) throw new Error('it can be made')
		return result.issues.find(({ code }) => code === 'size_out_of_bounds')?.remedy
	}
	expect(remedyAt(400)).toBeUndefined()
	expect(remedyAt(4829)).toMatchObject({ walls: 'Left' })
})
