import type { RoomChoices } from '../../room/fields.ts'
import { slopeReadings, tangent } from '../../room/slope.ts'
import type { Band, Tolerance } from './tolerance.ts'

export type SlopeFields = NonNullable<NonNullable<RoomChoices['slope']>['left']>

export type SlopeLine = { low: number; tan: number }

export function slopeBounds(
	fields: SlopeFields,
	hu: Band,
	tolerance: Tolerance,
): { lo: SlopeLine; hi: SlopeLine } {
	const { low, run, angle } = slopeReadings(fields)
	const { length: t, angle: a } = tolerance
	if (low === undefined) {
		const rises = { lo: tangent((angle ?? 0) + a), hi: tangent((angle ?? 0) - a) }
		return {
			lo: { low: hu.lo - ((run ?? 0) + t) * rises.lo, tan: rises.lo },
			hi: { low: hu.hi - ((run ?? 0) - t) * rises.hi, tan: rises.hi },
		}
	}
	const byRun =
		run === undefined
			? null
			: { lo: (hu.lo - (low - t)) / (run + t), hi: (hu.hi - (low + t)) / (run - t) }
	const byAngle = angle === undefined ? null : { lo: tangent(angle - a), hi: tangent(angle + a) }
	const { lo, hi } = both(byRun, byAngle)
	return { lo: { low: low - t, tan: lo }, hi: { low: low + t, tan: hi } }
}

// The true ceiling agrees with both bands; where they do not overlap, the worse of both counts.
function both(first: Band | null, second: Band | null): Band {
	if (!first || !second) return first ?? second ?? { lo: 0, hi: 0 }
	const lo = Math.max(first.lo, second.lo)
	const hi = Math.min(first.hi, second.hi)
	if (lo <= hi) return { lo, hi }
	return { lo: Math.min(first.lo, second.lo), hi: Math.max(first.hi, second.hi) }
}
