import { type Furniture, obstacleInPlan, type Room } from '@gabarit/engine'
import { pushFlight } from './flight-surfaces.ts'
import { pushSlab } from './floor-surfaces.ts'
import { wallsUnderFlight } from './room-under-flight.ts'
import type { RoomPlan, Side } from './shown-room.ts'
import { pushSkirting } from './skirting-surfaces.ts'
import { emptySurface, pushBox, type Surface } from './surface.ts'
import {
	ceilingPieces,
	type Finishes,
	pushCeiling,
	pushCeilingStrip,
	pushWalls,
} from './wall-surfaces.ts'

export type RoomSurfaces = Record<
	'plaster' | 'cut' | 'planks' | 'joint' | 'painted' | 'obstacle' | 'flight' | 'treads',
	Surface
> &
	Record<Side, Finishes>

export function roomSurfacesOf(room: Room, plan: RoomPlan, furniture: Furniture): RoomSurfaces {
	const bare = (): Finishes => ({ plaster: emptySurface(), cut: emptySurface() })
	const surfaces: RoomSurfaces = {
		left: bare(),
		right: bare(),
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
	const { left, right } = plan.sides
	const ofWall = (wall: number) =>
		wall === left ? surfaces.left : wall === right ? surfaces.right : surfaces
	pushWalls(ofWall, shown, plan)
	const { slopes } = shown
	const ofSlope = (side: 'Left' | 'Right') => slopes.some((slope) => slope.side === side)
	const pieces = ceilingPieces(shown, plan)
	const ofPiece = (piece: number) => {
		if (piece === 0 && ofSlope('Left')) return surfaces.left
		return piece === pieces - 1 && ofSlope('Right') ? surfaces.right : surfaces
	}
	pushCeiling(ofPiece, shown, plan)
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
