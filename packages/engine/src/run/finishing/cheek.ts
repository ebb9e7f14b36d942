import { CARCASS, CEILING_CLEAR, PART_MAX } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import { frontBandThickness } from '../../furniture/finish.ts'
import { clipPolygon } from '../../furniture/outline/clip-polygon.ts'
import { rectangle } from '../../furniture/outline/rectangle.ts'
import { wallBehind } from '../../room/breast.ts'
import { allowanceOf } from '../../room/envelope.ts'
import { backSlopeOf, SKIRTING_PLAY } from '../../room/run-depth.ts'
import type { Design } from '../design.ts'
import type { RunSpace } from '../space/run-space.ts'
import { exteriorOf, type FinishingContext, topLine } from './finishing-context.ts'

/**
 * Flush with the leaf faces, scribed to what is behind, cut around kept skirting; no higher than
 * the ceiling at its inner edge.
 */
export function buildCheek(context: FinishingContext, x: number): void {
	const { builder, space, design, finishes } = context
	const from = space.side === 'Main' ? wallBehind(design, x, x + CARCASS) : 0
	const depth = space.standoff + space.depth - from
	const band = frontBandThickness(finishes.exterior.category)
	const height = cheekHeight(context, x)
	const whole = cheekProfile(context, height, { from, depth })
	// Edges at wall, floor and ceiling are scribed; a joint between two pieces is not.
	for (const [i, piece] of cheekPieces(space, height, design.filler.oversize).entries()) {
		const isTop = piece.z + piece.height === height
		const part = clipPolygon(whole, 0, piece.z, piece.z + piece.height)
		builder.add({
			...exteriorOf(context),
			part: 'FinishingCheek',
			stance: 'Upright',
			x,
			y: from,
			z: piece.z,
			size: [CARCASS, depth, piece.height],
			outline: notchedForSkirting(
				design,
				part.map(([a, b]): Point2 => [a - piece.z, b]),
				piece.z,
			),
			blank: { length: piece.blank, width: depth },
			edges: {
				length2: band,
				width1: i === 0 ? 0 : band,
				width2: isTop && space.topFiller > 0 ? 0 : band,
			},
		})
	}
}

function cheekHeight(context: FinishingContext, x: number): number {
	const { space, design, places } = context
	const top = topLine(context, x, x + CARCASS)
	const height = Math.floor(Math.min(...top.map(([, z]) => z)))
	if (!design.openSteps || !design.slope.stepped || space.topFiller > 0) return height
	const [first, last] = [places[0], places.at(-1)]
	const beside = first && x < first.x ? first.shape.heightLeft : last?.shape.heightRight
	return Math.min(height, beside ?? height)
}

// Length up, width from the wall: level, or lower at the wall under a back slope.
function cheekProfile(
	{ space, design }: FinishingContext,
	height: number,
	{ from, depth }: { from: number; depth: number },
): Point2[] {
	const slope = backSlopeOf(design, space.side)
	if (!slope) return rectangle(height, depth)
	const lowered = space.topFiller > 0 ? 0 : allowanceOf(CEILING_CLEAR, slope.tan)
	const at = (y: number) =>
		Math.min(height, Math.floor(slope.low + (from + y) * slope.tan - lowered))
	const turn = (height + lowered - slope.low) / slope.tan - from
	const corner: Point2[] = turn > 0 && turn < depth ? [[height, Math.ceil(turn)]] : []
	return [[0, 0], [at(0), 0], ...corner, [at(depth), depth], [0, depth]]
}

/** `z`: of its lower edge above the floor. */
export function notchedForSkirting(
	{ baseboard }: Pick<Design, 'baseboard'>,
	outline: Point2[],
	z: number,
): Point2[] {
	const up = baseboard.height + SKIRTING_PLAY.height - z
	if (baseboard.height === 0 || baseboard.thickness === 0 || up <= 0) return outline
	const out = baseboard.thickness + SKIRTING_PLAY.thickness
	const rear = Math.max(...outline.filter(([, b]) => b === 0).map(([a]) => a))
	if (up >= rear) return clipPolygon(outline, 1, out, Number.POSITIVE_INFINITY)
	return [[0, out], [up, out], [up, 0], ...outline.filter(([a, b]) => a > 0 || b > 0)]
}

function cheekPieces(
	{ topFiller, carcassHeight }: RunSpace,
	height: number,
	oversize: number,
): { z: number; height: number; blank: number }[] {
	if (topFiller === 0) return [{ z: 0, height, blank: height }]
	if (height + oversize <= PART_MAX.length) return [{ z: 0, height, blank: height + oversize }]
	const above = height - carcassHeight
	return [
		{ z: 0, height: carcassHeight, blank: carcassHeight },
		{ z: carcassHeight, height: above, blank: above + oversize },
	]
}
