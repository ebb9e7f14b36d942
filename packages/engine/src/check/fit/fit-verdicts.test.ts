// The verdict per run, worked by hand from domain 3.6.
import { expect, test } from 'vitest'
import type { Remedy } from '../../issue.ts'
import { slopeOf, tangent } from '../../room/slope.ts'
import { goldenConfigurations as golden, sampleCatalogue } from '../../testing/index.ts'
import { randomFrom, randomStream } from '../../testing/straight-rooms.ts'
import { applyRemedy } from '../../type/apply-remedy.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import { fitVerdictsOf } from '../../type/offers.ts'
import { slopeBounds } from './slope-bounds.ts'
import { ANGLE_TOLERANCE, bandOf, toleranceOf, tolerances } from './tolerance.ts'

const SEED = 20261121

const straight: DressingConfiguration = {
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	handle: null,
}

function verdictOf(change: Remedy, base = straight) {
	const [verdict] = fitVerdictsOf(applyRemedy(base, change), sampleCatalogue)
	if (!verdict) throw new Error('no verdict')
	return verdict
}

test('G1 by tape: its fillers of 50 are 48.5 at least and 53.5 at most', () => {
	const [g1] = fitVerdictsOf(golden.g1, sampleCatalogue)
	expect(g1).toMatchObject({ run: 'Main', verdict: 'fits', line: null })
	expect(g1?.fillers).toEqual([
		{ place: 'Left', lo: 48.5, hi: 53.5 },
		{ place: 'Right', lo: 48.5, hi: 53.5 },
		{ place: 'Top', lo: 47, hi: 53 },
	])
})

test('a filler of 30 is at its minimum, so the run fits only if the wall is as read', () => {
	const narrow = { filler: { left: 30, right: 30 } }
	expect(verdictOf(narrow)).toMatchObject({
		verdict: 'fits_if_true',
		line: 'room.width',
		place: 'Left',
		measured: 28.5,
		limit: 30,
	})
	// Half of the tolerance more on each side, and it fits for sure.
	expect(verdictOf({ filler: { left: 32, right: 32 } }).verdict).toBe('fits')
	expect(verdictOf({ ...narrow, source: 'scan' }).measured).toBe(20)
})

test.each([
	['tape', 'fits'],
	['laser', 'fits'],
	['scan', 'fits_if_true'],
] as const)('fillers of 35 measured by %s: %s', (source, verdict) => {
	expect(verdictOf({ source, filler: { left: 35, right: 35 } }).verdict).toBe(verdict)
})

test('the largest reading is named where a filler would not reach the wall', () => {
	const apart = { room: { width: [3000, 3002, 3034] }, filler: { oversize: 15 } }
	expect(verdictOf(apart)).toMatchObject({
		verdict: 'measure_again',
		line: 'room.width',
		reading: 2,
		measured: 67,
		limit: 65,
	})
})

test('carcasses keep 3 under the ceiling, and the top filler reaches it with its oversize', () => {
	const low = { source: 'scan', filler: { left: 60, right: 60, top: 22, oversize: 40 } }
	expect(verdictOf(low)).toMatchObject({
		verdict: 'fits_if_true',
		line: 'hu',
		place: 'Top',
		measured: 2,
		limit: 3,
	})
	expect(verdictOf({ ...low, filler: { ...low.filler, top: 23 } }).verdict).toBe('fits')
	const high = { hu: [2500, 2519], filler: { oversize: 20 } }
	expect(verdictOf(high)).toMatchObject({
		verdict: 'fits_if_true',
		line: 'hu',
		reading: 1,
		measured: 72,
		limit: 70,
	})
})

test('a carcass raised in the drawing can be raised in the true room: it sweeps 2517.5 under 2518', () => {
	const raised = { hu: 2531, filler: { top: 81, oversize: 20 } }
	expect(verdictOf(raised)).toMatchObject({ verdict: 'fits', place: 'Top' })
	expect(verdictOf({ hu: 2528, filler: { top: 78 } })).toMatchObject({
		verdict: 'fits_if_true',
		line: 'hu',
		limit: 10,
	})
})

test('a corner that is closed beyond its tolerance narrows the fillers', () => {
	const corner = { room: { width: 3000, diagonalLeft: 1400 }, filler: { left: 32, right: 32 } }
	expect(verdictOf(corner)).toMatchObject({ verdict: 'fits_if_true', line: 'room.width' })
	const wide = { ...corner, filler: { left: 50, right: 50 } }
	expect(verdictOf(wide).verdict).toBe('fits')
})

test('a slope read by low height and angle is uncertain by the tolerance of its angle', () => {
	const byAngle = { slope: { left: { low: 1100, angle: 40 } } }
	expect(verdictOf(byAngle)).toMatchObject({ verdict: 'fits_if_true', line: 'slope.left.angle' })
	const run = Math.round((2500 - 1100) / tangent(40))
	expect(verdictOf({ slope: { left: { low: 1100, run } } }).verdict).toBe('fits')
	// A third reading never makes it worse.
	expect(verdictOf({ slope: { left: { low: 1100, run, angle: 40 } } }).verdict).toBe('fits')
})

test('the depth of a recess is uncertain by its tolerance, and a margin behind the carcass absorbs it', () => {
	const recess = { wall: 'LeftRecess', width: { recessLeft: 1200 }, depth: { recessLeft: 100 } }
	expect(verdictOf(recess)).toMatchObject({
		verdict: 'fits_if_true',
		line: 'depth.recessLeft',
		place: 'Back',
	})
	expect(verdictOf({ ...recess, margin: { back: 3 } }).verdict).toBe('fits')
})

test('G7: two readings lead to the far flank of a breast, so the run fits by laser and not by tape', () => {
	const [tape] = fitVerdictsOf(golden.g7, sampleCatalogue)
	expect(tape).toMatchObject({ verdict: 'fits_if_true', line: 'width.fireplace', place: 'Flank' })
	const [laser] = fitVerdictsOf({ ...golden.g7, source: 'laser' }, sampleCatalogue)
	expect(laser?.verdict).toBe('fits')
})

test('G5: each run of an L has its own verdict', () => {
	const verdicts = fitVerdictsOf(golden.g5, sampleCatalogue)
	expect(verdicts.map(({ run, verdict }) => `${run} ${verdict}`)).toEqual([
		'Main fits',
		'Left fits',
	])
})

test('a run that starts in a corner changes only its far filler', () => {
	const side: DressingConfiguration = { ...golden.g5, priority: 'Side', filler: { right: 32 } }
	const [main] = fitVerdictsOf(side, sampleCatalogue)
	expect(main).toMatchObject({ verdict: 'fits_if_true', line: 'room.width', place: 'Right' })
	expect(main?.fillers).toContainEqual({ place: 'Right', lo: 29, hi: 35 })
})

test('a slope read by low height and run may be lower and longer by the tolerance', () => {
	const tape = toleranceOf('tape')
	const { lo, hi } = slopeBounds({ low: 1000, run: 1500 }, bandOf(2500, tape), tape)
	expect(lo).toEqual({ low: 997, tan: 1500 / 1503 })
	expect(hi).toEqual({ low: 1003, tan: 1500 / 1497 })
})

test('a slope read by run and angle, or by low height and angle, has bounds of its own', () => {
	const laser = toleranceOf('laser')
	const hu = bandOf(2500, laser)
	const byRun = slopeBounds({ run: 1500, angle: 45 }, hu, laser)
	expect(byRun.lo.tan).toBe(tangent(45.5))
	expect(byRun.lo.low).toBe(2498 - 1502 * tangent(45.5))
	expect(byRun.hi.low).toBe(2502 - 1498 * tangent(44.5))
	const byLow = slopeBounds({ low: 1000, angle: 45 }, hu, laser)
	expect(byLow.lo).toEqual({ low: 998, tan: tangent(44.5) })
	expect(byLow.hi).toEqual({ low: 1002, tan: tangent(45.5) })
})

test('under a slope the verdict counts that the furniture moves towards the wall', () => {
	// Scan: 980 low, 2480 high, 1520 long; the corner of the tops at 1513 stands 10 nearer.
	const sloped = {
		source: 'scan',
		slope: { left: { low: 1000, run: 1500 } },
		filler: { top: 30, oversize: 50 },
	}
	const height = 980 + 1503 * (1500 / 1520)
	const clear = (height - 2470) / Math.hypot(1, 1500 / 1520)
	expect(verdictOf(sloped)).toMatchObject({ verdict: 'fits_if_true', place: 'Top', limit: 3 })
	expect(verdictOf(sloped).measured).toBeCloseTo(clear, 0)
	expect(verdictOf({ ...sloped, source: 'laser' }).verdict).toBe('fits')
})

test.each([
	['room.width', { room: { width: [3000, 3041] } }, 41],
	['hu', { hu: [2500, 2545] }, 45],
	['room.sideLeft', { room: { sideLeft: [2000, 2050] } }, 50],
	['room.diagonalLeft', { room: { diagonalLeft: 1285 } }, 1285],
	['room.diagonalRight', { room: { diagonalRight: 1533 } }, 1533],
	['slope.left.angle', { slope: { left: { low: 1000, run: 1500, angle: 44 } } }, 51],
])('readings that contradict each other: measure %s again', (line, change, measured) => {
	expect(verdictOf(change)).toMatchObject({ verdict: 'measure_again', line, measured, place: null })
})

test('readings within 40 mm, 15 mm and 80 to 100 degrees do not contradict each other', () => {
	for (const change of [
		{ room: { width: [3000, 3040] } },
		{ hu: [2500, 2540] },
		{ room: { diagonalLeft: 1532 } },
		{ slope: { left: { low: 1000, run: 1500, angle: 44.8 } } },
	]) {
		expect(verdictOf(change).place, JSON.stringify(change)).not.toBeNull()
	}
})

test('a contradiction names the misread one of several readings', () => {
	const { int, pick } = randomFrom(randomStream(SEED))
	for (let i = 0; i < 500; i++) {
		const field = pick(['width', 'hu'] as const)
		const readings = Array.from({ length: int(3, 6) }, () => 2500 + int(0, 9))
		const wrong = int(0, readings.length - 1)
		readings[wrong] = (readings[wrong] ?? 0) + pick([-1, 1]) * int(60, 400)
		const change = field === 'hu' ? { hu: readings } : { room: { width: readings } }
		const verdict = verdictOf(change)
		const line = field === 'hu' ? 'hu' : 'room.width'
		const message = `seed ${SEED}: ${readings.join(' ')}`
		expect(verdict, message).toMatchObject({ verdict: 'measure_again', line, reading: wrong })
	}
})

test('a contradiction in a slope names the reading whose smallest change mends it', () => {
	const { int, pick } = randomFrom(randomStream(SEED))
	let flagged = 0
	for (let i = 0; i < 300; i++) {
		const hu = int(2200, 2800)
		const angle = int(20, 65)
		const low = int(800, 1700)
		const run = Math.round((hu - low) / tangent(angle))
		const fields = { low, run, angle }
		const wrong = pick(['low', 'run', 'angle'] as const)
		fields[wrong] += pick([-1, 1]) * (wrong === 'angle' ? int(2, 5) : int(30, 90))
		const verdict = verdictOf({ hu, slope: { left: fields } })
		if (slopeOf(fields, hu).disagreement <= 15) continue
		flagged += 1
		const changes = mendingChanges(fields, hu)
		const least = Math.min(...Object.values(changes))
		expect(verdict.verdict).toBe('measure_again')
		expect(
			changes[verdict.line ?? ''],
			`seed ${SEED}: ${JSON.stringify({ fields, hu })}`,
		).toBeLessThan(least * 1.15)
	}
	expect(flagged).toBeGreaterThan(150)
})

// In tolerances of a tape: tried out, line by line.
function mendingChanges(fields: { low: number; run: number; angle: number }, hu: number) {
	const least = (at: (by: number) => number) => {
		for (let step = 0; step < 400; step += 0.05) {
			if (at(step) <= 15 || at(-step) <= 15) return step
		}
		return Number.POSITIVE_INFINITY
	}
	const tape = tolerances.tape
	const moved = (key: 'low' | 'run' | 'angle', by: number) =>
		slopeOf({ ...fields, [key]: fields[key] + by }, hu).disagreement
	return {
		'slope.left.low': least((by) => moved('low', by * tape)),
		'slope.left.run': least((by) => moved('run', by * tape)),
		'slope.left.angle': least((by) => moved('angle', by * ANGLE_TOLERANCE)),
		hu: least((by) => slopeOf(fields, hu + by * tape).disagreement),
	} as Record<string, number>
}

test('a filler or play chosen too small is named as the cause instead of its wall', () => {
	expect(verdictOf({ filler: { left: 20 } })).toMatchObject({
		verdict: 'measure_again',
		line: 'filler.left',
		place: 'Left',
		measured: 20,
		limit: 30,
	})
	// Skirting of 12 in the corner takes 15; the play is 10.
	const corner: DressingConfiguration = {
		...golden.g5,
		footprint: 'RightSide',
		room: { width: 3000, sideRight: 2200 },
		runs: [],
		baseboard: { height: 70, thickness: 12 },
	}
	expect(fitVerdictsOf(corner, sampleCatalogue)[0]).toMatchObject({
		run: 'Main',
		verdict: 'measure_again',
		line: 'filler.removal',
		place: 'Right',
		measured: 10,
		limit: 15,
	})
})
