import type { Point2 } from './board.ts'

/** The outline of a plain board, length along a, width along b. */
export function rectangle(length: number, width: number): Point2[] {
	return [
		[0, 0],
		[length, 0],
		[length, width],
		[0, width],
	]
}
