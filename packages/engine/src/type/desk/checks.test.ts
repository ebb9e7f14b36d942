// One test for each check of domain-types 21.4, with its remedy tried.
import { expect, test } from 'vitest'
import { goldenDesks, sampleCatalogue } from '../../testing/index.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { checksOf, fitVerdictsOf } from '../offers.ts'
import { buildDesk } from './build.ts'
import type { DeskCheck } from './checks.ts'
import type { DeskConfiguration } from './schema.ts'
import { deskOf, made } from './testing/desks.ts'

function checkOf(configuration: DeskConfiguration, code: DeskCheck) {
	return checksOf(made(configuration), configuration, sampleCatalogue).find(
		(check) => check.code === code,
	)
}

/** The check once its remedy is applied. */
function mended(configuration: DeskConfiguration, code: DeskCheck) {
	const { remedy } = checkOf(configuration, code) ?? {}
	if (!remedy) throw new Error(`${code} has no remedy`)
	const after = applyRemedy(configuration, remedy)
	expect(checkOf(after, code)?.state ?? 'ok').toBe('ok')
	return remedy
}

const steel = [{ kind: 'Steel' }, { kind: 'Steel' }] as const
/** On two frames the span is the length less 200. */
const spanning = (span: number, desk: Parameters<typeof deskOf>[0] = {}) =>
	deskOf({ room: { width: span + 200 }, supports: [...steel], ...desk })

// 5/32 x (50 + 17.36) x 9.81e-6 x 1100^4 / (1350 x 28^3); 5/32 x (50 + 22.8) x 9.81e-6 x 1600^4 / (1200 x 38^3) x 0.6.
test.each([
	[28, 1100, 0, 5.1, 5.5, 'ok'],
	[38, 1600, 300, 6.7, 8, 'ok'],
	[28, 1200, 300, 4.3, 6, 'ok'],
	[28, 1200, 250, 4.3, 6, 'ok'],
	[38, 1400, 249, 6.5, 7, 'ok'],
] as const)(
	'a top of %d over %d sags as it should',
	(thickness, span, modesty, sag, limit, state) => {
		const desk = spanning(span, { top: { thickness }, modesty })
		expect(checkOf(desk, 'top_sag')).toMatchObject({ measured: sag, limit, state, unit: 'mm' })
	},
)

test('the hard limits are below the calculation: no top that is made sags too far', () => {
	for (const colors of [{}, { exterior: 'RAL-9010' }, { exterior: 'P9-oak' }]) {
		for (const [thickness, span] of [
			[28, 1100],
			[38, 1400],
		] as const) {
			const desk = spanning(span, { top: { thickness }, modesty: 0, colors })
			expect(checkOf(desk, 'top_sag')?.state).toBe('ok')
		}
	}
})

test('knees need 600 of width, and sit well with 850; narrower pedestals give it', () => {
	const pedestal = { kind: 'Pedestal', width: 420 } as const
	const twin = (width: number) => deskOf({ room: { width }, supports: [pedestal, pedestal] })
	expect(checkOf(twin(1400), 'knee_width')).toMatchObject({
		state: 'warning',
		measured: 560,
		limit: 600,
	})
	// No more is taken than is needed: 560 + 2 x 150 of 850.
	expect(checkOf(twin(1600), 'knee_width')).toMatchObject({
		state: 'hint',
		measured: 760,
		limit: 850,
	})
	const narrower = { kind: 'Pedestal', width: 370 }
	expect(mended(twin(1600), 'knee_width')).toEqual({ supports: [narrower, narrower] })
	expect(checkOf(twin(1700), 'knee_width')).toMatchObject({ state: 'ok', measured: 860 })
})

test('knees need 620 of height; for a child it is a hint', () => {
	const low = deskOf({ height: 720, top: { thickness: 38 } })
	expect(checkOf(deskOf(), 'knee_height')).toMatchObject({ state: 'ok', measured: 712 })
	expect(checkOf(low, 'knee_height')).toMatchObject({ state: 'ok', measured: 682, limit: 620 })
	const child = spanning(900, { height: 590 })
	expect(checkOf(child, 'knee_height')).toMatchObject({ state: 'hint', measured: 562 })
	expect(mended(child, 'knee_height')).toEqual({ height: 740 })
})

test('knees need 450 of depth before the modesty, else the desk without it or deeper', () => {
	const at = (depth: number, modesty?: number) =>
		spanning(900, { depth: { center: depth }, ...(modesty !== undefined && { modesty }) })
	// D - 20 - 78.
	expect(checkOf(at(548), 'knee_depth')).toMatchObject({ state: 'ok', measured: 450 })
	expect(checkOf(at(547), 'knee_depth')).toMatchObject({ state: 'hint', measured: 449, limit: 450 })
	expect(mended(at(547), 'knee_depth')).toEqual({ modesty: 0 })
	expect(checkOf(at(400, 0), 'knee_depth')).toMatchObject({ state: 'hint', measured: 380 })
	expect(mended(at(400, 0), 'knee_depth')).toEqual({ depth: { center: 470 } })
})

test.each([
	[719, 'ok'],
	[799, 'ok'],
	[800, 'hint'],
	[949, 'hint'],
	[950, 'ok'],
] as const)('a desk %d high: %s', (height, state) => {
	expect(checkOf(spanning(900, { height }), 'desk_height')?.state).toBe(state)
})

test('a height between sitting and standing is offered the nearer class', () => {
	expect(checkOf(spanning(900, { height: 830 }), 'desk_height')?.limit).toBe(799)
	expect(mended(spanning(900, { height: 830 }), 'desk_height')).toEqual({ height: 740 })
	expect(checkOf(spanning(900, { height: 900 }), 'desk_height')?.limit).toBe(950)
	expect(mended(spanning(900, { height: 900 }), 'desk_height')).toEqual({ height: 1060 })
})

test('a desk that nothing stiffens racks without a modesty of 150', () => {
	const desk = spanning(900, { modesty: 0 })
	expect(checkOf(desk, 'desk_racks')).toMatchObject({ state: 'warning', measured: 0, limit: 150 })
	expect(mended(desk, 'desk_racks')).toEqual({ modesty: 300 })
	expect(checkOf(spanning(900, { modesty: 150 }), 'desk_racks')?.state).toBe('ok')
	// A pedestal or a wall holds it.
	const pedestal = deskOf({ room: { width: 1400 }, modesty: 0 })
	expect(checkOf(pedestal, 'desk_racks')).toBeUndefined()
	expect(checkOf(spanning(900, { modesty: 0, walls: 'Left' }), 'desk_racks')).toBeUndefined()
})

test('a door that a radiator stops is offered its other side', () => {
	const desk = deskOf({
		walls: 'Right',
		supports: [{ kind: 'Panel' }, { kind: 'Pedestal', door: 'Right' }],
		obstacle: [
			{
				where: 'right',
				position: 900,
				bottom: 100,
				height: 500,
				depth: 40,
				width: 800,
				kind: 'radiator',
			},
		],
	})
	expect(checkOf(desk, 'door_swing')).toMatchObject({ state: 'warning', limit: 417 })
	expect(mended(desk, 'door_swing')).toEqual({
		supports: [{ kind: 'Panel' }, { kind: 'Pedestal', door: 'Left' }],
	})
})

test('the longest board, the heaviest and the way in are checked', () => {
	const long = deskOf({
		room: { width: 2600 },
		top: { thickness: 38 },
		depth: { center: 1000 },
		supports: [{ kind: 'Panel' }, { kind: 'Panel' }, { kind: 'Panel' }],
	})
	expect(checkOf(long, 'longest_board')).toMatchObject({ state: 'ok', measured: 2600, limit: 2780 })
	// 2.6 m2 of 22.8 kg.
	expect(checkOf(long, 'board_load')).toMatchObject({ state: 'ok', measured: 59.3, limit: 70 })
	expect(checkOf(long, 'access')).toMatchObject({ state: 'hint', measured: 2600, limit: 2000 })
})

test('the default desk and every inspiration pass without a warning', () => {
	for (const desk of Object.values(goldenDesks)) {
		const checks = checksOf(made(desk), desk, sampleCatalogue)
		expect(checks.filter(({ state }) => state === 'warning')).toEqual([])
	}
})

test('between walls it fits with 5 of play a side; a worse reading asks to measure again', () => {
	const niche = goldenDesks.d3
	const [verdict] = fitVerdictsOf(niche, sampleCatalogue)
	// Tape: 2200 - 3 leaves 3.5 a side, and 2203 + 3 leaves 8.
	expect(verdict).toMatchObject({
		verdict: 'fits',
		fillers: [
			{ place: 'Left', lo: 3.5, hi: 8 },
			{ place: 'Right', lo: 3.5, hi: 8 },
		],
	})
	expect(fitVerdictsOf({ ...niche, source: 'scan' }, sampleCatalogue)[0]?.verdict).toBe(
		'fits_if_true',
	)
	const apart = { ...niche, room: { width: [2200, 2250] } }
	expect(buildDesk(apart, sampleCatalogue).ok).toBe(false)
	expect(fitVerdictsOf(apart, sampleCatalogue)[0]?.verdict).toBe('measure_again')
	expect(fitVerdictsOf(goldenDesks.d1, sampleCatalogue)).toEqual([])
})
