import { expect, test } from 'vitest'
import type { PrintedFitting } from './fitting-box.ts'
import { type CheckedBoard, faultsOf } from './room-faults.ts'

const axes = { u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] } as const

const shelf: CheckedBoard = {
	id: 'shelf',
	part: 'FixedShelf',
	thickness: 18,
	groove: 0,
	outline: [
		[0, 0],
		[500, 0],
		[500, 400],
		[0, 400],
	],
	pose: { origin: [100, 20, 1000], ...axes },
}

// Hangs from 1200 down by 150 or 190; the shelf's upper face lies at 1018.
const lift = (deep: number): PrintedFitting => ({
	id: 'lift',
	boards: ['side'],
	pose: { origin: [350, 200, 1200], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, -1] },
	box: { from: [-200, -100, 0], to: [200, 100, deep] },
})
const room = { version: 1, room: { width: 1000 }, hu: 2500 } as const

test.each([
	['room above a shelf is free', lift(150), []],
	[
		'a board in the room that a fitting keeps is a fault',
		lift(190),
		['shelf stands in the box of lift'],
	],
	['what a fitting is fixed to may stand in its box', { ...lift(190), boards: ['shelf'] }, []],
	['loose fittings keep no room', { ...lift(190), pose: null }, []],
] as const)('%s', (_, fitting, faults) => {
	expect(faultsOf(room, [shelf], [{ ...fitting, boards: [...fitting.boards] }])).toEqual(faults)
})
