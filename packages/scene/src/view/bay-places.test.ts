import { expect, test } from 'vitest'
import { goldenCase } from '../testing/golden-furniture.ts'
import { bayAt, bayPlacesOf } from './bay-places.ts'
import { viewOfStage } from './view-of-stage.ts'

const size = { width: 900, height: 600 }

test.each(['front', 'left', 'right'] as const)(
	'pointing at the middle of a bay finds it (%s)',
	(view) => {
		const { furniture, room } = goldenCase('g1')
		const stage = viewOfStage({ furniture, room, view, size, dimensions: false, showRoom: true })
		const places = bayPlacesOf(furniture, room, stage, size)
		expect(places).toHaveLength(5)
		for (const { corners, run, module, bay } of places) {
			const middle = [0, 1].map(
				(axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / 4,
			)
			expect(bayAt(places, [middle[0] ?? 0, middle[1] ?? 0])).toEqual({ run, module, bay })
		}
		expect(bayAt(places, [2, 2])).toBeNull()
	},
)
