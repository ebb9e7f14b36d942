// The modules of TV furniture, from left to right. Each edit gives the whole piece back.
import {
	type LowModule,
	type TvFurnitureConfiguration,
	type TvModule,
	tvLayoutOf,
	usualTall,
} from '@gabarit/engine'

export const ends = ['left', 'right'] as const
export type End = (typeof ends)[number]

/** A module as the stage and the list name it: `low-2`, `tall-left`. */
export type ModulePlace = { kind: 'low'; index: number } | { kind: 'tall'; end: End }

export function idOf(place: ModulePlace): string {
	return place.kind === 'low' ? `low-${place.index}` : `tall-${place.end}`
}

/** From left to right, tall ones included. */
export function placesOf({ tall, low }: ReturnType<typeof tvLayoutOf>): ModulePlace[] {
	const at = (end: End): ModulePlace[] => (tall[end] ? [{ kind: 'tall', end }] : [])
	return [
		...at('left'),
		...low.modules.map((_, index): ModulePlace => ({ kind: 'low', index })),
		...at('right'),
	]
}

/** As it is stored: what its front leaves no room for is gone. */
function storedOf({ front, shares, shelves, media, led }: LowModule): TvModule {
	const isDrawers = front === 'Drawers'
	return {
		front,
		...(isDrawers ? shares && { shares } : { shelves }),
		...(media && { media }),
		...(led && { led }),
	}
}

function modulesOf(configuration: TvFurnitureConfiguration): TvModule[] {
	return tvLayoutOf(configuration).low.modules.map(storedOf)
}

/** Absent values of `change` stay; null takes a choice away. */
export type ModuleChange = { [K in keyof TvModule]?: TvModule[K] | null }

export function withModule(
	configuration: TvFurnitureConfiguration,
	index: number,
	change: ModuleChange,
): TvFurnitureConfiguration {
	const modules = modulesOf(configuration).map((module, i) => {
		if (i !== index) return module
		const fields = Object.entries({ ...module, ...change })
		const kept = fields.filter(([, value]) => value !== null && value !== undefined)
		return { front: module.front, ...Object.fromEntries(kept) }
	})
	return { ...configuration, modules }
}

export function moved(
	configuration: TvFurnitureConfiguration,
	from: number,
	to: number,
): TvFurnitureConfiguration {
	const modules = modulesOf(configuration)
	const module = modules[from]
	if (module === undefined || to < 0 || to >= modules.length) return configuration
	return { ...configuration, modules: modules.toSpliced(from, 1).toSpliced(to, 0, module) }
}

/** Only the named ends have a tall module; one that was there stays as it is. */
export function withTall(
	configuration: TvFurnitureConfiguration,
	wanted: readonly End[],
): TvFurnitureConfiguration {
	const { tall, ...rest } = configuration
	if (wanted.length === 0) return rest
	const own = (end: End) => (wanted.includes(end) ? (tall?.[end] ?? usualTall) : null)
	return { ...rest, tall: { left: own('left'), right: own('right') } }
}

const otherWalls = { None: 'None', Both: 'Both', Left: 'Right', Right: 'Left' } as const

/** Left becomes right: modules and walls. */
export function mirrored(configuration: TvFurnitureConfiguration): TvFurnitureConfiguration {
	const { walls, tall } = configuration
	return {
		...configuration,
		modules: modulesOf(configuration).toReversed(),
		...(walls && { walls: otherWalls[walls] }),
		...(tall && { tall: { left: tall.right ?? null, right: tall.left ?? null } }),
	}
}

export function hasFront(configuration: TvFurnitureConfiguration): boolean {
	const { low, tall } = tvLayoutOf(configuration)
	return (
		low.modules.some(({ front }) => front !== 'None') ||
		ends.some((end) => tall[end]?.front === 'Doors')
	)
}

/** How many low modules may be lit. */
export function litOf(configuration: TvFurnitureConfiguration): { lit: number; open: number } {
	const open = modulesOf(configuration).filter(({ front }) => front !== 'Drawers')
	return { lit: open.filter(({ led }) => led === true).length, open: open.length }
}

export function withLight(
	configuration: TvFurnitureConfiguration,
	lit: boolean,
): TvFurnitureConfiguration {
	const modules = modulesOf(configuration).map((module) =>
		module.front === 'Drawers' ? module : { ...module, led: lit },
	)
	return { ...configuration, modules }
}
