import { smallest } from '../../room/readings.ts'
import type { Room } from '../../room/room-of.ts'
import { heightOf } from './defaults.ts'
import { CEILING, CEILING_FOOT, SEPARATOR_DEPTH, SEPARATOR_HEIGHT } from './limits.ts'
import type { RoomSeparatorConfiguration } from './schema.ts'

/** mm of floor before each of its faces. */
const BEFORE = 1000

/** It stands in the middle of a room, its left end against a wall or free; the wall behind it is far. */
export function standingRoomOf(configuration: RoomSeparatorConfiguration): Room {
	const { room, hu, depth, fix = 'Ceiling', height = SEPARATOR_HEIGHT.usual } = configuration
	const width = smallest(room.width)
	const front = (depth?.center ?? SEPARATOR_DEPTH.usual) + BEFORE
	const usual = fix === 'Ceiling' ? CEILING.usual : Math.max(CEILING.usual, height + CEILING_FOOT)
	return {
		width,
		height: hu === undefined ? usual : smallest(hu),
		depth: front,
		outline: [
			[0, front],
			[0, -BEFORE],
			[width, -BEFORE],
			[width, front],
		],
		open: { left: fix !== 'Wall', right: true },
		farWall: { left: null, right: null },
		slopes: [],
		skirting: { height: 0, thickness: 0 },
		obstacles: [],
	}
}

/** Its own, as a list names it. */
export function separatorSizeOf(configuration: RoomSeparatorConfiguration): {
	width: number
	height: number
} {
	return { width: smallest(configuration.room.width), height: heightOf(configuration) }
}
