import type { Board, Point3 } from '@gabarit/engine'
import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { along, facingOf, matrixOf, toScene } from './axes.ts'
import { boardGeometry } from './board/board-geometry.ts'
import { grainOffsetOf } from './board/grain-offset.ts'
import { goldenCases } from './testing/golden-furniture.ts'

/** Metres; a board that lies askew loses its sharpest points to the chamfer. */
const toleranceFor = ({ pose }: Board) =>
	[pose.u, pose.v, pose.n].flat().every((value) => Number.isInteger(value)) ? 1e-5 : 0.001

/** The board as the contract words it: origin + a·u + b·v + c·n. */
function worldCorners(board: Board): Point3[] {
	const { origin, u, v, n } = board.pose
	return [0, board.thickness].flatMap((c) =>
		board.outline.map(
			([a, b]): Point3 => [
				origin[0] + a * u[0] + b * v[0] + c * n[0],
				origin[1] + a * u[1] + b * v[1] + c * n[1],
				origin[2] + a * u[2] + b * v[2] + c * n[2],
			],
		),
	)
}

/** Bounds of a board's mesh in three's axes. */
function meshBounds(board: Board) {
	const geometry = boardGeometry(board, grainOffsetOf(board)).applyMatrix4(matrixOf(board.pose))
	geometry.computeBoundingBox()
	const { min, max } = geometry.boundingBox ?? { min: new Vector3(), max: new Vector3() }
	geometry.dispose()
	return { min, max }
}

test.each(goldenCases)('the boards of $name stand where the engine says', ({ furniture }) => {
	expect(furniture.boards.length).toBeGreaterThan(5)
	for (const board of furniture.boards) {
		const corners = worldCorners(board).map((corner) => toScene(corner))
		const { min, max } = meshBounds(board)
		for (const axis of [0, 1, 2] as const) {
			const values = corners.map((corner) => corner[axis])
			expect(Math.abs(min.getComponent(axis) - Math.min(...values))).toBeLessThan(
				toleranceFor(board),
			)
			expect(Math.abs(max.getComponent(axis) - Math.max(...values))).toBeLessThan(
				toleranceFor(board),
			)
		}
	}
})

test('every corner of a notched side panel is a corner of its mesh, up to the chamfer', () => {
	const side = goldenCases[0]?.furniture.boards.find(({ outline }) => outline.length > 4)
	if (!side) throw new Error('no notched side')
	const position = boardGeometry(side, null)
		.applyMatrix4(matrixOf(side.pose))
		.getAttribute('position')
	const vertices = Array.from({ length: position.count }, (_, i) =>
		new Vector3().fromBufferAttribute(position, i),
	)
	for (const corner of worldCorners(side)) {
		const near = Math.min(
			...vertices.map((vertex) => vertex.distanceTo(new Vector3(...toScene(corner)))),
		)
		expect(near).toBeLessThanOrEqual(0.00101)
	}
})

test("in three's axes height is y and the room is towards the viewer", () => {
	expect(toScene([1000, 0, 0])).toEqual([1, 0, 0])
	expect(toScene([0, 0, 1000])).toEqual([0, 1, 0])
	expect(toScene([0, 1000, 0])).toEqual([0, 0, 1])
})

test.each(['Main', 'Left', 'Right'] as const)(
	'right, up and out of the %s run form one frame',
	(side) => {
		const { right, out } = facingOf(side)
		const cross = new Vector3(right[0], right[2], right[1]).cross(new Vector3(0, 1, 0))
		expect(along(out, [cross.x, cross.z, cross.y])).toBeCloseTo(1)
	},
)
