import type { RoomChoices } from './fields.ts'

type SlopeFields = NonNullable<NonNullable<RoomChoices['slope']>['left']>

export type Slope = {
	low: number
	/** Rise per mm away from the wall. */
	tan: number
	angle: number
	/** mm by which the three readings disagree; 0 for two readings. */
	disagreement: number
}

const USUAL = { low: 1200, angle: 45 } as const

/**
 * Two of low height, run and angle give a slope (domain 0.1). Of three, the flatter rise counts,
 * so that no measured line is crossed.
 */
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

/** Missing figures follow from the others. `missing`: mm by which three readings fall short of the ceiling. */
export function slopeFiguresOf(
	fields: SlopeFields,
	ceiling: number,
): { low: number; run: number; angle: number; missing: number } {
	const readings = slopeReadings(fields)
	const { low, tan, angle } = slopeOf(fields, ceiling)
	const figures = {
		low: readings.low ?? low,
		run: readings.run ?? (ceiling - low) / tan,
		angle: readings.angle ?? angle,
	}
	const isWhole = Object.values(readings).every((reading) => reading !== undefined)
	const missing = isWhole ? ceiling - figures.low - figures.run * tangent(figures.angle) : 0
	return { ...figures, missing }
}

function slopeBy(low: number, tan: number, disagreement: number): Slope {
	return { low, tan, angle: (Math.atan(tan) * 180) / Math.PI, disagreement }
}

export function tangent(degrees: number): number {
	return Math.tan((degrees * Math.PI) / 180)
}

export function cosineOf(tan: number): number {
	return 1 / Math.hypot(1, tan)
}
