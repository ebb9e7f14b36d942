// What each start type may be (domain 2.4, 8): carcass heights and depths, and the narrowest module.
import { CARCASS_DEPTH, CARCASS_HEIGHT, LOW_FURNITURE, SIMPLE_WIDTH } from '../constants.ts'
import type { FurnitureType } from './schema.ts'

type Range = { min: number; max: number }
type TypeLimits = { height: Range; depth: Range; moduleMin: number }

const dressing: TypeLimits = {
	height: CARCASS_HEIGHT,
	depth: CARCASS_DEPTH,
	moduleMin: SIMPLE_WIDTH.min,
}

/** Bounds of a type's carcasses, mm. */
export const typeLimits: Readonly<Record<FurnitureType, TypeLimits>> = {
	wardrobe: dressing,
	top10: dressing,
	shelves: { ...dressing, depth: { min: 250, max: 450 } },
	drawer: {
		height: { min: 400, max: LOW_FURNITURE },
		depth: { min: 350, max: 600 },
		moduleMin: 300,
	},
}
