import { floorMm, HALF_GAP, PART_MAX } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import { frontBandThickness } from '../../furniture/finish.ts'
import type { Part } from '../../furniture/part.ts'
import type { RunFiller } from '../../furniture/run.ts'
import { carcassLimit, ceilingLine } from '../../room/envelope.ts'
import { type EndSide, placeOfEnd } from '../../room/run-ends.ts'
import { addPanelBattens } from '../front/front-fittings.ts'
import { voidUnder } from '../space/run-space.ts'
import { buildCheek } from './cheek.ts'
import { buildCornerStrip } from './corner-strip.ts'
import {
	exteriorOf,
	type FinishingContext,
	fillerPlane,
	panelStretches,
	topLine,
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
	const band = frontBandThickness(finishes.exterior.category)
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
	const band = frontBandThickness(finishes.exterior.category)
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
