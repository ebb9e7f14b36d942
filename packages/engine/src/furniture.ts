// The furniture as made: runs of modules, and the boards, fronts and hardware that everything else reads.
// World axes: x right along the main wall from its left end, y from that wall into the room, z up from the floor.
import type { Issue, RunSide } from './issue.ts'

export type Point2 = readonly [number, number]
export type Point3 = readonly [number, number, number]

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

export const parts = [
	'Side',
	'Top',
	'Bottom',
	'Partition',
	'Back',
	'FixedShelf',
	'AdjustableShelf',
	'SlidingShelf',
	'DrawerSide',
	'DrawerBack',
	'DrawerInnerFront',
	'DrawerBottom',
	'RecessedDrawerFront',
	'DrawerFront',
	'Leaf',
	'FakeDoor',
	'Filler',
	'TopFiller',
	'CornerStrip',
	'Plinth',
	'FinishingCheek',
	'Tablet',
	'InfinityPlank',
] as const
export type Part = (typeof parts)[number]

/** Where a board stands: the set origin + a·u + b·v + c·n with (a, b) inside the outline and 0 ≤ c ≤ thickness. */
export type Pose = { origin: Point3; u: Point3; v: Point3; n: Point3 }

/** Edge banding thickness per edge, 0 where none. length1 lies at b = 0, width1 at a = 0. */
export type Edges = { length1: number; length2: number; width1: number; width2: number }

/** One cut piece. `length` x `width` is the ordered blank (oversize included); `outline` the piece as it stands. */
export type Board = {
	id: string
	part: Part
	run: RunSide
	/** Index in its run, null for a board of the whole run (fillers, plinth, cheeks). */
	module: number | null
	length: number
	width: number
	thickness: number
	/** Colour reference of the catalogue. */
	material: string
	grain: 'length' | 'width' | 'none'
	edges: Edges
	outline: Point2[]
	cuts: { edge: number; angle: number }[]
	/** How deep it sits in its neighbours: 8 for backs and drawer bottoms, else 0. */
	groove: 0 | 8
	pose: Pose
}

export type FrontKind = 'Leaf' | 'DrawerFront' | 'FakeDoor'
export type DoorStyle = 'Simple' | 'StraightLines' | 'Frames'
export type OpeningSide = 'None' | 'Left' | 'Right'

/** What closes a bay. `hinges`: heights from the leaf's bottom edge. `handle` null = push to open. */
export type Front = {
	id: string
	board: string
	run: RunSide
	module: number
	/** The bays behind it, by index. */
	bays: number[]
	kind: FrontKind
	style: DoorStyle
	/** Crossbars of StraightLines, frames of Frames, 0 of Simple. */
	count: number
	hinges: number[]
	openingSide: OpeningSide
	handle: { model: string; color: string; at: Point3[] } | null
	weight: number
}

/** One zone of a bay: `bottom` above the finished floor, clear `height`; `shelves`: heights of their undersides above the bay's floor (the bottom panel's top face). */
export type Zone = {
	kind: InteriorKind
	bottom: number
	height: number
	/** Shelves, drawers or pull-outs in it; 0 for rails and empty zones. */
	count: number
	shelves: number[]
	/** Drawer or pull-out pitch, 0 where none. */
	pitch: number
}

export type Bay = {
	/** Local x of its left clear face along the run, and clear sizes. */
	x: number
	width: number
	height: number
	depth: number
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

export type Capacity = {
	long: number
	short: number
	trousers: number
	folded: number
	small: number
	shoes: number
	suitcases: number
}

export type Hardware = { reference: string; quantity: number }

/** The engine's answer. Everything a person or a machine is shown of the furniture is read from here. */
export type Furniture = {
	runs: Run[]
	boards: Board[]
	fronts: Front[]
	hardware: Hardware[]
	/** kg, packing included (domain 9). */
	weight: number
	capacity: Capacity
	/** Hints and warnings of a furniture that can be made. */
	issues: Issue[]
}
