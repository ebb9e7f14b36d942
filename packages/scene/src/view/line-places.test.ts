import { expect, test } from 'vitest'
import { goldenCase } from '../testing/golden-furniture.ts'
import { loosePanels } from '../testing/loose-panels.ts'
import { lineAt, linePlacesOf } from './line-places.ts'
import { viewOfStage } from './view-of-stage.ts'

const size = { width: 900, height: 600 }

test.each(['front', 'left', 'right'] as const)(
	'pointing at the middle of a loose board finds its line (%s)',
	(view) => {
		const { furniture, room } = loosePanels
		const stage = viewOfStage({ furniture, room, view, size, dimensions: false, showRoom: false })
		const places = linePlacesOf(furniture, stage, size)
		expect(places.map(({ group }) => group)).toEqual([
			'wall-0',
			'wall-0',
			'line-0',
			'line-0',
			'line-0',
			'line-1',
		])
		for (const { corners, group } of places) {
			const middle = [0, 1].map(
				(axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
			)
			expect(lineAt(places, [middle[0] ?? 0, middle[1] ?? 0])).toBe(group)
		}
		expect(lineAt(places, [2, 2])).toBeNull()
	},
)

test('the boards of a wardrobe belong to no line', () => {
	const { furniture, room } = goldenCase('g1')
	const sight = { furniture, room, size, dimensions: false, showRoom: true } as const
	expect(linePlacesOf(furniture, viewOfStage({ ...sight, view: 'front' }), size)).toEqual([])
})
