// Every board has a piece of the figured sheet of its own; none crosses the sheet's edge.
import type { Board } from '@gabarit/engine'
import { type FigureLane, figureSheet, straightLanes } from './figure-sheet.ts'

/** Where a board's piece begins on the sheet, mm; mirrored: it is laid with its other face up. */
export type GrainOffset = { along: number; across: number; mirrored?: boolean }

export type GrainSize = { along: number; across: number }

/** A number in [0, 1) that depends on the text only. */
export function fractionOf(text: string): number {
	let hash = 2166136261
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
	hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
	return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

/** Size along and across the grain, mm; a board without grain is taken along its length. */
export function grainSizeOf(board: Pick<Board, 'outline' | 'grain'>): GrainSize {
	const a = board.outline.map((point) => point[0])
	const b = board.outline.map((point) => point[1])
	const length = Math.max(...a) - Math.min(...a)
	const width = Math.max(...b) - Math.min(...b)
	return board.grain === 'width'
		? { along: width, across: length }
		: { along: length, across: width }
}

/** A straight lane that is wide enough, else both of them, else the whole sheet. */
function partFor(width: number, key: string): Pick<FigureLane, 'from' | 'to'> {
	const [first, last] = [straightLanes[0], straightLanes.at(-1)]
	if (!first || !last) return { from: 0, to: figureSheet.across }
	const lane = fractionOf(`${key} lane`) < 0.5 ? first : last
	if (width <= lane.to - lane.from) return lane
	return width <= last.to - first.from
		? { from: first.from, to: last.to }
		: { from: 0, to: figureSheet.across }
}

/**
 * Straight grain, for all that is not a front. The same board always shows the same figure, so that an edit does not
 * reshuffle the wood.
 */
export function grainOffsetOf(board: Pick<Board, 'id' | 'outline' | 'grain'>): GrainOffset {
	const size = grainSizeOf(board)
	const { from, to } = partFor(size.across, board.id)
	return {
		along: fractionOf(`${board.id}|`) * Math.max(0, figureSheet.along - size.along),
		across: from + fractionOf(`|${board.id}`) * Math.max(0, to - from - size.across),
	}
}
