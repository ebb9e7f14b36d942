import type { RunSide } from '../issue.ts'

export const interiorKinds = [
	'Empty',
	'FixedShelve',
	'VariableShelve',
	'SlidingShelve',
	'RecessedDrawer',
	'OverlayDrawer',
	'Wardrobe',
	'WardrobeOnLift',
	'SlidingWardrobe',
	'TrouserRack',
] as const
export type InteriorKind = (typeof interiorKinds)[number]

/** `bottom` and `shelves` (undersides) count from the finished floor; `height` is clear. */
export type Zone = {
	kind: InteriorKind
	bottom: number
	height: number
	/** Shelves, drawers or pull-outs; 0 for rails and empty zones. */
	count: number
	/** Undersides of adjustable shelves, above the finished floor; a choice counts them from the bay's floor. */
	shelves: number[]
	/** Axis of the rail, above the finished floor. */
	rail: number | null
	/** Drawer or pull-out pitch, 0 where none; the least of `pitches`. */
	pitch: number
	/** Pitches of drawers one by one from the bottom, where they share a front. */
	pitches?: readonly number[]
}

/** The pitches of a zone's pieces, one by one from the bottom. */
export function pitchesIn({ pitch, pitches, count }: Zone): readonly number[] {
	return pitches ?? Array.from({ length: count }, () => pitch)
}

export type Bay = {
	/** Local x of the left clear face; sizes are clear. */
	x: number
	width: number
	height: number
	depth: number
	/** Top face of the bottom panel, above the finished floor. */
	floor: number
	template: string | null
	shelfThickness: 18 | 28
	led: { length: number } | null
	zones: Zone[]
}

export type TopShape = 'Straight' | 'PartialSlope' | 'FullSlope'

export type Module = {
	kind: 'Simple' | 'Double'
	blind: boolean
	x: number
	y: number
	width: number
	depth: number
	heightLeft: number
	heightRight: number
	heightFront: number
	heightRear: number
	top: TopShape
	doors: boolean
	bays: Bay[]
	/** The sides that are seen and have the exterior colour. */
	shown?: { left?: true; right?: true }
}

export type FillerPlace = 'Left' | 'Right' | 'Top' | 'Custom' | 'Corner'
/** mm. `width`: visible at the front; `length`: priced by the metre. */
export type RunFiller = { place: FillerPlace; width: number; length: number }

export type Run = {
	side: RunSide
	width: number
	/** Clear width: modules, fillers, cheeks and plays. */
	wall: number
	depth: number
	front: number
	ceiling: number
	assembly: 'LYING' | 'STANDING'
	/** The diagonal swept by the tallest carcass while it is raised, and the height that the ceiling leaves. */
	tilt: { measured: number; limit: number }
	/** mm from the floor to the underside of its carcasses, which count their heights from there; absent: they stand on it. */
	lift?: number
	modules: Module[]
	fillers: RunFiller[]
}
