// Readings that cannot all be true (domain 3.6), each with the line whose smallest change would mend it.

import type { RunSide } from '../../issue.ts'
import type { RoomChoices } from '../../room/fields.ts'
import { hasWall } from '../../room/has-wall.ts'
import { deviationOf } from '../../room/readings.ts'
import { backSlopeOf } from '../../room/run-depth.ts'
import { tangent } from '../../room/slope.ts'
import type { Design } from '../../run/design.ts'
import { SURVEY_ABOVE } from '../../run/space/filler-issues.ts'
import { SLOPE_READINGS } from '../../run/space/room-issues.ts'
import { DIAGONAL } from '../../run/space/run-space-issues.ts'
import type { Line } from './condition.ts'
import { ANGLE_TOLERANCE, tolerances } from './tolerance.ts'

/** `measured`: how far the readings lie apart, or the reading itself where there is only one. */
export type Contradiction = Line & { measured: number; limit: number }

export function contradictionsOf(
	configuration: RoomChoices,
	design: Design,
	run: RunSide,
): Contradiction[] {
	return [
		...lengthsOf(configuration, design, run).flatMap(([line, readings]) => apartOf(line, readings)),
		...slopesOf(configuration, design, run),
		...diagonalsOf(design, run),
	]
}

type Lengths = [line: string, readings: readonly number[]][]

function lengthsOf({ room }: RoomChoices, design: Design, run: RunSide): Lengths {
	const width: Lengths =
		run === 'Main' && design.walls === 'Both' ? [['room.width', design.width]] : []
	const left = run === 'Left' || (run === 'Main' && room.sideLeft !== undefined)
	const right = run === 'Right' || (run === 'Main' && room.sideRight !== undefined)
	return [
		...width,
		['hu', design.hu],
		...(left ? ([['room.sideLeft', design.sides.left.readings]] satisfies Lengths) : []),
		...(right ? ([['room.sideRight', design.sides.right.readings]] satisfies Lengths) : []),
	]
}

function apartOf(line: string, readings: readonly number[]): Contradiction[] {
	const measured = deviationOf(readings)
	if (measured <= SURVEY_ABOVE) return []
	return [{ line, reading: outlierOf(readings), measured, limit: SURVEY_ABOVE }]
}

// The reading that agrees with the others after the smallest change; of two, the first.
function outlierOf(readings: readonly number[]): number {
	const changes = readings.map((reading, i) => {
		const others = readings.filter((_, other) => other !== i)
		const low = Math.max(...others) - SURVEY_ABOVE
		const high = Math.min(...others) + SURVEY_ABOVE
		// The others contradict each other too: this reading alone cannot mend it.
		const alone = Math.max(0, deviationOf(others) - SURVEY_ABOVE)
		return Math.max(low - reading, reading - high) + alone * readings.length
	})
	return changes.indexOf(Math.min(...changes))
}

function slopesOf({ slope }: RoomChoices, design: Design, run: RunSide): Contradiction[] {
	return (['left', 'right', 'back'] as const).flatMap((side) => {
		const found = design.slope[side]
		const fields = slope?.[side]
		if (!found || !fields || found.disagreement <= SLOPE_READINGS) return []
		const concerns = run === 'Main' || side === 'back' || backSlopeOf(design, run) === found
		if (!concerns) return []
		const line = slopeCulprit(side, fields, design)
		const measured = Math.round(found.disagreement)
		return [{ line, reading: null, measured, limit: SLOPE_READINGS }]
	})
}

type SlopeFields = NonNullable<NonNullable<RoomChoices['slope']>['left']>

// The reading that changes the sum most per tolerance: over a long run the angle, under a steep slope the run.
function slopeCulprit(side: string, fields: SlopeFields, { source }: Design): string {
	const { run = 0, angle = 0 } = fields
	const length = tolerances[source]
	const tan = tangent(angle)
	const changes = [
		{ line: `slope.${side}.angle`, change: run * (tangent(angle + ANGLE_TOLERANCE) - tan) },
		{ line: `slope.${side}.low`, change: length },
		{ line: `slope.${side}.run`, change: length * tan },
		{ line: 'hu', change: length },
	]
	return changes.toSorted((a, b) => b.change - a.change)[0]?.line ?? `slope.${side}`
}

function diagonalsOf(design: Design, run: RunSide): Contradiction[] {
	const ends = run === 'Main' ? (['left', 'right'] as const) : ([sideOf(run)] as const)
	return ends.flatMap((side): Contradiction[] => {
		const measured = design.diagonal[side]
		if (measured === null || !hasWall(design, side)) return []
		if (measured >= DIAGONAL.min && measured <= DIAGONAL.max) return []
		const limit = measured < DIAGONAL.min ? DIAGONAL.min : DIAGONAL.max
		const line = side === 'left' ? 'room.diagonalLeft' : 'room.diagonalRight'
		return [{ line, reading: null, measured, limit }]
	})
}

function sideOf(run: RunSide): 'left' | 'right' {
	return run === 'Left' ? 'left' : 'right'
}
