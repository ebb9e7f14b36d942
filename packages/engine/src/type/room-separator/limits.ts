// What the grid can be (domain 24.1, 24.4), mm.
/** What holds it up: the ceiling, a wall at its left end, or its own weight. */
export const separatorFixes = ['Ceiling', 'Wall', 'Free'] as const
/** Columns from the left and rows from the floor count from 0 in a cell. */
export const GRID = {
	columns: { min: 1, max: 12 },
	rows: { min: 2, max: 10 },
} as const
export const PASSAGE_MAX = 5000

/** Under the uprights, and over them up to the ceiling. */
export const GLIDE = 20
export const CEILING_FOOT = 20

export const SEPARATOR_LENGTH = { min: 600, max: 4000, usual: 1800 } as const
export const SEPARATOR_DEPTH = { min: 250, max: 450, usual: 350 } as const
/** Held by a wall or by its own weight. */
export const SEPARATOR_HEIGHT = { min: 600, max: 2400, usual: 1000 } as const
/** To the ceiling; `max` is the tallest part that is made. */
export const CEILING_HEIGHT = { min: 1200, max: 2700 } as const
export const CEILING = {
	min: CEILING_HEIGHT.min + CEILING_FOOT,
	max: CEILING_HEIGHT.max + CEILING_FOOT,
	usual: 2500,
} as const

export const BAY = { min: 250, max: 800 } as const
/** mm; the clear height of a row. */
export const ROW_MIN = 200
/** Under books, boards of 18 span no more (domain 2.5). */
export const THICK_SHELF_ABOVE = 640
export const WANTED = { bay: 600, row: 360 } as const

/** A leaf inside its cell: gap around it, and the cell up to which one leaf closes it. */
export const INSET = { gap: 2, oneLeafUpTo: 604 } as const
/** A lower leaf cannot be hung. */
export const INSET_LEAF_MIN = 250

/** By its own weight alone: as high as this, or as so many depths, and at least so deep. */
export const FREE = { height: 1000, slenderness: 3.5, depth: 350 } as const
/** Held by a wall at one end. */
export const WALL_HELD = { length: 2000, height: 2400 } as const

/** What a page asks before a separator is solved. */
export const separatorBounds = {
	length: SEPARATOR_LENGTH,
	depth: SEPARATOR_DEPTH,
	height: SEPARATOR_HEIGHT,
	ceiling: CEILING,
	columns: GRID.columns,
	rows: GRID.rows,
	passageMax: PASSAGE_MAX,
}
