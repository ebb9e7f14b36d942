// The boards of a desk around its pedestals (domain-types 21.2, 20.2 to 20.4).
import { CARCASS, PLINTH_PLAY, PLINTH_SETBACK } from '../../constants.ts'
import type { Board, Bore, Edges } from '../../furniture/board.ts'
import type { BoardBuilder, BoardPlan } from '../../furniture/board-builder.ts'
import { type Finishes, frontBandThickness, grainOf } from '../../furniture/finish.ts'
import { FURNITURE } from '../../furniture/group.ts'
import type { DeskDesign } from './defaults.ts'
import type { DeskLayout, PlacedSupport, Span } from './layout.ts'
import { BATTEN, GLIDE, GROMMETS, MODESTY_BOARD, STEEL } from './limits.ts'
import type { Pedestal } from './support/pedestals.ts'

export type DeskContext = {
	desk: DeskDesign
	layout: DeskLayout
	builder: BoardBuilder
	finishes: Finishes
}

/** The band of a worktop, before lacquer. */
const TOP_BAND = 2

const around = (band: number): Edges => ({
	length1: band,
	length2: band,
	width1: band,
	width2: band,
})

type Finish = Pick<BoardPlan, 'module' | 'owner' | 'material' | 'grain'>

function exteriorOf({ exterior }: Finishes): Finish {
	return {
		module: null,
		owner: FURNITURE,
		material: exterior.reference,
		grain: grainOf(exterior, 'length'),
	}
}

export function addWorktop({ desk, layout, builder, finishes }: DeskContext): Board {
	const { x, length, underside } = layout
	const bores = layout.grommets.map(
		(at): Bore => ({
			at: [at - x, GROMMETS.fromRear],
			diameter: GROMMETS.diameter,
			depth: desk.thickness,
			face: 'A',
		}),
	)
	return builder.add({
		...exteriorOf(finishes),
		part: 'Worktop',
		stance: 'Flat',
		x,
		y: 0,
		z: underside,
		size: [length, desk.depth, desk.thickness],
		edges: around(finishes.exterior.category === 'Lacquer' ? 0 : TOP_BAND),
		...(bores.length > 0 && { bores }),
	})
}

/** Stands on glides. */
export function addLegPanel(
	{ x, width }: PlacedSupport,
	{ layout, builder, finishes }: DeskContext,
): Board {
	const { standoff, supportDepth, underside } = layout
	return builder.add({
		...exteriorOf(finishes),
		part: 'Support',
		stance: 'Upright',
		x,
		y: standoff,
		z: GLIDE,
		size: [width, supportDepth, underside - GLIDE],
		edges: around(frontBandThickness(finishes.exterior.category)),
	})
}

/** On a side wall; its length runs from the front to the back, so that its banded end is the one that shows. */
export function addBatten(
	{ x, width }: PlacedSupport,
	{ layout, builder, finishes }: DeskContext,
): Board {
	const { standoff, supportDepth, underside } = layout
	const band = frontBandThickness(finishes.exterior.category)
	return builder.add({
		...exteriorOf(finishes),
		part: 'Batten',
		stance: 'Deep',
		axes: { u: [0, -1, 0], v: [0, 0, 1], n: [1, 0, 0] },
		x,
		y: standoff + supportDepth,
		z: underside - BATTEN.height,
		size: [supportDepth, BATTEN.height, width],
		edges: { length1: band, width1: band },
	})
}

/** The strip of a span that a modesty closes: a steel frame stays clear of it. */
function modestyIn(
	{ x, width, after }: Span,
	{ supports }: DeskLayout,
): {
	x: number
	length: number
} {
	const clearOf = (index: number) => (supports[index]?.kind === 'Steel' ? STEEL.fromModesty : 0)
	const [left, right] = [clearOf(after), clearOf(after + 1)]
	return { x: x + left, length: width - left - right }
}

export function addModesty(span: Span, { desk, layout, builder, finishes }: DeskContext): Board {
	const { x, length } = modestyIn(span, layout)
	const band = frontBandThickness(finishes.exterior.category)
	return builder.add({
		...exteriorOf(finishes),
		part: 'Modesty',
		stance: 'Rail',
		x,
		y: layout.standoff + MODESTY_BOARD.behind,
		z: layout.underside - desk.modesty,
		size: [length, MODESTY_BOARD.thickness, desk.modesty],
		edges: { length1: band, length2: band },
	})
}

/** Each pedestal has a plinth of its own. */
export function addPlinth({ place }: Pedestal, module: number, context: DeskContext): Board {
	const { builder, finishes } = context
	const { space, x, width } = place
	return builder.add({
		part: 'Plinth',
		module,
		material: finishes.exterior.reference,
		grain: grainOf(finishes.exterior, 'length'),
		stance: 'Rail',
		x,
		y: space.standoff + space.carcassDepth - PLINTH_SETBACK,
		z: 0,
		size: [width, CARCASS, space.plinth - PLINTH_PLAY],
	})
}
