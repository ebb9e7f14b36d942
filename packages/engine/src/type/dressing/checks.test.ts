// Every live check: what it measures, and that its remedy takes it away (domain 11).
import { expect, test } from 'vitest'
import type { Check } from '../../check/check.ts'
import type { BayChoice } from '../../run/choices.ts'
import {
	goldenConfigurations as golden,
	randomAnyRoom,
	sampleCatalogue,
} from '../../testing/index.ts'
import { randomMeasuredRoom } from '../../testing/measured-rooms.ts'
import { randomStraightRoom, randomStream } from '../../testing/straight-rooms.ts'
import { made, modules, refused } from '../../testing/worked-case.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { type CheckCode } from '../check-codes.ts'
import { buildFurniture } from '../kinds.ts'
import { checksOf } from '../offers.ts'
import { parseConfiguration } from '../parse.ts'
import { checkCodesOfDressing, type DressingCheck, issueOfCheck } from './checks.ts'
import type { DressingConfiguration } from './schema.ts'

const SEED = 20261121

const room = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	...change,
})

const simples = (count: number, bay: BayChoice = { template: '06' }) =>
	modules(...Array.from({ length: count }, () => ({ kind: 'Simple' as const, bays: [bay] })))

function checkIn(configuration: DressingConfiguration, code: CheckCode): Check | undefined {
	return checksOf(made(configuration), configuration, sampleCatalogue).find(
		(check) => check.code === code,
	)
}

const bar = { handle: { model: 'bar-160', color: 'Black' } } as const
const radiator = { where: 'right', position: 1050, bottom: 200, height: 600, depth: 200 } as const

// [what, configuration, measured, limit, state]: numbers worked by hand.
type Failing = [DressingCheck, DressingConfiguration, number, number, 'hint' | 'warning']
const mendable: Failing[] = [
	['fit', golden.g12, 28.5, 30, 'hint'],
	[
		'handle_clearance',
		room({ room: { width: 600 }, filler: { left: 50, right: 30 }, ...bar }),
		30,
		40,
		'hint',
	],
	[
		'hanging_depth',
		room({ depth: { center: 560 }, runs: simples(6, { zones: [{ kind: 'Wardrobe' }] }) }),
		519,
		530,
		'hint',
	],
	['tilting_height', golden.g1, 2517, 2490, 'hint'],
	// 2394 and 579 sweep 2463.02.
	['tilting_height', room({ hu: 2473, filler: { top: 79 } }), 2464, 2463, 'hint'],
	// Three leaves of 580 need 577 + 300 before them.
	['room_to_open', room({ room: { width: 1840, sideLeft: 1450 } }), 850, 877, 'warning'],
	[
		'door_swing',
		room({
			room: { width: 1700 },
			runs: simples(3),
			obstacle: [{ ...radiator, kind: 'radiator' }],
		}),
		450,
		530,
		'warning',
	],
	['access', { ...golden.g1, access: { stair: 'turning' } }, 2520, 2400, 'warning'],
	// In a lift 1100 wide, 1400 deep and 2000 high, boards stand aslant in its depth: 2441.
	[
		'access',
		{ ...golden.g1, access: { lift: { w: 1100, d: 1400, h: 2000 } } },
		2520,
		2441,
		'warning',
	],
	// A side is 579 wide: in a lift of 500 it can only stand aslant along these.
	[
		'access',
		{ ...room({ runs: simples(5) }), access: { lift: { w: 500, d: 1400, h: 2000 } } },
		2450,
		2061,
		'warning',
	],
	['stiffener', golden.g1, 2367, 2200, 'hint'],
	['stiffness_shelf', golden.g1, 2334, 1200, 'hint'],
	['reach', golden.g1, 2372, 1950, 'hint'],
	[
		'led_filler',
		room({ filler: { top: 30 }, runs: simples(5, { template: '06', led: true }) }),
		30,
		50,
		'hint',
	],
	['filler_minimum', room({ filler: { left: 0 }, handle: null }), 10, 30, 'hint'],
	[
		'filler_minimum',
		{
			...golden.g5,
			room: { width: 3000, sideLeft: 2200, endLeft: 'Wall' },
			filler: { left: 0 },
		},
		10,
		30,
		'hint',
	],
	['filler_maximum', room({ filler: { left: 230 } }), 230, 200, 'hint'],
	['top_filler_reach', room({ hu: [2500, 2530], filler: { top: 30 } }), 30, 50, 'warning'],
	['corner_square', room({ room: { width: 3000, diagonalLeft: 1385 } }), 24.6, 20, 'hint'],
	['skirting_notch', room({ baseboard: { height: 70, thickness: 15 } }), 18, 12, 'hint'],
	['skirting_notch', room({ baseboard: { height: 90, thickness: 8 } }), 95, 80, 'hint'],
	['floor_finish', room({ filler: { top: 20 } }), 20, 25, 'hint'],
	['floor_finish', room({ filler: { top: 0 }, height: 2480 }), 20, 25, 'hint'],
]

test.each(mendable)(
	'check %s measures against its limit, and its remedy makes it pass',
	(...row) => {
		const [code, configuration, measured, limit, state] = row
		const check = checkIn(configuration, code)
		expect(check).toMatchObject({ code, measured, limit, state })
		if (!check?.remedy) throw new Error(`${code} has no remedy`)
		const mended = applyRemedy(configuration, check.remedy)
		expect(parseConfiguration(mended).ok).toBe(true)
		expect(checkIn(mended, code)?.state ?? 'ok').toBe('ok')
	},
)

const withoutRemedy: Failing[] = [
	['access', golden.g1, 2520, 2000, 'hint'],
	['anti_tip', room({ walls: 'None' }), 2450, 600, 'hint'],
	['floor_slope', room({ floor: { slope: 20 } }), 20, 15, 'hint'],
]

test.each(withoutRemedy)(
	'check %s reports its numbers without a remedy',
	(code, configuration, ...numbers) => {
		const [measured, limit, state] = numbers
		const check = checkIn(configuration, code)
		expect(check).toMatchObject({ code, measured, limit, state })
		expect(check?.remedy).toBeUndefined()
	},
)

const l: DressingConfiguration = { ...golden.g5, ...bar, corner: { clear: 75 } }

const inOrder: [DressingCheck, DressingConfiguration, number, number][] = [
	// 553 clear at 50 kg/m2, 18 thick, against 553/200; the 800 of the rule is accepted as it comes out (domain 2.5).
	['shelf_sag', golden.g1, 0.9, 2.8],
	['shelf_sag', room({ room: { width: 936 }, runs: simples(1) }), 4.2, 4.2],
	['rail_sag', golden.g1, 0.4, 2.8],
	['leaf_weight', golden.g1, 17.1, 22],
	['wall_deviation', golden.g1, 4, 10],
	['longest_board', golden.g1, 2520, 2780],
	['widest_board', golden.g1, 1138, 2050],
	['module_width', golden.g1, 1160, 1200],
	['leaf_width', golden.g1, 577, 600],
	['hanging_height', golden.g1, 1000, 1000],
	['drawer_behind_hinge', golden.g1, 519, 214],
	['filler_maximum', golden.g1, 50, 200],
	['push_weight', golden.g12, 15, 20],
	['corner_clearance', l, 75, 40],
	['passage', { ...l, walls: 'Both' }, 2400, 900],
	['skirting_filler', room({ baseboard: { height: 60, thickness: 8 } }), 50, 18],
	['floor_slope', room({ floor: { slope: 15 } }), 15, 15],
]

test.each(inOrder)(
	'check %s passes and shows its figure',
	(code, configuration, measured, limit) => {
		const check = checkIn(configuration, code)
		expect(check).toMatchObject({ state: 'ok', limit })
		expect(check?.measured).toBeCloseTo(measured, 0)
	},
)

test('a hinge keeps 36 from the axis of a fixed shelf of 18', () => {
	const check = checkIn(golden.g1, 'hinge_shelf')
	expect(check?.state).toBe('ok')
	expect(check?.measured).toBeGreaterThanOrEqual(36)
})

test('a floor that falls more than 30 is levelled first', () => {
	expect(refused(room({ floor: { slope: 31 } }))).toMatchObject([
		{ code: 'floor_not_level', measured: 31, limit: 30 },
	])
})

test('a leaf meets an obstacle only at its own height and inside its sweep', () => {
	const withRadiator = (change: object) =>
		checkIn(
			room({
				room: { width: 1700 },
				runs: simples(3),
				obstacle: [{ ...radiator, kind: 'radiator', ...change }],
			}),
			'door_swing',
		)?.measured
	expect(withRadiator({})).toBe(450)
	expect(withRadiator({ position: 1131 })).toBeUndefined()
	expect(withRadiator({ bottom: 2460, height: 40 })).toBeUndefined()
	expect(withRadiator({ bottom: 0, height: 80 })).toBeUndefined()
	expect(withRadiator({ depth: 40 })).toBeUndefined()
})

test('a leaf of a left side run turns on the side where its viewer sees the hinge', () => {
	const obstacle = {
		where: 'left',
		position: 1900,
		bottom: 0,
		height: 500,
		depth: 900,
		kind: 'radiator',
		width: 100,
	} as const
	const openingSides = (side: 'Left' | 'Right') => ({
		style: 'Simple' as const,
		openingSides: [{ run: 'Left' as const, module: 2, side }],
	})
	const swing = (side: 'Left' | 'Right') =>
		checkIn({ ...golden.g5, doors: openingSides(side), obstacle: [obstacle] }, 'door_swing')
	// Facing it, its right is the corner: hinged there, the leaf passes its free edge by the box.
	expect(swing('Left')?.at[1]).toBeGreaterThan(1900)
	expect(swing('Right')?.at[1]).toBeLessThan(1900)
})

const anyConfiguration = (random: () => number) => randomAnyRoom(random).configuration

test('every check has a place, and its remedy has been tried', () => {
	const random = randomStream(SEED)
	const seen = new Set<CheckCode>()
	let remedies = 0
	for (let i = 0; i < 500; i++) {
		const kinds = [randomStraightRoom, randomMeasuredRoom, anyConfiguration] as const
		const configuration = (kinds[i % kinds.length] ?? randomStraightRoom)(random)
		const result = buildFurniture(configuration, sampleCatalogue)
		if (!result.ok) continue
		const checks = checksOf(result.value, configuration, sampleCatalogue)
		const message = `seed ${SEED}: ${JSON.stringify(configuration)}`
		expect(new Set(checks.map(({ code }) => code)).size, message).toBe(checks.length)
		for (const check of checks) {
			seen.add(check.code)
			const numbers = [check.measured, check.limit, ...check.at]
			expect(numbers.every(Number.isFinite), `${check.code} ${message}`).toBe(true)
			const issues = issueOfCheck[check.code]
			const isReported = result.value.issues.some(({ code }) => issues?.includes(code))
			if (issues) expect(isReported, `${check.code} ${message}`).toBe(check.state !== 'ok')
			if (!check.remedy) continue
			remedies += 1
			const mended = applyRemedy(configuration, check.remedy)
			expect(checkIn(mended, check.code)?.state ?? 'ok', `${check.code} ${message}`).toBe('ok')
		}
	}
	expect(remedies).toBeGreaterThan(50)
	expect(seen.size).toBeGreaterThan(24)
})

test('at least 24 checks exist, each with a case in this file', () => {
	const worked = [...mendable, ...withoutRemedy, ...inOrder].map(([code]) => code)
	const others: DressingCheck[] = ['hinge_shelf', 'board_load']
	expect(checkCodesOfDressing.length).toBeGreaterThanOrEqual(24)
	expect(new Set([...worked, ...others])).toEqual(new Set(checkCodesOfDressing))
})

test('the heaviest board of G1 is a leaf, a little over its side of 2450 x 579 that weighs 16.6', () => {
	expect(checkIn(golden.g1, 'board_load')).toMatchObject({ measured: 16.9, limit: 70, unit: 'kg' })
})
