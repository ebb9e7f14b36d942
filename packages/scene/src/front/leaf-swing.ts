// A leaf turns around its outer front edge, so that it passes its neighbour without touching it.
//   neighbour | leaf          the pivot is the corner marked o:
//   ----------o==========     what turns around it stays on its own side of the joint
import type { Board, Front, Point3 } from '@gabarit/engine'
import { along, facingOf } from '../axes.ts'
import { cornersOf } from '../board/board-corners.ts'

/** Degrees a leaf opens to where nothing is in its way. */
export const openAngle = 104
/** Degrees a leaf stays within its own place. */
export const squareAngle = 88

/** The vertical line a leaf turns around, and the sense: positive turns its free edge from left to front. */
export type Swing = { pivot: Point3; sense: 1 | -1 }

export function swingOf(front: Front, board: Board): Swing | null {
	if (front.kind !== 'Leaf' || front.openingSide === 'None') return null
	const { right, out } = facingOf(front.run, front.face)
	const corners = cornersOf(board)
	const hinge = front.openingSide === 'Right' ? 1 : -1
	const side = Math.max(...corners.map((corner) => hinge * along(right, corner))) * hinge
	const face = Math.max(...corners.map((corner) => along(out, corner)))
	return {
		pivot: [right[0] * side + out[0] * face, right[1] * side + out[1] * face, 0],
		sense: hinge === 1 ? 1 : -1,
	}
}
