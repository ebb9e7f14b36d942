// The worked cases of domain 29 to the point, and each operation of 26.1 by hand.
import { buildFurniture, type Configuration } from '@gabarit/engine'
import { goldenPanels, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { sampleBook } from '../testing/index.ts'
import { pointsLinesOf } from './points-of.ts'

type PanelsConfiguration = Extract<Configuration, { type: 'panels' }>
type PanelLine = NonNullable<PanelsConfiguration['panels']>[number]

const plain: PanelLine = { quantity: 1, length: 800, width: 250, thickness: 18 }
const listOf = (...panels: Partial<PanelLine>[]): PanelsConfiguration => ({
	version: 1,
	type: 'panels',
	panels: panels.map((line) => ({ ...plain, ...line })),
})

function linesOf(
	configuration: PanelsConfiguration,
): [code: string, quantity: number, points: number][] {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	const { points } = sampleBook()
	return pointsLinesOf(result.value, points).map((line) => [line.code, line.quantity, line.points])
}

const pointsOf = (line: Partial<PanelLine>) => linesOf(listOf(line))[0]?.[2]

test('P1: four shelves of 19 each', () => {
	expect(linesOf(goldenPanels.p1)).toEqual([['panel', 4, 76]])
})

test('P2: doors of 111, sides of 80', () => {
	expect(linesOf(goldenPanels.p2)).toEqual([
		['panel', 2, 222],
		['panel', 2, 160],
	])
})

// The 691 of domain 29 are its boards; 26.2 adds 4 for each of the twelve pairs of profiles.
test('P3: a desk top of 139, a wall of 552, and its profiles', () => {
	expect(linesOf(goldenPanels.p3)).toEqual([
		['panel', 3, 414],
		['panel', 1, 138],
		['panel', 1, 139],
		['hang_profile', 12, 48],
	])
})

const bare: Partial<PanelLine> = { length: 1000, width: 500, edges: [0, 0, 0, 0] }

// 0.5 m2 of P3 (56 points/m2) and the saw: 31; each row adds to it or changes it.
test.each([
	['bare', {}, 31],
	['of 8 mm: x 0.6', { thickness: 8 }, 20],
	['of 16 mm: x 0.9', { thickness: 16 }, 28],
	['of 22 mm: x 1.2', { thickness: 22 }, 37],
	['of 38 mm: x 1.8', { thickness: 38 }, 53],
	['one long edge of 2.0', { edges: [2, 0, 0, 0] }, 35],
	['one short edge of 0.8', { edges: [0, 0, 0.8, 0] }, 32],
	['two round corners', { radii: [50, 50, 0, 0] }, 43],
	['a cut', { cut: { from: 700, to: 200 } }, 43],
	[
		'a cut banded as length2: 0.7 m and 0.424 m',
		{ cut: { from: 700, to: 200 }, edges: [0, 1, 0, 0] },
		46,
	],
	['three cups', { bores: [{ kind: 'HingeCups' }] }, 40],
	['two grommets', { bores: [grommet(200), grommet(800)] }, 47],
	['52 pins: six started tens', { bores: [{ kind: 'ShelfPins' }] }, 43],
] as const)('a panel %s', (_, change, points) => {
	expect(pointsOf({ ...bare, ...(change as Partial<PanelLine>) })).toBe(points)
})

function grommet(a: number) {
	return { kind: 'Grommet' as const, at: [a, 250] as [number, number], diameter: 60 as const }
}

test('19 is priced as the 18 it is made of, and veneer of 0.8 as 1.0', () => {
	// 0.5 m2 x 205 + 3 = 105.5; the edge adds 2.4, not 2.0.
	const veneer: Partial<PanelLine> = { ...bare, material: 'P9-oak', thickness: 19 }
	expect(pointsOf(veneer)).toBe(106)
	expect(pointsOf({ ...veneer, edges: [0.8, 0, 0, 0] })).toBe(108)
	expect(pointsOf({ ...bare, material: 'RAL-9010', thickness: 19 })).toBe(111)
})
