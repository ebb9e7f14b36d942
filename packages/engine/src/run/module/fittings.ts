// The limits of each interior kind (domain 5, table).
import { CARCASS, floorMm, HOLE_PITCH } from '../../constants.ts'
import { type InteriorKind, pitchesIn, type Zone } from '../../furniture/run.ts'

export type InteriorLimits = {
	bayMin: number
	bayMax: number
	depthMin: number
	/** Clear height of one piece, mm; of shelves: between two. */
	heightMin: number
	/** Comes out of the carcass, so never in a blind corner. */
	moves: boolean
}

export const interiorLimits: Record<InteriorKind, InteriorLimits> = {
	Empty: { bayMin: 100, bayMax: 1100, depthMin: 0, heightMin: 0, moves: false },
	FixedShelve: { bayMin: 200, bayMax: 1100, depthMin: 200, heightMin: 0, moves: false },
	VariableShelve: { bayMin: 200, bayMax: 1100, depthMin: 200, heightMin: 200, moves: false },
	SlidingShelve: { bayMin: 300, bayMax: 1000, depthMin: 260, heightMin: 160, moves: true },
	RecessedDrawer: { bayMin: 300, bayMax: 1000, depthMin: 285, heightMin: 160, moves: true },
	OverlayDrawer: { bayMin: 250, bayMax: 1000, depthMin: 260, heightMin: 128, moves: true },
	Wardrobe: { bayMin: 300, bayMax: 1164, depthMin: 530, heightMin: 1000, moves: false },
	WardrobeOnLift: { bayMin: 450, bayMax: 1150, depthMin: 500, heightMin: 1000, moves: true },
	SlidingWardrobe: { bayMin: 500, bayMax: 1000, depthMin: 300, heightMin: 1000, moves: true },
	TrouserRack: { bayMin: 400, bayMax: 1000, depthMin: 480, heightMin: 700, moves: true },
}

/** Hangers fit at an angle from this depth on, in stacks made by hand (domain 5). */
export const ANGLED_HANGERS_DEPTH = 480
export const RAIL_BRACKET_ABOVE = 1000

const RAIL_UNDER_TOP = 60

export function hangs(kind: InteriorKind): boolean {
	return (
		kind === 'Wardrobe' ||
		kind === 'WardrobeOnLift' ||
		kind === 'SlidingWardrobe' ||
		kind === 'TrouserRack'
	)
}

export function railHeight({ bottom, height }: { bottom: number; height: number }): number {
	return bottom + height - RAIL_UNDER_TOP
}

export const ADJUSTABLE_SETBACK = 10

/** System 32: from the carcass edge to the front row of holes. */
export const FIRST_ROW = 37

/** System 32: the rear row for a board that reaches `depth` behind the carcass edge (domain 2.3). */
export function rearRow(depth: number): number {
	return FIRST_ROW + HOLE_PITCH * floorMm((depth - 2 * FIRST_ROW) / HOLE_PITCH)
}

export const PITCH = { RecessedDrawer: 192, OverlayDrawer: 160, SlidingShelve: 224 } as const
/** Least clear height of an adjustable shelf in a template; 200 when moved by hand. */
export const SHELF_PITCH = 256
export const SHELF_CLEAR_MIN = 200
export const RAIL_SHORT = 1000
export const RAIL_LONG = 1500
export const HAT_ZONE = 280

const RUNNERS = [650, 600, 550, 500, 450, 400, 350, 300, 250] as const
const RECESSED_RUNNER_LOSS = 35
const OVERLAY_RUNNER_LOSS = 10

export function runnerOf(kind: 'RecessedDrawer' | 'OverlayDrawer', depth: number): number | null {
	const loss = kind === 'RecessedDrawer' ? RECESSED_RUNNER_LOSS : OVERLAY_RUNNER_LOSS
	return RUNNERS.find((runner) => runner <= depth - loss) ?? null
}

/** mm by which a drawer's box is lower than its pitch, and stands above the lower edge of its front's pitch. */
export const BOX_LOWER = 40
/** 2 above the bottom panel, so that the last box clears the panel above. */
export const OVERLAY_UNDER = 20

/** Depth left to the highest box of a zone of drawers, mm; overlay fronts start at the carcass bottom. */
export function drawerDepth(zone: Zone, depthAt: (z: number) => number): number {
	const under = zone.kind === 'OverlayDrawer' ? CARCASS + BOX_LOWER - OVERLAY_UNDER : 0
	const high = pitchesIn(zone).reduce((sum, pitch) => sum + pitch, 0)
	return Math.floor(depthAt(zone.bottom + high - under))
}
