// The worked cases of domain 29.
import { expect, test } from 'vitest'
import { goldenPanels } from '../../testing/index.ts'
import { roomOf } from '../kinds.ts'
import { parseConfiguration } from '../parse.ts'
import { panelKits } from './inspirations.ts'
import type { PanelsConfiguration } from './schema.ts'
import { listOf, made, plain, wallOf } from './testing/lists.ts'

const sizes = (configuration: PanelsConfiguration) =>
	made(configuration).boards.map(
		({ length, width, thickness }) => `${length} x ${width} x ${thickness}`,
	)

test('P1: four shelves stand beside each other, 100 apart, banded all round', () => {
	const { boards, groups, runs, fronts, fittings } = made(goldenPanels.p1)
	expect([runs, fronts, fittings]).toEqual([[], [], []])
	expect(boards.map(({ id, group, run, module }) => [id, group, run, module])).toEqual(
		[0, 1, 2, 3].map((i) => [`line-0-Panel-${i}`, 'line-0', 'Main', null]),
	)
	expect(groups.map(({ id, kind, parent }) => [id, kind, parent])).toEqual([
		['furniture', 'furniture', null],
		['line-0', 'line', 'furniture'],
	])
	const [first, second] = boards
	expect(first).toMatchObject({
		part: 'Panel',
		length: 800,
		width: 250,
		thickness: 18,
		material: 'P3-oak-natural',
		grain: 'length',
		edges: { length1: 1, length2: 1, width1: 1, width2: 1 },
		pose: { origin: [0, 0, 0], u: [0, 0, 1], v: [1, 0, 0], n: [0, 1, 0] },
	})
	expect(first).not.toHaveProperty('bores')
	expect(first).not.toHaveProperty('radii')
	expect(second?.pose.origin).toEqual([350, 0, 0])
})

test('P2: cups at 80, 631.8, 1183.5, 1735.3 and 2287; 120 pins in rows at 37 and 485', () => {
	const { boards } = made(goldenPanels.p2)
	const [door, , side] = boards
	expect(door?.bores?.map(({ at }) => at)).toEqual(
		[80, 631.8, 1183.5, 1735.3, 2287].map((a) => [a, 22.5]),
	)
	expect(door?.bores?.[0]).toEqual({ at: [80, 22.5], diameter: 35, depth: 13, face: 'B' })
	expect(side?.bores).toHaveLength(120)
	expect(side?.bores?.[0]).toEqual({ at: [96, 37], diameter: 5, depth: 12, face: 'B' })
	expect(side?.bores?.at(-1)).toEqual({ at: [1984, 485], diameter: 5, depth: 12, face: 'B' })
	// A plain decor has no grain to follow.
	expect(side?.grain).toBe('none')
})

test('P3: a desk top with round corners and a grommet, beside a wall in four columns', () => {
	const { boards, fittings, groups } = made(goldenPanels.p3)
	const wall = boards.filter(({ group }) => group === 'wall-0')
	const place = ({ pose, width }: (typeof boards)[number]) => [pose.origin[0], width]
	expect(wall.map(place)).toEqual([
		[0, 848],
		[851, 848],
		[1702, 848],
		[2553, 847],
	])
	expect(wall.every(({ length, grain }) => length === 2500 && grain === 'length')).toBe(true)
	// Three pairs of profiles behind each panel of 2000 or more.
	expect(fittings).toHaveLength(12)
	expect(fittings[0]).toMatchObject({
		item: { family: 'hang-profile' },
		group: 'wall-0',
		boards: ['wall-0-Panel-0'],
	})
	expect(fittings[0]?.pose?.n[1]).toBe(-1)
	const top = boards.find(({ group }) => group === 'line-0')
	expect(top?.radii).toEqual([50, 50, 50, 50])
	expect(top?.bores).toEqual([{ at: [800, 620], diameter: 80, depth: 28, face: 'A' }])
	// The list stands behind the wall, 500 apart.
	expect(top?.pose.origin).toEqual([3900, 0, 0])
	expect(groups.map(({ id }) => id)).toEqual(['furniture', 'wall-0', 'line-0'])
	expect(roomOf(listOf({})).width).toBe(250)
})

test('a wall higher than a sheet is clad in rows, the lower one first', () => {
	const { boards } = made(wallOf({ width: 1000, height: 3003, joint: 3 }))
	expect(boards.map(({ length, width, pose }) => [length, width, pose.origin[2]])).toEqual([
		[1500, 1000, 0],
		[1500, 1000, 1503],
	])
	expect(sizes(wallOf({ width: 2005, joint: 0, columns: 3, height: 500 }))).toEqual([
		'500 x 669 x 18',
		'500 x 668 x 18',
		'500 x 668 x 18',
	])
})

test('a cut leaves a trapezium or a chamfer, banded as length2', () => {
	const outline = (from: number, to: number) =>
		made(listOf({ cut: { from, to }, edges: [1, 0, 1, 0] })).boards[0]?.outline
	expect(outline(500, 100)).toEqual([
		[0, 0],
		[800, 0],
		[800, 100],
		[500, 250],
		[0, 250],
	])
	// From a corner: what is left of that side is nothing.
	expect(outline(500, 0)).toEqual([
		[0, 0],
		[800, 0],
		[500, 250],
		[0, 250],
	])
})

test('lacquer has no bands, and each line may have a colour of its own', () => {
	const [own, shared] = made({
		...listOf({ material: 'RAL-9010', thickness: 19 }, {}),
		colors: { exterior: 'P1-white' },
	}).boards
	expect([own?.material, own?.edges.length1]).toEqual(['RAL-9010', 0])
	expect([shared?.material, shared?.edges.length1]).toEqual(['P1-white', 1])
})

test.each(panelKits)('the kit $reference is made as it stands', ({ configuration }) => {
	expect(parseConfiguration(configuration).ok).toBe(true)
	expect(made(configuration).boards.length).toBeGreaterThan(0)
})

test('the kits are six, and no two are alike', () => {
	expect(new Set(panelKits.map(({ reference }) => reference)).size).toBe(6)
	expect(new Set(panelKits.map(({ configuration }) => JSON.stringify(configuration))).size).toBe(6)
})

const wrongDocuments: [name: string, document: object, path: string][] = [
	['nothing at all', { version: 1, type: 'panels' }, 'panels'],
	['an empty list', { ...listOf(), panels: [] }, 'panels'],
	['a room', { ...listOf({}), hu: 2500 }, 'hu'],
	[
		'a strange field in a line',
		{ ...listOf({}), panels: [{ ...plain, depth: 1 }] },
		'panels.0.depth',
	],
	['none of a piece', listOf({ quantity: 0 }), 'panels.0.quantity'],
	[
		'a thickness that nobody makes',
		{ ...listOf({}), panels: [{ ...plain, thickness: 17 }] },
		'panels.0.thickness',
	],
	['101 lines', listOf(...Array.from({ length: 101 }, () => ({}))), 'panels'],
	[
		'cups twice',
		listOf({ bores: [{ kind: 'HingeCups' }, { kind: 'HingeCups' }] }),
		'panels.0.bores',
	],
]

test.each(wrongDocuments)('%s is no list of panels', (_, document, path) => {
	const parsed = parseConfiguration(document)
	expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toEqual([path])
})
