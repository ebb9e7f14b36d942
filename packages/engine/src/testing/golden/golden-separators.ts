// The worked cases R1 to R5 of domain 29 and the two impossible ones, as stored.
import type { CellChoice, RoomSeparatorConfiguration } from '../../type/room-separator/schema.ts'

function separator(
	change: Omit<RoomSeparatorConfiguration, 'version' | 'type'>,
): RoomSeparatorConfiguration {
	return { version: 1, type: 'roomSeparator', ...change }
}

const cell = (column: number, row: number, fill: CellChoice['fill']): CellChoice => ({
	column,
	row,
	fill,
})

const bench = separator({
	room: { width: 1500 },
	fix: 'Free',
	height: 1000,
	depth: { center: 400 },
	columns: 2,
	rows: 3,
	cells: [],
})

export const goldenSeparators = {
	r1: separator({
		room: { width: 1800 },
		hu: 2500,
		columns: 3,
		rows: 7,
		cells: [
			cell(0, 0, 'DoorFront'),
			cell(1, 0, 'DoorRear'),
			cell(2, 0, 'DoorFront'),
			cell(1, 2, 'Closed'),
			cell(0, 4, 'Closed'),
		],
	}),
	r2: bench,
	r3: separator({
		room: { width: 1900 },
		fix: 'Wall',
		height: 2100,
		depth: { center: 300 },
		frame: { thickness: 28 },
		columns: 3,
		rows: 6,
		cells: [cell(0, 1, 'Closed')],
	}),
	r4: separator({
		room: { width: 2400 },
		hu: [2402, 2398, 2400],
		frame: { thickness: 28 },
		columns: 3,
		rows: 6,
		cells: [cell(0, 0, 'DoorFront'), cell(2, 0, 'DoorRear'), cell(1, 1, 'Closed')],
	}),
	r5: { ...bench, cells: [cell(0, 0, 'DoorFront'), cell(1, 0, 'DoorFront')] },
} satisfies Record<string, RoomSeparatorConfiguration>

export const impossibleSeparators = {
	xr1: separator({ room: { width: 1500 }, fix: 'Free', height: 1600, depth: { center: 400 } }),
	xr2: separator({ room: { width: 1800 }, hu: 2800 }),
} satisfies Record<string, RoomSeparatorConfiguration>
