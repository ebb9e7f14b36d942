// Packed blocks stand at the top of their sheet; here the room left below is shared between their rows.
import type { Block } from './blocks.ts'
import { lowestFor } from './frame.ts'
import type { Packed } from './pack.ts'
import type { Paper } from './paper.ts'

export type PlacedBlock = { block: Block; place: Packed }

// Room for the scale bar under the lowest row.
const UNDER_ROWS = 9
// Rows further apart than this no longer read as one sheet.
const MOST_APART = 26

/** The same blocks with their rows spread evenly down the sheet; tables on the right stay level with the first row. */
export function spread(placed: readonly PlacedBlock[], paper: Paper): PlacedBlock[] {
	const views = placed.filter(({ block }) => block.align === 'left')
	const tops = rowTops(views)
	const slacks = placed.map((one) => slackOf(one, paper))
	const first = Math.min(MOST_APART / 2, Math.min(...slacks, Infinity) / (tops.length + 1))
	const step = Math.min(
		MOST_APART,
		Math.min(...views.map((one) => slackOf(one, paper)), Infinity) / (tops.length + 1),
	)
	return placed.map(({ block, place }) => {
		const row =
			block.align === 'left'
				? tops.findIndex((top) => Math.abs(top - topOf({ block, place })) < 1)
				: 0
		const drop = Math.max(0, first) + Math.max(0, row) * Math.max(0, step)
		return { block, place: { ...place, y: place.y - drop } }
	})
}

function topOf({ block, place }: PlacedBlock): number {
	return place.y + block.height
}

function slackOf({ block, place }: PlacedBlock, paper: Paper): number {
	const box = { x: place.x, y: place.y, width: block.width, height: block.height }
	return place.y - lowestFor(box, paper) - UNDER_ROWS
}

/** Tops of the rows of views, from the highest down. */
function rowTops(views: readonly PlacedBlock[]): number[] {
	const tops = views.map(topOf).toSorted((a, b) => b - a)
	return tops.filter((top, i) => i === 0 || (tops[i - 1] ?? top) - top >= 1)
}
