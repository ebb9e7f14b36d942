import { expect, test } from 'vitest'
import { randomStream, sampleCatalogue } from '../../testing/index.ts'
import { applyEdit, settleEdit } from '../kinds.ts'
import { colorOptions, compositionsOf, doorOptions, handleOptions } from '../offers.ts'
import { deskInspirations } from './inspirations.ts'
import type { DeskConfiguration } from './schema.ts'
import { deskOf, made } from './testing/desks.ts'

const edited = (configuration: DeskConfiguration, edit: Partial<DeskConfiguration>) =>
	applyEdit(configuration, edit, sampleCatalogue)

test('a longer desk gets the top that carries it, and says so', () => {
	const { configuration, moved, issues } = edited(deskOf(), { room: { width: 1900 } })
	expect(issues).toEqual([])
	expect(configuration.top).toEqual({ thickness: 38 })
	expect(moved.map(({ field, from, to, reason }) => [field, from, to, reason?.code])).toEqual([
		['top.thickness', 28, 38, 'top_span_too_long'],
		// A panel leg is as thick as the top.
	])
	made(configuration)
})

test('a lower desk keeps its drawers but one', () => {
	const five = deskOf({
		supports: [{ kind: 'Panel' }, { kind: 'Pedestal', drawers: [1, 1, 1, 1, 1] }],
	})
	const { configuration, moved } = edited(five, { height: 600 })
	// F = 600 - 28 - 60 = 512: four of 128.
	expect(configuration.supports?.[1]).toEqual({ kind: 'Pedestal', drawers: [1, 1, 1, 1] })
	expect(moved).toEqual([
		{
			field: 'supports.1.fill',
			from: { kind: 'Drawers', shares: [1, 1, 1, 1, 1] },
			to: { kind: 'Drawers', shares: [1, 1, 1, 1] },
			reason: expect.objectContaining({ code: 'drawer_pitch', measured: 102 }),
		},
	])
})

test('what the buyer has just said is not taken back: it comes with its issue', () => {
	const bare = edited(deskOf(), { modesty: 0 })
	expect(bare.configuration.modesty).toBe(0)
	// Not its modesty again but a thicker top: 1142 on 38.
	expect(bare.moved.map(({ field }) => field)).toEqual(['top.thickness'])
	const narrow = edited(deskOf({ room: { width: 1200 } }), {
		supports: [{ kind: 'Pedestal' }, { kind: 'Pedestal' }],
	})
	expect(narrow.moved).toEqual([])
	expect(narrow.issues.map(({ code }) => code)).toEqual(['knee_too_narrow'])
	expect(narrow.configuration.supports).toHaveLength(2)
})

test('a colour that cannot have a style moves the style and nothing else', () => {
	const framed = deskOf({
		colors: { interior: 'P1-white', exterior: 'P6-hydro' },
		supports: [{ kind: 'Panel' }, { kind: 'Pedestal', door: 'Left' }],
		doors: { style: 'Frames' },
		handle: { model: 'bar-160', color: 'Black' },
		cable: { grommets: 2 },
	})
	made(framed)
	const { configuration, moved, issues } = edited(framed, { colors: { exterior: 'P1-white' } })
	expect(issues).toEqual([])
	expect(moved.map(({ field }) => field)).toEqual(['doors'])
	expect(configuration).toEqual({
		...framed,
		colors: { interior: 'P1-white', exterior: 'P1-white' },
		doors: { style: 'Simple' },
	})
})

test('every later choice that is still valid survives an edit of the sizes', () => {
	const random = randomStream(7)
	const pick = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
	const chosen = deskOf({
		room: { width: 1500 },
		colors: { interior: 'P1-white', exterior: 'P4-walnut' },
		handle: { model: 'bar-160', color: 'Black' },
		cable: { grommets: 1, tray: true },
		source: 'laser',
		access: { stair: 'turning' },
	})
	for (let i = 0; i < 60; i++) {
		const edit = { room: { width: pick(1100, 1900) }, height: pick(560, 1100) }
		const { configuration, moved, issues } = settleEdit(
			chosen,
			{ ...chosen, ...edit },
			sampleCatalogue,
		)
		expect(issues).toEqual([])
		const touched = new Set(moved.map(({ field }) => field.split('.')[0]))
		for (const key of ['colors', 'handle', 'cable', 'source', 'access'] as const)
			if (!touched.has(key)) expect(configuration[key]).toEqual(chosen[key])
		expect(configuration).toMatchObject(edit)
	}
})

test('each inspiration is made as it stands, and the first is the default desk', () => {
	const inspirations = compositionsOf('desk')
	expect(inspirations.map(({ reference }) => reference)).toEqual([
		'oakWall',
		'twin',
		'student',
		'niche',
		'standing',
		'firstDesk',
	])
	for (const { configuration } of deskInspirations)
		expect(made(configuration).issues.filter(({ severity }) => severity !== 'hint')).toEqual([])
	expect(deskInspirations[0] && made(deskInspirations[0].configuration).boards).toEqual(
		made(deskOf()).boards,
	)
})

test('colours, styles and handles are offered with the reason where they cannot be had', () => {
	const desk = deskOf({
		walls: 'Right',
		supports: [{ kind: 'Panel' }, { kind: 'Pedestal', door: 'Right' }],
	})
	const state = (options: { reference: string; available: boolean; reason?: { code: string } }[]) =>
		Object.fromEntries(
			options.map(({ reference, available, reason }) => [reference, available || reason?.code]),
		)
	expect(state(colorOptions(desk, sampleCatalogue, 'exterior'))).toMatchObject({
		'P1-white': true,
		'RAL-9010': true,
	})
	expect(state(doorOptions(desk, sampleCatalogue))).toMatchObject({
		Simple: true,
		'StraightLines:1': true,
		'Frames:1': 'style_not_for_material',
	})
	expect(state(handleOptions(desk, sampleCatalogue))).toMatchObject({
		None: true,
		'bar-160': 'handle_hits_wall',
	})
})
