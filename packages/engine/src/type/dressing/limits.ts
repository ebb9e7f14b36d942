import { CARCASS_DEPTH, CARCASS_HEIGHT, LOW_FURNITURE, SIMPLE_WIDTH } from '../../constants.ts'
import type { TypeLimits } from '../../run/design.ts'
import type { StartType } from './start-types.ts'

const dressing: TypeLimits = {
	height: CARCASS_HEIGHT,
	depth: CARCASS_DEPTH,
	moduleMin: SIMPLE_WIDTH.min,
}

export const typeLimits: Readonly<Record<StartType, TypeLimits>> = {
	wardrobe: dressing,
	top10: dressing,
	shelves: { ...dressing, depth: { min: 250, max: 450 } },
	drawer: {
		height: { min: 400, max: LOW_FURNITURE },
		depth: { min: 350, max: 600 },
		moduleMin: 300,
	},
}
