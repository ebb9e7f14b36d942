// domain 4.2: what wins the width of a run that meets a corner, in its order; by hand. D 600, Fc 50: B 650, 640 hidden.
import { expect, test } from 'vitest'
import { made, refused } from '../../testing/worked-case.ts'
import { applyRemedy } from '../../type/apply-remedy.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'

// The far end of the main run stands open: 18.
const l = (
	width: number,
	sideLeft: number,
	change: Partial<DressingConfiguration> = {},
): DressingConfiguration => ({
	version: 1,
	footprint: 'LeftSide',
	walls: 'Left',
	hu: 2500,
	handle: null,
	room: { width, sideLeft },
	...change,
})
const issueOf = (configuration: DressingConfiguration) =>
	refused(configuration).find(({ code }) => code === 'no_module_fits')
const remedyOf = (configuration: DressingConfiguration) => issueOf(configuration)?.remedy

test('a corner run without modules first gets the other priority', () => {
	// 590 beside the corner: one leaf is too wide, two are 295. Without passing, 590 is one module.
	expect(remedyOf(l(1258, 2200))).toEqual({ priority: 'Side' })
	// The left run passes with 272: no leaf of 300; the main one then passes.
	expect(remedyOf(l(3000, 940, { priority: 'Side' }))).toEqual({ priority: 'Main' })
})

test('a corner run next gets the narrowest filler at its free end with which the leaves share the rest', () => {
	// The left run of 940 cannot pass. 590 - 94 = 496: one leaf, 640 + 496 = 1136.
	const room = l(1258, 940)
	const custom = [{ run: 'Main', after: 1, width: 94 }]
	expect(remedyOf(room)).toEqual({ filler: { custom } })
	expect(made(applyRemedy(room, { filler: { custom } })).runs[0]?.modules).toMatchObject([
		{ x: 10, width: 1136 },
	])
	const right = l(1258, 940, {
		footprint: 'RightSide',
		walls: 'Right',
		room: { width: 1258, sideRight: 940 },
	})
	expect(remedyOf(right)).toEqual({ filler: { custom: [{ run: 'Main', after: 0, width: 94 }] } })
	// Those that stand already stay.
	const own = { run: 'Left' as const, after: 1, width: 40 }
	expect(remedyOf(l(1258, 980, { filler: { custom: [own] } }))).toEqual({
		filler: { custom: [own, { run: 'Main', after: 1, width: 94 }] },
	})
})

test('a corner then has no run that passes', () => {
	// 260 on the main run, 272 on the left one: no blind leaf on either, a module on both.
	expect(remedyOf(l(928, 940))).toEqual({ priority: 'None' })
	expect(made(applyRemedy(l(928, 940), { priority: 'None' })).runs).toHaveLength(2)
})

test('a corner then loses a side run', () => {
	// 240 on the main run however they meet.
	expect(remedyOf(l(908, 2200))).toEqual({ footprint: 'Straight' })
	// X9: 212 on the left one.
	expect(issueOf(l(3000, 880))).toMatchObject({
		run: 'Left',
		field: 'room.sideLeft',
		measured: 212,
		remedy: { footprint: 'Straight' },
	})
	const right = { footprint: 'RightSide' as const, walls: 'Right' as const }
	expect(issueOf(l(3000, 880, { ...right, room: { width: 3000, sideRight: 880 } }))).toMatchObject({
		run: 'Right',
		field: 'room.sideRight',
		measured: 212,
	})
})

test('a U keeps its left run where it can', () => {
	const u = (sideLeft: number, sideRight: number) =>
		l(1540, sideLeft, {
			footprint: 'StraightWithTwoSide',
			walls: 'Both',
			room: { width: 1540, sideLeft, sideRight },
		})
	// 1540 - 1300 = 240 between the corners; with one less 840.
	expect(remedyOf(u(2200, 2200))).toEqual({ footprint: 'LeftSide' })
	expect(remedyOf(u(880, 2200))).toEqual({ footprint: 'RightSide' })
	expect(remedyOf(u(880, 880))).toEqual({ footprint: 'Straight' })
})

test('a run that no change can widen has no remedy', () => {
	expect(remedyOf(l(311, 2200, { filler: { left: 98, right: 70 } }))).toBeUndefined()
})
