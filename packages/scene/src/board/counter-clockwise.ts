import type { Point2 } from '@gabarit/engine'

export function counterClockwise(outline: readonly Point2[]): Point2[] {
	let area = 0
	let [px, py] = outline.at(-1) ?? [0, 0]
	for (const [x, y] of outline) {
		area += px * y - x * py
		px = x
		py = y
	}
	return area < 0 ? outline.toReversed() : [...outline]
}
