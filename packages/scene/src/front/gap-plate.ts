// A plate behind the front, larger by a gap: around the front it is the dark bottom of a 3 mm groove instead of a lit
// edge.
import type { Board, Front } from '@gabarit/engine'
import { along, facingOf } from '../axes.ts'
import { counterClockwise } from '../board/counter-clockwise.ts'
import { insetOutline } from '../board/prism.ts'

export const gapColor = '#2B2119'

const beyond = 3
const behindFace = 3
const thickness = 0.8

export function gapPlateOf(front: Pick<Front, 'run' | 'face'>, board: Board): Board {
	const { origin, n } = board.pose
	const outwards = along(facingOf(front.run, front.face).out, n) > 0
	const shift = outwards ? board.thickness - behindFace - thickness : behindFace
	return {
		...board,
		outline: insetOutline(counterClockwise(board.outline), -beyond),
		thickness,
		pose: {
			...board.pose,
			origin: [origin[0] + n[0] * shift, origin[1] + n[1] * shift, origin[2] + n[2] * shift],
		},
	}
}
