import type { Room } from '../../room/room-of.ts'
import { widthOfAll } from './defaults.ts'
import type { PanelsConfiguration } from './schema.ts'

/** mm: the ceiling and the floor that a picture shows around loose boards. */
const GROUND = { height: 2500, depth: 1000 } as const

/** Loose boards stand in no room: a floor and a wall as wide and as high as they need, for pictures. */
export function groundOf(configuration: PanelsConfiguration): Room {
	const { panels = [], cladding = [] } = configuration
	const width = widthOfAll(configuration)
	const highest = [...panels.map(({ length }) => length), ...cladding.map(({ height }) => height)]
	return {
		width,
		height: Math.max(GROUND.height, ...highest),
		depth: GROUND.depth,
		outline: [
			[0, GROUND.depth],
			[0, 0],
			[width, 0],
			[width, GROUND.depth],
		],
		open: { left: true, right: true },
		farWall: { left: null, right: null },
		slopes: [],
		skirting: { height: 0, thickness: 0 },
		obstacles: [],
	}
}
