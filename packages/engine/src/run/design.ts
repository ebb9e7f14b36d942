import type { RunSide } from '../issue.ts'
import type { RoomDesign } from '../room/room-design.ts'
import type { BayChoice, Extras, RunChoices, ZoneChoice } from './choices.ts'
import type { Cycle, TemplateFamily } from './module/templates.ts'

/** `pitches`: mm of its drawers one by one from the bottom, where they are not alike. */
export type DesignZone = ZoneChoice & { pitches?: readonly number[] }
export type DesignBay =
	| Exclude<BayChoice, { zones: unknown }>
	| (Omit<Extract<BayChoice, { zones: unknown }>, 'zones'> & { zones: DesignZone[] })

export type DesignModule = {
	kind: 'Simple' | 'Double'
	doors: boolean
	bays: DesignBay[]
	/** The sides that are seen and take the exterior colour. */
	shown?: Shown
	/** One front over the whole module, without hinge cups. */
	wholeFront?: 'Flap' | 'PullOut'
	/** mm by which its top panel begins later and its back ends lower, for cables. */
	slot?: number
	/** Its back is left out: a meter behind it stays in reach. */
	backless?: true
}
/** In the run's axes. */
export type Shown = { left?: true; right?: true }
/** `own`: mm, a width and a carcass height of its own; the other zones share what is left. */
export type DesignRunZone = { modules: DesignModule[]; own?: { width: number; height: number } }
export type DesignRun = { side: RunSide; zones: DesignRunZone[] }

type Range = { min: number; max: number }

/** mm; `moduleMin`: the narrowest module (domain 2.4, 8). */
export type TypeLimits = { height: Range; depth: Range; moduleMin: number }

export type TypeTraits = Pick<RoomDesign, 'tablet'> & {
	limits: TypeLimits
	books: boolean
	midShelf: boolean
	chest: boolean
	cycle: Cycle
	/** Drawer fronts have their grain along the run beside leaves too. */
	drawersLie?: true
	/** The templates that are shown first; null: those of the template in place. */
	family: TemplateFamily | null
}

/** Every decision, defaults included; `runs` is empty only where no module fits. */
export type Design = RoomDesign &
	TypeTraits &
	Extras & {
		runs: DesignRun[]
		/**
		 * The triangles above stepped tops stay open: no top filler is counted there, and without one a
		 * cheek is as high as the module beside it (domain 23.3).
		 */
		openSteps?: true
		colors: { interior: string; exterior: string }
		doors: NonNullable<RunChoices['doors']> | null
		handle: NonNullable<RunChoices['handle']> | null
	}

export function modulesOf(design: Design, side: RunSide): DesignModule[] {
	return design.runs.find((run) => run.side === side)?.zones.flatMap((zone) => zone.modules) ?? []
}
