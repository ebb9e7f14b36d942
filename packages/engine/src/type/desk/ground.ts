import type { RoomChoices } from '../../room/fields.ts'
import { smallest } from '../../room/readings.ts'
import { type Room, roomWithin } from '../../room/room-of.ts'
import { usualDesk } from './limits.ts'
import type { DeskConfiguration } from './schema.ts'

/** mm: the ceiling above a desk is not asked for; pictures and the fit need a height. */
export const ROOM_HEIGHT = 2500

/** The room of a desk in the words of every room. */
export function roomChoicesOf(configuration: DeskConfiguration): RoomChoices {
	const { room, walls, baseboard, obstacle } = configuration
	return {
		room: { width: room.width },
		hu: ROOM_HEIGHT,
		...(walls && { walls }),
		...(baseboard && { baseboard }),
		...(obstacle && { obstacle }),
	}
}

export function deskRoomOf(configuration: DeskConfiguration): Room {
	return { ...roomWithin(roomChoicesOf(configuration), 'None'), bare: true }
}

/** Its wanted length, or that of its niche, and its height. */
export function deskSizeOf({ room, height = usualDesk.height }: DeskConfiguration): {
	width: number
	height: number
} {
	return { width: smallest(room.width), height }
}
