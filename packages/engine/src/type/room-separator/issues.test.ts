// One row of the table of domain 24.4 after the other: its figures, and a remedy that was tried.
import { expect, test } from 'vitest'
import { impossibleSeparators } from '../../testing/index.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { parseConfiguration } from '../parse.ts'
import type { RoomSeparatorConfiguration } from './schema.ts'
import { cell, checkOf, made, refused, separator } from './testing/separators.ts'

type Broken = [
	name: string,
	configuration: RoomSeparatorConfiguration,
	code: string,
	field: string,
	measured: number,
	limit: number,
	remedy: object,
]

const free = { fix: 'Free', height: 1000, depth: { center: 400 } } as const
const held = { fix: 'Wall', height: 2100 } as const

const broken: Broken[] = [
	[
		'XR1: free and 1600 high',
		impossibleSeparators.xr1,
		'free_standing_unstable',
		'height',
		1600,
		1000,
		{ fix: 'Ceiling', hu: 2500 },
	],
	[
		'free and only 300 deep',
		separator({ ...free, depth: { center: 300 } }),
		'free_standing_unstable',
		'depth.center',
		300,
		350,
		{ fix: 'Ceiling', hu: 2500 },
	],
	[
		'too long for one wall',
		separator({ ...held, room: { width: 2400 } }),
		'wall_fix_too_long',
		'room.width',
		2400,
		2000,
		{ fix: 'Ceiling', hu: 2500 },
	],
	[
		'too high for one wall',
		separator({ ...held, height: 2450 }),
		'wall_fix_too_long',
		'height',
		2450,
		2400,
		{ fix: 'Ceiling', hu: 2500 },
	],
	[
		'XR2: a ceiling of 2800',
		impossibleSeparators.xr2,
		'carcass_too_high',
		'hu',
		2780,
		2700,
		{ fix: 'Wall', height: 2400 },
	],
	[
		'a high ceiling, too long for a wall',
		separator({ hu: 2800, room: { width: 2400 } }),
		'carcass_too_high',
		'hu',
		2780,
		2700,
		{ fix: 'Free', height: 1000 },
	],
	[
		'a low ceiling',
		separator({ hu: 1100 }),
		'carcass_too_low',
		'hu',
		1080,
		1200,
		{ fix: 'Wall', height: 1080 },
	],
	[
		'lower than 600',
		separator({ ...held, height: 500 }),
		'carcass_too_low',
		'height',
		500,
		600,
		{ height: 600 },
	],
	[
		'too shallow',
		separator({ depth: { center: 200 } }),
		'carcass_too_shallow',
		'depth.center',
		200,
		250,
		{ depth: { center: 250 } },
	],
	[
		'too deep',
		separator({ depth: { center: 500 } }),
		'carcass_too_deep',
		'depth.center',
		500,
		450,
		{ depth: { center: 450 } },
	],
	[
		'too short',
		separator({ room: { width: 590 }, columns: 1 }),
		'size_out_of_bounds',
		'room.width',
		590,
		600,
		{ room: { width: 600 } },
	],
	[
		'too long',
		separator({ room: { width: 4100 } }),
		'size_out_of_bounds',
		'room.width',
		4100,
		4000,
		{ room: { width: 4000 } },
	],
	// (1800 - 8 x 18) / 7 and (1800 - 3 x 18) / 2.
	[
		'too many columns',
		separator({ columns: 7 }),
		'module_too_narrow',
		'columns',
		236,
		250,
		{ columns: 6 },
	],
	[
		'too few columns',
		separator({ columns: 2 }),
		'module_too_wide',
		'columns',
		873,
		800,
		{ columns: 3 },
	],
	// (1000 - 20 - 6 x 18) / 5.
	[
		'too many rows',
		separator({ ...held, height: 1000, rows: 5 }),
		'zone_too_low',
		'rows',
		174,
		200,
		{ rows: 4 },
	],
	[
		'a door in a row of 226',
		separator({ rows: 10, cells: [cell(1, 2, 'DoorRear'), cell(0, 9, 'Closed')] }),
		'door_too_short',
		'cells',
		222,
		250,
		{ cells: [cell(0, 9, 'Closed'), cell(1, 2, 'Closed')] },
	],
]

test.each(broken)('%s', (_, configuration, code, field, measured, limit, remedy) => {
	expect(parseConfiguration(configuration).ok).toBe(true)
	const [issue, ...others] = refused(configuration)
	expect(issue).toMatchObject({ code, field, measured, limit, severity: 'error' })
	expect(others.map((other) => other.code)).toEqual([])
	expect(issue?.remedy).toEqual(remedy)
	const mended = applyRemedy(configuration, issue?.remedy ?? {})
	expect(parseConfiguration(mended).ok).toBe(true)
	expect(refused(mended)).toEqual([])
})

test('faults that come together are reported together, each with the way that ends both', () => {
	const both = refused(separator({ fix: 'Wall', height: 2500, room: { width: 2400 } }))
	expect(both.map(({ code, field }) => [code, field])).toEqual([
		['wall_fix_too_long', 'room.width'],
		['wall_fix_too_long', 'height'],
	])
	for (const { remedy } of both) expect(remedy).toEqual({ fix: 'Ceiling', hu: 2500 })
})

test('a style that the colour or the size lacks is refused, a handle too long is shortened', () => {
	const framed = separator({ cells: [cell(0, 0, 'DoorFront')], doors: { style: 'Frames' } })
	expect(refused(framed)).toMatchObject([
		{ code: 'style_not_for_material', remedy: { doors: { style: 'Simple' } } },
	])
	const lacquered = { ...framed, colors: { exterior: 'RAL-9010' } }
	// A leaf of 327: frames need 400.
	expect(refused(lacquered)).toMatchObject([
		{ code: 'style_not_for_size', measured: 327, limit: 400 },
	])
	const handled = separator({ handle: { model: 'bar-320', color: 'Black' } })
	expect(made(handled).issues.map(({ code }) => code)).toContain('handle_too_long')
})

test('a colour or a handle that nobody has is refused, a cell outside the grid is not read', () => {
	expect(refused(separator({ colors: { exterior: 'P3-moon' } })).map(({ code }) => code)).toEqual([
		'unknown_color',
	])
	expect(
		refused(separator({ handle: { model: 'none', color: 'Black' } })).map(({ code }) => code),
	).toEqual(['unknown_handle'])
	const strange = separator({ columns: 3, cells: [cell(5, 0, 'Closed')] })
	expect(made(strange).issues).toMatchObject([{ code: 'field_not_used', field: 'cells.0' }, {}])
})

// 3 x 0.98 x 0.4 x 11.7 + 8 x 0.723 x 0.4 x 17.36 + 8 x 0.02 + 6 x 0.03 = 54.26 kg; x 9.81 x 0.2.
test('R2: a push of 106 N tips it, 80 is asked', () => {
	const bench = separator({ ...free, room: { width: 1500 }, columns: 2, rows: 3, cells: [] })
	expect(checkOf(bench, 'tipping_force')).toMatchObject({
		state: 'ok',
		unit: 'N',
		measured: 106,
		limit: 80,
	})
	const closed = { ...bench, cells: [cell(0, 0, 'DoorFront'), cell(1, 0, 'DoorFront')] }
	expect(checkOf(closed, 'tipping_force')?.measured).toBe(128)
	expect(checkOf(separator(), 'tipping_force')).toBeUndefined()
})

test('what tips too easily is made deeper where that is enough', () => {
	const light = separator({
		...free,
		room: { width: 1400 },
		depth: { center: 350 },
		columns: 3,
		rows: 3,
		cells: [],
	})
	const check = checkOf(light, 'tipping_force')
	expect(check).toMatchObject({ state: 'warning', remedy: { depth: { center: 400 } } })
	expect(checkOf(applyRemedy(light, check?.remedy ?? {}), 'tipping_force')?.state).toBe('ok')
})

test('racking: a closed cell for every three columns, unless a wall holds it', () => {
	const open = separator({ columns: 5, room: { width: 2400 }, cells: [cell(0, 3, 'Closed')] })
	const check = checkOf(open, 'racking')
	expect(check).toMatchObject({ state: 'warning', measured: 1, limit: 2 })
	expect(check?.remedy).toEqual({ cells: [cell(0, 0, 'Closed'), cell(0, 3, 'Closed')] })
	expect(checkOf(applyRemedy(open, check?.remedy ?? {}), 'racking')?.state).toBe('ok')
	expect(checkOf(separator({ ...held, cells: [] }), 'racking')).toBeUndefined()
	expect(checkOf(separator({ ...free, cells: [] }), 'racking')).toMatchObject({
		measured: 0,
		limit: 1,
	})
})

test('ceiling_true: feet take up 20 between the readings', () => {
	expect(checkOf(separator({ hu: [2500, 2520] }), 'ceiling_true')).toMatchObject({
		state: 'ok',
		measured: 20,
	})
	expect(checkOf(separator({ hu: [2500, 2521] }), 'ceiling_true')).toMatchObject({
		state: 'warning',
		measured: 21,
		limit: 20,
	})
	expect(checkOf(separator(), 'ceiling_true')).toBeUndefined()
})

test('passage_beside: 830, a hint where nobody asked', () => {
	expect(checkOf(separator(), 'passage_beside')).toMatchObject({
		state: 'hint',
		limit: 830,
		unmeasured: true,
	})
	const wide = separator({ room: { width: 1800, beside: 830 } })
	expect(checkOf(wide, 'passage_beside')?.state).toBe('ok')
	const narrow = separator({ room: { width: [1810, 1800], beside: 700 } })
	const check = checkOf(narrow, 'passage_beside')
	expect(check).toMatchObject({ state: 'warning', measured: 700 })
	expect(check?.remedy).toEqual({ room: { width: 1670, beside: 830 } })
})

// (5/32) x (100 + 17.4) x 9.81e-6 x 723^4 / (1350 x 28^3), and 11.7, 1600 and 18 of 640.
test('grid_sag: books on the widest shelf', () => {
	const bench = separator({ ...free, room: { width: 1500 }, columns: 2, rows: 3, cells: [] })
	expect(checkOf(bench, 'grid_sag')).toMatchObject({ state: 'ok', measured: 1.7, limit: 3.6 })
	const thin = separator({ room: { width: 1992 }, columns: 3 })
	expect(made(thin).grid?.bays).toEqual([640, 640, 640])
	expect(checkOf(thin, 'grid_sag')).toMatchObject({ state: 'ok', measured: 3.1, limit: 3.2 })
})

test('the way in: a separator under a ceiling may stand lower against a wall', () => {
	const turning = separator({ access: { stair: 'turning' } })
	expect(checkOf(turning, 'access')).toMatchObject({
		state: 'warning',
		measured: 2460,
		limit: 2400,
		remedy: { fix: 'Wall', height: 2400 },
	})
})
