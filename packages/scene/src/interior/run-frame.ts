import type { Point3, Run } from '@gabarit/engine'

/** Side runs count from the corner towards the viewer. */
export function inRoom(side: Run['side'], roomWidth: number, [x, y, z]: Point3): Point3 {
	if (side === 'Left') return [y, x, z]
	if (side === 'Right') return [roomWidth - y, x, z]
	return [x, y, z]
}
