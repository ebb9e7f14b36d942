import { buildFurniture, type Configuration } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { boardGeometry, shapeKey } from './board-geometry.ts'
import { GeometryStore } from './geometry-store.ts'
import { grainOffsetOf } from './grain-offset.ts'

/** Shows a configuration as the stage does: new keys are held, old ones released. */
function show(
	store: GeometryStore,
	configuration: Configuration,
	held: readonly string[],
): string[] {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	const keys = result.value.boards.map((board) => {
		const key = shapeKey(board, grainOffsetOf(board))
		store.get(key, () => boardGeometry(board, grainOffsetOf(board)))
		store.hold(key)
		return key
	})
	for (const key of held) store.release(key)
	return keys
}

test('after a hundred edits the store has only shown and spare geometries', () => {
	const store = new GeometryStore()
	let held: string[] = []
	for (let edit = 0; edit < 100; edit++) {
		const width = 2600 + edit * 4
		held = show(store, { ...goldenConfigurations.g1, room: { width } }, held)
	}
	expect(held.length).toBeGreaterThan(50)
	expect(store.size).toBeLessThanOrEqual(new Set(held).size + 400)
})

test('boards that an edit leaves alone keep their geometry', () => {
	const store = new GeometryStore()
	const made: string[] = []
	const board = buildFurniture(goldenConfigurations.g1, sampleCatalogue)
	if (!board.ok) throw new Error('g1 cannot be made')
	for (const round of [1, 2]) {
		for (const one of board.value.boards) {
			const key = shapeKey(one, grainOffsetOf(one))
			store.get(key, () => {
				made.push(`${round} ${key}`)
				return boardGeometry(one, grainOffsetOf(one))
			})
		}
	}
	expect(made.length).toBeGreaterThan(0)
	expect(made.filter((key) => key.startsWith('2'))).toEqual([])
})
