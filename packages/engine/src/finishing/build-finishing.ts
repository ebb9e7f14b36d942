// What closes a run to the room: fillers, cheeks, plinth, tablet (domain 3.3, 7).
//
//  wall│F│ modules … │F│wall       F: side filler in the plane of the leaves
//      └─┴───────────┴─┘           above: top filler, below: plinth set back 40
import { frontBand } from '../board/finish.ts'
import { CARCASS, PLINTH_PLAY, PLINTH_SETBACK } from '../constants.ts'
import type { RunFiller } from '../furniture.ts'
import { exteriorOf, type FinishingCase } from './finishing-case.ts'
import { piecesAtJoints } from './pieces-at-joints.ts'
import { buildTopFiller } from './top-filler.ts'
import { buildCustomFillers, buildEnd } from './uprights.ts'

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
	if (space.tablet === 0) return
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
