// The worked cases R1 to R5 of domain 29 to the point.
import { buildFurniture, type Configuration, type Furniture } from '@gabarit/engine'
import { goldenSeparators, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { fittingPriceOf } from '../fitting-price.ts'
import { sampleBook } from '../testing/index.ts'
import { pointsLinesOf } from './points-of.ts'

const { points } = sampleBook()

function made(configuration: Configuration): Furniture {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

/** `upright 4 x 65`, lines of one code and price together. */
function linesOf(configuration: Configuration): string[] {
	const counts = new Map<string, number>()
	for (const { code, quantity, points: all } of pointsLinesOf(made(configuration), points)) {
		const key = `${code} ${all / quantity}`
		counts.set(key, (counts.get(key) ?? 0) + quantity)
	}
	return [...counts].map(([key, count]) => `${count} ${key}`)
}

const totalOf = (configuration: Configuration) =>
	pointsLinesOf(made(configuration), points).reduce((sum, line) => sum + line.points, 0)

test('R1: uprights 260, decks 114, shelves 288, dividers 80, feet 72, doors 258 and 36: 1108', () => {
	expect(linesOf(goldenSeparators.r1)).toEqual([
		'3 leaf 86',
		'3 push_to_open 12',
		'4 upright 65',
		'6 deck 19',
		'18 grid_shelf 16',
		'5 divider 16',
		'4 ceiling_foot 18',
	])
	expect(totalOf(goldenSeparators.r1)).toBe(1108)
	const { cells: _, ...usual } = goldenSeparators.r1
	expect(totalOf(usual)).toBe(1156)
})

test('R2: 326, its glides 2 an upright', () => {
	expect(linesOf(goldenSeparators.r2)).toEqual([
		'3 upright 32',
		'4 deck 31',
		'4 grid_shelf 25',
		'3 glide 2',
	])
	expect(totalOf(goldenSeparators.r2)).toBe(326)
})

test('R3: 627, with three anchors', () => {
	expect(linesOf(goldenSeparators.r3)).toContain('3 wall_anchor 6')
	expect(totalOf(goldenSeparators.r3)).toBe(627)
})

test('R4: 1320, R5: 684', () => {
	expect(linesOf(goldenSeparators.r4)).toEqual([
		'4 leaf 69',
		'4 push_to_open 12',
		'4 upright 81',
		'6 deck 30',
		'15 grid_shelf 24',
		'3 divider 20',
		'4 ceiling_foot 18',
	])
	expect(totalOf(goldenSeparators.r4)).toBe(1320)
	expect(totalOf(goldenSeparators.r5)).toBe(684)
})

test('an open separator of 18 costs its boards as panels, their joints and what holds it', () => {
	const open: Configuration = {
		version: 1,
		type: 'roomSeparator',
		room: { width: 1800 },
		hu: 2500,
		columns: 3,
		rows: 7,
		cells: [],
	}
	const { boards } = made(open)
	const edgesOf = (part: string): [1, 1, 0 | 1, 0 | 1] =>
		part === 'Upright' ? [1, 1, 1, 1] : [1, 1, 0, 0]
	const panels: Configuration = {
		version: 1,
		type: 'panels',
		panels: boards.map(({ part, length, width, material }) => ({
			quantity: 1,
			length,
			width,
			thickness: 18,
			material,
			edges: edgesOf(part),
		})),
	}
	const joints = boards.filter(({ part }) => part !== 'Upright').length
	const feet = 4
	expect(boards.every(({ thickness }) => thickness === 18)).toBe(true)
	expect(totalOf(open)).toBe(
		totalOf(panels) + joints * points.finishes.panelJoint + feet * points.accessories.ceilingFoot,
	)
})

test('veneer takes the band of 0.8 at the price of 1, lacquer none', () => {
	const { cells: _, ...plain } = goldenSeparators.r2
	const colored = (exterior: string) =>
		linesOf({ ...plain, cells: [], colors: { exterior, interior: 'P1-white' } })
	// P9: 205 x 0.392 + 2.76 x 2.4 + 3 = 89.98; P8: 215 x 0.392 + 3 = 87.28.
	expect(colored('P9-oak')[0]).toBe('3 upright 90')
	expect(colored('RAL-9010')[0]).toBe('3 upright 87')
})

// 1 h a column, 0.3 h a leaf, 1.5 h set-up, two fitters at 60 an hour: 5.4 h and 3.5 h.
test('fitting takes an hour a column and what its leaves take', () => {
	const hourly = 60_00
	expect(fittingPriceOf(made(goldenSeparators.r1), hourly)).toBe(648_00)
	expect(fittingPriceOf(made(goldenSeparators.r2), hourly)).toBe(420_00)
})
