// The ceiling as a function: flat, or sloping up from one wall until it is flat.
//
//            ________        height
//          /|
//        /  |
//   low |   |
//       |run|
import type { Point2, Room } from '@gabarit/engine'

const radians = Math.PI / 180

/** Height of the ceiling above the finished floor at a place of the room. */
export function ceilingAt({ width, height, slopes }: Room, x: number, y: number): number {
	const heights = slopes.map(({ side, low, angle }) => {
		const distance = side === 'Left' ? x : side === 'Right' ? width - x : y
		return low + distance * Math.tan(angle * radians)
	})
	return Math.min(height, ...heights)
}

/** The ceiling's line as it is cut, across the room (side slopes) or from the back wall (back slope). */
export type CeilingProfile = { axis: 'x' | 'y'; line: Point2[] }

/** The sloping ceiling's profile between two ends, or null where the ceiling is flat and left out. */
export function ceilingProfile(room: Room, ends: { x: Point2; y: Point2 }): CeilingProfile | null {
	if (room.slopes.length === 0) return null
	const axis = room.slopes.some(({ side }) => side === 'Back') ? 'y' : 'x'
	const [from, to] = ends[axis]
	const bends = room.slopes.map(({ side, low, angle }) => {
		const run = (room.height - low) / Math.tan(angle * radians)
		return side === 'Right' ? room.width - run : run
	})
	const stations = [from, ...bends.filter((at) => at > from && at < to), to].toSorted(
		(a, b) => a - b,
	)
	const height = (at: number) => (axis === 'x' ? ceilingAt(room, at, 0) : ceilingAt(room, 0, at))
	return { axis, line: stations.map((at): Point2 => [at, height(at)]) }
}
