// What a reading stands for (domain 3.6): itself, give or take the tolerance of what it was taken with.

import type { Readings } from '../../room/readings.ts'
import type { Design } from '../../run/design.ts'

/** Tolerance of one reading by its source, mm. */
export const tolerances = { tape: 3, laser: 2, scan: 20 } as const satisfies Record<
	Design['source'],
	number
>
/** Tolerance of a measured angle, degrees. */
export const ANGLE_TOLERANCE = 0.5

/** How far every reading may be off: lengths mm, angles degrees; both 0 takes the readings as true. */
export type Tolerance = { length: number; angle: number }

/** The tolerance of a source. */
export function toleranceOf(source: Design['source']): Tolerance {
	return { length: tolerances[source], angle: ANGLE_TOLERANCE }
}

/** Takes every reading as true. */
export const EXACT: Tolerance = { length: 0, angle: 0 }

/** The least and the most that something may truly measure, mm. */
export type Band = { lo: number; hi: number }

/** What a line truly measures, from its readings. */
export function bandOf(readings: Readings, { length }: Tolerance): Band {
	const list = typeof readings === 'number' ? [readings] : readings
	return { lo: Math.min(...list) - length, hi: Math.max(...list) + length }
}

/** Where the smallest or largest reading stands in its list; null for the only one. */
export function extremeOf(readings: readonly number[], which: 'min' | 'max'): number | null {
	return readings.length < 2 ? null : readings.indexOf(Math[which](...readings))
}
