// A run's own axes put into the room: x along the run from its origin, y from its wall, z up.
import type { Point3, Run } from '@gabarit/engine'

/** Where a place of a run is in the room. Side runs count from the corner towards the viewer. */
export function inRoom(side: Run['side'], roomWidth: number, [x, y, z]: Point3): Point3 {
	if (side === 'Left') return [y, x, z]
	if (side === 'Right') return [roomWidth - y, x, z]
	return [x, y, z]
}

/** A box of a run in the room: two opposite corners, the lower one first. */
export function boxInRoom(
	side: Run['side'],
	roomWidth: number,
	from: Point3,
	to: Point3,
): { from: Point3; to: Point3 } {
	const a = inRoom(side, roomWidth, from)
	const b = inRoom(side, roomWidth, to)
	return {
		from: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
		to: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
	}
}
