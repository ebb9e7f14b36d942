import type { RunSide } from '../issue.ts'
import type { Point3 } from './board.ts'

/** From a run's axes (x along it, y out of its wall) to world axes. */
export type RunFrame = {
	side: RunSide
	/** mm from the floor to what the run counts its heights from. */
	lift: number
	point: (p: Point3) => Point3
	direction: (d: Point3) => Point3
}

/**
 * A side run starts in its corner: its local x points into the room. mm; `width`: length of the main
 * wall; only a main run may be lifted.
 */
export function runFrame(side: RunSide, width: number, lift = 0): RunFrame {
	switch (side) {
		case 'Main':
			return { side, lift, point: ([x, y, z]) => [x, y, z + lift], direction: (d) => d }
		case 'Left':
			return {
				side,
				lift: 0,
				point: ([x, y, z]) => [y, x, z],
				direction: ([x, y, z]) => [y, x, z],
			}
		case 'Right':
			return {
				side,
				lift: 0,
				point: ([x, y, z]) => [width - y, x, z],
				direction: ([x, y, z]) => [-y, x, z],
			}
	}
}
