import type { Point3 } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { cornersOf } from '../board/board-corners.ts'
import { goldenCases } from '../testing/golden-furniture.ts'
import { gapPlateOf } from './gap-plate.ts'

const bounds = (corners: readonly Point3[], axis: 0 | 1 | 2) => {
	const values = corners.map((corner) => corner[axis])
	return [Math.min(...values), Math.max(...values)] as const
}

test('every front has a gap plate larger by a gap, just behind its face', () => {
	const fronts = goldenCases.flatMap(({ furniture }) =>
		furniture.fronts.flatMap((front) => {
			const board = furniture.boards.find(({ id }) => id === front.board)
			return board && front.run === 'Main' ? [{ front, board }] : []
		}),
	)
	expect(fronts.length).toBeGreaterThan(10)
	for (const { front, board } of fronts) {
		const [leaf, plate] = [cornersOf(board), cornersOf(gapPlateOf(front, board))]
		const [, face] = bounds(leaf, 1)
		expect(bounds(plate, 1)[1]).toBeCloseTo(face - 3)
		expect(bounds(plate, 1)[0]).toBeGreaterThan(bounds(leaf, 1)[0])
		expect(bounds(plate, 0)[0]).toBeCloseTo(bounds(leaf, 0)[0] - 3)
		expect(bounds(plate, 2)[0]).toBeCloseTo(bounds(leaf, 2)[0] - 3)
	}
})
