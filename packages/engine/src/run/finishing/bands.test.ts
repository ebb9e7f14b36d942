// domain 1.2, 1.3: which edges of a finishing board are banded, and which way its decor runs.
import { expect, test } from 'vitest'
import { cutListOf } from '../../furniture/cut-list.ts'
import type { Part } from '../../furniture/part.ts'
import { goldenConfigurations as golden } from '../../testing/index.ts'
import { sampleCatalogue } from '../../testing/sample-catalogue.ts'
import { made, room } from '../../testing/worked-case.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'

const { g5, g7 } = golden
const wood = { colors: { interior: 'P1-white', exterior: 'P3-oak-natural' } }
const plank = { length: 2000, depth: 300, thickness: 28 as const }
const chest: DressingConfiguration = {
	version: 1,
	type: 'drawer',
	room: { width: 1000 },
	hu: 2500,
	...wood,
}
const voided: DressingConfiguration = {
	...golden.x4,
	slope: { ...golden.x4.slope, acceptVoid: true },
	...wood,
}
const both = [1, 1, 0, 0]
const front = [1, 0, 0, 0]
const around = [1, 1, 1, 1]

// length1, length2, width1, width2.
const bands: [string, Part, DressingConfiguration, number[]][] = [
	['a side filler but for its wall edge', 'Filler', { ...g5, ...wood }, [1, 0, 0, 0]],
	['corner strips', 'CornerStrip', { ...g5, ...wood }, both],
	['the lower edge of a top filler', 'TopFiller', { ...g5, ...wood }, front],
	['its lower edge along a slope', 'TopFiller', { ...golden.g3, ...wood }, front],
	['a cheek to the ceiling in front', 'FinishingCheek', { ...g5, ...wood }, [0, 1, 0, 0]],
	['a cheek under a tablet in front and on top', 'FinishingCheek', chest, [0, 1, 0, 1]],
	['a panel before a breast', 'FakeDoor', { ...g7, depth: { fireplace: 400 }, ...wood }, around],
	['the panel of a low void but for its wall edge', 'FakeDoor', voided, [0, 1, 0, 0]],
	['a tablet where it is seen', 'Tablet', chest, [0, 1, 1, 1]],
	['a plank all round', 'InfinityPlank', { ...g5, ...wood, infinityPlank: [plank] }, around],
]

test.each(bands)('%s', (_, part, configuration, expected) => {
	const { runs: __, ...bare } = configuration
	const boards = made(bare).boards.filter((board) => board.part === part)
	expect(boards.length).toBeGreaterThan(0)
	for (const { edges, material, module } of boards) {
		expect([edges.length1, edges.length2, edges.width1, edges.width2]).toEqual(expected)
		expect(material).toBe('P3-oak-natural')
		expect(module).toBeNull()
	}
})

/** length1 and length2 of every side filler, from left to right. */
const fillerEdges = (configuration: DressingConfiguration) =>
	made(configuration)
		.boards.filter(({ part }) => part === 'Filler')
		.toSorted((a, b) => a.pose.origin[0] - b.pose.origin[0])
		.map(({ edges }) => [edges.length1, edges.length2])

test('a filler has no band at a wall or a flank, and one beside furniture', () => {
	const custom = room({ filler: { custom: [{ run: 'Main', after: 1, width: 60 }] } })
	expect(fillerEdges(custom)).toEqual([
		[0, 1],
		[1, 1],
		[1, 0],
	])
	// The breast of 700 passes the fronts at 600: each niche ends with a filler against its flank.
	const breast = room({
		room: { width: 3600 },
		wall: 'Fireplace',
		pos: { fireplace: 1100 },
		width: { fireplace: 1400 },
		depth: { fireplace: 700 },
	})
	expect(fillerEdges(breast)).toEqual([
		[0, 1],
		[1, 0],
		[0, 1],
		[1, 0],
	])
	// 100 between wall and flank are closed by one strip, scribed to both.
	expect(fillerEdges({ ...breast, pos: { fireplace: 100 } })[0]).toEqual([0, 0])
})

test('a cheek in two pieces keeps its bands at the joint', () => {
	// 2790 + 20 > 2780: pieces to the carcass top and from there on.
	const cheeks = made(room({ walls: 'Right', hu: 2790, filler: { top: 100 } })).boards.filter(
		({ part }) => part === 'FinishingCheek',
	)
	expect(cheeks.map(({ edges }) => edges)).toEqual([
		{ length1: 0, length2: 1, width1: 0, width2: 1 },
		{ length1: 0, length2: 1, width1: 1, width2: 0 },
	])
})

test('the cutting size of a finishing board follows its bands', () => {
	const lines = cutListOf(made({ ...g5, ...wood }), sampleCatalogue)
	const cutting = (part: Part) => lines.find((line) => line.part === part)?.cutting
	// 2520 x 70 with one band of 1 (two: 68 wide); 2520 x 600 with one (four: 2518 x 598).
	expect(cutting('Filler')).toEqual({ length: 2520, width: 69 })
	expect(cutting('FinishingCheek')).toEqual({ length: 2520, width: 599 })
})

test('the grain of a finishing board runs with its length', () => {
	const grains = (configuration: DressingConfiguration) =>
		new Set(
			made(configuration)
				.boards.filter(({ module }) => module === null)
				.map(({ grain }) => grain),
		)
	expect(grains({ ...g5, ...wood })).toEqual(new Set(['length']))
	expect(grains(chest)).toEqual(new Set(['length']))
	const plain = { colors: { interior: 'P1-white', exterior: 'P1-white' } }
	expect(grains({ ...g5, ...plain })).toEqual(new Set(['none']))
})
