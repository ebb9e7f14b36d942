// The plate that darkens the gaps around a front: its outline let out by a gap, just behind its face. Inside the front
// it is hidden; around it, it is the bottom of a 3 mm groove instead of a lit edge.
import type { Board, Front } from '@gabarit/engine'
import { along, facingOf } from '../axes.ts'
import { insetOutline } from '../board/prism.ts'

/** As far as the next front. */
const beyond = 3
const behindFace = 3
const thickness = 0.8

/** The plate as a board of its own. */
export function gapPlateOf(front: Pick<Front, 'run'>, board: Board): Board {
	const { origin, n } = board.pose
	const outwards = along(facingOf(front.run).out, n) > 0
	const shift = outwards ? board.thickness - behindFace - thickness : behindFace
	const outline = isClockwise(board.outline) ? board.outline.toReversed() : board.outline
	return {
		...board,
		outline: insetOutline(outline, -beyond),
		thickness,
		pose: {
			...board.pose,
			origin: [origin[0] + n[0] * shift, origin[1] + n[1] * shift, origin[2] + n[2] * shift],
		},
	}
}

function isClockwise(outline: Board['outline']): boolean {
	const area = outline.reduce((sum, [x, y], i) => {
		const [nx, ny] = outline[(i + 1) % outline.length] ?? [0, 0]
		return sum + (x * ny - nx * y)
	}, 0)
	return area < 0
}
