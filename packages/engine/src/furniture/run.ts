// Modules side by side along one wall, their bays, and the zones of a bay.
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

/** One zone of a bay: its `bottom` and the undersides of its `shelves` count from the finished floor; `height` is clear. */
export type Zone = {
	kind: InteriorKind
	bottom: number
	height: number
	/** Shelves, drawers or pull-outs in it; 0 for rails and empty zones. */
	count: number
	shelves: number[]
	/** Axis of the rail that things hang from, above the finished floor; null where nothing hangs. */
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
	/** Local x of its left clear face along the run, and clear sizes. */
	x: number
	width: number
	height: number
	depth: number
	/** Top face of its bottom panel, above the finished floor. */
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
}

export type FillerPlace = 'Left' | 'Right' | 'Top' | 'Custom' | 'Corner'
/** `width`: visible width at the front, mm; `length`: metres are priced on it, mm. */
export type RunFiller = { place: FillerPlace; width: number; length: number }

export type Run = {
	side: RunSide
	/** Sum of the module widths. */
	width: number
	/** Clear width the run was cut from: modules + fillers + cheeks + plays. */
	wall: number
	/** Overall depth, fronts included. */
	depth: number
	/** From its wall to its front faces: the depth, and how far it stands off the wall. */
	front: number
	/** Usable height C over the run. */
	ceiling: number
	assembly: 'LYING' | 'STANDING'
	/** The diagonal that its tallest carcass sweeps while it is raised, and what the ceiling leaves. */
	tilt: { measured: number; limit: number }
	modules: Module[]
	fillers: RunFiller[]
}
