// Every choice that is entered acts, is refused, or gets a hint.
import { expect, test } from 'vitest'
import type { BayChoice, ZoneChoice } from '../../run/choices.ts'
import { goldenConfigurations as golden } from '../../testing/index.ts'
import { made, refused } from '../../testing/worked-case.ts'
import { applyRemedy } from '../apply-remedy.ts'
import type { DressingConfiguration } from './schema.ts'

const niche = (
	bay: BayChoice,
	change: Partial<DressingConfiguration> = {},
): DressingConfiguration => ({
	version: 1,
	room: { width: 680 },
	hu: 2500,
	handle: null,
	runs: [{ side: 'Main', zones: [{ modules: [{ kind: 'Simple', bays: [bay] }] }] }],
	...change,
})
const stacked = (...zones: ZoneChoice[]) => niche({ zones })
const shelves: ZoneChoice = { kind: 'VariableShelve', count: 2 }

const unread: [ZoneChoice, string, string][] = [
	[{ kind: 'OverlayDrawer', count: 2, height: 400 }, 'height', 'kind | count | pitch'],
	[{ kind: 'Wardrobe', count: 2 }, 'count', 'kind | height'],
	[{ kind: 'Empty', count: 1 }, 'count', 'kind | height'],
	[{ kind: 'VariableShelve', count: 2, pitch: 320 }, 'pitch', 'kind | height | count | shelves'],
	[{ kind: 'RecessedDrawer', shelves: [480] }, 'shelves', 'kind | height | count | pitch'],
	[{ kind: 'TrouserRack', pitch: 160 }, 'pitch', 'kind | height'],
	[
		{ kind: 'VariableShelve', count: 3, shelves: [480] },
		'count',
		'kind | height | count | shelves',
	],
]
test.each(unread)(
	'a zone %o with a key that its kind does not read is refused',
	(zone, key, allowed) => {
		const stack = stacked(zone, ...(zone.kind === 'OverlayDrawer' ? [shelves] : []))
		const [issue] = refused(stack)
		expect(issue).toMatchObject({
			code: 'zone_key_unused',
			family: 'INPUT',
			module: 0,
			bay: 0,
			data: { kind: zone.kind, zone: 0, key, allowed },
		})
		const mended = applyRemedy(stack, issue?.remedy ?? {})
		expect(JSON.stringify(mended)).not.toContain(`"${key}":${JSON.stringify(zone[key as 'count'])}`)
	},
)

test('a fixed shelf needs a zone on both sides', () => {
	for (const stack of [
		stacked({ kind: 'FixedShelve' }),
		stacked({ kind: 'FixedShelve' }, shelves),
		stacked(shelves, { kind: 'FixedShelve' }),
		stacked(shelves, { kind: 'FixedShelve' }, { kind: 'FixedShelve' }, shelves),
	]) {
		const [issue] = refused(stack)
		expect(issue).toMatchObject({ code: 'fixed_shelf_alone', family: 'INPUT' })
		expect(made(applyRemedy(stack, issue?.remedy ?? {})).boards.length).toBeGreaterThan(0)
	}
	expect(made(stacked(shelves, { kind: 'FixedShelve' }, shelves)).boards.length).toBeGreaterThan(0)
})

test('drawers and trays have at least the pitch of their kind', () => {
	const pitched = (kind: 'RecessedDrawer' | 'SlidingShelve', pitch: 128 | 160) =>
		stacked({ kind, count: 2, pitch }, { kind: 'FixedShelve' }, shelves)
	expect(refused(pitched('RecessedDrawer', 128))).toMatchObject([
		{ code: 'zone_too_low', measured: 128, limit: 160 },
	])
	expect(refused(pitched('SlidingShelve', 128))[0]?.code).toBe('zone_too_low')
	expect(made(pitched('RecessedDrawer', 160)).fronts).toHaveLength(1)
})

test('an opening side is refused without its module and gets a hint where it cannot be followed', () => {
	const turned = (module: number, side: 'Left' | 'Right' = 'Left'): DressingConfiguration => ({
		...golden.g3,
		doors: { style: 'Simple', openingSides: [{ run: 'Main', module, side }] },
	})
	const [issue] = refused(turned(6))
	expect(issue).toMatchObject({ code: 'opening_side_unknown', measured: 7, limit: 6 })
	expect(made(applyRemedy(turned(6), issue?.remedy ?? {})).fronts).toHaveLength(6)
	// Under the slope the high edge decides; on the flat part the buyer does.
	expect(unusedIn(turned(0))).toEqual(['doors.openingSides 0'])
	expect(unusedIn(turned(0, 'Right'))).toEqual([])
	expect(unusedIn(turned(5))).toEqual([])
	expect(made(turned(5)).fronts[5]?.openingSide).toBe('Left')
})

function unusedIn(configuration: DressingConfiguration): string[] {
	return made(configuration)
		.issues.filter(({ code }) => code === 'field_not_used')
		.map(({ field, run, module }) => [field, module ?? (field?.includes('.') ? undefined : run)])
		.map((facts) => facts.filter((fact) => fact !== undefined).join(' '))
}

const given: [string, Partial<DressingConfiguration>][] = [
	['height', { height: 2000 }],
	['depth.fireplace', { depth: { fireplace: 200 } }],
	['depth.left', { depth: { left: 500 } }],
	['width.recessLeft', { width: { recessLeft: 400 } }],
	['priority', { priority: 'Side' }],
	['slope.standoff', { slope: { standoff: 100 } }],
	['slope.acceptVoid', { slope: { acceptVoid: true } }],
	['doors.count', { doors: { style: 'Simple', count: 3 } }],
	['handle', { doors: null, handle: { model: 'knob', color: 'Inox' } }],
	['charger', { charger: true }],
	['filler.right', { walls: 'Left', filler: { right: 60 } }],
	['baseboard.height', { baseboard: { height: 60 } }],
	['corner.clear', { corner: { clear: 60 } }],
	['room.endLeft', { room: { width: 3000, endLeft: 'Wall' } }],
	[
		'runs.doors 1',
		{
			doors: null,
			runs: [
				{
					side: 'Main',
					zones: [
						{ modules: [{ kind: 'Double' }, { kind: 'Double', doors: true }, { kind: 'Double' }] },
					],
				},
			],
		},
	],
	['runs Left', { runs: [{ side: 'Left', zones: [{ modules: [{ kind: 'Simple' }] }] }] }],
]
test.each(given)('field %s gets a hint where nothing reads it', (field, change) => {
	const room: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }
	expect(unusedIn(room)).toEqual([])
	expect(unusedIn({ ...room, ...change })).toEqual([field])
})

test('a bay too narrow for any light bar gets a warning', () => {
	const lit = (width: number) =>
		made(niche({ template: '06', led: true }, { room: { width }, filler: { left: 30, right: 30 } }))
	const warnings = (width: number) => lit(width).issues.filter((it) => it.severity === 'warning')
	expect(warnings(440)).toMatchObject([
		{ code: 'fitting_bay_too_narrow', measured: 344, limit: 360, data: { kind: 'Led' } },
	])
	expect(warnings(456)).toEqual([])
})

test('every way into the house limits the longest board', () => {
	const access = (way: DressingConfiguration['access']) => {
		const { issues } = made({ version: 1, room: { width: 3000 }, hu: 2500, access: way })
		const found = issues.find(({ code }) => code.startsWith('access'))
		return found && [found.code, found.severity, found.measured, found.limit]
	}
	expect(access(undefined)).toEqual(['access_not_asked', 'hint', 2520, 2000])
	expect(access({ stair: 'straight' })).toBeUndefined()
	expect(access({ stair: 'turning' })).toEqual(['access_too_small', 'warning', 2520, 2400])
	expect(access({ door: { w: 730, h: 2015 } })).toBeUndefined()
	// The back of a double is 1138 wide: through a hatch of 600 x 800 only 1000 pass aslant.
	expect(access({ door: { w: 600, h: 800 } })).toEqual(['access_too_small', 'warning', 1138, 1000])
	expect(access({ lift: { w: 1100, d: 1400, h: 2200 } })).toBeUndefined()
	expect(access({ lift: { w: 800, d: 700, h: 2600 } })?.slice(2)).toEqual([1138, 1063])
})
