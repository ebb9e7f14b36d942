// Choices that are one figure or one word, and the cells of a grid.
import type { CellFill, DoorStyle, MovedChoice, SeparatorFix } from '@gabarit/engine'

const figures = {
	'room.width': 'length',
	height: 'height',
	'depth.center': 'depth',
	columns: 'columns',
	rows: 'rows',
	'doors.count': 'doorCount',
} as const
type Figure = (typeof figures)[keyof typeof figures]

const sizes: readonly string[] = ['room.width', 'height', 'depth.center']

function isSize(field: string): boolean {
	return sizes.includes(field)
}

type CellPlace = { column: number; row: number }

/** null: the usual one. */
export type PlainChanged =
	| { kind: 'figure'; field: Figure; from: number | null; to: number | null }
	| { kind: 'fix'; from: SeparatorFix | null; to: SeparatorFix | null }
	| { kind: 'doorStyle'; from: DoorStyle | null; to: DoorStyle | null }
	/** Cells that change alike; `to` null: they are gone. */
	| { kind: 'cells'; cells: CellPlace[]; from: CellFill; to: CellFill | null }

/** null where the field is none of these. The engine types a moved value as unknown; its field says what it is. */
export function plainChangeOf({ field, from, to }: MovedChoice): PlainChanged | null {
	// A size with a figure at both ends is a change of a size, as a desk has it.
	const isSaid = from !== null && to !== null
	if (isFigure(field) && !(isSaid && isSize(field))) {
		const ends = { from: from as number | null, to: to as number | null }
		return { kind: 'figure', field: figures[field], ...ends }
	}
	if (field === 'fix')
		return { kind: 'fix', from: from as SeparatorFix | null, to: to as SeparatorFix | null }
	if (field === 'doors.style')
		return { kind: 'doorStyle', from: from as DoorStyle | null, to: to as DoorStyle | null }
	const [, column, row] = /^cells\.(\d+)\.(\d+)$/u.exec(field) ?? []
	if (column === undefined || row === undefined) return null
	const cells = [{ column: Number(column), row: Number(row) }]
	return { kind: 'cells', cells, from: from as CellFill, to: to as CellFill | null }
}

function isFigure(field: string): field is keyof typeof figures {
	return field in figures
}
