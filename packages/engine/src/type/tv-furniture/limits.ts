// What can be made of TV furniture (domain 22.1 to 22.3). mm unless said.
import type { TypeLimits } from '../../run/design.ts'

/** mm: what stands between the floor and the carcasses. */
export const legHeights = [100, 120, 150, 200, 250] as const
export const tabletThicknesses = [18, 28, 38] as const
export const lowFronts = ['Drawers', 'Flap', 'Doors', 'None'] as const
export const tallFronts = ['Doors', 'None'] as const
export const screenPlaces = ['Stand', 'Wall'] as const
export const LOW_MODULES_MAX = 8
/** Inches. */
export const DIAGONAL = { min: 24, max: 98 } as const
/** mm from the floor to the underside of carcasses that hang. */
export const HUNG_HEIGHT = { min: 100, max: 700 } as const
/** mm of air behind the furniture. */
export const AIR_MAX = 100

/** Carcass heights of the low run; one that hangs must be lighter. */
export const CARCASS = { min: 200, max: 650, hungMax: 450 } as const
export const LOW_WIDTH = { min: 250, max: 1000 } as const
export const TALL = { width: { min: 300, max: 600 }, height: { min: 1200, max: 2300 } } as const
/** From the back of the furniture to the faces of its fronts (D_TOTAL of the domain). */
export const DEPTH = { min: 300, max: 550, hungMax: 400 } as const
const CARCASS_DEPTH_MIN = 250
export const FLAP = { min: 160, max: 450 } as const

/** Between two shelves: the flattest player. */
export const SHELF_CLEAR_MIN = 60

export const tvFurnitureLimits: TypeLimits = {
	height: { min: CARCASS.min, max: CARCASS.max },
	depth: { min: CARCASS_DEPTH_MIN, max: DEPTH.max },
	moduleMin: LOW_WIDTH.min,
}

/** What a page asks of each field; a measure outside is still answered with an issue. */
export const tvFurnitureBounds = {
	width: { min: 1000, max: 4000 },
	height: { min: 300, max: 700 },
	depth: { min: DEPTH.min, max: DEPTH.max },
	hungDepth: { min: DEPTH.min, max: DEPTH.hungMax },
	hungHeight: { ...HUNG_HEIGHT },
	air: { min: 0, max: AIR_MAX },
	/** Inches. */
	diagonal: { ...DIAGONAL },
	center: { min: 500, max: 2000 },
	tallWidth: { ...TALL.width },
	tallHeight: { ...TALL.height },
	modulesMax: LOW_MODULES_MAX,
}

/** The screen of 16:9: its frame all round, the air under a foot, its slot for cables (domain 22.1, 22.2). */
export const SCREEN = { bezel: 10, foot: 60, deep: 60 } as const
/** kg of a screen, per square inch of its diagonal. */
export const SCREEN_MASS = 0.0055
/** By which a top panel begins later and the back ends lower. */
export const SLOT = 60
export const NOTCH = { width: 300, beside: 30 } as const
/** Beside a tall module a screen keeps this off, on both sides together. */
export const BESIDE_TALL = 100

/** How much longer than the screen the furniture is (domain 22.3). */
export const OVERHANG = 400
/** Where the middle of a screen is at eye height of a seated person, above the floor. */
export const CENTER = { min: 950, max: 1100 } as const
/** kg on the tablet. */
export const SCREEN_LOAD_MAX = 50
export const HEAT_CLEAR_MIN = 120
/** kg/m: what the rail holds, and what is put on the furniture. */
export const HANG_LOAD = { max: 60, contents: 30 } as const
