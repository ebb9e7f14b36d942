// Edits of furniture under a flight. Each gives the whole piece back.
import {
	type StairChoices,
	type StairModule,
	type StairsFurnitureConfiguration,
	type StairsLayout,
} from '@gabarit/engine'

type Stairs = StairsFurnitureConfiguration
type Modules = StairsLayout['modules']

/** A module as the stage and the list name it. */
export function idOf(index: number): string {
	return `stair-${index}`
}

export function withStair(configuration: Stairs, change: StairChoices): Stairs {
	return { ...configuration, stair: { ...configuration.stair, ...change } }
}

/** mm of a flight that is opened from its end: how wide it is, and how high where it comes down behind. */
const ofEnd = { width: 900, low: 1500, depth: 721 } as const
const ofSide = { width: 3000, low: 350 } as const

/** The length and the low end are measured elsewhere, so both begin again; modules follow from them. */
export function withAccess(configuration: Stairs, access: 'Side' | 'Front'): Stairs {
	const { modules: _, ...kept } = configuration
	const { high: __, ...stair } = kept.stair ?? {}
	const isEnd = access === 'Front'
	const { width, low } = isEnd ? ofEnd : ofSide
	return {
		...kept,
		room: { width },
		stair: { ...stair, access, low },
		...(isEnd && { depth: { center: ofEnd.depth } }),
	}
}

/** No reading at the other end: nothing to compare. */
export function withoutHigh(configuration: Stairs): Stairs {
	const { high: _, ...stair } = configuration.stair ?? {}
	return { ...configuration, stair }
}

function chosenOf(modules: Modules): StairModule[] {
	return modules.map(({ choice }) => choice)
}

export function withModule(
	configuration: Stairs,
	modules: Modules,
	{ index, choice }: { index: number; choice: StairModule },
): Stairs {
	return { ...configuration, modules: chosenOf(modules).with(index, choice) }
}

export function moved(
	configuration: Stairs,
	modules: Modules,
	{ from, to }: { from: number; to: number },
): Stairs {
	const chosen = chosenOf(modules)
	const own = chosen[from]
	if (own === undefined || to < 0 || to >= chosen.length) return configuration
	return { ...configuration, modules: chosen.toSpliced(from, 1).toSpliced(to, 0, own) }
}

const otherWalls = { None: 'None', Both: 'Both', Left: 'Right', Right: 'Left' } as const

/** Left becomes right: the flight, what stands under it and what closes it. */
export function mirrored(configuration: Stairs, { modules, flight }: Mirrored): Stairs {
	const { walls, filler, margin } = configuration
	const isAlong = flight.access === 'Side'
	const rises = flight.rises === 'Left' ? 'Right' : 'Left'
	return {
		...(isAlong ? withStair(configuration, { rises }) : configuration),
		modules: chosenOf(modules).toReversed(),
		...(walls && { walls: otherWalls[walls] }),
		...(filler && { filler: swapped(filler) }),
		...(margin && { margin: swapped(margin) }),
	}
}

type Mirrored = { modules: Modules; flight: { access: string; rises: string } }

function swapped<T extends { left?: number | undefined; right?: number | undefined }>(own: T): T {
	const { left, right, ...rest } = own
	const ends = {
		...(right !== undefined && { left: right }),
		...(left !== undefined && { right: left }),
	}
	return { ...rest, ...ends } as T
}

/** A light hangs under the top of what stands still. */
export function mayBeLit(choice: StairModule): choice is Extract<StairModule, { led?: unknown }> {
	return choice.fill !== 'PullOut' && choice.fill !== 'Drawers'
}

export function litOf(modules: Modules): { lit: number; open: number } {
	const open = chosenOf(modules).filter(mayBeLit)
	return { lit: open.filter(({ led }) => led === true).length, open: open.length }
}

export function withLight(configuration: Stairs, modules: Modules, lit: boolean): Stairs {
	const chosen = chosenOf(modules).map((own) => (mayBeLit(own) ? { ...own, led: lit } : own))
	return { ...configuration, modules: chosen }
}

/** Of the modules that have shelves; null where they differ. */
export function shelfThicknessOf(modules: Modules): 18 | 28 | null {
	const used = new Set(shelved(modules).map(({ thickness = 18 }) => thickness))
	const [first = null] = used
	return used.size === 1 ? first : null
}

export function shelved(modules: Modules): Extract<StairModule, { fill: 'Shelves' }>[] {
	return chosenOf(modules).flatMap((own) => (own.fill === 'Shelves' ? [own] : []))
}

export function withThickness(configuration: Stairs, modules: Modules, thickness: 18 | 28): Stairs {
	const chosen = chosenOf(modules).map((own) =>
		own.fill === 'Shelves' ? { ...own, thickness } : own,
	)
	return { ...configuration, modules: chosen }
}

/** Drawers from the bottom, `count` of them: more repeat the uppermost one. */
export function withDrawers(pitches: readonly number[], count: number): number[] {
	const last = pitches.at(-1) ?? usualPitch
	return Array.from({ length: count }, (_, i) => pitches[i] ?? last)
}

const usualPitch = 256
