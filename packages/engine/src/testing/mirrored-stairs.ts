// The same flight seen in a mirror: it rises to the other side, and its modules stand in the other order.
import type { Catalogue } from '../catalogue.ts'
import { chosenStairs } from '../type/stairs-furniture/defaults.ts'
import type { StairsFurnitureConfiguration } from '../type/stairs-furniture/schema.ts'

const wallsOf = { None: 'None', Left: 'Right', Right: 'Left', Both: 'Both' } as const

/** Its modules are written out. What a side decides beside them (opening sides, obstacles) is not mirrored. */
export function mirroredStairs(
	design: StairsFurnitureConfiguration,
	catalogue: Catalogue,
): StairsFurnitureConfiguration {
	const { walls, margin, filler, stair } = design
	const { modules } = chosenStairs(design, catalogue)
	return {
		...design,
		...(walls && { walls: wallsOf[walls] }),
		stair: { ...stair, rises: stair?.rises === 'Left' ? 'Right' : 'Left' },
		margin: { back: margin?.back ?? 0, left: margin?.right ?? 0, right: margin?.left ?? 0 },
		filler: { ...filler, left: filler?.right ?? 50, right: filler?.left ?? 50 },
		modules: modules.toReversed(),
	}
}
