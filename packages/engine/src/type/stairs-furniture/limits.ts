// What may stand under a flight, and what is usual there (domain 23.1, 23.2). Lengths in mm.
import { CARCASS_HEIGHT, FRONT_DEPTH, SIMPLE_WIDTH } from '../../constants.ts'
import type { TypeLimits } from '../../run/design.ts'
import type { StairChoices } from './schema.ts'

export const stairRises = ['Left', 'Right'] as const
export const stairAccesses = ['Side', 'Front'] as const
export const stairSteps = ['Closed', 'Visible'] as const
export const stairTops = ['Sloped', 'Stepped'] as const
export const stairFills = ['PullOut', 'Drawers', 'Shelves', 'Rail', 'Empty'] as const
export const STAIR_MODULES_MAX = 12

/** Deeper than an arm reaches: only what comes out stands there. */
export const REACHED_DEPTH = 700
/** The overall depth of such carcasses behind fronts. */
export const STRAIGHT_REACH = REACHED_DEPTH + FRONT_DEPTH
const DEPTH = { min: 250, max: { Side: 1000, Front: 700 } } as const

export function stairLimits(access: 'Side' | 'Front'): TypeLimits {
	const depth = { min: DEPTH.min, max: DEPTH.max[access] }
	return { height: CARCASS_HEIGHT, depth, moduleMin: SIMPLE_WIDTH.min }
}

export const usualStair = {
	rises: 'Right',
	access: 'Side',
	rise: 180,
	going: 250,
	low: 350,
	stringer: 0,
	steps: 'Closed',
} as const satisfies StairChoices

export const USUAL = { depth: 600, module: 580, topFiller: 30, plinth: 80 } as const

/** What the form asks for: the least and the most of each field. */
export const stairBounds = {
	rise: { min: 140, max: 230 },
	going: { min: 180, max: 350 },
	low: { min: 0, max: 2000 },
	stringer: { min: 0, max: 150 },
	hu: { min: 500, max: 3000 },
	width: { min: 310, max: 6000 },
	depth: { min: 300, max: 1021 },
	/** Opened from the end. */
	depthFront: { min: 300, max: 721 },
} as const

/** Twice the rise and the going of a step that people climb. */
export const STEP = { min: 560, max: 680 } as const

/** Usual fills, by the clear height at the low end of the bay and the depth of its carcass. */
export const FILL = {
	pullOutBelow: 1150,
	rail: { height: 1500, depth: 550 },
	shelfEvery: 380,
	drawer: { pitch: 256, most: 3 },
} as const

/** A bay with less clear height holds nothing (domain 3.5). */
export const FILLED_HEIGHT_MIN = 200
