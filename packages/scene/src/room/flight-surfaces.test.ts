import {
	buildFurniture,
	type Furniture,
	type Room,
	roomOf,
	type StairsFurnitureConfiguration,
} from '@gabarit/engine'
import { goldenStairs, sampleCatalogue } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { metres } from '../axes.ts'
import { motionOf } from '../front/front-motion.ts'
import { pushFlight } from './flight-surfaces.ts'
import { wallsUnderFlight } from './room-under-flight.ts'
import { emptySurface, type Surface } from './surface.ts'

type Stairs = StairsFurnitureConfiguration

function made(stairs: Stairs): { furniture: Furniture; room: Room } {
	const result = buildFurniture(stairs, sampleCatalogue)
	if (!result.ok) throw new Error('it cannot be made')
	return { furniture: result.value, room: roomOf(stairs) }
}

function flightOf(stairs: Stairs) {
	const { furniture, room } = made(stairs)
	const surfaces = { body: emptySurface(), treads: emptySurface() }
	pushFlight(surfaces, room, furniture)
	return { ...surfaces, room }
}

/** x and height of each corner, mm. */
function cornersOf({ positions }: Surface): { x: number; z: number }[] {
	return positions.flatMap((value, i) =>
		i % 3 === 0 ? [{ x: value / metres, z: (positions[i + 1] ?? 0) / metres }] : [],
	)
}

test('no corner of the flight lies under the line that the furniture keeps to', () => {
	for (const stairs of [goldenStairs.s1, goldenStairs.s2]) {
		const { body, treads, room } = flightOf(stairs)
		const { flight, height } = room
		if (!flight) throw new Error('no flight')
		for (const { x, z } of [...cornersOf(body), ...cornersOf(treads)]) {
			const along = flight.side === 'Left' ? x : room.width - x
			// Before it the first steps stand on the floor.
			if (along <= 0.5) continue
			const line = flight.low - flight.stringer + (along * flight.rise) / flight.going
			expect(z).toBeGreaterThan(Math.min(height, line) - 1)
		}
	}
})

test('over the furniture open treads have no soffit, closed steps have one', () => {
	const over = ({ body }: ReturnType<typeof flightOf>) => cornersOf(body).filter(({ x }) => x > 0.5)
	const hall = { version: 1, type: 'stairsFurniture', room: { width: 3000 }, hu: 2400 } as const
	expect(over(flightOf(hall)).length).toBeGreaterThan(0)
	const open = flightOf({ ...hall, stair: { steps: 'Visible' } })
	expect(over(open)).toEqual([])
	expect(open.treads.indices.length).toBeGreaterThan(0)
})

test('walls go on over a flight, and end where its steps begin', () => {
	const { room } = made(goldenStairs.s1)
	const walls = wallsUnderFlight(room)
	expect(walls.slopes).toEqual([])
	expect(walls.height).toBeGreaterThan(room.height)
	expect(walls.open).toEqual({ left: true, right: false })
	const straight = { ...room, flight: undefined } as unknown as Room
	expect(wallsUnderFlight(straight)).toBe(straight)
})

test('a pull-out comes straight out by 430 mm with the boards of its cart', () => {
	const { furniture } = made(goldenStairs.s1)
	const front = furniture.fronts.find(({ kind }) => kind === 'PullOut')
	const board = furniture.boards.find(({ id }) => id === front?.board)
	if (!front || !board) throw new Error('no pull-out')
	const cart = furniture.boards.filter(({ group, id }) => group === board.group && id !== board.id)
	expect(cart.length).toBeGreaterThanOrEqual(5)
	const motion = motionOf(front, board, cart)
	expect(motion?.slide[0]).toBeCloseTo(0, 9)
	expect(motion?.slide[1]).toBe(430)
	expect(motion?.turn).toBe(0)
})
