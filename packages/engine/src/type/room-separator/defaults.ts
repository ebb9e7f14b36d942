// A stored separator with every default filled in, and what follows from it (domain 24.2, 24.3).
import type { Catalogue } from '../../catalogue.ts'
import { floorMm } from '../../constants.ts'
import { usualColor } from '../../furniture/usual-color.ts'
import { listOf, smallest } from '../../room/readings.ts'
import type { Design } from '../../run/design.ts'
import { splitRun } from '../../run/layout/split-run.ts'
import {
	CEILING,
	CEILING_FOOT,
	GLIDE,
	GRID,
	INSET,
	INSET_LEAF_MIN,
	SEPARATOR_DEPTH,
	SEPARATOR_HEIGHT,
	THICK_SHELF_ABOVE,
	WANTED,
} from './limits.ts'
import {
	type CellChoice,
	type CellFill,
	type RoomSeparatorConfiguration,
	type SeparatorFix,
} from './schema.ts'

export type SeparatorDesign = {
	fix: SeparatorFix
	length: number
	depth: number
	/** Upper face of the top deck. */
	height: number
	/** Readings of the ceiling, mm; null where there are none. */
	hu: number[] | null
	beside: number | null
	columns: number
	rows: number
	/** Thickness of the uprights, and of the boards between them. */
	upright: 18 | 28
	shelf: 18 | 28
	/** Clear widths from the left, and clear heights from the floor. */
	bays: number[]
	heights: number[]
	/** Every cell, column by column from the floor up. */
	cells: CellChoice[]
	colors: Design['colors']
	doors: Pick<NonNullable<Design['doors']>, 'style' | 'count'>
	handle: Design['handle']
	source: Design['source']
	access: Design['access']
}

export function completeSeparator(
	configuration: RoomSeparatorConfiguration,
	catalogue: Catalogue,
): SeparatorDesign {
	const { room, hu, colors, fix = 'Ceiling', frame } = configuration
	const length = smallest(room.width)
	const upright = frame?.thickness ?? 18
	const height = heightOf(configuration)
	const columns = configuration.columns ?? usualColumns(length, upright)
	const bays = splitEvenly(length - (columns + 1) * upright, columns)
	const shelf = Math.max(...bays) > THICK_SHELF_ABOVE ? 28 : 18
	const rows = configuration.rows ?? usualRows(height)
	const heights = splitEvenly(height - GLIDE - (rows + 1) * shelf, rows)
	const grid = { columns, rows }
	return {
		fix,
		length,
		depth: configuration.depth?.center ?? SEPARATOR_DEPTH.usual,
		height,
		hu: hu === undefined ? null : listOf(hu),
		beside: room.beside ?? null,
		...grid,
		upright,
		shelf,
		bays,
		heights,
		cells: placesIn(grid).map((place) => ({ ...place, fill: fillOf(place) })),
		colors: {
			interior: colors?.interior ?? usualColor(catalogue, 'interior'),
			exterior: colors?.exterior ?? usualColor(catalogue, 'exterior'),
		},
		doors: { style: 'Simple', ...configuration.doors },
		handle: configuration.handle ?? null,
		source: configuration.source ?? 'tape',
		access: configuration.access ?? null,
	}

	function fillOf(place: Place): CellFill {
		if (!configuration.cells) return usualFill(place, grid, heights[0] ?? 0)
		return configuration.cells.find((cell) => isAt(cell, place))?.fill ?? 'Open'
	}
}

/** Upper face of the top deck. */
export function heightOf({ fix = 'Ceiling', hu, height }: RoomSeparatorConfiguration): number {
	if (fix !== 'Ceiling') return height ?? SEPARATOR_HEIGHT.usual
	return floorMm(smallest(hu ?? CEILING.usual)) - CEILING_FOOT
}

/** As few as keep bays of at most 600. */
function usualColumns(length: number, upright: number): number {
	const columns = Math.ceil((length - upright) / (WANTED.bay + upright))
	return Math.max(GRID.columns.min, Math.min(columns, GRID.columns.max))
}

function usualRows(height: number): number {
	const rows = Math.round((height - GLIDE) / WANTED.row)
	return Math.max(GRID.rows.min, Math.min(rows, GRID.rows.max))
}

function splitEvenly(whole: number, count: number): number[] {
	return splitRun(
		whole,
		Array.from({ length: count }, () => 1),
	)
}

export type Place = Pick<CellChoice, 'column' | 'row'>

export function isAt(cell: Place, { column, row }: Place): boolean {
	return cell.column === column && cell.row === row
}

/** Column by column, from the floor up. */
export function placesIn({ columns, rows }: { columns: number; rows: number }): Place[] {
	return Array.from({ length: columns * rows }, (_, i) => ({
		column: Math.floor(i / rows),
		row: i % rows,
	}))
}

/** Doors below, a diagonal of closed cells above them, light at the top. */
function usualFill({ column, row }: Place, { rows }: { rows: number }, lowest: number): CellFill {
	if (row === 0) return lowest - 2 * INSET.gap >= INSET_LEAF_MIN ? 'DoorFront' : 'Closed'
	return row < rows - 1 && (column + row) % 3 === 0 ? 'Closed' : 'Open'
}
