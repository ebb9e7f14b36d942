// Pictures side by side as words in a text: in as many rows as let them be largest. Each stands on the floor of its row.
import type { Point2 } from '@gabarit/engine'
import type { Box } from '../drawing.ts'

export type Space = { width: number; height: number }

/** Where the origin of each box goes, from the upper left corner of the space downwards; null where they find no room. */
export function placeInRows(boxes: readonly Box[], space: Space, gap: number): Point2[] | null {
	const rows = rowsOf(boxes, space.width, gap)
	const heights = rows.map((row) => heightOf(row))
	const sizes = heights.map(({ up, down }) => up + down)
	const height = sizes.reduce((sum, size) => sum + size, 0) + gap * (rows.length - 1)
	if (height > space.height || boxes.some(({ width }) => width > space.width)) return null
	const left = (space.height - height) / 2
	return rows.flatMap((row, i) => {
		const above = sizes.slice(0, i).reduce((sum, size) => sum + size + gap, left)
		const floor = -above - (heights[i]?.up ?? 0)
		let x = (space.width - widthOf(row, gap)) / 2
		return row.map((box): Point2 => {
			const at: Point2 = [x - box.x, floor]
			x += box.width + gap
			return at
		})
	})
}

function rowsOf(boxes: readonly Box[], width: number, gap: number): Box[][] {
	const rows: Box[][] = []
	for (const box of boxes) {
		const row = rows.at(-1)
		if (row && widthOf([...row, box], gap) <= width) row.push(box)
		else rows.push([box])
	}
	return rows
}

function widthOf(row: readonly Box[], gap: number): number {
	return row.reduce((sum, { width }) => sum + width, gap * (row.length - 1))
}

function heightOf(row: readonly Box[]): { up: number; down: number } {
	return {
		up: Math.max(...row.map(({ y, height }) => y + height)),
		down: Math.max(...row.map(({ y }) => -y)),
	}
}
