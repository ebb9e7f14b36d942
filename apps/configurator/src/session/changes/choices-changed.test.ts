// The rows of the dialog say what the engine moved, and nothing else.
import {
	type DressingConfiguration,
	type PanelsConfiguration,
	type RoomSeparatorConfiguration,
	settleEdit,
	writtenRuns,
} from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { changesOf } from './choices-changed.ts'

const plain: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }
/** Every choice written out, as after the module step. */
const chosen: DressingConfiguration = { ...plain, runs: writtenRuns(plain, catalogue) }
const rowsOf = (before: DressingConfiguration, wanted: DressingConfiguration) =>
	changesOf(settleEdit(before, wanted, catalogue).moved)

test('an edit that breaks no choice changes no other', () => {
	expect(rowsOf(chosen, { ...chosen, hu: 2600 })).toEqual([])
})

test('a lower ceiling lists each interior that no longer fits, with its reason', () => {
	const rows = rowsOf(chosen, { ...chosen, hu: 2130 })
	expect(rows).toContainEqual(
		expect.objectContaining({
			kind: 'bay',
			run: 'Main',
			number: 1,
			from: { template: '11' },
			to: { template: '09' },
			reason: expect.objectContaining({ code: 'stack_too_high' }),
		}),
	)
	expect(rows.every(({ kind, reason }) => kind === 'bay' && reason !== null)).toBe(true)
})

test('a narrower wall lists fewer modules, and the removed bays in one row', () => {
	const rows = rowsOf(chosen, { ...chosen, room: { width: 900 } })
	const modules = rows.find(({ kind }) => kind === 'modules')
	expect(modules).toMatchObject({ run: 'Main', from: 3 })
	expect(rows.filter(({ kind }) => kind === 'baysGone')).toHaveLength(1)
})

test('a higher ceiling lists the growing top filler without a fault', () => {
	expect(rowsOf(plain, { ...plain, hu: 2900 })).toEqual([
		{ kind: 'topFiller', from: null, to: 200, reason: null },
	])
})

test('changed thickness, module doors, handle and colours each have a row of their kind', () => {
	const bay = { template: '06' }
	expect(
		changesOf([
			{ field: 'runs.Left.bays.1', from: bay, to: { ...bay, thickness: 28 }, reason: null },
			{ field: 'runs.Right.doors.2', from: true, to: false, reason: null },
			{ field: 'handle', from: { model: 'bar-160', color: 'Black' }, to: null, reason: null },
			{ field: 'colors.exterior', from: 'P3-oak-natural', to: null, reason: null },
			{ field: 'doors.openingSides', from: [], to: null, reason: null },
		]),
	).toEqual([
		{ kind: 'thickness', run: 'Left', number: 2, from: 18, to: 28, reason: null },
		{ kind: 'moduleDoor', run: 'Right', number: 3, to: false, reason: null },
		{ kind: 'handle', from: { model: 'bar-160', color: 'Black' }, to: null, reason: null },
		{ kind: 'color', place: 'exterior', from: 'P3-oak-natural', to: null, reason: null },
		{ kind: 'openingSides', reason: null },
	])
})

const panels: PanelsConfiguration = {
	version: 1,
	type: 'panels',
	panels: [
		{ quantity: 4, length: 800, width: 250, thickness: 28 },
		{ quantity: 1, length: 600, width: 300, thickness: 18 },
		{ quantity: 2, length: 900, width: 250, thickness: 28 },
	],
	cladding: [{ width: 3400, height: 2500, thickness: 28 }],
}

test('a colour that lacks a thickness moves it in one row for all lines alike, and one for the walls', () => {
	// P6 is stocked in 16, 19 and 22 (domain 25.1).
	const exterior = catalogue.colors.find((color) => color.tier === 'P6')?.reference ?? ''
	const { moved } = settleEdit(panels, { ...panels, colors: { exterior } }, catalogue)
	const reason = expect.objectContaining({ code: 'thickness_not_stocked' })
	const row = { kind: 'line', field: 'thickness', reason }
	const rows = changesOf(moved)
	expect(rows).toHaveLength(3)
	expect(rows).toEqual(
		expect.arrayContaining([
			{ ...row, list: 'panels', numbers: [1, 3], from: 28, to: 22 },
			{ ...row, list: 'panels', numbers: [2], from: 18, to: 19 },
			{ ...row, list: 'cladding', numbers: [1], from: 28, to: 22 },
		]),
	)
})

test('an edit of the lines themselves is taken as it is', () => {
	const [first] = panels.panels ?? []
	if (first === undefined) throw new Error('a first line')
	const wanted = { ...panels, panels: [{ ...first, length: 900 }] }
	expect(changesOf(settleEdit(panels, wanted, catalogue).moved)).toEqual([])
})

const separator: RoomSeparatorConfiguration = {
	version: 1,
	type: 'roomSeparator',
	room: { width: 1800 },
	hu: 2500,
	columns: 3,
	rows: 7,
	cells: [
		{ column: 0, row: 0, fill: 'DoorFront' },
		{ column: 1, row: 0, fill: 'DoorFront' },
		{ column: 2, row: 0, fill: 'DoorFront' },
		{ column: 2, row: 5, fill: 'Closed' },
	],
}
const separatorRows = (change: Partial<RoomSeparatorConfiguration>) =>
	changesOf(settleEdit(separator, { ...separator, ...change }, catalogue).moved)

test('cells that change alike make one row, those that are gone another', () => {
	const rows = separatorRows({ rows: 10 })
	expect(rows).toContainEqual(
		expect.objectContaining({
			kind: 'cells',
			cells: [
				{ column: 0, row: 0 },
				{ column: 1, row: 0 },
				{ column: 2, row: 0 },
			],
			from: 'DoorFront',
			to: 'Closed',
		}),
	)
	const fewer = separatorRows({ rows: 5 })
	expect(fewer).toContainEqual(
		expect.objectContaining({ kind: 'cells', cells: [{ column: 2, row: 5 }], to: null }),
	)
})

test('a shorter separator says how many columns it keeps, and why', () => {
	expect(separatorRows({ room: { width: 800 } })).toContainEqual(
		expect.objectContaining({
			kind: 'figure',
			field: 'columns',
			from: 3,
			reason: expect.objectContaining({ code: 'module_too_narrow' }),
		}),
	)
})
