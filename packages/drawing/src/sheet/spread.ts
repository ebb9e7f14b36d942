// Packed blocks stand at the top of their sheet; the room left below is shared between their rows.
import type { Block } from './block.ts'
import { lowestFor } from './frame.ts'
import type { Packed } from './pack.ts'
import type { Paper } from './paper.ts'

export type PlacedBlock = { block: Block; place: Packed }

// Room for the scale bar under the lowest row, mm.
const UNDER_ROWS = 9
// Rows further apart than this no longer read as one sheet, mm.
const MOST_APART = 34

export function spread(placed: readonly PlacedBlock[], paper: Paper): PlacedBlock[] {
	const tops = rowTops(placed.filter(({ block }) => block.align === 'left'))
	// the lower a block stands, the further it moves, so none can cover another
	const stepsOf = (one: PlacedBlock) =>
		Math.max(1, tops.filter((top) => top >= topOf(one) - 1).length)
	const steps = placed.map((one) => Math.max(0, slackOf(one, paper)) / (stepsOf(one) + 1))
	const step = Math.min(MOST_APART / 2, ...steps)
	return placed.map((one) => ({
		block: one.block,
		place: { ...one.place, y: one.place.y - step * stepsOf(one) },
	}))
}

function topOf({ block, place }: PlacedBlock): number {
	return place.y + block.height
}

function slackOf({ block, place }: PlacedBlock, paper: Paper): number {
	const box = { x: place.x, y: place.y, width: block.width, height: block.height }
	return place.y - lowestFor(box, paper) - UNDER_ROWS
}

function rowTops(views: readonly PlacedBlock[]): number[] {
	const tops = views.map(topOf).toSorted((a, b) => b - a)
	return tops.filter((top, i) => i === 0 || (tops[i - 1] ?? top) - top >= 1)
}
