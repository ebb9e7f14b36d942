// One test for each row of domain-types 21.4 that is an error: figures, and a remedy that mends it.
import { expect, test } from 'vitest'
import type { IssueCode } from '../../issue.ts'
import { impossibleDesks } from '../../testing/index.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { parseConfiguration } from '../parse.ts'
import type { DeskConfiguration } from './schema.ts'
import { deskOf, issueOf, made, refused, sizesOf } from './testing/desks.ts'

/** The desk as its remedy makes it; fails where that cannot be made. */
function mended(configuration: DeskConfiguration, code: IssueCode): DeskConfiguration {
	const { remedy } = issueOf(configuration, code)
	if (!remedy) throw new Error(`${code} has no remedy`)
	const after = applyRemedy(configuration, remedy)
	expect(parseConfiguration(after)).toMatchObject({ ok: true })
	made(after)
	return after
}

test('XD1: 1744 between two panels is more than 1200, and more than 38 carries: a panel in the middle', () => {
	const { xd1 } = impossibleDesks
	expect(issueOf(xd1, 'top_span_too_long')).toMatchObject({
		family: 'SHELF_THICKNESS',
		severity: 'error',
		measured: 1744,
		limit: 1200,
		remedy: { supports: [{ kind: 'Panel' }, { kind: 'Panel' }, { kind: 'Panel' }] },
	})
	expect(sizesOf(made(mended(xd1, 'top_span_too_long')), 'Support')).toEqual(['3 x 707 x 660 x 28'])
})

test('a bare top that a modesty carries gets one; where that is not enough it gets thicker', () => {
	// Panel 28 and pedestal 420: 1600 - 448 = 1152 bare, 1700 - 448 = 1252.
	const bare = deskOf({ modesty: 0 })
	expect(issueOf(bare, 'top_span_too_long')).toMatchObject({
		measured: 1152,
		limit: 1100,
		remedy: { modesty: 300 },
	})
	const long = deskOf({ room: { width: 1700 } })
	expect(issueOf(long, 'top_span_too_long')).toMatchObject({
		measured: 1252,
		limit: 1200,
		remedy: { top: { thickness: 38 } },
	})
	// With a panel of 38 the span is 1242.
	expect(sizesOf(made(mended(long, 'top_span_too_long')), 'Modesty')).toEqual([
		'1 x 1242 x 300 x 18',
	])
})

test.each([
	[28, 0, 1100],
	[28, 249, 1100],
	[28, 250, 1200],
	[38, 0, 1400],
	[38, 250, 1600],
] as const)(
	'a top of %d with a modesty of %d spans %d and no more',
	(thickness, modesty, limit) => {
		// On two steel frames the span is the length less 200.
		const spanning = (span: number) =>
			deskOf({
				room: { width: span + 200 },
				top: { thickness },
				modesty,
				supports: [{ kind: 'Steel' }, { kind: 'Steel' }],
			})
		made(spanning(limit))
		expect(issueOf(spanning(limit + 1), 'top_span_too_long')).toMatchObject({
			measured: limit + 1,
			limit,
		})
	},
)

test('XD2: two pedestals of 420 leave 360 for the knees; narrower ones leave 600', () => {
	const { xd2 } = impossibleDesks
	const narrow = { kind: 'Pedestal', width: 300 }
	expect(issueOf(xd2, 'knee_too_narrow')).toMatchObject({
		family: 'NO_MODULE_FITS',
		severity: 'error',
		measured: 360,
		limit: 450,
		remedy: { supports: [narrow, narrow] },
	})
	mended(xd2, 'knee_too_narrow')
})

test('too many supports for a chair: those inside go first', () => {
	const panel = { kind: 'Panel' } as const
	const crowded = deskOf({ room: { width: 900 }, supports: [panel, { kind: 'Steel' }, panel] })
	expect(issueOf(crowded, 'knee_too_narrow')).toMatchObject({
		measured: 397,
		remedy: { supports: [panel, panel] },
	})
	mended(crowded, 'knee_too_narrow')
})

test('a batten holds at an end beside a wall only', () => {
	const [panel, batten] = [{ kind: 'Panel' }, { kind: 'Batten' }] as const
	for (const walls of ['None', 'Right'] as const) {
		const free = deskOf({ room: { width: 1000 }, walls, supports: [batten, panel] })
		expect(issueOf(free, 'batten_needs_wall')).toMatchObject({
			family: 'INPUT',
			severity: 'error',
			field: 'supports.0',
			remedy: { supports: [panel, panel] },
		})
		mended(free, 'batten_needs_wall')
	}
	made(deskOf({ room: { width: 1000 }, walls: 'Left', supports: [batten, panel] }))
	const inside = deskOf({
		room: { width: 1500 },
		walls: 'Both',
		supports: [batten, batten, batten],
	})
	expect(refused(inside).map(({ code, field }) => [code, field])).toEqual([
		['batten_needs_wall', 'supports.1'],
	])
})

test('drawers that share a front take 128 to 384 of it each; the remedy makes them equal', () => {
	// F = 740 - 28 - 60 = 652.
	const drawers = (shares: number[]) =>
		deskOf({ supports: [{ kind: 'Panel' }, { kind: 'Pedestal', drawers: shares }] })
	const six = drawers([1, 1, 1, 1, 1, 1])
	expect(issueOf(six, 'drawer_pitch')).toMatchObject({
		family: 'HEIGHT',
		severity: 'error',
		field: 'supports.1.drawers',
		module: 0,
		measured: 108,
		limit: 128,
		remedy: { supports: [{ kind: 'Panel' }, { kind: 'Pedestal', drawers: [1, 1, 1, 1, 1] }] },
	})
	mended(six, 'drawer_pitch')
	expect(issueOf(drawers([1]), 'drawer_pitch')).toMatchObject({ measured: 652, limit: 384 })
	expect(mended(drawers([1]), 'drawer_pitch').supports?.[1]).toMatchObject({ drawers: [1, 1] })
	// 4 x 652 / 7 = 372.
	made(drawers([4, 3]))
	// 2 x 652 / 3 = 434, and the rest 218.
	expect(issueOf(drawers([2, 1]), 'drawer_pitch')).toMatchObject({ measured: 435, limit: 384 })
})

test.each([
	[299, 'module_too_narrow', 300],
	[601, 'module_too_wide', 600],
] as const)('a pedestal of %d is refused: %s, %d', (width, code, limit) => {
	const supports: DeskConfiguration['supports'] = [{ kind: 'Panel' }, { kind: 'Pedestal', width }]
	const desk = deskOf({ supports, top: { thickness: 38 } })
	expect(issueOf(desk, code)).toMatchObject({
		field: 'supports.1.width',
		measured: width,
		limit,
		data: { kind: 'Pedestal' },
		remedy: { supports: [{ kind: 'Panel' }, { kind: 'Pedestal', width: limit }] },
	})
	mended(desk, code)
})

test('a pedestal needs 350 of carcass, and is made no deeper than 700', () => {
	// Dc = D - 20 - 41.
	const shallow = deskOf({ depth: { center: 410 } })
	expect(issueOf(shallow, 'carcass_too_shallow')).toMatchObject({
		measured: 349,
		limit: 350,
		remedy: { depth: { center: 411 } },
	})
	mended(shallow, 'carcass_too_shallow')
	const deep = deskOf({ depth: { center: 800 } })
	expect(issueOf(deep, 'carcass_too_deep')).toMatchObject({ measured: 739, limit: 700 })
	expect(mended(deep, 'carcass_too_deep').depth).toEqual({ center: 761 })
	made(
		deskOf({
			depth: { center: 800 },
			supports: [{ kind: 'Panel' }, { kind: 'Panel' }],
			room: { width: 1200 },
		}),
	)
})

test('a top longer than the sheet cannot be cut; between walls the remedy keeps the play', () => {
	const panel = { kind: 'Panel' } as const
	const long = deskOf({
		room: { width: 2791 },
		walls: 'Both',
		supports: [panel, panel, panel, panel],
	})
	expect(issueOf(long, 'part_over_sheet')).toMatchObject({
		family: 'SHEET',
		measured: 2781,
		limit: 2780,
		remedy: { room: { width: 2790 } },
	})
	mended(long, 'part_over_sheet')
})

test.each([
	[
		'room.width',
		deskOf({ room: { width: 599 }, supports: [{ kind: 'Panel' }, { kind: 'Panel' }] }),
		599,
		600,
	],
	[
		'depth.center',
		deskOf({
			depth: { center: 399 },
			supports: [{ kind: 'Steel' }, { kind: 'Steel' }],
			room: { width: 1200 },
		}),
		399,
		400,
	],
	[
		'depth.center',
		deskOf({
			depth: { center: 1001 },
			supports: [{ kind: 'Steel' }, { kind: 'Steel' }],
			room: { width: 1200 },
		}),
		1001,
		1000,
	],
	['height', deskOf({ height: 519 }), 519, 520],
	['height', deskOf({ height: 1201, modesty: 400 }), 1201, 1200],
	['modesty', deskOf({ modesty: 149, top: { thickness: 38 } }), 149, 150],
	['modesty', deskOf({ modesty: 601 }), 601, 600],
	// 5 above the floor: 520 - 38 - 5.
	['modesty', deskOf({ modesty: 600, height: 520, top: { thickness: 38 } }), 600, 477],
] as const)('%s out of its bounds takes the bound', (field, desk, measured, limit) => {
	expect(issueOf(desk, 'size_out_of_bounds')).toMatchObject({
		family: 'INPUT',
		severity: 'error',
		field,
		measured,
		limit,
	})
	mended(desk, 'size_out_of_bounds')
})

test('a panel beside a wall does not stand on its skirting; a batten passes above it', () => {
	const panel = { kind: 'Panel' } as const
	const supports = [panel, panel]
	const baseboard = { height: 80, thickness: 18 }
	const desk = deskOf({ room: { width: 1200 }, walls: 'Left', supports, baseboard })
	expect(issueOf(desk, 'support_on_skirting')).toMatchObject({
		family: 'MEASURE',
		severity: 'error',
		field: 'supports.0',
		measured: 5,
		limit: 21,
		remedy: { supports: [{ kind: 'Batten' }, panel] },
	})
	mended(desk, 'support_on_skirting')
	made({ ...desk, walls: 'None' })
	// A frame stands in by 50.
	made({ ...desk, supports: [{ kind: 'Steel' }, panel] })
})

test('readings that lie more than 40 apart are not of one niche', () => {
	const panel = { kind: 'Panel' } as const
	const niche = (width: number[]) =>
		deskOf({ room: { width }, walls: 'Both', supports: [panel, panel] })
	expect(issueOf(niche([1100, 1141]), 'survey_needed')).toMatchObject({ measured: 41, limit: 40 })
	made(niche([1100, 1140]))
})

test('grommets that two pedestals push together leave 30 of board between them, or one goes', () => {
	const pedestal = { kind: 'Pedestal', width: 300 } as const
	// A span of 450 from 300: centres 360, 420, 630 and 690.
	const desk = deskOf({
		room: { width: 1050 },
		supports: [pedestal, pedestal],
		cable: { grommets: 4, tray: false },
	})
	expect(issueOf(desk, 'bore_outside')).toMatchObject({
		field: 'cable.grommets',
		measured: 0,
		limit: 30,
		data: { bore: 'Grommet' },
	})
	const after = mended(desk, 'bore_outside')
	expect(after.cable).toEqual({ grommets: 3, tray: false })
})

test('shelves behind a door need their height: the remedy leaves out as few as it can', () => {
	// Hi = 712 - 60 - 36 = 616; two shelves ask 3 x 256 + 2 x 18 = 804, one 530.
	const desk = deskOf({
		supports: [{ kind: 'Panel' }, { kind: 'Pedestal', door: 'Left', shelves: 2 }],
	})
	expect(issueOf(desk, 'stack_too_high')).toMatchObject({
		field: 'supports.1.shelves',
		measured: 804,
		limit: 616,
	})
	expect(mended(desk, 'stack_too_high').supports?.[1]).toEqual({
		kind: 'Pedestal',
		door: 'Left',
		shelves: 1,
	})
})

test('a door that swings its handle into the wall hinges on the other side', () => {
	const supports: DeskConfiguration['supports'] = [
		{ kind: 'Pedestal', door: 'Left' },
		{ kind: 'Panel' },
	]
	const handle = { model: 'bar-160', color: 'Black' as const }
	const desk = deskOf({ walls: 'Left', supports, handle })
	// The bar stands 28 proud; 5 more keep it off the wall.
	expect(issueOf(desk, 'handle_hits_wall')).toMatchObject({ measured: 5, field: 'supports.0' })
	expect(mended(desk, 'handle_hits_wall').supports?.[0]).toMatchObject({ door: 'Right' })
	made({ ...desk, walls: 'Right' })
})

test('a style that the colour cannot have falls back to plain fronts', () => {
	const supports: DeskConfiguration['supports'] = [
		{ kind: 'Panel' },
		{ kind: 'Pedestal', door: 'Left' },
	]
	const desk = deskOf({ supports, doors: { style: 'Frames' } })
	expect(issueOf(desk, 'style_not_for_material').remedy).toEqual({ doors: { style: 'Simple' } })
	mended(desk, 'style_not_for_material')
})

test('colours and handles that the catalogue does not have are named', () => {
	const desk = deskOf({
		colors: { exterior: 'P0-nothing' },
		handle: { model: 'none', color: 'Black' },
	})
	expect(refused(desk).map(({ code, field }) => [code, field])).toEqual([
		['unknown_color', 'colors.exterior'],
		['unknown_handle', 'handle'],
	])
})

test('a tray that finds no room is left out, and said', () => {
	const panel = { kind: 'Panel' } as const
	const short = deskOf({ room: { width: 700 }, supports: [panel, panel], cable: { tray: true } })
	const { fittings, issues } = made(short)
	expect(fittings.filter(({ item }) => item.family === 'cable-tray')).toEqual([])
	expect(issues).toEqual([
		expect.objectContaining({
			code: 'field_not_used',
			severity: 'hint',
			field: 'cable.tray',
			remedy: { cable: { tray: false } },
		}),
	])
	expect(made({ ...short, cable: {} }).issues).toEqual([])
})

test('a shallow desk becomes as deep as its pedestal asks', () => {
	// 400 is deep enough for a top, but not for its pedestal, which asks 411.
	const issue = issueOf(deskOf({ depth: { center: 390 } }), 'size_out_of_bounds')
	expect([issue.measured, issue.limit, issue.remedy]).toEqual([
		390,
		400,
		{ depth: { center: 411 } },
	])
})

test('where neither a thicker top nor a panel in the middle carries it, both do', () => {
	// 2780 - 3 x 28 leaves two spans of 1348, of 38 two of 1333.
	const panel = { kind: 'Panel' } as const
	const desk = deskOf({ room: { width: 2780 }, supports: [panel, panel] })
	expect(issueOf(desk, 'top_span_too_long')).toMatchObject({
		measured: 2724,
		remedy: { top: { thickness: 38 }, supports: [panel, panel, panel] },
	})
	mended(desk, 'top_span_too_long')
})

test('a short desk has room to sit once its pedestal is a panel', () => {
	// 600 - 28 - 420 leaves 152, with the narrowest pedestal 272; two panels leave 544.
	const desk = deskOf({ room: { width: 600 } })
	const supports = [{ kind: 'Panel' }, { kind: 'Panel' }]
	expect(issueOf(desk, 'knee_too_narrow')).toMatchObject({ measured: 152, remedy: { supports } })
	mended(desk, 'knee_too_narrow')
})

test('a remedy of a dressing that a desk has no field for is not offered', () => {
	const desk = deskOf({
		height: 2800,
		supports: [{ kind: 'Panel' }, { kind: 'Pedestal', door: 'Left' }],
	})
	expect(issueOf(desk, 'door_too_tall').remedy).toBeUndefined()
})
