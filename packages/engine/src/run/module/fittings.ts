// What each interior kind needs of its bay (domain 5, table): the one place for these limits.
import { floorMm, HOLE_PITCH } from '../../constants.ts'
import type { InteriorKind } from '../../furniture/run.ts'

export type FittingLimits = {
	bayMin: number
	bayMax: number
	/** Useful depth, mm. */
	depthMin: number
	/** Clear zone height of one piece, mm; shelves: the least clear height between two. */
	heightMin: number
	/** Comes out into the room, so never in a blind corner. */
	moves: boolean
}

export const fittingLimits: Record<InteriorKind, FittingLimits> = {
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

/** Hangers turned aslant still pass from here (domain 5), in stacks made by hand. */
export const ANGLED_HANGERS_DEPTH = 480
/** A rail longer than this gets a centre bracket. */
export const RAIL_BRACKET_ABOVE = 1000

/** A rail hangs this far under what closes its zone. */
const RAIL_UNDER_TOP = 60

/** Whether things hang in a zone of that kind, from a rail or from bars. */
export function hangs(kind: InteriorKind): boolean {
	return (
		kind === 'Wardrobe' ||
		kind === 'WardrobeOnLift' ||
		kind === 'SlidingWardrobe' ||
		kind === 'TrouserRack'
	)
}

/** Height of a zone's rail above the finished floor; a made zone says it as `rail`. */
export function railHeight({ bottom, height }: { bottom: number; height: number }): number {
	return bottom + height - RAIL_UNDER_TOP
}

/** An adjustable shelf or a tray ends this far behind the carcass edge. */
export const ADJUSTABLE_SETBACK = 10

/** The front row of system 32, behind the carcass edge. */
export const FIRST_ROW = 37

/** The rear row of holes under what reaches `depth` behind the carcass edge (domain 2.3). */
export function rearRow(depth: number): number {
	return FIRST_ROW + HOLE_PITCH * floorMm((depth - 2 * FIRST_ROW) / HOLE_PITCH)
}

/** Heights a piece takes when nobody chose one. */
export const PITCH = { RecessedDrawer: 192, OverlayDrawer: 160, SlidingShelve: 224 } as const
/** One adjustable shelf wants this clear height in a template; moved by hand 200 is allowed. */
export const SHELF_PITCH = 256
export const SHELF_CLEAR_MIN = 200
export const RAIL_SHORT = 1000
export const RAIL_LONG = 1500
export const HAT_ZONE = 280

/** Runner lengths sold. */
const RUNNERS = [650, 600, 550, 500, 450, 400, 350, 300, 250] as const
/** Recessed drawers keep this much of the useful depth for leaf, hinges and front. */
const RECESSED_RUNNER_LOSS = 35
const OVERLAY_RUNNER_LOSS = 10

/** The longest runner that goes in a useful depth, mm, or null. */
export function runnerOf(kind: 'RecessedDrawer' | 'OverlayDrawer', depth: number): number | null {
	const loss = kind === 'RecessedDrawer' ? RECESSED_RUNNER_LOSS : OVERLAY_RUNNER_LOSS
	return RUNNERS.find((runner) => runner <= depth - loss) ?? null
}
