// The top of one module under a sloped ceiling (domain 3.5, table): which rule, and the line its top follows.
import { EPSILON, floorMm } from '../constants.ts'
import type { Point2, TopShape } from '../furniture.ts'
import { carcassLimit, type Envelope, flatFrom, slopesOver } from '../room/envelope.ts'

/** `line`: outer face of the top from left to right, full precision on a slope; `lowSide`: where it is lower. */
export type ModuleShape = {
	top: TopShape
	line: Point2[]
	heightLeft: number
	heightRight: number
	lowSide: 'left' | 'right' | null
	/** The envelope is lower on one side although the top may be straight: leaves hinge on the high side. */
	slanted: boolean
	/** Two slopes over one module leave more than a filler can close. */
	ridged: boolean
}

/** Each sloped or flat segment of a top must be this long. */
const SEGMENT_MIN = 150
/** What a filler above a straight top may close. */
const REST_MAX = 300

/** The shape of a module between two local x. */
export function moduleShape(
	envelope: Envelope,
	x1: number,
	x2: number,
	stepped: boolean,
): ModuleShape {
	const left = carcassLimit(envelope, x1)
	const right = carcassLimit(envelope, x2)
	const over = slopesOver(envelope, x1, x2)
	const low = Math.min(floorMm(left), floorMm(right))
	const isFlat = over.length === 0
	if (isFlat) return straight(x1, x2, floorMm(envelope.flat), null, false)
	const lowSide = left <= right ? 'left' : 'right'
	if (stepped) return straight(x1, x2, low, lowSide, false)
	if (over.length > 1) return straight(x1, x2, low, lowSide, envelope.ceiling - low > REST_MAX)
	const slope = over[0]
	if (!slope) throw new Error('a slope lies over the module')
	const turn = flatFrom(envelope, slope)
	const isWhole = slope.side === 'left' ? x2 <= turn + EPSILON : x1 >= turn - EPSILON
	if (isWhole)
		return sloped(
			'FullSlope',
			[
				[x1, left],
				[x2, right],
			],
			lowSide,
		)
	const slopedLength = slope.side === 'left' ? turn - x1 : x2 - turn
	const flatLength = x2 - x1 - slopedLength
	if (slopedLength >= SEGMENT_MIN && flatLength >= SEGMENT_MIN) {
		return sloped(
			'PartialSlope',
			[
				[x1, left],
				[turn, envelope.flat],
				[x2, right],
			],
			lowSide,
		)
	}
	if (slopedLength < SEGMENT_MIN && envelope.ceiling - low <= REST_MAX) {
		return straight(x1, x2, low, lowSide, false)
	}
	return chord(x1, x2, floorMm(left), floorMm(right), lowSide)
}

function straight(
	x1: number,
	x2: number,
	height: number,
	lowSide: ModuleShape['lowSide'],
	ridged: boolean,
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

function sloped(top: TopShape, line: Point2[], lowSide: ModuleShape['lowSide']): ModuleShape {
	const heightLeft = floorMm(line[0]?.[1] ?? 0)
	const heightRight = floorMm(line.at(-1)?.[1] ?? 0)
	return { top, line, heightLeft, heightRight, lowSide, slanted: true, ridged: false }
}

// A straight line from the low end to the flat part: the chord of a concave envelope, always inside.
function chord(
	x1: number,
	x2: number,
	left: number,
	right: number,
	lowSide: ModuleShape['lowSide'],
): ModuleShape {
	return sloped(
		'FullSlope',
		[
			[x1, left],
			[x2, right],
		],
		lowSide,
	)
}

/** Height of a polyline at x, full precision; outside its ends the end's height. */
export function heightAt(line: readonly Point2[], x: number): number {
	const right = line.findIndex(([px]) => px >= x)
	const b = line[right]
	const a = line[right - 1]
	if (!b) return line.at(-1)?.[1] ?? 0
	if (!a) return b[1]
	return a[1] + ((x - a[0]) * (b[1] - a[1])) / (b[0] - a[0])
}

/** Rise per mm of a polyline left (-) or right (+) of x. */
function riseAt(line: readonly Point2[], x: number, towards: 'left' | 'right'): number {
	for (let i = 1; i < line.length; i++) {
		const a = line[i - 1]
		const b = line[i]
		if (!a || !b) continue
		const inside = towards === 'right' ? x >= a[0] && x < b[0] : x > a[0] && x <= b[0]
		if (inside) return (b[1] - a[1]) / (b[0] - a[0])
	}
	return 0
}

/** Underside of a top panel of 18 that follows the line, at x: measured square to it. */
export function undersideAt(line: readonly Point2[], x: number, thickness: number): number {
	const at = (towards: 'left' | 'right') =>
		heightAt(line, x) - thickness * Math.hypot(1, riseAt(line, x, towards))
	return Math.min(at('left'), at('right'))
}

/** Corners of a polyline strictly between two x. */
export function cornersBetween(line: readonly Point2[], x1: number, x2: number): Point2[] {
	return line.filter(([x]) => x > x1 + EPSILON && x < x2 - EPSILON)
}

/** Corners of the line that keeps a distance square to a polyline from below, strictly between two x. */
export function cornersUnder(
	line: readonly Point2[],
	distance: number,
	x1: number,
	x2: number,
): Point2[] {
	return line.slice(1, -1).flatMap(([x, z]): Point2[] => {
		const [before, after] = [riseAt(line, x, 'left'), riseAt(line, x, 'right')]
		const lower = (rise: number) => distance * Math.hypot(1, rise)
		// Both lowered lines pass here: z + rise · shift - lower(rise).
		const shift = (lower(before) - lower(after)) / (before - after)
		const at = x + shift
		return at > x1 + EPSILON && at < x2 - EPSILON ? [[at, z + before * shift - lower(before)]] : []
	})
}
