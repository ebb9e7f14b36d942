// The strip between carcass tops and ceiling, in the plane of the leaves (domain 3.2, 7).
// Level ceilings: pieces over several modules. Under a slope: made per module, along the slope.

import { HALF_GAP } from '../../constants.ts'
import type { Point2, Point3 } from '../../furniture/board.ts'
import type { BoardPlan } from '../../furniture/board-builder.ts'
import { frontBand } from '../../furniture/finish.ts'
import type { RunFiller } from '../../furniture/run.ts'
import { carcassLimit, ceilingLine, flatFrom } from '../../room/envelope.ts'
import { heightAt } from '../layout/module-shape.ts'
import {
	exteriorOf,
	type FinishingCase,
	fillerPlane,
	type Stretch,
	stretchesOf,
} from './finishing-case.ts'
import { piecesAtJoints } from './pieces-at-joints.ts'

/** Makes the top filler of a run; none where the furniture stays free under the ceiling. */
export function buildTopFiller(given: FinishingCase): RunFiller[] {
	const { space } = given
	if (space.topFiller === 0) return []
	const stretches = stretchesOf(given)
	for (const row of stretches.flatMap((stretch) => rowsOf(given, stretch))) {
		const first = row[0]
		if (first && row.every(isLevel(given))) buildLevel(given, row)
		else if (first && !isStepped(given, first)) buildSloped(given, first)
	}
	const length = stretches.flat().reduce((sum, stretch) => sum + stretch.width, 0)
	return [{ place: 'Top', width: space.topFiller, length }]
}

function isLevel({ space }: FinishingCase): (stretch: Stretch) => boolean {
	return ({ place, x, width }) =>
		!place?.shape.slanted &&
		ceilingLine(space.envelope, x, x + width).every(([, z]) => z === space.envelope.ceiling)
}

// A stepped module leaves the triangle above it open.
function isStepped({ design }: FinishingCase, { place }: Stretch): boolean {
	return design.slope.stepped && (place?.shape.slanted ?? false)
}

// Neighbours under the flat ceiling share a piece; a custom filler or a slope parts them.
function rowsOf(given: FinishingCase, stretches: readonly Stretch[]): Stretch[][] {
	const level = isLevel(given)
	const rows: Stretch[][] = []
	stretches.forEach((stretch, i) => {
		const row = rows.at(-1)
		const before = stretches[i - 1]
		const touches = before && stretch.x - (before.x + before.width) < HALF_GAP
		if (row && before && touches && level(before) && level(stretch)) row.push(stretch)
		else rows.push([stretch])
	})
	return rows
}

function buildLevel(given: FinishingCase, row: readonly Stretch[]): void {
	const { builder, space, design, finishes } = given
	const { y, thickness } = fillerPlane(space)
	const visible = space.envelope.ceiling - space.envelope.flat
	for (const piece of piecesAtJoints(row)) {
		builder.add({
			...exteriorOf(given),
			part: 'TopFiller',
			stance: 'Rail',
			x: piece.x,
			y,
			z: space.envelope.flat + HALF_GAP,
			size: [piece.length, thickness, visible - HALF_GAP],
			blank: { length: piece.length, width: visible + design.filler.oversize },
			edges: { length1: frontBand(finishes.exterior.category) },
		})
	}
}

/** A piece shorter than this is not worth a joint: its neighbour goes over it. */
const PIECE_MIN = 60

// Over a fixed panel the carcass line itself, corners included.
function lineOf({ space: { envelope } }: FinishingCase, { place, x, width }: Stretch): Point2[] {
	if (place) return place.shape.line
	const turns = envelope.slopes
		.map((slope) => flatFrom(envelope, slope))
		.filter((turn) => turn > x + PIECE_MIN && turn < x + width - PIECE_MIN)
	const apart = turns
		.toSorted((a, b) => a - b)
		.filter((turn, i, all) => i === 0 || turn - (all[i - 1] ?? 0) > PIECE_MIN)
	return [x, ...apart, x + width].map((px) => [px, carcassLimit(envelope, px)])
}

// One piece per straight stretch of the carcass top, cut plumb at its ends.
function buildSloped(given: FinishingCase, stretch: Stretch): void {
	const line = lineOf(given, stretch)
	for (let i = 1; i < line.length; i++) {
		const from = line[i - 1]
		const to = line[i]
		if (from && to) addStretch(given, line, from, to)
	}
}

function addStretch(given: FinishingCase, line: readonly Point2[], from: Point2, to: Point2): void {
	const { space, design } = given
	const run = to[0] - from[0]
	const rise = to[1] - from[1]
	const face = Math.hypot(run, rise)
	const above = HALF_GAP * (face / run)
	const lower = (x: number) => heightAt(line, x) + above
	const upper = ceilingLine(space.envelope, from[0], to[0])
	const polygon: Point2[] = [
		[from[0], lower(from[0])],
		[to[0], lower(to[0])],
		...upper.toReversed(),
	]
	const oversize = design.filler.oversize
	const axes = axesAlong(run / face, rise / face)
	const nominal = rise === 0 ? ceilingRest(given, from, to) : visibleAcross(polygon, axes, space)
	// A module of 1200 between 300 and 2700 high is 2683 along its top: no piece passes the sheet (domain 7).
	addPolygon(given, polygon, axes, { length: tenth(face), width: nominal + oversize })
}

// Over a level top under a slope the piece reaches the highest ceiling above it.
function ceilingRest({ space }: FinishingCase, from: Point2, to: Point2): number {
	const highest = Math.max(...ceilingLine(space.envelope, from[0], to[0]).map(([, z]) => z))
	return Math.ceil(Math.min(space.envelope.ceiling, highest) - from[1])
}

// Along the slope it shows the filler's width; over a chord, further from the ceiling, all there is between.
function visibleAcross(
	polygon: readonly Point2[],
	{ v }: Axes,
	{ topFiller }: FinishingCase['space'],
): number {
	const across = polygon.map(([x, z]) => x * v[0] + z * v[2])
	return Math.max(topFiller, Math.ceil(Math.max(...across) - Math.min(...across)))
}

type Axes = { u: Point3; v: Point3; n: Point3 }

function axesAlong(cos: number, sin: number): Axes {
	return { u: [cos, 0, sin], v: [-sin, 0, cos], n: [0, 1, 0] }
}

/** Lays a polygon of the leaves' plane along its axes, as a board. */
function addPolygon(
	given: FinishingCase,
	polygon: readonly Point2[],
	{ u, v, n }: Axes,
	blank: NonNullable<BoardPlan['blank']>,
): void {
	const { builder, space, finishes } = given
	const { y, thickness } = fillerPlane(space)
	const along = polygon.map(([x, z]) => x * u[0] + z * u[2])
	const across = polygon.map(([x, z]) => x * v[0] + z * v[2])
	const [a0, b0] = [Math.min(...along), Math.min(...across)]
	const outline = polygon.map((_, i): Point2 => [(along[i] ?? 0) - a0, (across[i] ?? 0) - b0])
	builder.add({
		...exteriorOf(given),
		part: 'TopFiller',
		stance: 'Rail',
		axes: { u, v, n },
		x: a0 * u[0] + b0 * v[0],
		y,
		z: a0 * u[2] + b0 * v[2],
		size: [Math.max(...along) - a0, Math.max(...across) - b0, thickness],
		outline,
		blank,
		edges: { length1: frontBand(finishes.exterior.category) },
	})
}

function tenth(value: number): number {
	return Math.round(value * 10) / 10
}
