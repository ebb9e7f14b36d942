// One sloped ceiling as the engine works on it (domain 0.1, 3.5): low height at its wall and how fast it rises.
import type { RoomChoices } from './fields.ts'

type SlopeFields = NonNullable<NonNullable<RoomChoices['slope']>['left']>

export type Slope = {
	/** Height of the ceiling at the wall, mm. */
	low: number
	/** Rise per mm away from the wall. */
	tan: number
	/** Degrees, full precision. */
	angle: number
	/** How far the three readings lie apart where all were given, mm; else 0. */
	disagreement: number
}

const USUAL = { low: 1200, angle: 45 } as const

/** Reads a slope from any two of low height, run and angle; with all three, the low height and the flatter of the two rises, so that no measured line is crossed. */
export function slopeOf(fields: SlopeFields, ceiling: number): Slope {
	const { low, run, angle } = slopeReadings(fields)
	const rise = angle === undefined ? null : tangent(angle)
	if (low === undefined) {
		const tan = rise ?? 0
		return slopeBy(ceiling - (run ?? 0) * tan, tan, 0)
	}
	const measured = run === undefined ? null : (ceiling - low) / run
	if (rise === null || measured === null) return slopeBy(low, measured ?? rise ?? 0, 0)
	const disagreement = Math.abs(low + (run ?? 0) * rise - ceiling)
	return slopeBy(low, Math.min(measured, rise), disagreement)
}

/** The two or three readings that a slope is taken from, usual ones where they are missing. */
export function slopeReadings(fields: SlopeFields): {
	low: number | undefined
	run: number | undefined
	angle: number | undefined
} {
	const { low, run, angle } = fields
	if (run === undefined) return { low: low ?? USUAL.low, run, angle: angle ?? USUAL.angle }
	if (low === undefined && angle === undefined) return { low: USUAL.low, run, angle }
	return { low, run, angle }
}

/**
 * The three figures of a slope side by side: as measured where they were, else what follows from the others. `missing`:
 * how far three readings miss the ceiling, mm; above zero the slope comes out too low.
 */
export function slopeFiguresOf(
	fields: SlopeFields,
	ceiling: number,
): { low: number; run: number; angle: number; missing: number } {
	const given = slopeReadings(fields)
	const { low, tan, angle } = slopeOf(fields, ceiling)
	const figures = {
		low: given.low ?? low,
		run: given.run ?? (ceiling - low) / tan,
		angle: given.angle ?? angle,
	}
	const isWhole = Object.values(given).every((reading) => reading !== undefined)
	const missing = isWhole ? ceiling - figures.low - figures.run * tangent(figures.angle) : 0
	return { ...figures, missing }
}

function slopeBy(low: number, tan: number, disagreement: number): Slope {
	return { low, tan, angle: (Math.atan(tan) * 180) / Math.PI, disagreement }
}

/** Tangent of degrees. */
export function tangent(degrees: number): number {
	return Math.tan((degrees * Math.PI) / 180)
}

/** Cosine of the angle whose tangent is given. */
export function cosineOf(tan: number): number {
	return 1 / Math.hypot(1, tan)
}
