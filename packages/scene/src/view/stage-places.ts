// Where things are seen, for what lies over the picture.
import type { Board, Furniture, Point3, Room } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'
import { inRoom } from '../interior/run-frame.ts'
import type { BayPosition, Pixel } from './bay-places.ts'
import { projectPoint, type Size, type StageView } from './stage-view.ts'

/** In pixels from the stage's upper left corner. */
export type StagePlaces = {
	size: Size
	/** The left and the right end of a level line across the front of a bay, so many mm above its floor; null where there is no such bay. */
	acrossBay: (bay: BayPosition, height: number) => readonly [left: Pixel, right: Pixel] | null
	/** Around the board as it is seen; boards in front of it hide none of it. */
	outlinesOf: (board: Board) => (readonly Pixel[])[]
}

type Shown = { furniture: Furniture; room: Pick<Room, 'width'>; view: StageView; size: Size }

export function stagePlacesOf({ furniture, room, view, size }: Shown): StagePlaces {
	const at = (point: Point3) => projectPoint(view, size, point)
	const acrossBay: StagePlaces['acrossBay'] = (place, height) => {
		const run = furniture.runs.find(({ side }) => side === place.run)
		const module = run?.modules[place.module]
		const bay = module?.bays[place.bay]
		if (!run || !module || !bay) return null
		const front = module.y + module.depth
		const end = (x: number) => at(inRoom(run.side, room.width, [x, front, bay.floor + height]))
		const [first, second] = [end(bay.x), end(bay.x + bay.width)]
		return first[0] < second[0] ? [first, second] : [second, first]
	}
	return { size, acrossBay, outlinesOf: (board) => [hullOf(cornersOf(board).map(at))] }
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
