import type { RunSide } from '../issue.ts'
import type { Point3 } from './board.ts'

/** From a run's axes (x along it, y out of its wall) to world axes. */
export type RunFrame = {
	side: RunSide
	point: (p: Point3) => Point3
	direction: (d: Point3) => Point3
}

/** A side run starts in its corner: its local x points into the room. `width`: length of the main wall. */
export function runFrame(side: RunSide, width: number): RunFrame {
	switch (side) {
		case 'Main':
			return { side, point: (p) => p, direction: (d) => d }
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
