// From a run's own axes (x along it, y out of its wall) to the room's.

import type { RunSide } from '../issue.ts'
import type { Point3 } from './board.ts'

/** Turns local points and directions of a run into world ones; `width` is the main wall's length. */
export type RunFrame = {
	side: RunSide
	point: (p: Point3) => Point3
	direction: (d: Point3) => Point3
}

/** The frame of a run. Side runs start at their corner: local x goes out into the room. */
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
