import { expect, test } from 'vitest'
import type { Remedy } from '../../issue.ts'
import { goldenTvFurniture, sampleCatalogue, tvOf } from '../../testing/index.ts'
import { applyEdit, settleEdit } from '../kinds.ts'
import {
	checksOf,
	colorOptions,
	doorOptions,
	fitVerdictsOf,
	handleColorOptions,
	handleOptions,
} from '../offers.ts'
import { tvCountOptions, tvFrontOptions } from './options.ts'
import type { TvFurnitureConfiguration } from './schema.ts'
import { made } from './testing/made.ts'

const chosen = tvOf(2800, {
	screen: { diagonal: 55, place: 'Stand' },
	modules: [
		{ front: 'Drawers', shares: [3, 2] },
		{ front: 'None', media: true },
		{ front: 'Doors', shelves: 1 },
		{ front: 'Flap' },
	],
	colors: { interior: 'P1-white', exterior: 'P4-walnut' },
	handle: { model: 'bar-160', color: 'Black' },
})
const edited = (edit: Remedy, before: TvFurnitureConfiguration = chosen) =>
	applyEdit(before, edit, sampleCatalogue)
const movesOf = ({ moved }: ReturnType<typeof edited>) =>
	moved.map(({ field, from, to, reason }) => [field, from, to, reason?.code])

test('what is still valid stays: another base, depth and tablet move nothing else', () => {
	const { configuration, moved, issues } = edited({
		base: { kind: 'Legs', height: 100 },
		depth: { center: 450 },
		top: { thickness: 28 },
	})
	expect([moved, issues]).toEqual([[], []])
	expect(configuration).toEqual({
		...chosen,
		base: { kind: 'Legs', height: 100 },
		depth: { center: 450 },
		top: { thickness: 28 },
	})
})

test('a shorter length drops one module, the others keep their fronts', () => {
	const settled = edited({ room: { width: 1000 } }, { ...chosen, screen: null })
	expect(settled.issues).toEqual([])
	expect(settled.configuration.modules).toEqual(chosen.modules?.slice(0, 3))
	expect(movesOf(settled)).toEqual([
		['modules', 4, 3, 'module_too_narrow'],
		['modules.3', { front: 'Flap' }, null, 'module_too_narrow'],
	])
})

test('what hangs becomes as shallow as its rail asks, and tall modules go', () => {
	const tall = { left: { width: 500 } }
	const settled = edited({ base: { kind: 'Wall', height: 200 } }, { ...chosen, height: 550, tall })
	expect(settled.issues).toEqual([])
	expect(movesOf(settled)).toEqual([
		['tall.left', { width: 500 }, null, 'combination_impossible'],
		['depth.center', null, 400, 'hung_too_deep'],
	])
	expect(settled.configuration.modules).toEqual(chosen.modules)
})

test('a flap too high for a taller piece becomes drawers', () => {
	const settled = edited({ height: 600 })
	expect(movesOf(settled)).toEqual([
		['modules.3', { front: 'Flap' }, { front: 'Drawers' }, 'flap_height'],
	])
})

test('an earlier choice never gives way: too many drawers stay, with their issue', () => {
	const wanted = {
		...chosen,
		modules: [
			{ front: 'Drawers' as const, shares: [1, 1, 1, 1] },
			...(chosen.modules?.slice(1) ?? []),
		],
	}
	const settled = settleEdit(chosen, wanted, sampleCatalogue)
	expect(settled.configuration).toBe(wanted)
	expect(settled.moved).toEqual([])
	expect(settled.issues.map(({ code }) => code)).toEqual(['drawer_pitch'])
})

test('a screen too wide hangs where that helps', () => {
	const settled = edited(
		{ screen: { diagonal: 75 } },
		tvOf(1600, { screen: { diagonal: 55, place: 'Stand' } }),
	)
	expect(settled.issues.map(({ code }) => code)).toEqual(['screen_too_wide'])
	const shorter = edited(
		{ room: { width: 1200 } },
		tvOf(1600, { screen: { diagonal: 55, place: 'Stand' } }),
	)
	expect(movesOf(shorter)).toEqual([['screen.place', 'Stand', 'Wall', 'screen_too_wide']])
})

test('fronts of a module: those that close on devices take them out, those that cannot be made say why', () => {
	const options = tvFrontOptions(tvOf(2400, { height: 600 }), sampleCatalogue, 1)
	expect(
		options.map(({ reference, available, reason }) => [reference, available || reason?.code]),
	).toEqual([
		['Drawers', true],
		['Flap', 'flap_height'],
		['Doors', true],
		['None', true],
	])
	expect(options[0]?.configuration.modules?.[1]).toEqual({ front: 'Drawers', shelves: 1 })
})

test('counts of modules: the others stay, the one for devices too', () => {
	const counts = tvCountOptions(goldenTvFurniture.t1, sampleCatalogue)
	expect(counts.filter(({ available }) => available).map(({ count }) => count)).toEqual([
		3, 4, 5, 6, 7, 8,
	])
	expect(counts[1]?.reason?.code).toBe('module_too_wide')
	const fronts = counts[1]?.configuration.modules?.map(({ front, media }) => [front, media])
	expect(fronts).toEqual([
		['Drawers', undefined],
		['None', true],
	])
})

test('colours, styles and handles are offered, each with the design that it makes', () => {
	const colors = colorOptions(goldenTvFurniture.t1, sampleCatalogue, 'exterior')
	expect(colors.every(({ available }) => available)).toBe(true)
	expect(colors.length).toBeGreaterThan(3)
	const doors = doorOptions(goldenTvFurniture.t1, sampleCatalogue)
	expect(doors.map(({ reference, available }) => [reference, available])).toEqual([
		['Simple', true],
		['StraightLines:1', true],
		['StraightLines:2', true],
		['Frames:1', false],
		['Frames:2', false],
	])
	const handles = handleOptions(chosen, sampleCatalogue)
	expect(handles[0]).toMatchObject({ reference: 'None', configuration: { handle: null } })
	expect(handles.every(({ available }) => available)).toBe(true)
	expect(handleColorOptions(chosen, sampleCatalogue).map(({ reference }) => reference)).toContain(
		'Black',
	)
})

function checkOf(configuration: TvFurnitureConfiguration, code: string) {
	return checksOf(made(configuration), configuration, sampleCatalogue).find(
		(check) => check.code === code,
	)
}

// 65 inches are 65 x 25.4 x 16 / 18.3576 = 1438.99, so 1439 + 20 wide; 9 / 16 of it 809.4, so 810 + 20 high.
const screens: [code: string, configuration: TvFurnitureConfiguration, expected: object][] = [
	[
		'screen_overhang',
		tvOf(1700, { screen: { diagonal: 65, place: 'Stand' } }),
		{ state: 'hint', measured: 1700, limit: 1859, remedy: { room: { width: 1859 } } },
	],
	[
		'screen_height',
		tvOf(2400, { height: 400, screen: { diagonal: 65, place: 'Stand' } }),
		{ state: 'hint', kind: 'least', measured: 875, limit: 950, remedy: { height: 475 } },
	],
	[
		'screen_height',
		tvOf(2400, { screen: { diagonal: 65, place: 'Wall', center: 1300 } }),
		{
			state: 'hint',
			kind: 'most',
			measured: 1300,
			limit: 1100,
			remedy: { screen: { center: 1100 } },
		},
	],
	// 98 inches are 1241 high: over a tablet at 500 its middle is at 1120.5 at least.
	[
		'screen_height',
		tvOf(3000, { screen: { diagonal: 98, place: 'Wall' } }),
		{
			state: 'hint',
			kind: 'least',
			measured: 1050,
			limit: 1121,
			remedy: { screen: { center: 1121 } },
		},
	],
	[
		'screen_load',
		tvOf(3000, { screen: { diagonal: 98, place: 'Stand' } }),
		{ state: 'warning', measured: 52.8, limit: 50, remedy: { screen: { place: 'Wall' } } },
	],
	['screen_load', goldenTvFurniture.t1, { state: 'ok', measured: 23.2, limit: 50 }],
	[
		'media_heat',
		tvOf(2000, {
			height: 450,
			modules: [{ front: 'None', media: true, shelves: 2 }, { front: 'None' }],
		}),
		{
			state: 'warning',
			measured: 68,
			limit: 120,
			remedy: { modules: [{ front: 'None', media: true, shelves: 1 }, { front: 'None' }] },
		},
	],
	['hang_load', goldenTvFurniture.t2, { state: 'ok', unit: 'kg/m', measured: 54.8, limit: 60 }],
	['anti_tip', goldenTvFurniture.t3, { state: 'hint', measured: 2000, limit: 600 }],
	['anti_tip', goldenTvFurniture.t1, { state: 'ok', measured: 482, limit: 600 }],
]

test.each(screens)(
	'the check %s measures, and its remedy passes',
	(code, configuration, expected) => {
		expect(checkOf(configuration, code)).toMatchObject(expected)
	},
)

test('more than its rail carries: the furniture is offered legs', () => {
	const heavy = tvOf(1800, {
		base: { kind: 'Wall', height: 200 },
		height: 600,
		depth: { center: 400 },
		top: { thickness: 38 },
		modules: [{ front: 'Drawers' }, { front: 'Drawers' }],
	})
	expect(checkOf(heavy, 'hang_load')).toMatchObject({ state: 'warning', limit: 60 })
	expect(checkOf(heavy, 'hang_load')?.remedy).toEqual({ base: { kind: 'Legs', height: 250 } })
})

test('what hangs needs no check of tipping, what stands alone no verdict on its walls', () => {
	expect(checkOf(goldenTvFurniture.t2, 'anti_tip')).toBeUndefined()
	expect(checkOf(goldenTvFurniture.t1, 'hang_load')).toBeUndefined()
	expect(fitVerdictsOf(goldenTvFurniture.t1, sampleCatalogue)).toEqual([])
})

test('between walls the plays must stay 3 where the tape errs by 5', () => {
	const between = { ...tvOf(2400, { walls: 'Both' }), room: { width: [2400, 2402, 2401] } }
	const [verdict] = fitVerdictsOf(between, sampleCatalogue)
	expect(verdict).toMatchObject({ run: 'Main', verdict: 'fits', kind: 'least', limit: 3 })
	expect(checkOf(between, 'fit')?.state).toBe('ok')
})
