import { expect, test } from 'vitest'
import { cathedralLanes, figureSheet } from '../board/figure-sheet.ts'
import { grainSizeOf } from '../board/grain-offset.ts'
import { goldenCases } from '../testing/golden-furniture.ts'
import { frontFigureOf } from './front-figure.ts'

const placed = goldenCases.flatMap(({ name, furniture }) =>
	furniture.fronts.flatMap((front) => {
		const board = furniture.boards.find(({ id }) => id === front.board)
		return board ? [{ name, front, board, figure: frontFigureOf(front, board) }] : []
	}),
)
type Placed = (typeof placed)[number]

const leaves = placed.filter(({ front }) => front.kind === 'Leaf')

/** The place of the log's axis on the leaf, as a share of its width from its middle. */
function axisOf({ board, figure }: Placed): number {
	const { across } = grainSizeOf(board)
	const lane = cathedralLanes.find(({ from, to }) => figure.across >= from && figure.across < to)
	const fromLeft = (lane?.axis ?? 0) - figure.across
	return (figure.mirrored ? across - fromLeft : fromLeft) / across - 0.5
}

test('every leaf has one cathedral, near its middle, and stays on the sheet', () => {
	expect(leaves.length).toBeGreaterThan(15)
	for (const leaf of leaves) {
		const size = grainSizeOf(leaf.board)
		expect(Math.abs(axisOf(leaf))).toBeLessThanOrEqual(0.131)
		expect(leaf.figure.across).toBeGreaterThanOrEqual(0)
		expect(leaf.figure.across + size.across).toBeLessThanOrEqual(figureSheet.across)
		expect(leaf.figure.along + size.along).toBeLessThanOrEqual(figureSheet.along)
	}
})

test('two leaves of a module are one log, laid open like a book', () => {
	const pairs = leaves.flatMap((left) =>
		leaves
			.filter(
				(right) =>
					right.name === left.name &&
					right.front.run === left.front.run &&
					right.front.module === left.front.module &&
					left.front.openingSide === 'Left' &&
					right.front.openingSide === 'Right' &&
					right.board.width === left.board.width &&
					right.board.length === left.board.length,
			)
			.map((right) => [left, right] as const),
	)
	expect(pairs.length).toBeGreaterThan(4)
	for (const [left, right] of pairs) {
		expect(right.figure.mirrored).not.toBe(left.figure.mirrored)
		expect(right.figure.along).toBe(left.figure.along)
		expect(axisOf(right)).toBeCloseTo(-axisOf(left))
	}
})

test('no log is seen twice within a metre of a run, but in its pair', () => {
	const laneOf = ({ figure }: Placed) => Math.floor(figure.across / 640)
	let compared = 0
	for (const a of leaves) {
		for (const b of leaves) {
			if (a.name !== b.name || a.front.run !== b.front.run) continue
			if (a.front.module >= b.front.module) continue
			const away = Math.hypot(
				...a.board.pose.origin.map((v, i) => v - (b.board.pose.origin[i] ?? 0)),
			)
			if (away > 1000) continue
			compared += 1
			expect(laneOf(a)).not.toBe(laneOf(b))
		}
	}
	expect(compared).toBeGreaterThan(5)
})
