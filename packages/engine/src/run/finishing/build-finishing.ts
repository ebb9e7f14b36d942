// What closes a run to the room: fillers, cheeks, plinth, tablet (domain 3.3, 7).
//
//  wall│F│ modules … │F│wall       F: side filler in the plane of the leaves
//      └─┴───────────┴─┘           above: top filler, below: plinth set back 40

import { CARCASS, PLINTH_PLAY, PLINTH_SETBACK } from '../../constants.ts'
import { frontBand } from '../../furniture/finish.ts'
import type { RunFiller } from '../../furniture/run.ts'
import { wallBehind } from '../../room/breast.ts'
import { exteriorOf, type FinishingCase, type Stretch, stretchesOf } from './finishing-case.ts'
import { piecesAtJoints } from './pieces-at-joints.ts'
import { buildTopFiller } from './top-filler.ts'
import { buildCustomFillers, buildEnd, buildPanels, buildZoneFillers } from './uprights.ts'

/** Makes the finishing boards of a run and answers its fillers. */
export function buildFinishing(given: FinishingCase): RunFiller[] {
	buildPlinth(given)
	buildTablet(given)
	buildPanels(given)
	return [
		...buildEnd(given, 'left'),
		...buildCustomFillers(given),
		...buildZoneFillers(given),
		...buildEnd(given, 'right'),
		...buildTopFiller(given),
	]
}

function buildPlinth(given: FinishingCase): void {
	const { builder, space } = given
	const y = space.standoff + space.carcassDepth - PLINTH_SETBACK
	// Where the breast comes up to it there is no room for a plinth.
	for (const row of stretchesOf(given).flatMap((stretches) => rowsReaching(given, stretches, y))) {
		for (const piece of piecesAtJoints(row)) {
			builder.add({
				...exteriorOf(given),
				part: 'Plinth',
				stance: 'Rail',
				x: piece.x,
				y,
				z: 0,
				size: [piece.length, CARCASS, space.plinth - PLINTH_PLAY],
			})
		}
	}
}

function rowsReaching(given: FinishingCase, stretches: readonly Stretch[], y: number): Stretch[][] {
	const rows: Stretch[][] = [[]]
	for (const stretch of stretches) {
		if (reaches(given, stretch, y)) rows.at(-1)?.push(stretch)
		else rows.push([])
	}
	return rows
}

function reaches({ walls }: FinishingCase, { x, place }: Stretch, y: number): boolean {
	if (place) return true
	const zone = walls.find((wall) => x >= wall.x && x < wall.x + wall.width)
	return (zone?.rear ?? 0) <= y
}

function buildTablet(given: FinishingCase): void {
	const { builder, space, finishes } = given
	if (space.tablet === 0) return
	const left = space.left.kind === 'Cheek' ? CARCASS : 0
	const right = space.right.kind === 'Cheek' ? CARCASS : 0
	const band = frontBand(finishes.exterior.category)
	const pieces = stretchesOf(given)
		.flatMap((row) => rowsAlongWall(given, row))
		.flatMap(({ from, row }) =>
			piecesAtJoints(row, left + right).map((piece) => ({ ...piece, from })),
		)
	pieces.forEach(({ x, length, from }, i) => {
		const before = i === 0 ? left : 0
		const after = i === pieces.length - 1 ? right : 0
		builder.add({
			...exteriorOf(given),
			part: 'Tablet',
			stance: 'Flat',
			x: x - before,
			y: from,
			z: space.carcassHeight,
			size: [before + length + after, space.standoff + space.depth - from, space.tablet],
			edges: { length2: band, width1: band, width2: band },
		})
	})
}

// Neighbours before the same wall: a breast or a recess makes a piece of its own depth.
function rowsAlongWall({ design, space }: FinishingCase, row: readonly Stretch[]) {
	const rows: { from: number; row: Stretch[] }[] = []
	for (const stretch of row) {
		const { x, width } = stretch
		const from = space.side === 'Main' ? wallBehind(design, x, x + width) : 0
		const last = rows.at(-1)
		if (last?.from === from) last.row.push(stretch)
		else rows.push({ from, row: [stretch] })
	}
	return rows
}
