// Where the columns and rows of a grid are, and its two faces, mm.
import type { Furniture } from '@gabarit/engine'
import { cornersOf } from '../board/board-corners.ts'

export type Span = { from: number; to: number }

/** Clear columns from the left, clear rows from the floor; `faces` from the rear to the front. */
export type GridSpace = { columns: Span[]; rows: Span[]; faces: Span; top: number }

/** null for furniture without a grid. */
export function gridSpaceOf({
	grid,
	boards,
}: Pick<Furniture, 'grid' | 'boards'>): GridSpace | null {
	if (!grid) return null
	const corners = boards.flatMap(cornersOf)
	const depths = corners.map(([, y]) => y)
	return {
		columns: grid.cells
			.filter(({ row }) => row === 0)
			.map(({ x, width }) => ({ from: x, to: x + width })),
		rows: grid.cells
			.filter(({ column }) => column === 0)
			.map(({ z, height }) => ({ from: z, to: z + height })),
		faces: { from: Math.min(...depths), to: Math.max(...depths) },
		top: Math.max(...corners.map(([, , z]) => z)),
	}
}

/** Counted from 0: from the left as seen from the front, and from the floor. */
export type CellPosition = { column: number; row: number }

export function isSameCell(a: CellPosition, b: CellPosition | null): boolean {
	return b !== null && a.column === b.column && a.row === b.row
}
