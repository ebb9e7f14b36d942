import {
	buildFurniture,
	type DressingConfiguration,
	type Furniture,
	withBay,
} from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { changedBoards } from './changed-boards.ts'

const room: DressingConfiguration = {
	version: 1,
	type: 'wardrobe',
	room: { width: 3000 },
	hu: 2500,
}

function made(change: Partial<DressingConfiguration> = {}): Furniture {
	const built = buildFurniture({ ...room, ...change }, sampleCatalogue)
	if (!built.ok) throw new Error('it can be made')
	return built.value
}

test('the same design again changes no board', () => {
	expect(changedBoards(made(), made())).toEqual([])
})

test('without handles the leaves alone are others', () => {
	const parts = new Set(changedBoards(made(), made({ handle: null })).map(({ part }) => part))
	expect([...parts]).toEqual(['Leaf'])
})

test('a light changes no board: it is seen on those that carry it', () => {
	const bay = { run: 'Main', module: 1, bay: 0 } as const
	const lit = withBay(room, sampleCatalogue, bay, (own) => ({ ...own, led: true }))
	const carriers = changedBoards(made(), made(lit))
	expect(carriers.length).toBeGreaterThan(0)
	for (const { module } of carriers) expect(module).toBe(1)
})
