// Edits of a separator: each gives the whole configuration back.
import {
	type CellFill,
	type RoomSeparatorConfiguration,
	type SeparatorDesign,
	separatorBounds,
} from '@gabarit/engine'

export type CellPlace = { column: number; row: number }

type Cells = Pick<SeparatorDesign, 'cells'>

export function fillAt({ cells }: Cells, place: CellPlace): CellFill {
	return cells.find((cell) => isSame(cell, place))?.fill ?? 'Open'
}

export function isSame(a: CellPlace, b: CellPlace): boolean {
	return a.column === b.column && a.row === b.row
}

/** Open cells are not named. */
export function withFill(
	configuration: RoomSeparatorConfiguration,
	{ cells }: Cells,
	isWanted: (place: CellPlace) => boolean,
	fill: CellFill,
): RoomSeparatorConfiguration {
	const next = cells.map((cell) => (isWanted(cell) ? { ...cell, fill } : cell))
	return { ...configuration, cells: next.filter((cell) => cell.fill !== 'Open') }
}

/** The ceiling that a separator is clamped under when it was never measured, mm. */
const usualCeiling = 2500

/** A ceiling needs its height; against a wall it stays as high as it may. The other fixes keep both, to come back to. */
export function withFix(
	configuration: RoomSeparatorConfiguration,
	fix: SeparatorDesign['fix'],
	{ height }: Pick<SeparatorDesign, 'height'>,
): RoomSeparatorConfiguration {
	const next = { ...configuration, fix }
	if (fix === 'Ceiling' && next.hu === undefined) return { ...next, hu: usualCeiling }
	return fix === 'Wall' && next.height === undefined
		? { ...next, height: Math.min(height, separatorBounds.height.max) }
		: next
}

export function withBeside(
	configuration: RoomSeparatorConfiguration,
	beside: number | undefined,
): RoomSeparatorConfiguration {
	const { beside: _, ...room } = configuration.room
	return { ...configuration, room: beside === undefined ? room : { ...room, beside } }
}

const moves = {
	ArrowLeft: { across: -1, up: 0 },
	ArrowRight: { across: 1, up: 0 },
	ArrowUp: { across: 0, up: 1 },
	ArrowDown: { across: 0, up: -1 },
} as const

type GridSize = { columns: number; rows: number }

/** null where the key moves nothing. From behind, the columns run from right to left. */
export function cellBeside(
	{ column, row }: CellPlace,
	key: string,
	{ columns, rows, mirrored }: GridSize & { mirrored: boolean },
): CellPlace | null {
	const move = key in moves ? moves[key as keyof typeof moves] : null
	if (move === null) return null
	const across = mirrored ? -move.across : move.across
	return within({ column: column + across, row: row + move.up }, { columns, rows })
}

/** The nearest cell of the grid. */
export function within({ column, row }: CellPlace, { columns, rows }: GridSize): CellPlace {
	return {
		column: Math.min(Math.max(0, column), columns - 1),
		row: Math.min(Math.max(0, row), rows - 1),
	}
}
