import { sampleCatalogue } from '@gabarit/engine/testing'
import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { directionToScene, matrixOf } from '../axes.ts'
import { goldenCases } from '../testing/golden-furniture.ts'
import { boardGeometry } from './board-geometry.ts'
import { figureSheet } from './figure-sheet.ts'
import { grainOffsetOf, grainSizeOf } from './grain-offset.ts'

const woods = new Set(
	sampleCatalogue.colors
		.filter(({ pattern }) => pattern === 'Wood')
		.map(({ reference }) => reference),
)
const wooden = goldenCases.flatMap(({ furniture }) =>
	furniture.boards.filter(({ material }) => woods.has(material)),
)

test('no board crosses the edge of the figured sheet', () => {
	expect(wooden.length).toBeGreaterThan(20)
	for (const board of wooden) {
		const uv = boardGeometry(board, grainOffsetOf(board)).getAttribute('uv')
		for (let i = 0; i < uv.count; i++) {
			for (const value of [uv.getX(i), uv.getY(i)]) {
				expect(value).toBeGreaterThanOrEqual(0)
				expect(value).toBeLessThanOrEqual(1)
			}
		}
	}
})

test("a board's offset keeps it on the figured sheet, and boards show different pieces", () => {
	for (const board of wooden) {
		const offset = grainOffsetOf(board)
		const size = grainSizeOf(board)
		expect(offset.along + size.along).toBeLessThanOrEqual(figureSheet.along + 1e-9)
		expect(offset.across + size.across).toBeLessThanOrEqual(figureSheet.across + 1e-9)
	}
	const leaves = wooden.filter(({ part }) => part === 'Leaf')
	expect(new Set(leaves.map((leaf) => grainOffsetOf(leaf).across)).size).toBeGreaterThan(3)
})

/** The way the figure runs on a board's large face, in three's axes. */
function grainDirection(board: (typeof wooden)[number]): Vector3 {
	const geometry = boardGeometry(board, grainOffsetOf(board)).applyMatrix4(matrixOf(board.pose))
	const [position, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
	const count = board.outline.length
	let best = new Vector3()
	for (let i = 0; i < count; i++) {
		const j = (i + 1) % count
		const along = Math.abs(uv.getY(j) - uv.getY(i)) * figureSheet.along
		const across = Math.abs(uv.getX(j) - uv.getX(i)) * figureSheet.across
		const step = new Vector3()
			.fromBufferAttribute(position, j)
			.sub(new Vector3().fromBufferAttribute(position, i))
		if (along > across && step.length() > best.length()) best = step
	}
	return best.normalize()
}

test('the grain is vertical on leaves and side fillers, horizontal on plinths and top fillers', () => {
	const stands = wooden.filter(({ part }) => part === 'Leaf' || part === 'Filler')
	const lies = wooden.filter(({ part }) => part === 'Plinth' || part === 'TopFiller')
	expect(stands.length).toBeGreaterThan(5)
	for (const board of stands) expect(Math.abs(grainDirection(board).y)).toBeCloseTo(1, 3)
	expect(lies.length).toBeGreaterThan(5)
	for (const board of lies) {
		const length = directionToScene(board.pose.u)
		expect(Math.abs(grainDirection(board).dot(length))).toBeCloseTo(1, 3)
	}
})
