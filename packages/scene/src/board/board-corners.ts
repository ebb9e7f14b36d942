import type { Board, Point3 } from '@gabarit/engine'

/** First all corners at c = 0, then all at c = thickness. */
export function cornersOf(board: Board): Point3[] {
	return [0, board.thickness].flatMap((c) =>
		board.outline.map(([a, b]): Point3 => {
			const { origin, u, v, n } = board.pose
			const at = (axis: 0 | 1 | 2) => origin[axis] + a * u[axis] + b * v[axis] + c * n[axis]
			return [at(0), at(1), at(2)]
		}),
	)
}
