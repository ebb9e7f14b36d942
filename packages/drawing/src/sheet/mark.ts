import type { Point2 } from '@gabarit/engine'
import type { Shape } from '../drawing.ts'
import { polygon, polyline, rectangle } from '../shapes.ts'

export function markShapes([x, y]: Point2, size: number): Shape[] {
	const third = size / 3
	const triangle: Point2[] = [
		[x + size * 0.04, y + size * 0.12],
		[x + size * 0.96, y + size * 0.12],
		[x + size / 2, y + size * 0.86],
	]
	return [
		...[0, 1, 2].map((i) => rectangle('mark', [x + i * third, y], [third, size], 'paper')),
		polygon('markTriangle', triangle),
		polyline('mark', [
			[x, y],
			[x + size, y],
			[x + size, y + size],
			[x, y + size],
			[x, y],
		]),
	]
}
