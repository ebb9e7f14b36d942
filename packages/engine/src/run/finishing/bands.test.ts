// domain 1.2, 1.3: which edges of a finishing board are banded, and which way its decor runs.
import { expect, test } from 'vitest'
import type { Part } from '../../furniture/part.ts'
import { goldenConfigurations as golden } from '../../testing/index.ts'
import { made } from '../../testing/worked-case.ts'
import type { Configuration } from '../../type/dressing/schema.ts'

const { g5, g7 } = golden
const wood = { colors: { interior: 'P1-white', exterior: 'P3-oak-natural' } }
const plank = { length: 2000, depth: 300, thickness: 28 as const }
const chest: Configuration = {
	version: 1,
	type: 'drawer',
	room: { width: 1000 },
	hu: 2500,
	...wood,
}
const voided: Configuration = {
	...golden.x4,
	slope: { ...golden.x4.slope, acceptVoid: true },
	...wood,
}
const both = [1, 1, 0, 0]
const front = [1, 0, 0, 0]
const around = [1, 1, 1, 1]

// length1, length2, width1, width2.
const bands: [string, Part, Configuration, number[]][] = [
	['side fillers', 'Filler', { ...g5, ...wood }, both],
	['corner strips', 'CornerStrip', { ...g5, ...wood }, both],
	['the lower edge of a top filler', 'TopFiller', { ...g5, ...wood }, front],
	['its lower edge along a slope', 'TopFiller', { ...golden.g3, ...wood }, front],
	['a cheek all round', 'FinishingCheek', { ...g5, ...wood }, around],
	['a panel before a breast', 'FakeDoor', { ...g7, depth: { fireplace: 400 }, ...wood }, around],
	['the panel of a low void', 'FakeDoor', voided, both],
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

test('wood runs with the length: up an upright, along a plinth, a top filler, a tablet', () => {
	const grains = (configuration: Configuration) =>
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
