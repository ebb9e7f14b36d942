import type { Point2 } from '../board.ts'

export function clipPolygon(
	polygon: readonly Point2[],
	axis: 0 | 1,
	from: number,
	to: number,
): Point2[] {
	const above = cut(polygon, axis, from, (value) => value >= from)
	return cut(above, axis, to, (value) => value <= to)
}

function cut(
	polygon: readonly Point2[],
	axis: 0 | 1,
	bound: number,
	inside: (value: number) => boolean,
): Point2[] {
	return polygon.flatMap((point, i): Point2[] => {
		const next = polygon[(i + 1) % polygon.length] ?? point
		const kept = inside(point[axis]) ? [point] : []
		if (inside(point[axis]) === inside(next[axis])) return kept
		const share = (bound - point[axis]) / (next[axis] - point[axis])
		const at = (k: 0 | 1) => (k === axis ? bound : point[k] + share * (next[k] - point[k]))
		return [...kept, [at(0), at(1)]]
	})
}
