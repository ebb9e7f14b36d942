// The workshop's numbers (domain 0). Lengths in mm, angles in degrees, weights in kg.

export const CARCASS = 18
export const BACK = 8
/** Behind the back panel, for an uneven wall and the fixing rail. */
export const BACK_INSET = 12
export const GROOVE_DEPTH = 8
/** Backs and drawer bottoms sit this deep in their grooves; 1 is play. */
export const GROOVE_HOLD = 7
export const BACK_VOID = BACK_INSET + BACK
/** 18 melamine is drawn as 19. */
export const LEAF = 19
/** Hinges hold the leaf this far off the carcass edge. */
export const LEAF_OFFSET = 2
export const FRONT_DEPTH = LEAF_OFFSET + LEAF
export const GAP = 3
export const HALF_GAP = GAP / 2
export const PLINTH_SETBACK = 40
/** The plinth board is this much lower than its space, so that it slips in. */
export const PLINTH_PLAY = 5
/** Without a top filler the carcass stays this far under the ceiling. */
export const CEILING_CLEAR = 20

export const SIMPLE_WIDTH = { min: 250, max: 1000 } as const
export const DOUBLE_WIDTH = { min: 600, max: 1200 } as const
export const ONE_LEAF_MAX = 600
export const LEAF_WIDTH = { min: 150, max: 600 } as const
export const LEAF_HEIGHT = { min: 250, max: 2700 } as const
export const CARCASS_HEIGHT = { min: 300, max: 2700 } as const
export const CARCASS_DEPTH = { min: 250, max: 700 } as const
export const MODULES_MAX = 12
export const SIDE_FILLER = { min: 30, max: 200, usual: 50 } as const
/** A narrower strip cannot be cut. */
export const STRIP_MIN = 5
export const TOP_FILLER = { min: 20, max: 300, usual: 50 } as const
export const OVERSIZE = { max: 50, usual: 20 } as const
export const REMOVAL = 10
/** Furniture up to this height gets a board on top where a side can be seen. */
export const LOW_FURNITURE = 1400
export const TABLET = 18

/** Clear span by shelf thickness, under 50 kg/m2 (domain 2.5). */
export const SHELF_SPAN = { 18: 800, 28: 1100 } as const
/** Under 100 kg/m2. */
export const BOOK_SPAN = { 18: 640, 28: 930 } as const

/** System 32: first hole above the bottom panel, then the pitch. */
export const FIRST_HOLE = 96
export const HOLE_PITCH = 32

/** A sheet of 2800 x 2070, trimmed by 10 on every edge. */
export const PART_MAX = { length: 2780, width: 2050 } as const

/** While a carcass is raised (domain 3.4). */
export const TILT_AIR = 10
/** Least gap between a carcass and the ceiling (domain 3.6). */
export const CEILING_AIR = 3
/** A fixed panel closes the void under a slope up to `width`, where the ceiling at its inner edge reaches `low`. */
export const FAKE_DOOR = { width: 600, low: 250 } as const
/** The height that an arm reaches (domain 5.4). */
export const REACH = 1950

export const EPSILON = 1e-9

export function floorMm(value: number): number {
	return Math.floor(value + EPSILON)
}

export function ceilMm(value: number): number {
	return Math.ceil(value - EPSILON)
}

/** mm between the lower edges of two fronts that share a height (domain-types 20.5). */
export const DRAWER_PITCH = { min: 128, max: 384 } as const
/** Drawers that share one front. */
export const DRAWERS_MAX = 8
/** Of the height that such drawers share, what one of them takes. */
export const SHARE_MAX = 20
/** Shelves of one bay. */
export const SHELVES_MAX = 20
