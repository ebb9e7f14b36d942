// What a desk may measure and what is usual (domain-types 21.1 to 21.4). mm.
import { CARCASS_DEPTH, PART_MAX } from '../../constants.ts'
import type { TypeLimits } from '../../run/design.ts'
import type { DeskSupport } from './schema.ts'

export const supportKinds = ['Panel', 'Pedestal', 'Steel', 'Batten'] as const
export const SUPPORTS = { min: 2, max: 4 } as const
export const GROMMETS_MAX = 4
export const PEDESTAL_SHELVES_MAX = 6

type Range = { min: number; max: number }

/** The shortest desk; the longest is one sheet. */
export const DESK_LENGTH: Range = { min: 600, max: PART_MAX.length }
export const DESK_DEPTH: Range = { min: 400, max: 1000 }
export const DESK_HEIGHT: Range = { min: 520, max: 1200 }
export const MODESTY: Range = { min: 150, max: 600 }
export const PEDESTAL_WIDTH: Range = { min: 300, max: 600 }
/** `clear`: from the centre to a support; `apart`: board between two bores. */
export const GROMMETS = { diameter: 80, fromRear: 80, clear: 60, apart: 30 } as const
export const topThicknesses = [28, 38] as const

/** What a form asks, with its bounds. */
export const deskBounds = {
	length: DESK_LENGTH,
	depth: DESK_DEPTH,
	height: DESK_HEIGHT,
	modesty: MODESTY,
	pedestal: PEDESTAL_WIDTH,
}

export type TopThickness = (typeof topThicknesses)[number]

const usualSupports: readonly DeskSupport[] = [{ kind: 'Panel' }, { kind: 'Pedestal' }]

/** The default design, D1 of domain-types 29; its length too. */
export const usualDesk = {
	length: 1600,
	depth: 700,
	height: 740,
	thickness: 28 as TopThickness,
	supports: usualSupports,
	pedestal: 420,
	modesty: 300,
	grommets: 1,
	tray: true,
	/** Behind a door. */
	shelves: 1,
} as const

/** The drawers of a pedestal: with hanging files below where its front is `from` to `to` high. */
export const USUAL_SHARES = { from: 512, to: 768, files: [2, 1, 1], equal: [1, 1, 1] } as const

/** Between a wall and the top; a desk has no fillers. */
export const WALL_PLAY = 5
/** Supports stand this far off the back wall, more where its skirting is thicker. */
export const REAR_AIR = 20
/** The top stands this far before its supports. */
export const FRONT_EDGE = 20
/** Under a leg panel, for its glides. */
export const GLIDE = 5
/** The plinth of a pedestal. */
export const PEDESTAL_PLINTH = 60
export const PEDESTAL_DEPTH: Range = { min: 350, max: CARCASS_DEPTH.max }
/** A steel frame: its width, how far an end frame stands in, what stays free before and behind it. */
export const STEEL = { width: 50, inset: 50, fromEdge: 50, fromModesty: 20 } as const
export const BATTEN = { thickness: 18, height: 60 } as const
export const MODESTY_BOARD = { thickness: 18, behind: 60 } as const
export const TRAY = {
	lengths: [1200, 1000, 800, 600],
	depth: 60,
	height: 80,
	shorter: 100,
} as const

/** The clear span of the top: bare, and with a modesty that carries its rear edge (21.3). */
export const SPAN_MAX: Readonly<Record<TopThickness, { bare: number; carried: number }>> = {
	28: { bare: 1100, carried: 1200 },
	38: { bare: 1400, carried: 1600 },
}
/** A modesty of this height carries the rear edge of the top, which then sags by a part only. */
export const CARRYING = { modesty: 250, part: 0.6 } as const

/** The narrowest span that a chair enters. */
export const KNEE_LEAST = 450
/** Room for the knees: what is needed, and what is comfortable. */
export const KNEE = { width: 600, roomy: 850, height: 620, depth: 450 } as const
/** A lower modesty does not keep a desk from racking. */
export const RACKING = 150

/** Under `sitting` for a child, up to `sittingMax` to sit, from `standing` on to stand (EN 527, EN 1729). */
export const HEIGHT_CLASS = { sitting: 720, sittingMax: 799, standing: 950 } as const
export const classHeights = { sitting: 740, standing: 1060 } as const
/** Ages in years. */
export const childHeights = [
	{ from: 4, to: 6, height: 530 },
	{ from: 6, to: 8, height: 590 },
	{ from: 8, to: 11, height: 640 },
	{ from: 11, to: 14, height: 710 },
] as const

export type DeskClass = 'Child' | 'Sitting' | 'Standing'

/** Null between sitting and standing. */
export function deskClassOf(height: number): DeskClass | null {
	if (height < HEIGHT_CLASS.sitting) return 'Child'
	if (height <= HEIGHT_CLASS.sittingMax) return 'Sitting'
	return height >= HEIGHT_CLASS.standing ? 'Standing' : null
}

export const deskLimits: TypeLimits = {
	height: DESK_HEIGHT,
	depth: PEDESTAL_DEPTH,
	moduleMin: PEDESTAL_WIDTH.min,
}
