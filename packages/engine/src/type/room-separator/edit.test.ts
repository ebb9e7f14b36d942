// An edit keeps every later choice that still holds; what cannot be kept moves to the nearest, and is reported.
import { expect, test } from 'vitest'
import { sampleCatalogue } from '../../testing/index.ts'
import { applyEdit, settleEdit } from '../kinds.ts'
import { colorOptions, doorOptions, handleColorOptions, handleOptions } from '../offers.ts'
import { parseConfiguration } from '../parse.ts'
import type { RoomSeparatorConfiguration } from './schema.ts'
import { cell, refused, separator } from './testing/separators.ts'

const handle = { model: 'knob', color: 'Black' } as const
const full = separator({
	room: { width: 2400 },
	columns: 4,
	rows: 7,
	cells: [cell(0, 0, 'DoorFront'), cell(3, 0, 'DoorRear'), cell(1, 2, 'Closed')],
	colors: { exterior: 'P9-oak' },
	doors: { style: 'Simple' },
	handle,
	frame: { thickness: 28 },
})

const edited = (edit: object, before: RoomSeparatorConfiguration = full) =>
	applyEdit(before, edit as Record<string, unknown>, sampleCatalogue)

const movedIn = ({ moved }: ReturnType<typeof edited>) =>
	moved.map(({ field, from, to, reason }) => [field, from, to, reason?.code ?? null])

test('a length that the columns still divide keeps everything', () => {
	const settled = edited({ room: { width: 2500 } })
	expect(settled.configuration).toEqual({ ...full, room: { width: 2500 } })
	expect([settled.moved, settled.issues]).toEqual([[], []])
})

test('a shorter length takes the nearest columns; the cells beyond them go, the others stay', () => {
	const settled = edited({ room: { width: 1100 } })
	expect(settled.configuration).toEqual({
		...full,
		room: { width: 1100 },
		columns: 3,
		cells: [cell(0, 0, 'DoorFront'), cell(1, 2, 'Closed')],
	})
	expect(movedIn(settled)).toEqual([
		['columns', 4, 3, 'module_too_narrow'],
		['cells.3.0', 'DoorRear', null, null],
	])
	expect(settled.issues).toEqual([])
})

test('more rows close the doors that would be too low', () => {
	const settled = edited({ rows: 10 })
	expect(settled.configuration.cells).toEqual([
		cell(0, 0, 'Closed'),
		cell(1, 2, 'Closed'),
		cell(3, 0, 'Closed'),
	])
	expect(movedIn(settled)).toEqual([
		['cells.0.0', 'DoorFront', 'Closed', 'door_too_short'],
		['cells.3.0', 'DoorRear', 'Closed', 'door_too_short'],
	])
})

test('free, it comes down to 1000 and takes as many rows as that holds', () => {
	const settled = edited({ fix: 'Free', height: 1600 }, separator({ rows: 7 }))
	// The height is part of the edit, so it does not move: nothing else helps.
	expect(settled.issues.map(({ code }) => code)).toContain('free_standing_unstable')
	const usual = edited({ fix: 'Free' }, { ...full, height: 1600 })
	expect(usual.issues).toEqual([])
	expect(usual.configuration).toMatchObject({ height: 1000, rows: 4, hu: 2500 })
	expect(movedIn(usual).slice(0, 2)).toEqual([
		['height', 1600, 1000, 'free_standing_unstable'],
		['rows', 7, 4, 'zone_too_low'],
	])
})

test('what a wall cannot hold becomes shorter, and that is reported', () => {
	const settled = edited({ fix: 'Wall' }, separator({ room: { width: 3000 }, height: 2000 }))
	expect(settled.configuration.room.width).toBe(2000)
	expect(movedIn(settled)).toEqual([['room.width', 3000, 2000, 'wall_fix_too_long']])
})

test('to the ceiling without a reading of it, it takes the usual one', () => {
	const free = separator({ fix: 'Free', height: 900 })
	const { hu: _, ...unread } = free
	const settled = edited({ fix: 'Ceiling' }, unread)
	expect(settled.configuration.hu).toBe(2500)
	expect(movedIn(settled)).toEqual([['hu', null, 2500, null]])
	expect(parseConfiguration(settled.configuration).ok).toBe(true)
})

test('another colour moves a style that it lacks, and keeps cells and handle', () => {
	// Leaves of 534: two frames go in lacquer, none in melamine.
	const framed = separator({
		rows: 4,
		cells: [cell(0, 0, 'DoorFront')],
		colors: { exterior: 'RAL-9010' },
		doors: { style: 'Frames', count: 1 },
		handle,
	})
	const settled = edited({ colors: { exterior: 'P3-oak-natural' } }, framed)
	expect(settled.issues).toEqual([])
	expect(settled.configuration).toMatchObject({
		cells: [cell(0, 0, 'DoorFront')],
		doors: { style: 'Simple' },
		handle,
	})
	expect(movedIn(settled)).toEqual([['doors.style', 'Frames', 'Simple', 'style_not_for_material']])
})

test('an impossible count is the buyer’s word: it comes back with its issue and moves nothing', () => {
	const wanted = { ...full, columns: 12 }
	const settled = settleEdit(full, wanted, sampleCatalogue)
	expect(settled.configuration).toBe(wanted)
	expect(settled.moved).toEqual([])
	expect(settled.issues).toMatchObject([{ code: 'module_too_narrow', remedy: { columns: 8 } }])
})

test('what cannot be mended comes back with all the issues of the edit, not those left half way', () => {
	const before = separator({ room: { width: 3600 }, columns: 6 })
	const wanted = { ...before, room: { width: 5200 }, depth: { center: 600 } }
	const settled = settleEdit(before, wanted, sampleCatalogue)
	expect(settled.configuration).toBe(wanted)
	expect(settled.issues.map(({ code }) => code)).toEqual(refused(wanted).map(({ code }) => code))
	expect(settled.issues.map(({ code }) => code)).toContain('module_too_wide')
})

test('an edit changes nothing that it was given', () => {
	const written = JSON.stringify(full)
	edited({ room: { width: 900 } })
	expect(JSON.stringify(full)).toBe(written)
})

test('colours, styles and handles are offered with what speaks against them', () => {
	const closed = separator({ cells: [cell(0, 0, 'DoorFront')] })
	const colors = colorOptions(closed, sampleCatalogue, 'exterior')
	expect(colors.length).toBeGreaterThan(3)
	expect(colors.every(({ available }) => available)).toBe(true)
	const framed = { ...closed, doors: { style: 'Frames' as const } }
	const [melamine] = colorOptions(framed, sampleCatalogue, 'exterior', 'Melamine')
	expect(melamine).toMatchObject({ available: false, reason: { code: 'style_not_for_material' } })
	const doors = doorOptions(closed, sampleCatalogue)
	expect(doors.map(({ reference }) => reference)).not.toContain('None')
	expect(doors.find(({ reference }) => reference === 'Simple')?.available).toBe(true)
	// A leaf of 327 is too low for a crossbar.
	expect(doors.find(({ reference }) => reference === 'StraightLines:1')).toMatchObject({
		available: false,
		reason: { code: 'style_not_for_size', measured: 327 },
	})
	const handles = handleOptions(closed, sampleCatalogue)
	expect(handles[0]?.reference).toBe('None')
	for (const { available, configuration } of handles)
		expect(available).toBe(refused(configuration).length === 0)
	expect(handleColorOptions(closed, sampleCatalogue)).toEqual([])
	expect(handleColorOptions({ ...closed, handle }, sampleCatalogue).length).toBeGreaterThan(0)
})
