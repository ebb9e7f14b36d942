import { expect, test } from 'vitest'
import { goldenConfigurations, sampleCatalogue } from '../testing/index.ts'
import { buildFurniture } from '../type/kinds.ts'
import { openingsOf } from './opening.ts'

const golden = Object.values(goldenConfigurations).flatMap((configuration) => {
	const built = buildFurniture(configuration, sampleCatalogue)
	return built.ok ? [built.value] : []
})

test('every drawer opens once, by its front or, behind a leaf, by itself', () => {
	for (const furniture of golden) {
		const openings = openingsOf(furniture)
		const drawers = furniture.groups.filter(({ kind }) => kind === 'drawer')
		for (const { id } of drawers)
			expect(openings.filter(({ board }) => board.group === id)).toHaveLength(1)
		expect(new Set(openings.map(({ id }) => id)).size).toBe(openings.length)
	}
})

test('a false front opens nowhere; what comes out takes its own boards along', () => {
	for (const furniture of golden)
		for (const { front, board, carried, inner } of openingsOf(furniture)) {
			expect(front.kind).not.toBe('FakeDoor')
			if (front.kind === 'DrawerFront') expect(carried.length).toBeGreaterThan(2)
			for (const each of carried) expect(each.group).toBe(board.group)
			if (inner) expect(furniture.fronts.map(({ id }) => id)).not.toContain(front.id)
		}
})
