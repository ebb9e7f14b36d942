import type { Board, Front, Point3 } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { along, facingOf } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'
import { type GoldenCase, goldenCases } from '../testing/golden-furniture.ts'
import { separators } from '../testing/separators.ts'
import { swungPoint } from '../testing/swung-point.ts'
import { squareAngle, swingOf } from './leaf-swing.ts'

const angles = Array.from({ length: 12 }, (_, i) => (squareAngle * i) / 11)

function leavesOf({ furniture }: GoldenCase): { front: Front; board: Board }[] {
	return furniture.fronts.flatMap((front) => {
		const board = furniture.boards.find(({ id }) => id === front.board)
		return board && front.kind === 'Leaf' ? [{ front, board }] : []
	})
}

function sides(front: Front, points: readonly Point3[]): [number, number] {
	const { right } = facingOf(front.run, front.face)
	const values = points.map((point) => along(right, point))
	return [Math.min(...values), Math.max(...values)]
}

const withLeaves = [...goldenCases, ...separators].filter((one) => leavesOf(one).length > 0)

test.each(withLeaves)('no leaf of $name leaves its own place until it stands square', (golden) => {
	for (const { front, board } of leavesOf(golden)) {
		const swing = swingOf(front, board)
		if (!swing) throw new Error(`${front.id} does not open`)
		const closed = cornersOf(board)
		const [from, to] = sides(front, closed)
		const { out } = facingOf(front.run, front.face)
		const back = Math.min(...closed.map((corner) => along(out, corner)))
		for (const angle of angles) {
			const open = closed.map((corner) => swungPoint(swing, angle, corner))
			const [left, right] = sides(front, open)
			expect(left).toBeGreaterThanOrEqual(from - 1e-6)
			expect(right).toBeLessThanOrEqual(to + 1e-6)
			// and it never turns into the carcass
			expect(Math.min(...open.map((corner) => along(out, corner)))).toBeGreaterThanOrEqual(
				back - 1e-6,
			)
		}
	}
})

test('an open leaf reaches into the room by its width, around its hinges', () => {
	const golden = goldenCases.find(({ name }) => name === 'g1')
	for (const { front, board } of golden ? leavesOf(golden) : []) {
		const swing = swingOf(front, board)
		if (!swing) throw new Error(`${front.id} does not open`)
		const open = cornersOf(board).map((corner) => swungPoint(swing, squareAngle, corner))
		const [closedFrom, closedTo] = sides(front, cornersOf(board))
		const [from, to] = sides(front, open)
		expect(Math.max(...open.map(([, y]) => y))).toBeGreaterThan(581 + board.width - 5)
		if (front.openingSide === 'Left') expect(from).toBeCloseTo(closedFrom, 3)
		else expect(to).toBeCloseTo(closedTo, 3)
	}
})
