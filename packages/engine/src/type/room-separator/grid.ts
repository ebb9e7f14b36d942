// Where the cells of a separator are, and who sees them.
//
//   y = D  ┌──── front ────┐   the viewer's left is x = 0
//          │ │ │ │ │ │ │ │ │
//   y = 0  └──── rear ─────┘   the viewer's left is x = L

import type { Grid, GridCell } from '../../furniture/grid.ts'
import { type RunFrame, runFrame } from '../../furniture/run-frame.ts'
import type { SeparatorDesign } from './defaults.ts'
import { GLIDE } from './limits.ts'
import type { CellFill } from './schema.ts'

export function gridOf(design: SeparatorDesign): Grid {
	const { columns, rows, bays, heights, upright, shelf } = design
	const left = clearStarts(0, upright, bays)
	const lower = clearStarts(GLIDE, shelf, heights)
	const cells = design.cells.map((cell): GridCell => {
		const { column, row } = cell
		return {
			...cell,
			x: left[column] ?? 0,
			z: lower[row] ?? 0,
			width: bays[column] ?? 0,
			height: heights[row] ?? 0,
		}
	})
	return { columns, rows, cells, bays }
}

/** Where each clear size begins, behind a board of its own. */
function clearStarts(from: number, board: number, sizes: readonly number[]): number[] {
	let at = from
	return sizes.map((size) => {
		const start = at + board
		at = start + size
		return start
	})
}

export type SeparatorFace = 'Front' | 'Rear'

export function hasDoor(fill: CellFill): boolean {
	return fill === 'DoorFront' || fill === 'DoorRear'
}

export function isClosed(fill: CellFill): boolean {
	return fill !== 'Open'
}

/** A cell without door is built from the front. */
export function faceOf(fill: CellFill): SeparatorFace {
	return fill === 'DoorRear' ? 'Rear' : 'Front'
}

/** A face's own axes: x to the viewer's right, y towards the viewer from the other face. */
export function faceFrame(
	face: SeparatorFace,
	{ length, depth }: Pick<SeparatorDesign, 'length' | 'depth'>,
): RunFrame {
	if (face === 'Front') return runFrame('Main', 0)
	return {
		side: 'Main',
		lift: 0,
		point: ([x, y, z]) => [length - x, depth - y, z],
		direction: ([x, y, z]) => [0 - x, 0 - y, z],
	}
}

/** Left clear edge of a cell as its face is seen. */
export function leftOf(
	{ x, width }: Pick<GridCell, 'x' | 'width'>,
	face: SeparatorFace,
	{ length }: Pick<SeparatorDesign, 'length'>,
): number {
	return face === 'Front' ? x : length - x - width
}
