// The whole room of the model, per finish.
import type { Furniture, Room } from '@gabarit/engine'
import { pushSlab } from './floor-surfaces.ts'
import type { RoomPlan } from './room-plan.ts'
import { pushSkirting } from './skirting-surfaces.ts'
import { emptySurface, pushBox, type Surface } from './surface.ts'
import { pushCeiling, pushWalls } from './wall-surfaces.ts'

/** What the room is made of: plaster, the cut, planks and their joints, painted woodwork, and what is in the way. */
export type RoomSurfaces = Record<
	'plaster' | 'cut' | 'planks' | 'joint' | 'painted' | 'obstacle',
	Surface
>

/** Everything of the room that is shown around this furniture. */
export function roomSurfacesOf(room: Room, plan: RoomPlan, furniture: Furniture): RoomSurfaces {
	const surfaces: RoomSurfaces = {
		plaster: emptySurface(),
		cut: emptySurface(),
		planks: emptySurface(),
		joint: emptySurface(),
		painted: emptySurface(),
		obstacle: emptySurface(),
	}
	pushWalls(surfaces, room, plan)
	pushCeiling(surfaces, room, plan)
	pushSlab(surfaces, plan)
	pushSkirting(surfaces.painted, room, plan, furniture)
	pushObstacles(surfaces.obstacle, room)
	return surfaces
}

/** Width of an obstacle that was given none, mm. */
const obstacleWidth = 80

function pushObstacles(surface: Surface, room: Room) {
	for (const { where, position, bottom, height, depth, width = obstacleWidth } of room.obstacles) {
		const top = bottom + height
		const to = position + width
		if (where === 'back') pushBox(surface, [position, 0, bottom], [to, depth, top])
		if (where === 'left') pushBox(surface, [0, position, bottom], [depth, to, top])
		if (where === 'right') {
			pushBox(surface, [room.width - depth, position, bottom], [room.width, to, top])
		}
	}
}
