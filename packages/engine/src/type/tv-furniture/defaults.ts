// A stored piece of TV furniture with every default filled in, as a run of three zones: tall, low, tall.
import type { Catalogue } from '../../catalogue.ts'
import { DRAWERS_MAX, CARCASS as PANEL, REMOVAL } from '../../constants.ts'
import { usualColor } from '../../furniture/usual-color.ts'
import { hasWall } from '../../room/has-wall.ts'
import { listOf, smallest } from '../../room/readings.ts'
import type { Design, DesignBay, DesignModule, DesignRun } from '../../run/design.ts'
import { splitRun } from '../../run/layout/split-run.ts'
import { plainDesign } from '../../run/plain-design.ts'
import { LOW_MODULES_MAX, SLOT, tvFurnitureLimits } from './limits.ts'
import { type TvBase, type TvFurnitureConfiguration, type TvModule, type TvTall } from './schema.ts'
import { type ScreenSize, screenSizeOf } from './screen.ts'

type End = 'left' | 'right'
type Filled<T> = { [K in keyof T]-?: NonNullable<T[K]> }
export type LowModule = Filled<Omit<TvModule, 'shares'>> & { shares: number[] | null }
export type TallModule = Filled<TvTall>

/** mm. `lift`: from the floor to the underside of the carcasses; `carcass`: height of the low ones. */
export type TvLayout = {
	length: number
	ends: Record<End, number>
	height: number
	depth: number
	air: number
	tablet: 18 | 28 | 38
	base: TvBase
	plinth: number
	lift: number
	carcass: number
	low: { length: number; modules: LowModule[] }
	tall: Record<End, TallModule | null>
	screen: (NonNullable<TvFurnitureConfiguration['screen']> & ScreenSize) | null
}

/** Everything that was decided: as written, and as a run. */
export type TvDesign = TvLayout & { design: Design }

const USUAL = { height: 500, depth: 420, air: 20, tablet: 18, low: 800, drawer: 300 } as const
const usualBase: TvBase = { kind: 'Plinth', height: 60 }
export const usualTall: TallModule = { width: 450, height: 2000, front: 'Doors', shelves: 4 }

/** A room is not asked for; no carcass reaches this ceiling. */
export const CEILING = 2500

export function layoutOf(configuration: TvFurnitureConfiguration): TvLayout {
	const { walls = 'None', base = usualBase, top, margin, depth, screen = null } = configuration
	const { height = USUAL.height } = configuration
	const tablet = top?.thickness ?? USUAL.tablet
	const length = smallest(configuration.room.width)
	const end = (side: End) => (hasWall({ walls }, side) ? REMOVAL : PANEL)
	const ends = { left: end('left'), right: end('right') }
	const tall = { left: tallOf(configuration, 'left'), right: tallOf(configuration, 'right') }
	const taken = (tall.left?.width ?? 0) + (tall.right?.width ?? 0)
	const lowLength = length - ends.left - ends.right - taken
	const plinth = base.kind === 'Plinth' ? base.height : 0
	const lift = base.kind === 'Plinth' ? 0 : base.height
	const modules = configuration.modules ?? usualModules(lowLength)
	return {
		length,
		ends,
		height,
		depth: depth?.center ?? USUAL.depth,
		air: margin?.back ?? USUAL.air,
		tablet,
		base,
		plinth,
		lift,
		carcass: height - tablet - lift,
		low: { length: lowLength, modules: modules.map(lowModuleOf) },
		tall,
		screen: screen && { ...screen, ...screenSizeOf(screen, height) },
	}
}

function tallOf({ tall }: TvFurnitureConfiguration, side: End): TallModule | null {
	const chosen = tall?.[side]
	if (!chosen) return null
	const { width, height, front, shelves } = usualTall
	return {
		width: chosen.width ?? width,
		height: chosen.height ?? height,
		front: chosen.front ?? front,
		shelves: chosen.shelves ?? shelves,
	}
}

/** Closed, open, closed: the open one in the middle takes the devices (domain 22.2). */
export function usualModules(length: number): TvModule[] {
	const count = Math.min(LOW_MODULES_MAX, Math.max(2, Math.round(length / USUAL.low)))
	const open = Math.floor(count / 2)
	return Array.from(
		{ length: count },
		(_, i): TvModule =>
			i === open ? { front: 'None', media: true, shelves: 1 } : { front: 'Drawers' },
	)
}

/** Drawers and what is behind a flap have no shelves unless they are asked for. */
const usualShelves = { Drawers: 0, Flap: 0, Doors: 1, None: 1 } as const

function lowModuleOf({ front, shares, shelves, media, led }: TvModule): LowModule {
	return {
		front,
		shares: shares ?? null,
		shelves: front === 'Drawers' ? 0 : (shelves ?? usualShelves[front]),
		media: media ?? false,
		led: front !== 'Drawers' && (led ?? false),
	}
}

/** mm: heights of drawers from the bottom, with the gaps between their fronts; they fill `front`. */
export function pitchesOf(shares: readonly number[] | null, front: number): number[] {
	return splitRun(front, shares ?? usualShares(front))
}

export function usualShares(front: number): number[] {
	return equalShares(Math.min(DRAWERS_MAX, Math.ceil(front / USUAL.drawer)))
}

export function equalShares(count: number): number[] {
	return Array.from({ length: count }, () => 1)
}

export function completeTvFurniture(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
): TvDesign {
	const layout = layoutOf(configuration)
	const { colors, doors, handle = null } = configuration
	const { height = 0, thickness = 0 } = configuration.baseboard ?? {}
	// Skirting lower than the carcasses passes under them.
	const isOver = layout.lift > height
	const design = plainDesign({
		limits: tvFurnitureLimits,
		walls: configuration.walls ?? 'None',
		width: listOf(configuration.room.width),
		hu: [CEILING],
		height: layout.carcass,
		depth: { center: layout.depth, left: layout.depth, right: layout.depth },
		margin: { left: 0, right: 0, back: layout.air },
		baseboard: isOver ? { height: 0, thickness: 0 } : { height, thickness },
		plinth: layout.plinth,
		source: configuration.source ?? 'tape',
		access: configuration.access ?? null,
		obstacle: configuration.obstacle ?? [],
		colors: {
			interior: colors?.interior ?? usualColor(catalogue, 'interior'),
			exterior: colors?.exterior ?? usualColor(catalogue, 'exterior'),
		},
		doors: doors ?? { style: 'Simple' },
		handle,
		drawersLie: true,
		charger: configuration.charger ?? false,
		runs: [runOf(layout)],
	})
	return { ...layout, design }
}

function runOf({ tall, low, lift, carcass, plinth }: TvLayout): DesignRun {
	const front = carcass - plinth
	const zoneOf = (side: End) => {
		const own = tall[side]
		if (!own) return []
		const { width } = own
		const height = own.height - lift
		return [{ modules: [tallRun(own, side, height - plinth)], own: { width, height } }]
	}
	return {
		side: 'Main',
		zones: [
			...zoneOf('left'),
			{ modules: low.modules.map((module) => lowRun(module, front)) },
			...zoneOf('right'),
		],
	}
}

/** The side of a tall module that is seen over the tablet. */
const inner = { left: { right: true }, right: { left: true } } as const

function tallRun({ front, shelves }: TallModule, side: End, height: number): DesignModule {
	return {
		kind: 'Simple',
		doors: front === 'Doors',
		bays: [shelvesBay(shelves, height)],
		shown: inner[side],
	}
}

function lowRun({ front, shares, shelves, media, led }: LowModule, height: number): DesignModule {
	const drawers = (): DesignBay => ({
		zones: [{ kind: 'OverlayDrawer', pitches: pitchesOf(shares, height) }],
	})
	return {
		kind: 'Simple',
		doors: front === 'Doors',
		bays: [front === 'Drawers' ? drawers() : shelvesBay(shelves, height, led)],
		...(front === 'Flap' && { wholeFront: 'Flap' as const }),
		...(media && { slot: SLOT }),
	}
}

/** `front`: height of the carcass above its plinth. A low bay has shelves nearer to each other than usual. */
function shelvesBay(count: number, front: number, led = false): DesignBay {
	const height = Math.max(1, front - 2 * PANEL)
	return {
		zones: [count > 0 ? { kind: 'VariableShelve', count, height } : { kind: 'Empty' }],
		...(led && { led }),
	}
}
