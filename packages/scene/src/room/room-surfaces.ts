import { type Furniture, obstacleInPlan, type Room } from '@gabarit/engine'
import { pushFlight } from './flight-surfaces.ts'
import { pushSlab } from './floor-surfaces.ts'
import { wallsUnderFlight } from './room-under-flight.ts'
import type { RoomPlan } from './shown-room.ts'
import { pushSkirting } from './skirting-surfaces.ts'
import { emptySurface, pushBox, type Surface } from './surface.ts'
import { pushCeiling, pushCeilingStrip, pushWalls } from './wall-surfaces.ts'

export type RoomSurfaces = Record<
	'plaster' | 'cut' | 'planks' | 'joint' | 'painted' | 'obstacle' | 'flight' | 'treads',
	Surface
>

export function roomSurfacesOf(room: Room, plan: RoomPlan, furniture: Furniture): RoomSurfaces {
	const surfaces: RoomSurfaces = {
		plaster: emptySurface(),
		cut: emptySurface(),
		planks: emptySurface(),
		joint: emptySurface(),
		painted: emptySurface(),
		obstacle: emptySurface(),
		flight: emptySurface(),
		treads: emptySurface(),
	}
	const shown = wallsUnderFlight(room)
	pushWalls(surfaces, shown, plan)
	pushCeiling(surfaces, shown, plan)
	if (plan.ceiling) pushCeilingStrip(surfaces, room, plan.ceiling)
	pushSlab(surfaces, plan)
	pushSkirting(surfaces.painted, room, plan, furniture)
	pushObstacles(surfaces.obstacle, room)
	pushFlight({ body: surfaces.flight, treads: surfaces.treads }, room, furniture)
	return surfaces
}

function pushObstacles(surface: Surface, room: Room) {
	for (const obstacle of room.obstacles) {
		const [[x, y], [X, Y]] = obstacleInPlan(obstacle, room.width)
		const { bottom, height } = obstacle
		pushBox(surface, [x, y, bottom], [X, Y, bottom + height])
	}
}
