import { expect, test } from 'vitest'
import { separator, separators } from '../testing/separators.ts'
import { cellAt, cellPlacesOf } from './cell-places.ts'
import { viewOfStage } from './view-of-stage.ts'

const size = { width: 900, height: 600 }
const views = ['front', 'left', 'right', 'rear'] as const

test.each(views)('pointing at the middle of a cell finds it (%s)', (view) => {
	for (const { furniture, room } of separators) {
		const stage = viewOfStage({ furniture, room, view, size, dimensions: true, showRoom: true })
		const places = cellPlacesOf(furniture, stage, size)
		expect(places).toHaveLength(furniture.grid?.cells.length ?? 0)
		for (const { corners, column, row } of places) {
			const middle = [0, 1].map(
				(axis) => corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length,
			)
			expect(cellAt(places, [middle[0] ?? 0, middle[1] ?? 0])).toEqual({ column, row })
		}
		expect(cellAt(places, [2, 2])).toBeNull()
	}
})

test('from behind the columns run from right to left', () => {
	const { furniture, room } = separator('r1')
	const leftOf = (view: 'front' | 'rear') => {
		const stage = viewOfStage({ furniture, room, view, size, dimensions: true, showRoom: true })
		return cellPlacesOf(furniture, stage, size)
			.filter(({ row }) => row === 0)
			.map(({ corners }) => Math.min(...corners.map(([x]) => x)))
	}
	expect(leftOf('front')).toEqual(leftOf('front').toSorted((a, b) => a - b))
	expect(leftOf('rear')).toEqual(leftOf('rear').toSorted((a, b) => b - a))
})
