// What closes the run to the room: cheeks, tablet and plinth (domain 22.2).
//
//      ┌─┐                    tall: a cheek as high as its carcass
//      │ │┌───────────────┐   tablet over the low modules and over the other cheek
//      │ ││   │   │   │  ││
import { CARCASS, PLINTH_PLAY, PLINTH_SETBACK } from '../../constants.ts'
import type { Point2 } from '../../furniture/board.ts'
import type { BoardBuilder, BoardPlan } from '../../furniture/board-builder.ts'
import { type Finishes, frontBandThickness, grainOf } from '../../furniture/finish.ts'
import { rectangle } from '../../furniture/outline/rectangle.ts'
import { notchedForSkirting } from '../../run/finishing/cheek.ts'
import { piecesAtJoints } from '../../run/finishing/pieces-at-joints.ts'
import type { ModulePlace } from '../../run/layout/module-places.ts'
import { NOTCH } from './limits.ts'
import type { Placed } from './placed.ts'
import { tabletOf } from './tablet.ts'

export type Finishing = { at: Placed; builder: BoardBuilder; finishes: Finishes }

export function buildFinishing(context: Finishing): void {
	addPlinth(context)
	addTablet(context)
	addCheek(context, 'left')
	addCheek(context, 'right')
}

function exteriorOf({ exterior }: Finishes): Pick<BoardPlan, 'module' | 'material' | 'grain'> {
	return { module: null, material: exterior.reference, grain: grainOf(exterior, 'length') }
}

function addPlinth({ at, builder, finishes }: Finishing): void {
	const { space, places } = at
	if (space.plinth === 0) return
	for (const { x, length } of piecesAtJoints(places)) {
		builder.add({
			...exteriorOf(finishes),
			part: 'Plinth',
			stance: 'Rail',
			x,
			y: space.standoff + space.carcassDepth - PLINTH_SETBACK,
			z: 0,
			size: [length, CARCASS, space.plinth - PLINTH_PLAY],
		})
	}
}

function addTablet({ at, builder, finishes }: Finishing): void {
	const { tv, space, places, firstLow } = at
	const low = places.slice(firstLow, firstLow + tv.low.modules.length)
	const { before, after } = tabletOf(at)
	const band = frontBandThickness(finishes.exterior.category)
	const depth = space.standoff + space.depth
	const pieces = piecesAtJoints(low, before + after)
	pieces.forEach((piece, i) => {
		const x = piece.x - (i === 0 ? before : 0)
		const end = piece.x + piece.length + (i === pieces.length - 1 ? after : 0)
		const notches = low.filter((place) => place.slot && place.x >= x && place.x < end)
		builder.add({
			...exteriorOf(finishes),
			part: 'Tablet',
			stance: 'Flat',
			x,
			y: 0,
			z: space.carcassHeight,
			size: [end - x, depth, tv.tablet],
			outline: notched(rectangle(end - x, depth), notches, { x, standoff: space.standoff }),
			edges: { length2: band, width1: band, width2: band },
		})
	})
}

/** For the cables of each module of devices: from the wall to the slot behind its top panel. */
function notched(
	outline: readonly Point2[],
	places: readonly ModulePlace[],
	{ x, standoff }: { x: number; standoff: number },
): Point2[] {
	const cuts = places.flatMap((place): Point2[] => {
		const wide = Math.min(NOTCH.width, place.width - 2 * NOTCH.beside)
		const middle = place.x + place.width / 2 - x
		const deep = standoff + (place.slot ?? 0)
		const [from, to] = [middle - wide / 2, middle + wide / 2]
		return [
			[from, 0],
			[from, deep],
			[to, deep],
			[to, 0],
		]
	})
	const [corner, ...others] = outline
	return corner ? [corner, ...cuts, ...others] : []
}

/** From the wall to the faces of the fronts, as high as the carcass that it covers. */
function addCheek({ at, builder, finishes }: Finishing, end: 'left' | 'right'): void {
	const { tv, space } = at
	if (space[end].kind !== 'Cheek') return
	const height = tv.tall[end] ? tv.tall[end].height - tv.lift : space.carcassHeight
	const depth = space.standoff + space.depth
	const band = frontBandThickness(finishes.exterior.category)
	const x = end === 'left' ? space.margin.left : space.wall - space.margin.right - CARCASS
	builder.add({
		...exteriorOf(finishes),
		part: 'FinishingCheek',
		stance: 'Upright',
		x,
		y: 0,
		z: 0,
		size: [CARCASS, depth, height],
		outline: notchedForSkirting(tv.design, rectangle(height, depth), tv.lift),
		edges: { length2: band, width2: band },
	})
}
