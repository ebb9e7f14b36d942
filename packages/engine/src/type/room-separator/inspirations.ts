// The first design and the six compositions (domain 24.4): each can be ordered as it stands.
import { placesIn } from './defaults.ts'
import type { CellChoice, CellFill, RoomSeparatorConfiguration } from './schema.ts'

type Composition = { reference: string; configuration: RoomSeparatorConfiguration }
type Size = { columns: number; rows: number }

function separator(
	change: Omit<RoomSeparatorConfiguration, 'version' | 'type'>,
): RoomSeparatorConfiguration {
	return { version: 1, type: 'roomSeparator', ...change }
}

/** The cells that are not open. */
function cellsOf(size: Size, fillAt: (column: number, row: number) => CellFill): CellChoice[] {
	return placesIn(size)
		.map(({ column, row }): CellChoice => ({ column, row, fill: fillAt(column, row) }))
		.filter(({ fill }) => fill !== 'Open')
}

const room = { width: 1800 }
const usual = { columns: 3, rows: 7 }
const studio = { columns: 4, rows: 7 }
const bench = { columns: 2, rows: 3 }
const library = { columns: 3, rows: 6 }
const screen = { columns: 4, rows: 7 }

const firstSeparator = separator({ room, hu: 2500 })

export const separatorCompositions: readonly Composition[] = [
	{ reference: 'diagonal', configuration: firstSeparator },
	{
		reference: 'light',
		configuration: separator({
			room,
			hu: 2500,
			...usual,
			cells: cellsOf(usual, (_, row) => (row === 0 ? 'DoorFront' : 'Open')),
		}),
	},
	{
		reference: 'studio',
		configuration: separator({
			room: { width: 2400 },
			hu: 2500,
			...studio,
			cells: cellsOf(studio, (column, row) => {
				if (row > 2) return 'Open'
				return (column + row) % 2 === 0 ? 'DoorFront' : 'DoorRear'
			}),
		}),
	},
	{
		reference: 'hallBench',
		configuration: separator({
			room: { width: 1500 },
			fix: 'Free',
			height: 1000,
			depth: { center: 400 },
			...bench,
			cells: cellsOf(bench, (_, row) => (row === 0 ? 'DoorFront' : 'Open')),
		}),
	},
	{
		reference: 'library',
		configuration: separator({
			room: { width: 1900 },
			fix: 'Wall',
			height: 2100,
			depth: { center: 300 },
			frame: { thickness: 28 },
			...library,
			cells: [{ column: 0, row: 1, fill: 'Closed' }],
		}),
	},
	{
		reference: 'screen',
		configuration: separator({
			room: { width: 2000 },
			hu: 2500,
			...screen,
			cells: cellsOf(screen, (column, row) => ((column + row) % 2 === 0 ? 'Closed' : 'Open')),
		}),
	},
]
