// The ceiling as a function: flat, or sloping up from one wall until it is flat.
//
//            ________        height
//          /|
//        /  |
//   low |   |
//       |run|
import type { Point2, Room } from '@gabarit/engine'

const radians = Math.PI / 180

/** mm above the finished floor. */
export function ceilingAt({ width, height, slopes }: Room, x: number, y: number): number {
	const heights = slopes.map(({ side, low, angle }) => {
		const distance = side === 'Left' ? x : side === 'Right' ? width - x : y
		return low + distance * Math.tan(angle * radians)
	})
	return Math.min(height, ...heights)
}

/** Across the room (side slopes) or from the back wall (back slope). */
export type CeilingProfile = { axis: 'x' | 'y'; line: Point2[] }

/** null where the ceiling is flat and left out. */
export function ceilingProfile(room: Room, ends: { x: Point2; y: Point2 }): CeilingProfile | null {
	if (room.slopes.length === 0) return null
	const axis = room.slopes.some(({ side }) => side === 'Back') ? 'y' : 'x'
	const [from, to] = ends[axis]
	const stations = [from, ...bendsOf(room).filter((at) => at > from && at < to), to].toSorted(
		(a, b) => a - b,
	)
	const height = (at: number) => (axis === 'x' ? ceilingAt(room, at, 0) : ceilingAt(room, 0, at))
	return { axis, line: stations.map((at): Point2 => [at, height(at)]) }
}

/** Where the ceiling bends: at the end of each slope, and at the ridge where two meet. */
function bendsOf({ width, height, slopes }: Room): number[] {
	const bends = slopes.map(({ side, low, angle }) => {
		const run = (height - low) / Math.tan(angle * radians)
		return side === 'Right' ? width - run : run
	})
	const left = slopes.find(({ side }) => side === 'Left')
	const right = slopes.find(({ side }) => side === 'Right')
	if (!left || !right) return bends
	const [rising, falling] = [left, right].map(({ angle }) => Math.tan(angle * radians))
	if (rising === undefined || falling === undefined) return bends
	return [...bends, (right.low - left.low + width * falling) / (rising + falling)]
}

/** Less than the room's height where two slopes meet below it. */
export function highestCeiling(room: Room, y: number): number {
	const places = [0, room.width, ...bendsOf(room)].filter((x) => x >= 0 && x <= room.width)
	return Math.max(...places.map((x) => ceilingAt(room, x, y)))
}
