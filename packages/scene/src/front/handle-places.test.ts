import { expect, test } from 'vitest'
import { goldenCase } from '../testing/golden-furniture.ts'
import { faceOf, onFace } from './front-face.ts'

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
