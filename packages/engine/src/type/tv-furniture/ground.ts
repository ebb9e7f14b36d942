import { CARCASS } from '../../constants.ts'
import type { RoomChoices } from '../../room/fields.ts'
import { type Room, roomWithin, type StandingScreen } from '../../room/room-of.ts'
import { CEILING, layoutOf, type TvLayout } from './defaults.ts'
import { SCREEN } from './limits.ts'
import type { TvFurnitureConfiguration } from './schema.ts'

/** As a room of a dressing, under a usual ceiling. */
export function roomChoicesOf(configuration: TvFurnitureConfiguration): RoomChoices {
	const { room, walls, baseboard, obstacle, source } = configuration
	return {
		room,
		hu: CEILING,
		...(walls && { walls }),
		...(baseboard && { baseboard }),
		...(obstacle && { obstacle }),
		...(source && { source }),
	}
}

export function groundOf(configuration: TvFurnitureConfiguration): Room {
	const room = roomWithin(roomChoicesOf(configuration), 'None')
	const screen = screenOver(layoutOf(configuration))
	return { ...room, kind: 'tv', openAbove: true, bare: true, ...(screen && { screen }) }
}

/** Its length and the top of what is highest. */
export function tvSizeOf(configuration: TvFurnitureConfiguration): {
	width: number
	height: number
} {
	const { length, height, tall } = layoutOf(configuration)
	const tops = [tall.left, tall.right].map((module) => module?.height ?? 0)
	return { width: length, height: Math.max(height, ...tops) }
}

/** The screen before the middle of the low run: on the tablet, or on the wall. */
function screenOver({ screen, ends, tall, low, air, depth }: TvLayout): StandingScreen | null {
	if (!screen) return null
	const cheekAt = (end: 'left' | 'right') => (ends[end] === CARCASS && !tall[end] ? CARCASS : 0)
	const start = ends.left + (tall.left?.width ?? 0) - cheekAt('left')
	const middle = start + (low.length + cheekAt('left') + cheekAt('right')) / 2
	const rear = screen.place === 'Stand' ? air + (depth - SCREEN.deep) / 2 : 0
	const [x, z] = [middle - screen.width / 2, screen.center - screen.height / 2]
	return {
		diagonal: screen.diagonal,
		place: screen.place,
		from: [x, rear, z],
		to: [x + screen.width, rear + SCREEN.deep, z + screen.height],
	}
}
