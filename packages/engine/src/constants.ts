// The workshop's numbers (domain 0), each in one place. Lengths mm, angles degrees, weights kg.

/** Carcass panels: sides, top, bottom, partition, plinth, cheek. */
export const CARCASS = 18
/** The back panel, grooved 8 deep and set 12 from the rear edge. */
export const BACK = 8
/** From the rear edge of the carcass to the back panel: room for the wall's faults and the fixing rail. */
export const BACK_INSET = 12
/** How deep a groove is milled. */
export const GROOVE_DEPTH = 8
/** How deep backs and drawer bottoms sit in their grooves, play 1 taken off. */
export const GROOVE_HOLD = 7
/** Depth lost behind shelves: inset and back together. */
export const BACK_VOID = BACK_INSET + BACK
/** A leaf as sold: 18 melamine is taken as 19 in the geometry. */
export const LEAF = 19
/** Hinges hold the leaf this far off the carcass edge. */
export const LEAF_OFFSET = 2
/** What fronts add to the carcass depth. */
export const FRONT_DEPTH = LEAF_OFFSET + LEAF
/** Between two fronts. */
export const GAP = 3
/** From a front to the carcass outline. */
export const HALF_GAP = GAP / 2
export const PLINTH_SETBACK = 40
/** The plinth board is this much lower than the plinth space, so that it slips in. */
export const PLINTH_PLAY = 5
/** Without a top filler the carcass stays this far under the ceiling. */
export const CEILING_CLEAR = 20

export const SIMPLE_WIDTH = { min: 250, max: 1000 } as const
export const DOUBLE_WIDTH = { min: 600, max: 1200 } as const
/** A simple module wider than this gets two leaves. */
export const ONE_LEAF_MAX = 600
export const LEAF_WIDTH = { min: 150, max: 600 } as const
export const LEAF_HEIGHT = { min: 250, max: 2700 } as const
export const CARCASS_HEIGHT = { min: 300, max: 2700 } as const
export const CARCASS_DEPTH = { min: 250, max: 700 } as const
export const MODULES_MAX = 12
export const SIDE_FILLER = { min: 30, max: 200, usual: 50 } as const
/** A narrower strip is no board. */
export const STRIP_MIN = 5
export const TOP_FILLER = { min: 20, max: 300, usual: 50 } as const
export const OVERSIZE = { max: 50, usual: 20 } as const
/** Play on a wall side without filler. */
export const REMOVAL = 10
/** Furniture this low gets a tablet on top when a side can be seen. */
export const LOW_FURNITURE = 1400
export const TABLET = 18

/** Clear span of a loaded shelf, by its thickness (domain 2.5, 50 kg/m2). */
export const SHELF_SPAN = { 18: 800, 28: 1100 } as const
/** The same for books, 100 kg/m2. */
export const BOOK_SPAN = { 18: 640, 28: 930 } as const

/** System 32: first hole above the bottom panel, and pitch. */
export const FIRST_HOLE = 96
export const HOLE_PITCH = 32

/** Largest part of a 2800 x 2070 sheet after trimming 10 on every edge. */
export const PART_MAX = { length: 2780, width: 2050 } as const

/** Air left under the ceiling while a carcass is raised (domain 3.4). */
export const TILT_AIR = 10
/** Air between a carcass and the ceiling, at least (domain 3.6). */
export const CEILING_AIR = 3
/** The void under a low slope: up to this width a fixed panel closes it, where the ceiling at its inner edge is not under `low`. */
export const FAKE_DOOR = { width: 600, low: 250 } as const
/** Daily things are reached up to here; a rail above needs a lift (domain 5.4). */
export const REACH = 1950

/** The one tolerance of floor and ceil. */
export const EPSILON = 1e-9

/** Whole millimetres, never more than the room gives. */
export function floorMm(value: number): number {
	return Math.floor(value + EPSILON)
}

/** Whole millimetres, never less than asked. */
export function ceilMm(value: number): number {
	return Math.ceil(value - EPSILON)
}
