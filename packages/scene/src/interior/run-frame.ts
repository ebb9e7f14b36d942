// A run's own axes put into the room: x along the run from its origin, y from its wall, z up.
import type { Point3, Run } from '@gabarit/engine'

/** Where a place of a run is in the room. Side runs count from the corner towards the viewer. */
export function inRoom(side: Run['side'], roomWidth: number, [x, y, z]: Point3): Point3 {
	if (side === 'Left') return [y, x, z]
	if (side === 'Right') return [roomWidth - y, x, z]
	return [x, y, z]
}
