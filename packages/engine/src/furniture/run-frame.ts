import type { RunSide } from '../issue.ts'
import type { Point3 } from './board.ts'

/** From a run's axes (x along it, y out of its wall) to world axes. */
export type RunFrame = {
	side: RunSide
	point: (p: Point3) => Point3
	direction: (d: Point3) => Point3
}

/**
 * A side run starts in its corner: its local x points into the room. mm; `width`: length of the main
 * wall, `lift`: from the floor to what a main run counts its heights from.
 */
export function runFrame(side: RunSide, width: number, lift = 0): RunFrame {
	switch (side) {
		case 'Main':
			return { side, point: ([x, y, z]) => [x, y, z + lift], direction: (d) => d }
		case 'Left':
			return { side, point: ([x, y, z]) => [y, x, z], direction: ([x, y, z]) => [y, x, z] }
		case 'Right':
			return {
				side,
				point: ([x, y, z]) => [width - y, x, z],
				direction: ([x, y, z]) => [-y, x, z],
			}
	}
}
