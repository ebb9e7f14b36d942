// Where things are seen, for what lies over the picture.
import type { Board, Point3 } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import type { Pixel } from './bay-places.ts'
import { projectPoint, type Size, type StageView } from './stage-view.ts'

/** In pixels from the stage's upper left corner. */
export type StagePlaces = {
	size: Size
	at: (point: Point3) => Pixel
	/** Around the board as it is seen; boards in front of it hide none of it. */
	outlinesOf: (board: Board) => (readonly Pixel[])[]
}

export function stagePlacesOf(view: StageView, size: Size): StagePlaces {
	const at = (point: Point3) => projectPoint(view, size, point)
	return { size, at, outlinesOf: (board) => [hullOf(cornersOf(board).map(at))] }
}

/** Convex hull (Andrew's monotone chain). */
function hullOf(points: readonly Pixel[]): Pixel[] {
	const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by)
	return [...chainOf(sorted), ...chainOf(sorted.toReversed())]
}

function chainOf(row: readonly Pixel[]): Pixel[] {
	const chain: Pixel[] = []
	for (const point of row) {
		while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop()
		chain.push(point)
	}
	return chain.slice(0, -1)
}

function turn(a: Pixel = [0, 0], b: Pixel = a, c: Pixel = a): number {
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}
