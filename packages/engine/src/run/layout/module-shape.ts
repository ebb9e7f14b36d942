// The top of a module under a sloped ceiling (domain 3.5, table).
import { EPSILON, floorMm } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import type { TopShape } from '../../furniture/run.ts'
import {
	carcassLimit,
	type Envelope,
	flatFrom,
	isBetween,
	slopesOver,
} from '../../room/envelope.ts'

/** `line`: outer face of the top from left to right; `lowSide`: where it is lower. */
export type ModuleShape = {
	top: TopShape
	line: Point2[]
	heightLeft: number
	heightRight: number
	lowSide: 'left' | 'right' | null
	/** The envelope falls to one side, even where the top is straight: leaves hinge on the high side. */
	slanted: boolean
	/** Two slopes leave more above the module than a filler can close. */
	ridged: boolean
}

const SEGMENT_MIN = 150
const REST_MAX = 300

export function moduleShape(
	envelope: Envelope,
	x1: number,
	x2: number,
	stepped: boolean,
): ModuleShape {
	const [slope, other] = slopesOver(envelope, x1, x2)
	if (!slope) return straight([x1, x2], floorMm(envelope.flat), { lowSide: null, ridged: false })
	const [left, right] = [carcassLimit(envelope, x1), carcassLimit(envelope, x2)]
	const low = floorMm(Math.min(left, right))
	const lowSide = left <= right ? 'left' : 'right'
	const rest = envelope.ceiling - low
	if (stepped || other) {
		return straight([x1, x2], low, { lowSide, ridged: !stepped && rest > REST_MAX })
	}
	const turn = flatFrom(envelope, slope)
	const slopedLength = slope.side === 'left' ? turn - x1 : x2 - turn
	const flatLength = x2 - x1 - slopedLength
	if (flatLength < EPSILON) return sloped('FullSlope', [x1, left], [x2, right])
	if (Math.min(slopedLength, flatLength) >= SEGMENT_MIN) {
		return sloped('PartialSlope', [x1, left], [turn, envelope.flat], [x2, right])
	}
	if (slopedLength < SEGMENT_MIN && rest <= REST_MAX) {
		return straight([x1, x2], low, { lowSide, ridged: false })
	}
	// From the low end straight to the flat part: the chord of a concave envelope stays inside it.
	return sloped('FullSlope', [x1, floorMm(left)], [x2, floorMm(right)])
}

function straight(
	[x1, x2]: [number, number],
	height: number,
	{ lowSide, ridged }: Pick<ModuleShape, 'lowSide' | 'ridged'>,
): ModuleShape {
	return {
		top: 'Straight',
		line: [
			[x1, height],
			[x2, height],
		],
		heightLeft: height,
		heightRight: height,
		lowSide,
		slanted: lowSide !== null,
		ridged,
	}
}

function sloped(top: TopShape, first: Point2, ...others: [Point2, ...Point2[]]): ModuleShape {
	const last = others.at(-1) ?? first
	return {
		top,
		line: [first, ...others],
		heightLeft: floorMm(first[1]),
		heightRight: floorMm(last[1]),
		lowSide: first[1] <= last[1] ? 'left' : 'right',
		slanted: true,
		ridged: false,
	}
}

function segmentsOf(line: readonly Point2[]): { x: number; z: number; rise: number }[] {
	return line.slice(1).map(([x, z], i) => {
		const [fromX, fromZ] = line[i] ?? [x, z]
		return { x, z, rise: (z - fromZ) / (x - fromX) }
	})
}

/** Only for a line that bends downwards, as carcass tops do. */
export function heightAt(line: readonly Point2[], x: number): number {
	return undersideAt(line, x, 0)
}

/** The line at a thickness below, measured square to each segment. */
export function undersideAt(line: readonly Point2[], x: number, thickness: number): number {
	return Math.min(
		...segmentsOf(line).map(
			({ x: from, z, rise }) => z + (x - from) * rise - thickness * Math.hypot(1, rise),
		),
	)
}

export function cornersUnder(
	line: readonly Point2[],
	distance: number,
	x1: number,
	x2: number,
): Point2[] {
	const segments = segmentsOf(line)
	return segments.slice(1).flatMap((after, i): Point2[] => {
		const before = segments[i] ?? after
		const lower = (rise: number) => distance * Math.hypot(1, rise)
		// Both lowered lines pass here: z + rise · shift - lower(rise).
		const shift = (lower(before.rise) - lower(after.rise)) / (before.rise - after.rise)
		const at = before.x + shift
		const z = before.z + before.rise * shift - lower(before.rise)
		return isBetween(at, x1, x2) ? [[at, z]] : []
	})
}
