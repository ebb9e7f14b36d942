import type { GroupId } from './group.ts'

export const cellFills = ['Open', 'Closed', 'DoorFront', 'DoorRear'] as const

/** `x`, `z`: its lower left clear corner; sizes are clear. Columns count from the left, rows from the floor. */
export type GridCell = {
	column: number
	row: number
	fill: (typeof cellFills)[number]
	x: number
	z: number
	width: number
	height: number
}

/** Cells between uprights, column by column from the floor up. `bays`: the clear widths of the columns. */
export type Grid = { columns: number; rows: number; cells: GridCell[]; bays: number[] }

/** What closes a cell. */
export function cellGroup({ column, row }: Pick<GridCell, 'column' | 'row'>): GroupId {
	return `cell-${column}-${row}`
}
