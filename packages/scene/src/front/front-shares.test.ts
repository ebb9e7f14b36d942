import type { Board, Front, Point3 } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { along, facingOf } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'
import { goldenCase, goldenCases } from '../testing/golden-furniture.ts'
import { motionOf, movedPoint } from './front-motion.ts'
import { frontSharesOf } from './front-shares.ts'
import { openAngle, squareAngle } from './leaf-swing.ts'

const { furniture, room } = goldenCase('g1')
const leaves = furniture.fronts.filter(({ kind }) => kind === 'Leaf')

function boardOf(front: Front): Board {
	const board = furniture.boards.find(({ id }) => id === front.board)
	if (!board) throw new Error(`${front.id} has no board`)
	return board
}

function cornersAt(front: Front, share: number): Point3[] {
	const board = boardOf(front)
	const motion = motionOf(front, board, [])
	if (!motion) throw new Error(`${front.id} stays shut`)
	return cornersOf(board).map((corner) => movedPoint(motion, share, corner))
}

const degreesOf = (shares: ReadonlyMap<string, number>, id: string) =>
	Math.round((shares.get(id) ?? 0) * openAngle)

test('a leaf alone opens to 104 degrees, as far as a wall beside its hinges lets it', () => {
	const angles = leaves.map(({ id }) =>
		degreesOf(frontSharesOf(furniture, room, { open: new Set([id]), ajar: null }), id),
	)
	expect(Math.max(...angles)).toBe(104)
	for (const [i, front] of leaves.entries()) {
		const shares = frontSharesOf(furniture, room, { open: new Set([front.id]), ajar: null })
		const xs = cornersAt(front, shares.get(front.id) ?? 0).map(([x]) => x)
		expect(Math.min(...xs)).toBeGreaterThanOrEqual(0)
		expect(Math.max(...xs)).toBeLessThanOrEqual(room.width)
		expect(angles[i]).toBeGreaterThanOrEqual(squareAngle)
	}
})

test('where there is no wall the end leaves go as far as the others', () => {
	const free = { width: room.width, open: { left: true, right: true } }
	for (const { id } of leaves)
		expect(degreesOf(frontSharesOf(furniture, free, { open: new Set([id]), ajar: null }), id)).toBe(
			104,
		)
})

test('two leaves hinged at one joint stop before they cross', () => {
	const hinged = goldenCases.flatMap((golden) => {
		const { fronts } = golden.furniture
		const right = fronts.find(({ kind, openingSide }) => kind === 'Leaf' && openingSide === 'Right')
		const left = fronts.find(
			({ kind, openingSide, module, run }) =>
				kind === 'Leaf' &&
				openingSide === 'Left' &&
				run === right?.run &&
				module === right.module + 1,
		)
		return right && left ? [{ ...golden, pair: [left.id, right.id] as const }] : []
	})
	expect(hinged.length).toBeGreaterThan(0)
	for (const golden of hinged) {
		const open = new Set(golden.pair)
		const shares = frontSharesOf(golden.furniture, golden.room, { open, ajar: null })
		for (const id of golden.pair) expect(degreesOf(shares, id)).toBe(88)
	}
})

test('a front under the pointer stands ajar by 6 degrees, unless it is open', () => {
	const [first] = leaves
	const id = first?.id ?? ''
	expect(degreesOf(frontSharesOf(furniture, room, { open: new Set(), ajar: id }), id)).toBe(6)
	const open = frontSharesOf(furniture, room, { open: new Set([id]), ajar: id })
	expect(degreesOf(open, id)).toBeGreaterThan(80)
})

test('an open leaf stands in front of its wardrobe, never in it', () => {
	for (const front of leaves) {
		const { out } = facingOf(front.run, front.face)
		const back = Math.min(...cornersOf(boardOf(front)).map((corner) => along(out, corner)))
		for (const share of [0.25, 0.5, 0.75, 1])
			for (const corner of cornersAt(front, share))
				expect(along(out, corner)).toBeGreaterThanOrEqual(back - 6)
	}
})
