import { expect, test } from 'vitest'
import { sampleCatalogue } from '../../testing/index.ts'
import { applyEdit, settleEdit } from '../kinds.ts'
import { checksOf, colorOptions } from '../offers.ts'
import { buildPanels } from './build.ts'
import type { PanelsConfiguration } from './schema.ts'
import { listOf, plain } from './testing/lists.ts'

test('another colour moves only the thicknesses and bands that it cannot have', () => {
	const before = listOf({}, { edges: [1, 1, 0, 0] }, { material: 'P1-white', edges: [1, 1, 1, 1] })
	const edit = { colors: { exterior: 'RAL-9010' } }
	const { configuration, moved, issues } = applyEdit(before, edit, sampleCatalogue)
	expect(issues).toEqual([])
	expect(configuration.panels).toEqual([
		{ ...plain, thickness: 19 },
		{ ...plain, thickness: 19, edges: [0, 0, 0, 0] },
		{ ...plain, material: 'P1-white', edges: [1, 1, 1, 1] },
	])
	expect(moved.map(({ field, from, to, reason }) => [field, from, to, reason?.code])).toEqual([
		['panels.0.thickness', 18, 19, 'thickness_not_stocked'],
		['panels.1.thickness', 18, 19, 'thickness_not_stocked'],
		['panels.1.edges', [1, 1, 0, 0], [0, 0, 0, 0], 'edge_not_bandable'],
	])
})

test('an edit of the list is the buyer’s word: it moves nothing and comes back with its issues', () => {
	const before = listOf({})
	const wanted = listOf({ width: 70 })
	const settled = settleEdit(before, wanted, sampleCatalogue)
	expect(settled.configuration).toBe(wanted)
	expect(settled.moved).toEqual([])
	expect(settled.issues.map(({ code }) => code)).toEqual(['edge_not_bandable'])
})

test('a colour that cannot be had in these lines is offered with its reason', () => {
	const options = colorOptions(listOf({ thickness: 38 }), sampleCatalogue, 'exterior')
	const state = options.map(({ reference, available, reason }) => [
		reference,
		available || reason?.code,
	])
	expect(Object.fromEntries(state)).toEqual({
		'P1-white': true,
		'P3-oak-natural': true,
		'P4-walnut': 'thickness_not_stocked',
		'P6-hydro': 'thickness_not_stocked',
		'RAL-9010': 'thickness_not_stocked',
		'P9-oak': 'thickness_not_stocked',
	})
	expect(colorOptions(listOf({}), sampleCatalogue, 'interior')).toEqual([])
})

function checkOf(configuration: PanelsConfiguration, code: string) {
	const result = buildPanels(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return checksOf(result.value, configuration, sampleCatalogue).find((check) => check.code === code)
}

// (5/32) x (50 + 11.7) x 9.81e-6 x s^4 / (1600 x 18^3), and 17.36 and 1350 for 28 mm.
test.each([
	['étagère du salon', 800, 18, 4.2, 'hint'],
	['Shelf', 700, 18, 2.4, 'ok'],
	['legplanken', 1100, 28, 5.1, 'ok'],
] as const)('a line called %s of %d x %d sags by %d', (label, length, thickness, sag, state) => {
	expect(checkOf(listOf({ label, length, thickness }), 'panel_sag')).toMatchObject({
		state,
		measured: sag,
		limit: length / 200,
	})
})

test('a sagging shelf is offered thicker, and a line with another name is no shelf', () => {
	const shelf = listOf({ label: 'tablette', length: 800 })
	expect(checkOf(shelf, 'panel_sag')?.remedy).toEqual({
		panels: [{ ...plain, label: 'tablette', thickness: 22 }],
	})
	expect(checkOf(listOf({ label: 'dessus', length: 1600 }), 'panel_sag')).toBeUndefined()
})

test('the longest board, the heaviest and the way in are checked', () => {
	const long = listOf({ length: 2600, width: 900 })
	expect(checkOf(long, 'longest_board')).toMatchObject({ state: 'ok', measured: 2600, limit: 2780 })
	expect(checkOf(long, 'access')).toMatchObject({ state: 'hint', measured: 2600, limit: 2000 })
	const turning = { ...long, access: { stair: 'turning' as const } }
	expect(checkOf(turning, 'access')).toMatchObject({ state: 'warning', limit: 2400 })
	const heavy = listOf({ length: 2780, width: 2050, thickness: 38, edges: [0, 0, 0, 0] })
	expect(checkOf(heavy, 'board_load')).toMatchObject({
		state: 'warning',
		measured: 129.9,
		limit: 70,
	})
})
