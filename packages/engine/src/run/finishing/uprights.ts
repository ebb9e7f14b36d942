import { CARCASS, CEILING_CLEAR, floorMm, HALF_GAP, PART_MAX } from '../../constants.ts'
import { type Board, type Point2, pointOn } from '../../furniture/board.ts'
import { clipPolygon } from '../../furniture/clip-polygon.ts'
import { frontBand } from '../../furniture/finish.ts'
import type { FittingBuilder } from '../../furniture/fitting.ts'
import type { Part } from '../../furniture/part.ts'
import { rectangle } from '../../furniture/rectangle.ts'
import type { RunFiller } from '../../furniture/run.ts'
import { wallBehind } from '../../room/breast.ts'
import { allowanceOf, carcassLimit, ceilingLine } from '../../room/envelope.ts'
import { backSlopeOf, SKIRTING_PLAY } from '../../room/run-depth.ts'
import { type EndSide, placeOfEnd } from '../../room/run-ends.ts'
import type { Design } from '../design.ts'
import { addPanelBattens } from '../front/front-fittings.ts'
import { heightAt } from '../layout/module-shape.ts'
import { type RunSpace, voidUnder } from '../space/run-space.ts'
import {
	exteriorOf,
	type FinishingContext,
	fillerPlane,
	panelStretches,
} from './finishing-context.ts'

export function buildEnd(context: FinishingContext, side: 'left' | 'right'): RunFiller[] {
	const { space, design } = context
	const end = space[side]
	const outer = side === 'left' ? space.margin.left : space.wall - space.margin.right - end.width
	if (end.kind === 'Play') return []
	if (end.kind === 'Blind' || end.kind === 'Corner') return buildCornerStrip(context, side)
	if (end.kind === 'Cheek') {
		buildCheek(context, outer)
		return []
	}
	if (end.kind === 'Void') {
		buildVoid(context, side, outer, end.width)
		return []
	}
	const from = side === 'left' ? outer : outer + HALF_GAP
	const top = topLine(context, from, from + end.width - HALF_GAP)
	const inner = side === 'left' ? (top.at(-1)?.[1] ?? 0) : (top[0]?.[1] ?? 0)
	addUpright(context, 'Filler', top, {
		width: end.width + design.filler.oversize,
		oversize: design.filler.oversize,
		scribed: [side],
	})
	return [{ place: placeOfEnd(space.side, side), width: end.width, length: Math.round(inner) }]
}

// Up to the ceiling with a top filler, else up to the carcass tops.
function topLine({ space }: FinishingContext, x1: number, x2: number): Point2[] {
	if (space.topFiller > 0) return ceilingLine(space.envelope, x1, x2)
	return [
		[x1, carcassLimit(space.envelope, x1)],
		[x2, carcassLimit(space.envelope, x2)],
	]
}

/** `scribed`: sides cut to a wall or a flank on site, without banding. */
type UprightSize = { width: number; oversize: number; scribed: readonly EndSide[] }

// Ordered as long as its higher edge. One that is longer than the sheet is two pieces, jointed at the carcass top.
function addUpright(
	context: FinishingContext,
	part: Part,
	top: readonly Point2[],
	size: UprightSize,
): void {
	const { builder, space, finishes } = context
	const { y, thickness } = fillerPlane(space)
	const x = top[0]?.[0] ?? 0
	const band = frontBand(finishes.exterior.category)
	const tallest = Math.max(...top.map(([, z]) => z))
	const reach = space.topFiller > 0 ? size.oversize : 0
	const lowest = Math.floor(Math.min(space.envelope.flat, ...top.map(([, z]) => z)))
	const joint = tallest + reach > PART_MAX.length ? lowest : 0
	const wide = (top.at(-1)?.[0] ?? 0) - x
	const common = {
		...exteriorOf(context),
		part,
		stance: 'Front',
		edges: {
			length1: size.scribed.includes('left') ? 0 : band,
			length2: size.scribed.includes('right') ? 0 : band,
		},
	} as const
	if (joint > 0) {
		builder.add({
			...common,
			x,
			y,
			z: 0,
			size: [wide, thickness, joint],
			blank: { length: joint, width: size.width },
		})
	}
	const edge = top.map(([px, z]): Point2 => [z - joint, px - x])
	const corners: Point2[] = [[0, 0], ...edge, [0, wide]]
	const outline = corners.filter(
		([z, px], i) => z !== corners[i - 1]?.[0] || px !== corners[i - 1]?.[1],
	)
	builder.add({
		...common,
		x,
		y,
		z: joint,
		size: [wide, thickness, tallest - joint],
		outline,
		blank: { length: Math.round(tallest) - joint + reach, width: size.width },
	})
}

/** Fillers that the buyer puts between modules have no oversize. */
export function buildCustomFillers(context: FinishingContext): RunFiller[] {
	const { places, design, space } = context
	return design.filler.custom
		.filter((filler) => filler.run === space.side && filler.after <= places.length)
		.map((filler, i, all) => {
			const before = places[filler.after - 1]
			const beside = all
				.slice(0, i)
				.filter((other) => other.after === filler.after)
				.reduce((sum, other) => sum + other.width, 0)
			const x = (before ? before.x + before.width : space.start) + beside + HALF_GAP
			const width = filler.width - 2 * HALF_GAP
			const top = topLine(context, x, x + width)
			const inner = Math.max(...top.map(([, z]) => z))
			addUpright(context, 'Filler', top, { width, oversize: 0, scribed: [] })
			return { place: 'Custom', width: filler.width, length: Math.round(inner) }
		})
}

export function buildZoneFillers(context: FinishingContext): RunFiller[] {
	const { walls, design } = context
	return walls.flatMap((zone, i): RunFiller[] => {
		if (zone.kind !== 'Filler') return []
		const atBreast = walls[i - 1]?.kind === 'Gap' || walls[i + 1]?.kind === 'Gap'
		const oversize = atBreast ? design.filler.oversize : 0
		const { x, width, scribed } = betweenNeighbours(context, i)
		const top = topLine(context, x, x + width)
		const inner = Math.max(...top.map(([, z]) => z))
		const blank = atBreast ? zone.width + oversize : width
		addUpright(context, 'Filler', top, { width: blank, oversize, scribed })
		return [{ place: 'Custom', width: zone.width, length: Math.round(inner) }]
	})
}

type Strip = { x: number; width: number } & Pick<UprightSize, 'scribed'>

// A strip is scribed to flank and wall, and keeps clear of carcasses and other fillers.
function betweenNeighbours({ walls, space }: FinishingContext, index: number): Strip {
	const { x, width } = walls[index] ?? { x: 0, width: 0 }
	const isSolid = (side: EndSide) =>
		walls[side === 'left' ? index - 1 : index + 1]?.kind === 'Gap' || isStripAt(side)
	const isStripAt = (side: EndSide) =>
		space.solid[side] > space.loss[side] && index === (side === 'left' ? 0 : walls.length - 1)
	const scribed = (['left', 'right'] as const).filter(isSolid)
	const play = (side: EndSide) => (scribed.includes(side) ? 0 : HALF_GAP)
	return { x: x + play('left'), width: width - play('left') - play('right'), scribed }
}

export function buildPanels(context: FinishingContext): void {
	const { builder, space, finishes, walls, fittings } = context
	const { y, thickness } = fillerPlane(space)
	const band = frontBand(finishes.exterior.category)
	const z = space.plinth + HALF_GAP
	const panels = walls
		.filter(({ kind }) => kind === 'FakeDoors')
		.flatMap((zone) => panelStretches(zone).map((stretch) => ({ ...stretch, rear: zone.rear })))
	for (const { x, width, rear } of panels) {
		const [from, to] = [x + HALF_GAP, x + width - HALF_GAP]
		const heightAbove = (px: number) => floorMm(carcassLimit(space.envelope, px) - HALF_GAP - z)
		const [left, right] = [heightAbove(from), heightAbove(to)]
		const panel = builder.add({
			...exteriorOf(context),
			part: 'FakeDoor',
			stance: 'Front',
			x: from,
			y,
			z,
			size: [to - from, thickness, Math.max(left, right)],
			outline: [
				[0, 0],
				[left, 0],
				[right, to - from],
				[0, to - from],
			],
			edges: { length1: band, length2: band, width1: band, width2: band },
		})
		if (rear > space.standoff) addPanelBattens(panel, fittings)
	}
}

function buildVoid(
	context: FinishingContext,
	side: 'left' | 'right',
	outer: number,
	width: number,
): void {
	if (voidUnder(context.space, side) === 'Reserve') return
	const from = side === 'left' ? outer : outer + HALF_GAP
	const top = ceilingLine(context.space.envelope, from, from + width - HALF_GAP)
	const oversize = context.design.filler.oversize
	addUpright(context, 'FakeDoor', top, { width: width + oversize, oversize, scribed: [side] })
}

const STRIP_BEHIND = 19

// Two strips at right angles close a corner: the run that passes shows Fc, the other one Fc less a board (domain 4.2).
function buildCornerStrip(context: FinishingContext, side: 'left' | 'right'): RunFiller[] {
	const { builder, space, design, finishes } = context
	const corner = space.side === 'Main' ? side : space.side === 'Left' ? 'left' : 'right'
	const clear = design.corner[corner]
	const { zone, width: stop } = space[side]
	// Where no run passes, the main run gets the strip of one that does.
	const isFront = zone !== undefined || (design.priority === 'None' && space.side === 'Main')
	const from = space.margin[side] + (zone ?? stop) - clear + (isFront ? 0 : STRIP_BEHIND)
	const visible = isFront ? clear : clear - STRIP_BEHIND
	const width = visible - HALF_GAP
	const x = side === 'left' ? from : space.wall - from - width
	const { y, thickness } = stripPlane(space, isFront)
	const band = frontBand(finishes.exterior.category)
	const height = stripHeight(context, x, x + width)
	const strip = builder.add({
		...exteriorOf(context),
		part: 'CornerStrip',
		stance: 'Front',
		x,
		y,
		z: 0,
		size: [width, thickness, height],
		blank: { length: height, width: visible },
		edges: { length1: band, length2: band },
	})
	if (!isFront) addCornerBatten(strip, side, context.fittings)
	return [{ place: 'Corner', width: visible, length: height }]
}

// One batten a corner: in line with the narrower strip, beside its edge towards the corner.
function addCornerBatten(strip: Board, side: EndSide, { add }: FittingBuilder): void {
	const { u, v, n } = strip.pose
	const way = side === 'left' ? -1 : 1
	const across = side === 'left' ? -STRIP_BEHIND / 2 : strip.width - HALF_GAP + STRIP_BEHIND / 2
	const pose = {
		origin: pointOn(strip, [0, across, strip.thickness / 2]),
		u,
		v: n,
		n: [way * v[0], way * v[1], way * v[2]] as const,
	}
	const { group, id, length } = strip
	add({ family: 'corner-batten', size: length }, { group, boards: [id], pose })
}

function stripHeight({ space, places }: FinishingContext, x1: number, x2: number): number {
	const before = places.find((place) => place.x <= x1 && place.x + place.width >= x2)
	const limits = [x1, x2].flatMap((x) => [
		carcassLimit(space.envelope, x),
		...(before ? [heightAt(before.shape.line, x)] : []),
	])
	return Math.floor(Math.min(...limits))
}

// Where open carcasses pass behind a corner, their strip stands before them.
function stripPlane(space: RunSpace, isFront: boolean): { y: number; thickness: number } {
	const plane = fillerPlane(space)
	return space.fronts || !isFront ? plane : { ...plane, y: plane.y + CARCASS }
}

// Flush with the leaf faces, scribed to what is behind, cut around kept skirting; no higher than the ceiling at its inner edge.
function buildCheek(context: FinishingContext, x: number): void {
	const { builder, space, design, finishes } = context
	const from = space.side === 'Main' ? wallBehind(design, x, x + CARCASS) : 0
	const depth = space.standoff + space.depth - from
	const band = frontBand(finishes.exterior.category)
	const top = topLine(context, x, x + CARCASS)
	const height = Math.floor(Math.min(...top.map(([, z]) => z)))
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

function notchedForSkirting({ baseboard }: Design, outline: Point2[], z: number): Point2[] {
	if (baseboard.height === 0 || baseboard.thickness === 0 || z > 0) return outline
	const up = baseboard.height + SKIRTING_PLAY.height
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
