// domain 2.2, 7: plinth and tablet over a run, and the long planks beside it; by hand.
import { expect, test } from 'vitest'
import { made, refused, room, simples, standing } from '../../testing/worked-case.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import { piecesAtJoints } from './pieces-at-joints.ts'

const plinths = (change: Partial<DressingConfiguration>) => standing(made(room(change)), 'Plinth')

test('pieces of a long board end where modules meet and fit the sheet', () => {
	const row = [700, 700, 700, 700].map((width, i) => ({ x: 50 + 700 * i, width }))
	expect(piecesAtJoints(row)).toEqual([
		{ x: 50, length: 2100 },
		{ x: 2150, length: 700 },
	])
	expect(
		piecesAtJoints([
			{ x: 0, width: 1780 },
			{ x: 1780, width: 1000 },
		]),
	).toEqual([{ x: 0, length: 2780 }])
	expect(
		piecesAtJoints([
			{ x: 0, width: 1780 },
			{ x: 1780, width: 1001 },
		]),
	).toEqual([
		{ x: 0, length: 1780 },
		{ x: 1780, length: 1001 },
	])
	expect(
		piecesAtJoints(
			[
				{ x: 0, width: 1780 },
				{ x: 1780, width: 1000 },
			],
			36,
		),
	).toHaveLength(2)
	// What stands between two of them belongs to the piece before, or to the one after.
	expect(
		piecesAtJoints([
			{ x: 0, width: 1000 },
			{ x: 1100, width: 900 },
		]),
	).toEqual([{ x: 0, length: 2000 }])
	expect(
		piecesAtJoints([
			{ x: 0, width: 2000 },
			{ x: 2100, width: 900 },
		]),
	).toEqual([
		{ x: 0, length: 2000 },
		{ x: 2000, length: 1000 },
	])
	expect(piecesAtJoints([])).toEqual([])
})

test('a plinth stands 40 behind the carcass fronts and is 5 lower than its space', () => {
	expect(plinths({ room: { width: 2880 } })).toEqual([
		'x 50 to 2830, y 539 to 557, z 0 to 75: 2780 x 75',
	])
	expect(plinths({ room: { width: 2880 }, plinth: { height: 120 }, margin: { back: 30 } })).toEqual(
		['x 50 to 2830, y 569 to 587, z 0 to 115: 2780 x 115'],
	)
	// It passes behind custom fillers: 2900 in all.
	const custom = [{ run: 'Main' as const, after: 3, width: 100 }]
	expect(plinths({ filler: { custom }, runs: simples(4) })).toEqual([
		'x 50 to 2150, y 539 to 557, z 0 to 75: 2100 x 75',
		'x 2150 to 2950, y 539 to 557, z 0 to 75: 800 x 75',
	])
})

const breast = (depth: number): Partial<DressingConfiguration> => ({
	room: { width: 2800 },
	wall: 'Fireplace',
	pos: { fireplace: 900 },
	width: { fireplace: 1000 },
	depth: { fireplace: depth },
})

test('a breast that reaches the plinth interrupts it', () => {
	// Fixed panels stand 10 before the breast: at 529 the plinth of 539 still passes, at 530 it does not.
	expect(plinths(breast(529))).toEqual(['x 50 to 2750, y 539 to 557, z 0 to 75: 2700 x 75'])
	expect(plinths(breast(530))).toEqual([
		'x 50 to 890, y 539 to 557, z 0 to 75: 840 x 75',
		'x 1910 to 2750, y 539 to 557, z 0 to 75: 840 x 75',
	])
	// Through the fronts: two runs, each to 50 before its flank.
	expect(plinths(breast(600))).toEqual([
		'x 50 to 850, y 539 to 557, z 0 to 75: 800 x 75',
		'x 1950 to 2750, y 539 to 557, z 0 to 75: 800 x 75',
	])
})

const tablets = (change: Partial<DressingConfiguration>) =>
	standing(made(room({ type: 'drawer', ...change })), 'Tablet')

test('a tablet lies on the carcasses and over the cheeks', () => {
	expect(tablets({ room: { width: 1000 } })).toEqual([
		'x 0 to 1000, y 0 to 500, z 1000 to 1018: 1000 x 500',
	])
	// To a wall it lies between the fillers.
	expect(tablets({ room: { width: 1000 }, walls: 'Left' })).toEqual([
		'x 50 to 1000, y 0 to 500, z 1000 to 1018: 950 x 500',
	])
	expect(tablets({ room: { width: 1000 }, walls: 'Right', margin: { back: 20 } })).toEqual([
		'x 0 to 950, y 0 to 520, z 1000 to 1018: 950 x 520',
	])
	expect(tablets({ room: { width: 1000 }, walls: 'Both' })).toEqual([
		'x 50 to 950, y 0 to 500, z 1000 to 1018: 900 x 500',
	])
})

test('a tablet that with its ends is longer than the sheet is cut in pieces', () => {
	// 3164 between cheeks in four of 791.
	expect(tablets({ room: { width: 3200 }, runs: simples(4) })).toEqual([
		'x 0 to 2391, y 0 to 500, z 1000 to 1018: 2391 x 500',
		'x 2391 to 3200, y 0 to 500, z 1000 to 1018: 809 x 500',
	])
	// 2744 + 36 are just one.
	expect(tablets({ room: { width: 2780 }, runs: simples(4) })).toHaveLength(1)
	expect(tablets({ room: { width: 2781 }, runs: simples(4) })).toHaveLength(2)
})

const plank = { length: 2000, depth: 300, thickness: 28 as const }
const planks = (change: Partial<DressingConfiguration>) =>
	standing(made(room(change)), 'InfinityPlank')

test('long planks lie in a pile, 60 before the fronts', () => {
	expect(planks({ infinityPlank: [plank, { ...plank, length: 2780, thickness: 18 }] })).toEqual([
		'x 0 to 2000, y 660 to 960, z 0 to 28: 2000 x 300',
		'x 0 to 2780, y 660 to 960, z 28 to 46: 2780 x 300',
	])
	// Longer than the room is wide: into it.
	expect(planks({ room: { width: 2000 }, infinityPlank: [plank] })).toEqual([
		'x 0 to 2000, y 660 to 960, z 0 to 28: 2000 x 300',
	])
	expect(planks({ room: { width: 1999 }, infinityPlank: [plank] })).toEqual([
		'x 0 to 300, y 660 to 2660, z 0 to 28: 2000 x 300',
	])
})

test('long planks between side runs lie between their fronts', () => {
	const u = {
		footprint: 'StraightWithTwoSide' as const,
		room: { width: 3300, sideLeft: 2200, sideRight: 2200 },
		depth: { left: 500, right: 500, center: 600 },
	}
	expect(planks({ ...u, infinityPlank: [plank] })[0]).toMatch(/^x 500 to 2500, y 660 to 960/)
	expect(planks({ ...u, infinityPlank: [{ ...plank, length: 2301 }] })[0]).toMatch(
		/^x 500 to 800, y 660 to 2961/,
	)
})

test('a plank beyond its limits is refused with the nearest size as remedy', () => {
	const wrong = [
		{ ...plank, length: 299 },
		{ ...plank, length: 2781, depth: 651 },
		{ ...plank, depth: 99 },
	]
	expect(
		refused(room({ infinityPlank: wrong })).map(({ code, field, measured, limit }) => [
			code,
			field,
			measured,
			limit,
		]),
	).toEqual([
		['plank_out_of_bounds', 'infinityPlank.0.length', 299, 300],
		['plank_out_of_bounds', 'infinityPlank.1.length', 2781, 2780],
		['plank_out_of_bounds', 'infinityPlank.1.depth', 651, 650],
		['plank_out_of_bounds', 'infinityPlank.2.depth', 99, 100],
	])
	const [issue] = refused(room({ infinityPlank: [plank, { ...plank, depth: 99 }] }))
	expect(issue?.remedy).toEqual({ infinityPlank: [plank, { ...plank, depth: 100 }] })
	const bounds = [
		{ ...plank, length: 300, depth: 650 },
		{ ...plank, length: 2780, depth: 100 },
	]
	expect(planks({ infinityPlank: bounds })).toHaveLength(2)
})
