import type { Point2 } from '@gabarit/engine'

function rightOf([ax, ay]: Point2, [bx, by]: Point2): Point2 {
	const length = Math.hypot(bx - ax, by - ay) || 1
	return [(by - ay) / length, (ax - bx) / length]
}

/** Moved to the right of its direction by `distance` (to the left where negative), corners mitred. */
export function offsetLine(line: readonly Point2[], distance: number): Point2[] {
	return line.map((point, i) => {
		const before = line[i - 1]
		const after = line[i + 1]
		const p = before ? rightOf(before, point) : after ? rightOf(point, after) : ([0, 0] as const)
		const q = after ? rightOf(point, after) : p
		const share = distance / Math.max(0.1, 1 + p[0] * q[0] + p[1] * q[1])
		return [point[0] + (p[0] + q[0]) * share, point[1] + (p[1] + q[1]) * share]
	})
}
