// Stands in the plane of the leaves, up to the ceiling (domain 3.2, 7). Under a level ceiling a piece
// covers several modules; under a slope each module has its own.

import { HALF_GAP } from '../../constants.ts'
import type { Point2, Point3 } from '../../furniture/board.ts'
import type { BoardPlan } from '../../furniture/board-builder.ts'
import { frontBandThickness } from '../../furniture/finish.ts'
import type { RunFiller } from '../../furniture/run.ts'
import { carcassLimit, ceilingLine, flatFrom } from '../../room/envelope.ts'
import { heightAt } from '../layout/module-shape.ts'
import {
	exteriorOf,
	type FinishingContext,
	fillerPlane,
	type Stretch,
	stretchesOf,
} from './finishing-context.ts'
import { piecesAtJoints } from './pieces-at-joints.ts'

export function buildTopFiller(context: FinishingContext): RunFiller[] {
	const { space } = context
	if (space.topFiller === 0) return []
	const stretches = stretchesOf(context)
	for (const row of stretches.flatMap((stretch) => rowsOf(context, stretch))) {
		const first = row[0]
		if (first && row.every(isLevel(context))) buildLevel(context, row)
		else if (first && !isStepped(context, first)) buildSloped(context, first)
	}
	const closed = stretches.flat().filter((stretch) => !isLeftOpen(context, stretch))
	if (closed.length === 0) return []
	const length = closed.reduce((sum, stretch) => sum + stretch.width, 0)
	return [{ place: 'Top', width: space.topFiller, length }]
}

function isLevel({ space }: FinishingContext): (stretch: Stretch) => boolean {
	return ({ place, x, width }) =>
		!place?.shape.slanted &&
		ceilingLine(space.envelope, x, x + width).every(([, z]) => z === space.envelope.ceiling)
}

function isStepped({ design }: FinishingContext, { place }: Stretch): boolean {
	return design.slope.stepped && (place?.shape.slanted ?? false)
}

function isLeftOpen(context: FinishingContext, stretch: Stretch): boolean {
	return context.design.openSteps === true && isStepped(context, stretch)
}

// Neighbours under the flat ceiling share a piece; a custom filler or a slope ends it.
function rowsOf(context: FinishingContext, stretches: readonly Stretch[]): Stretch[][] {
	const level = isLevel(context)
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

function buildLevel(context: FinishingContext, row: readonly Stretch[]): void {
	const { builder, space, design, finishes } = context
	const { y, thickness } = fillerPlane(space)
	const visible = space.envelope.ceiling - space.envelope.flat
	for (const piece of piecesAtJoints(row)) {
		builder.add({
			...exteriorOf(context),
			part: 'TopFiller',
			stance: 'Rail',
			x: piece.x,
			y,
			z: space.envelope.flat + HALF_GAP,
			size: [piece.length, thickness, visible - HALF_GAP],
			blank: { length: piece.length, width: visible + design.filler.oversize },
			edges: { length1: frontBandThickness(finishes.exterior.category) },
		})
	}
}

const PIECE_MIN = 60

function lineOf({ space: { envelope } }: FinishingContext, { place, x, width }: Stretch): Point2[] {
	if (place) return place.shape.line
	const turns = envelope.slopes
		.map((slope) => flatFrom(envelope, slope))
		.filter((turn) => turn > x + PIECE_MIN && turn < x + width - PIECE_MIN)
	const apart = turns
		.toSorted((a, b) => a - b)
		.filter((turn, i, all) => i === 0 || turn - (all[i - 1] ?? 0) > PIECE_MIN)
	return [x, ...apart, x + width].map((px) => [px, carcassLimit(envelope, px)])
}

function buildSloped(context: FinishingContext, stretch: Stretch): void {
	const line = lineOf(context, stretch)
	for (let i = 1; i < line.length; i++) {
		const from = line[i - 1]
		const to = line[i]
		if (from && to) addStretch(context, line, from, to)
	}
}

function addStretch(
	context: FinishingContext,
	line: readonly Point2[],
	from: Point2,
	to: Point2,
): void {
	const { space, design } = context
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
	const nominal = rise === 0 ? ceilingRest(context, from, to) : visibleAcross(polygon, axes, space)
	// A module of 1200 between 300 and 2700 high is 2683 along its top, so every piece fits the sheet (domain 7).
	addPolygon(context, polygon, axes, { length: tenth(face), width: nominal + oversize })
}

// Over a level top under a slope the piece reaches the highest ceiling above it.
function ceilingRest({ space }: FinishingContext, from: Point2, to: Point2): number {
	const highest = Math.max(...ceilingLine(space.envelope, from[0], to[0]).map(([, z]) => z))
	return Math.ceil(Math.min(space.envelope.ceiling, highest) - from[1])
}

// Along a slope it shows the filler's width; over a chord, which is further from the ceiling, the whole gap.
function visibleAcross(
	polygon: readonly Point2[],
	{ v }: Axes,
	{ topFiller }: FinishingContext['space'],
): number {
	const across = polygon.map(([x, z]) => x * v[0] + z * v[2])
	return Math.max(topFiller, Math.ceil(Math.max(...across) - Math.min(...across)))
}

type Axes = { u: Point3; v: Point3; n: Point3 }

function axesAlong(cos: number, sin: number): Axes {
	return { u: [cos, 0, sin], v: [-sin, 0, cos], n: [0, 1, 0] }
}

function addPolygon(
	context: FinishingContext,
	polygon: readonly Point2[],
	{ u, v, n }: Axes,
	blank: NonNullable<BoardPlan['blank']>,
): void {
	const { builder, space, finishes } = context
	const { y, thickness } = fillerPlane(space)
	const along = polygon.map(([x, z]) => x * u[0] + z * u[2])
	const across = polygon.map(([x, z]) => x * v[0] + z * v[2])
	const [a0, b0] = [Math.min(...along), Math.min(...across)]
	const outline = polygon.map((_, i): Point2 => [(along[i] ?? 0) - a0, (across[i] ?? 0) - b0])
	builder.add({
		...exteriorOf(context),
		part: 'TopFiller',
		stance: 'Rail',
		axes: { u, v, n },
		x: a0 * u[0] + b0 * v[0],
		y,
		z: a0 * u[2] + b0 * v[2],
		size: [Math.max(...along) - a0, Math.max(...across) - b0, thickness],
		outline,
		blank,
		edges: { length1: frontBandThickness(finishes.exterior.category) },
	})
}

function tenth(value: number): number {
	return Math.round(value * 10) / 10
}
