import { sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { goldenCase } from '../testing/golden-furniture.ts'
import { faceOf, onFace } from './front-face.ts'
import { handleBoxes } from './handle-boxes.ts'

const face = { width: 577, height: 2367 }

test.each(sampleCatalogue.handles)(
	'handle $reference stands proud by its projection, and no more',
	(handle) => {
		for (const upright of [true, false]) {
			const boxes = handleBoxes(handle, { at: [300, 900], upright, face })
			const out = Math.max(...boxes.map(({ at, size }) => at[2] + size[2] / 2))
			expect(out).toBeCloseTo(handle.kind === 'Profile' ? 2 : handle.projection)
			expect(Math.min(...boxes.map(({ at, size }) => at[2] - size[2] / 2))).toBeGreaterThanOrEqual(
				0,
			)
			const spans = [0, 1].map((axis) => {
				const low = Math.min(
					...boxes.map(({ at, size }) => (at[axis] ?? 0) - (size[axis] ?? 0) / 2),
				)
				const high = Math.max(
					...boxes.map(({ at, size }) => (at[axis] ?? 0) + (size[axis] ?? 0) / 2),
				)
				return high - low
			})
			if (handle.kind === 'Bar') {
				// as long as it says, and never shorter than its screws are apart
				expect(spans[upright ? 1 : 0]).toBeGreaterThanOrEqual(
					Math.max(handle.length, handle.holePitch),
				)
			}
			if (handle.kind === 'Profile')
				expect(spans[upright ? 1 : 0]).toBe((upright ? 2367 : 577) - 20)
		}
	},
)

test('the handles of G1 sit 40 from the free edge, 1050 above the floor', () => {
	const { furniture } = goldenCase('g1')
	for (const front of furniture.fronts) {
		const board = furniture.boards.find(({ id }) => id === front.board)
		const at = front.handle?.at[0]
		if (!board || !at) throw new Error(`${front.id} has no handle`)
		const leaf = faceOf(front, board)
		const [right, up] = onFace(leaf, at)
		expect(front.openingSide === 'Left' ? leaf.width - right : right).toBeCloseTo(40)
		expect(up + leaf.origin[2]).toBeCloseTo(1050)
	}
})
