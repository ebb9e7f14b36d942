import type { Point2 } from '../board.ts'

export function rectangle(length: number, width: number): Point2[] {
	return [
		[0, 0],
		[length, 0],
		[length, width],
		[0, width],
	]
}
