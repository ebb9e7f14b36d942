// What closes a run to the room: fillers, cheeks, plinth, tablet (domain 3.3, 7).
//
//  wall│F│ modules … │F│wall       F: side filler in the plane of the leaves
//      └─┴───────────┴─┘           above: top filler, below: plinth set back 40

import type { BoardBench, BoardPlan } from '../board/board-bench.ts'
import { type Finishes, frontBand, grainOf } from '../board/finish.ts'
import { rectangle } from '../board/rectangle.ts'
import type { Design } from '../configuration/design.ts'
import {
	CARCASS,
	HALF_GAP,
	LEAF,
	LEAF_OFFSET,
	PART_MAX,
	PLINTH_PLAY,
	PLINTH_SETBACK,
} from '../constants.ts'
import type { Point2, RunFiller } from '../furniture.ts'
import { customWidthAfter, type ModulePlace } from '../layout/module-places.ts'
import { type RunSpace, SKIRTING_PLAY } from '../room/run-space.ts'
import { piecesAtJoints } from './pieces-at-joints.ts'

export type FinishingCase = {
	bench: BoardBench
	space: RunSpace
	design: Design
	places: readonly ModulePlace[]
	finishes: Finishes
}

/** Makes the finishing boards of a run and answers its fillers. */
export function buildFinishing(given: FinishingCase): RunFiller[] {
	buildPlinth(given)
	buildTablet(given)
	return [
		...buildEnd(given, 'left'),
		...buildCustomFillers(given),
		...buildEnd(given, 'right'),
		...buildTopFiller(given),
	]
}

/** y and thickness of fillers: in the plane of the leaves, or flush with an open carcass. */
function fillerPlane({ carcassDepth, standoff, fronts }: RunSpace): {
	y: number
	thickness: number
} {
	return fronts
		? { y: standoff + carcassDepth + LEAF_OFFSET, thickness: LEAF }
		: { y: standoff + carcassDepth - CARCASS, thickness: CARCASS }
}

function exteriorOf({ finishes }: FinishingCase): Pick<BoardPlan, 'material' | 'grain' | 'module'> {
	const { exterior } = finishes
	return { module: null, material: exterior.reference, grain: grainOf(exterior, 'length') }
}

function buildEnd(given: FinishingCase, side: 'left' | 'right'): RunFiller[] {
	const { space, design } = given
	const end = space[side]
	if (end.kind === 'Play') return []
	const outer = side === 'left' ? design.margin.left : space.wall - design.margin.right - end.width
	if (end.kind === 'Cheek') {
		buildCheek(given, outer)
		return []
	}
	const x = side === 'left' ? outer : outer + HALF_GAP
	buildUprightFiller(given, x, end.width, design.filler.oversize, HALF_GAP)
	return [
		{ place: side === 'left' ? 'Left' : 'Right', width: end.width, length: uprightHeight(space) },
	]
}

// Uprights go to the ceiling where a top filler does, else they stop with the carcass.
function uprightHeight(space: RunSpace): number {
	return space.topFiller > 0 ? space.ceiling : space.carcassHeight
}

type Upright = { z: number; height: number; blank: number }

// An upright longer than the sheet is made in two, jointed at the carcass top.
function uprightPieces(space: RunSpace, oversize: number): Upright[] {
	const { carcassHeight, ceiling, topFiller } = space
	if (topFiller === 0) return [{ z: 0, height: carcassHeight, blank: carcassHeight }]
	if (ceiling + oversize <= PART_MAX.length) {
		return [{ z: 0, height: ceiling, blank: ceiling + oversize }]
	}
	return [
		{ z: 0, height: carcassHeight, blank: carcassHeight },
		{ z: carcassHeight, height: topFiller, blank: topFiller + oversize },
	]
}

function buildUprightFiller(
	given: FinishingCase,
	x: number,
	width: number,
	oversize: number,
	play: number,
): void {
	const { bench, space, finishes } = given
	const { y, thickness } = fillerPlane(space)
	for (const piece of uprightPieces(space, oversize)) {
		bench.add({
			...exteriorOf(given),
			part: 'Filler',
			stance: 'Front',
			...{ x, y, z: piece.z },
			size: [width - play, thickness, piece.height],
			blank: { length: piece.blank, width: oversize > 0 ? width + oversize : width - play },
			edges: {
				length1: frontBand(finishes.exterior.category),
				length2: frontBand(finishes.exterior.category),
			},
		})
	}
}

function buildCustomFillers(given: FinishingCase): RunFiller[] {
	const { places, design, space } = given
	return design.filler.custom
		.filter((filler) => filler.run === space.side && filler.after <= places.length)
		.map((filler) => {
			const before = places[filler.after - 1]
			const x = before ? before.x + before.width : space.start
			const { y, thickness } = fillerPlane(space)
			given.bench.add({
				...exteriorOf(given),
				part: 'Filler',
				stance: 'Front',
				...{ x: x + HALF_GAP, y, z: 0 },
				size: [filler.width - 2 * HALF_GAP, thickness, uprightHeight(space)],
			})
			return { place: 'Custom', width: filler.width, length: uprightHeight(space) }
		})
}

// Flush with the leaf faces, from the wall on, kept skirting cut around.
function buildCheek(given: FinishingCase, x: number): void {
	const { bench, space, design, finishes } = given
	const depth = space.standoff + space.depth
	const band = frontBand(finishes.exterior.category)
	uprightPieces(space, design.filler.oversize).forEach((piece, i) => {
		bench.add({
			...exteriorOf(given),
			part: 'FinishingCheek',
			stance: 'Upright',
			...{ x, y: 0, z: piece.z },
			size: [CARCASS, depth, piece.height],
			outline: i === 0 ? cheekOutline(design, piece.height, depth) : rectangle(piece.height, depth),
			blank: { length: piece.blank, width: depth },
			edges: { length1: band, length2: band, width1: band, width2: band },
		})
	})
}

function cheekOutline({ baseboard }: Design, height: number, depth: number): Point2[] {
	if (baseboard.height === 0 || baseboard.thickness === 0) return rectangle(height, depth)
	const up = baseboard.height + SKIRTING_PLAY.height
	const out = baseboard.thickness + SKIRTING_PLAY.thickness
	return [
		[0, out],
		[up, out],
		[up, 0],
		[height, 0],
		[height, depth],
		[0, depth],
	]
}

function buildTopFiller(given: FinishingCase): RunFiller[] {
	const { bench, space, places, design, finishes } = given
	if (space.topFiller === 0) return []
	const { y, thickness } = fillerPlane(space)
	const oversize = design.filler.oversize
	for (const row of rowsBetweenFillers(given)) {
		for (const piece of piecesAtJoints(row)) {
			bench.add({
				...exteriorOf(given),
				part: 'TopFiller',
				stance: 'Rail',
				...{ x: piece.x, y, z: space.carcassHeight + HALF_GAP },
				size: [piece.length, thickness, space.topFiller - HALF_GAP],
				blank: { length: piece.length, width: space.topFiller + oversize },
				edges: { length1: frontBand(finishes.exterior.category) },
			})
		}
	}
	const length = places.reduce((sum, place) => sum + place.width, 0)
	return [{ place: 'Top', width: space.topFiller, length }]
}

// The top filler stops at every custom filler.
function rowsBetweenFillers({ places, design, space }: FinishingCase): ModulePlace[][] {
	const rows: ModulePlace[][] = []
	places.forEach((place, i) => {
		const row = rows.at(-1)
		if (!row || customWidthAfter(design.filler.custom, space.side, i) > 0) rows.push([place])
		else row.push(place)
	})
	return rows
}

function buildPlinth(given: FinishingCase): void {
	const { bench, space, places } = given
	for (const piece of piecesAtJoints(places)) {
		bench.add({
			...exteriorOf(given),
			part: 'Plinth',
			stance: 'Rail',
			...{ x: piece.x, y: space.standoff + space.carcassDepth - PLINTH_SETBACK, z: 0 },
			size: [piece.length, CARCASS, space.plinth - PLINTH_PLAY],
		})
	}
}

function buildTablet(given: FinishingCase): void {
	const { bench, space, places, finishes } = given
	const first = places[0]
	const last = places.at(-1)
	if (space.tablet === 0 || !first || !last) return
	const left = space.left.kind === 'Cheek' ? CARCASS : 0
	const right = space.right.kind === 'Cheek' ? CARCASS : 0
	const band = frontBand(finishes.exterior.category)
	const pieces = piecesAtJoints(places, left + right)
	pieces.forEach((piece, i) => {
		const before = i === 0 ? left : 0
		const after = i === pieces.length - 1 ? right : 0
		bench.add({
			...exteriorOf(given),
			part: 'Tablet',
			stance: 'Flat',
			...{ x: piece.x - before, y: 0, z: space.carcassHeight },
			size: [before + piece.length + after, space.standoff + space.depth, space.tablet],
			edges: { length2: band, width1: band, width2: band },
		})
	})
}
