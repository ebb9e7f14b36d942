// The rows of the dialog say what the engine moved, and nothing else.
import { type Configuration, settleEdit, writtenRuns } from '@gabarit/engine'
import { sampleCatalogue as catalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { changesOf } from './choices-changed.ts'

const plain: Configuration = { version: 1, room: { width: 3000 }, hu: 2500 }
/** Every choice written out, as after the module step. */
const chosen: Configuration = { ...plain, runs: writtenRuns(plain, catalogue) }
const rowsOf = (before: Configuration, wanted: Configuration) =>
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
