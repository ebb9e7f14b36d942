import { expect, test } from 'vitest'
import { goldenCase } from '../testing/golden-furniture.ts'
import { frontAt, frontPlacesOf } from './front-places.ts'
import { viewOfStage } from './view-of-stage.ts'

test('the middle of every front of a wardrobe answers with that front', () => {
	const { furniture, room } = goldenCase('g1')
	const size = { width: 900, height: 600 }
	const sight = { furniture, room, view: 'front', size, dimensions: false, showRoom: true } as const
	const places = frontPlacesOf(furniture, viewOfStage(sight), size)
	expect(places).toHaveLength(furniture.fronts.length)
	for (const { id, corners } of places) {
		const mean = (axis: 0 | 1) =>
			corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
		expect(frontAt(places, [mean(0), mean(1)])).toBe(id)
	}
	expect(frontAt(places, [1, 1])).toBeNull()
})
