// What closes a run to the room: fillers, cheeks, plinth, tablet (domain 3.3, 7).
//
//  wall│F│ modules … │F│wall       F: side filler in the plane of the leaves
//      └─┴───────────┴─┘           above: top filler, below: plinth set back 40

import { CARCASS, PLINTH_PLAY, PLINTH_SETBACK } from '../../constants.ts'
import { frontBandThickness } from '../../furniture/finish.ts'
import type { RunFiller } from '../../furniture/run.ts'
import { wallBehind } from '../../room/breast.ts'
import {
	exteriorOf,
	type FinishingContext,
	type Stretch,
	stretchesOf,
} from './finishing-context.ts'
import { piecesAtJoints } from './pieces-at-joints.ts'
import { buildTopFiller } from './top-filler.ts'
import { buildCustomFillers, buildEnd, buildPanels, buildZoneFillers } from './uprights.ts'

export function buildFinishing(context: FinishingContext): RunFiller[] {
	buildPlinth(context)
	buildTablet(context)
	buildPanels(context)
	return [
		...buildEnd(context, 'left'),
		...buildCustomFillers(context),
		...buildZoneFillers(context),
		...buildEnd(context, 'right'),
		...buildTopFiller(context),
	]
}

function buildPlinth(context: FinishingContext): void {
	const { builder, space } = context
	const y = space.standoff + space.carcassDepth - PLINTH_SETBACK
	for (const row of stretchesOf(context).flatMap((stretches) =>
		rowsReaching(context, stretches, y),
	)) {
		for (const piece of piecesAtJoints(row)) {
			builder.add({
				...exteriorOf(context),
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

function rowsReaching(
	context: FinishingContext,
	stretches: readonly Stretch[],
	y: number,
): Stretch[][] {
	const rows: Stretch[][] = [[]]
	for (const stretch of stretches) {
		if (reaches(context, stretch, y)) rows.at(-1)?.push(stretch)
		else rows.push([])
	}
	return rows
}

function reaches({ walls }: FinishingContext, { x, place }: Stretch, y: number): boolean {
	if (place) return true
	const zone = walls.find((wall) => x >= wall.x && x < wall.x + wall.width)
	return (zone?.rear ?? 0) <= y
}

function buildTablet(context: FinishingContext): void {
	const { builder, space, finishes } = context
	if (space.tablet === 0) return
	const left = space.left.kind === 'Cheek' ? CARCASS : 0
	const right = space.right.kind === 'Cheek' ? CARCASS : 0
	const band = frontBandThickness(finishes.exterior.category)
	const pieces = stretchesOf(context)
		.flatMap((row) => rowsAlongWall(context, row))
		.flatMap(({ from, row }) =>
			piecesAtJoints(row, left + right).map((piece) => ({ ...piece, from })),
		)
	pieces.forEach(({ x, length, from }, i) => {
		const before = i === 0 ? left : 0
		const after = i === pieces.length - 1 ? right : 0
		builder.add({
			...exteriorOf(context),
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

// Neighbours before the same wall: before a breast or in a recess a piece has a depth of its own.
function rowsAlongWall({ design, space }: FinishingContext, row: readonly Stretch[]) {
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
