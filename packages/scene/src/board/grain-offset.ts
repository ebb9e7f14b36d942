// Every board has a piece of the figured sheet of its own; none crosses the sheet's edge.
import type { Board } from '@gabarit/engine'

/** The sheet that the wood figure is drawn on, mm: along the grain and across it. */
export const figureSheet = { along: 2800, across: 2070 }

export type GrainOffset = { along: number; across: number }

/** A number in [0, 1) that depends on the text only. */
export function fractionOf(text: string): number {
	let hash = 2166136261
	for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
	hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
	return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296
}

/** Size along and across the grain, mm; a board without grain is taken along its length. */
export function grainSizeOf(board: Pick<Board, 'outline' | 'grain'>): GrainOffset {
	const a = board.outline.map((point) => point[0])
	const b = board.outline.map((point) => point[1])
	const length = Math.max(...a) - Math.min(...a)
	const width = Math.max(...b) - Math.min(...b)
	return board.grain === 'width'
		? { along: width, across: length }
		: { along: length, across: width }
}

/** The same board always shows the same figure, so that an edit does not reshuffle the wood. */
export function grainOffsetOf(board: Pick<Board, 'id' | 'outline' | 'grain'>): GrainOffset {
	const size = grainSizeOf(board)
	return {
		along: fractionOf(`${board.id}|`) * Math.max(0, figureSheet.along - size.along),
		across: fractionOf(`|${board.id}`) * Math.max(0, figureSheet.across - size.across),
	}
}
