// The line no carcass may cross (domain 3.5): the ceiling less its filler, measured square to it.
//
//            xt ┌─────────  flat: carcass height
//      E(x)  ／
//     HL ／     a
//     │x1
import { ceilMm, EPSILON } from '../constants.ts'
import type { Point2 } from '../furniture/board.ts'
import { cosineOf, type Slope } from './slope.ts'

/** In the run's axes: starts at `from` (0 or the wall's length) and rises away from it. */
export type RunSlope = Slope & { side: 'left' | 'right'; allowance: number }

export type Envelope = {
	wall: number
	flat: number
	ceiling: number
	slopes: readonly RunSlope[]
}

/** Whole mm, vertically below a slope, so that the filler has its width at right angles to it. */
export function allowanceOf(filler: number, tan: number): number {
	return ceilMm(filler / cosineOf(tan))
}

export function carcassLimit(envelope: Envelope, x: number): number {
	return Math.min(
		envelope.flat,
		...envelope.slopes.map((slope) => lineAt(envelope, slope, x) - slope.allowance),
	)
}

export function ceilingAt(envelope: Envelope, x: number): number {
	return Math.min(envelope.ceiling, ...envelope.slopes.map((slope) => lineAt(envelope, slope, x)))
}

function lineAt({ wall }: Envelope, slope: RunSlope, x: number): number {
	return slope.low + (slope.side === 'left' ? x : wall - x) * slope.tan
}

export function flatFrom(envelope: Envelope, slope: RunSlope): number {
	const run = (envelope.flat + slope.allowance - slope.low) / slope.tan
	return slope.side === 'left' ? run : envelope.wall - run
}

/** A slope is lowest at its own end of the stretch, so only that end is compared. */
export function slopesOver(envelope: Envelope, x1: number, x2: number): RunSlope[] {
	return envelope.slopes.filter((slope) => {
		const x = slope.side === 'left' ? x1 : x2
		const above = (other: RunSlope) => lineAt(envelope, other, x) - other.allowance
		const others = envelope.slopes.filter((other) => other !== slope).map(above)
		return above(slope) < Math.min(envelope.flat, ...others) - EPSILON
	})
}

export function isBetween(x: number, x1: number, x2: number): boolean {
	return x - x1 > EPSILON && x2 - x > EPSILON
}

/** Corner points from left to right. A flat ceiling is never higher than a ridge. */
export function ceilingLine(envelope: Envelope, x1: number, x2: number): Point2[] {
	const corners = envelope.slopes
		.map((slope) => flatFrom({ ...envelope, flat: envelope.ceiling }, { ...slope, allowance: 0 }))
		.filter((x) => isBetween(x, x1, x2))
	return [x1, ...corners.toSorted((a, b) => a - b), x2].map((x) => [x, ceilingAt(envelope, x)])
}

export function ridgeX({ slopes, wall }: Pick<Envelope, 'slopes' | 'wall'>): number | null {
	const left = slopes.find((slope) => slope.side === 'left')
	const right = slopes.find((slope) => slope.side === 'right')
	if (!left || !right) return null
	return (right.low - left.low + wall * right.tan) / (left.tan + right.tan)
}
