// The room around furniture under a flight, for pictures and for the verdict on its readings.

import type { Catalogue } from '../../catalogue.ts'
import { type FitVerdict, fitVerdictsIn } from '../../check/fit/fit-verdicts.ts'
import type { RoomChoices } from '../../room/fields.ts'
import { smallest } from '../../room/readings.ts'
import { type Room, roomWithin } from '../../room/room-of.ts'
import { completeStairs } from './defaults.ts'
import { flightOf, lowEndOf, slopesUnder } from './flight.ts'
import type { StairsFurnitureConfiguration } from './schema.ts'

/** As a slope by its low height and its angle; a height read at the other end holds its line as a run does. */
export function roomChoicesOf(configuration: StairsFurnitureConfiguration): RoomChoices {
	const { room, hu, walls, depth, margin, baseboard, filler, plinth, source, access, obstacle } =
		configuration
	const flight = flightOf(configuration)
	const end = lowEndOf(flight)
	const angle = slopesUnder(flight)[end]?.angle ?? 0
	const low = Math.max(0, flight.height)
	const run = Math.max(1, Math.round((smallest(hu) - low) / flight.tan))
	return {
		hu,
		room,
		walls,
		depth,
		margin,
		baseboard,
		filler,
		plinth,
		source,
		access,
		obstacle,
		slope: { [end]: flight.high === null ? { low, angle } : { low, run } },
	}
}

export function stairRoom(configuration: StairsFurnitureConfiguration): Room {
	const { rise, going, low, stringer, steps, ...flight } = flightOf(configuration)
	const side = sideNames[lowEndOf(flight)]
	return {
		...roomWithin(roomChoicesOf(configuration), 'Both'),
		flight: { side, rise, going, low, stringer, steps },
	}
}

/** Its length under the flight, and the height of the landing. */
export function stairSizeOf({ room, hu }: StairsFurnitureConfiguration): {
	width: number
	height: number
} {
	return { width: smallest(room.width), height: smallest(hu) }
}

const sideNames = { left: 'Left', right: 'Right', back: 'Back' } as const

/** The reading of a slope, as the flight is asked for it. */
const lines: Readonly<Record<string, string>> = {
	low: 'stair.low',
	run: 'stair.high',
	angle: 'stair.rise',
}

export function stairFit(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): FitVerdict[] {
	const design = completeStairs(configuration, catalogue)
	return fitVerdictsIn(roomChoicesOf(configuration), design, catalogue).map((verdict) => {
		const [group, , reading] = (verdict.line ?? '').split('.')
		const line = group === 'slope' && reading ? (lines[reading] ?? verdict.line) : verdict.line
		return { ...verdict, line }
	})
}
