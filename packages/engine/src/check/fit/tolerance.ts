// A reading is true within the tolerance of the tool it was taken with (domain 3.6).

import type { Readings } from '../../room/readings.ts'
import type { Design } from '../../run/design.ts'

export const tolerances = { tape: 3, laser: 2, scan: 20 } as const satisfies Record<
	Design['source'],
	number
>
export const ANGLE_TOLERANCE = 0.5

/** Lengths in mm, angles in degrees; 0 takes the readings as exact. */
export type Tolerance = { length: number; angle: number }

export function toleranceOf(source: Design['source']): Tolerance {
	return { length: tolerances[source], angle: ANGLE_TOLERANCE }
}

export const EXACT: Tolerance = { length: 0, angle: 0 }

export type Band = { lo: number; hi: number }

export function bandOf(readings: Readings, { length }: Tolerance): Band {
	const list = typeof readings === 'number' ? [readings] : readings
	return { lo: Math.min(...list) - length, hi: Math.max(...list) + length }
}

export function extremeOf(readings: readonly number[], which: 'min' | 'max'): number | null {
	return readings.length < 2 ? null : readings.indexOf(Math[which](...readings))
}
