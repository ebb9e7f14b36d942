// A configuration with every default filled in: what the engine works on.
import type { Catalogue } from '../catalogue.ts'
import { OVERSIZE, REMOVAL, SIDE_FILLER, TOP_FILLER } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import { topTen } from '../module/templates.ts'
import { listOf, smallest } from '../room/readings.ts'
import { type Slope, slopeOf } from '../room/slope.ts'
import type {
	BayChoice,
	Configuration,
	Footprint,
	FurnitureType,
	Priority,
	WallKind,
	Walls,
} from './schema.ts'

export type DesignModule = { kind: 'Simple' | 'Double'; doors: boolean; bays: BayChoice[] }
export type DesignRun = { side: RunSide; zones: { modules: DesignModule[] }[] }

/** A side wall's length from the back wall, mm, and what stands at its far end. */
type SideWall = { readings: number[]; end: 'Wall' | 'Open' }

/** Every decision, defaults included; `runs` is empty only where no module fits. */
export type Design = {
	type: FurnitureType
	footprint: Footprint
	walls: Walls
	wall: WallKind
	priority: Priority
	/** Templates that a top10 is filled with, most ordered first. */
	topTen: readonly string[]
	width: number[]
	/** Side walls, where a side run stands along them. */
	sides: { left: SideWall; right: SideWall }
	/** Clearance Fc in each corner. */
	corner: { left: number; right: number }
	/** Chimney breast: left flank from the left wall, width, projection. */
	breast: { position: number; width: number; depth: number; inUse: boolean }
	recess: Record<'left' | 'right', { width: number; depth: number }>
	diagonal: { left: number | null; right: number | null }
	/** The shorter side wall, where one was measured. */
	roomDepth: number | null
	hu: number[]
	slope: {
		left: Slope | null
		right: Slope | null
		back: Slope | null
		acceptVoid: boolean
		stepped: boolean
		standoff: number
	}
	height: number | null
	depth: { center: number; left: number; right: number }
	margin: { left: number; right: number; back: number }
	baseboard: { height: number; thickness: number }
	filler: {
		left: number
		right: number
		top: number
		custom: { run: RunSide; after: number; width: number }[]
		oversize: number
		removal: number
	}
	plinth: number
	/** How far the floor falls over the run, mm. */
	floorSlope: number
	source: 'tape' | 'laser' | 'scan'
	access: NonNullable<Configuration['access']> | null
	obstacle: NonNullable<Configuration['obstacle']>
	runs: DesignRun[]
	colors: { interior: string; exterior: string }
	doors: NonNullable<Configuration['doors']> | null
	handle: NonNullable<Configuration['handle']> | null
	charger: boolean
	infinityPlank: NonNullable<Configuration['infinityPlank']>
}

/** The modules of one run, all its zones together. */
export function modulesOf(design: Design, side: RunSide): DesignModule[] {
	return design.runs.find((run) => run.side === side)?.zones.flatMap((zone) => zone.modules) ?? []
}

type TypeDefaults = {
	walls: Walls
	depth: number
	height: number | null
	topFiller: number
	doors: boolean
}

/** What each start type begins with (product 3, domain 8). */
const typeDefaults: Record<FurnitureType, TypeDefaults> = {
	wardrobe: { walls: 'Both', depth: 600, height: null, topFiller: TOP_FILLER.usual, doors: true },
	top10: { walls: 'Both', depth: 600, height: null, topFiller: TOP_FILLER.usual, doors: true },
	shelves: { walls: 'Both', depth: 350, height: null, topFiller: TOP_FILLER.usual, doors: false },
	drawer: { walls: 'None', depth: 500, height: 1000, topFiller: 0, doors: true },
}

/** Everything but the runs: those follow from the room (see `completeConfiguration`). */
export function designWithoutRuns(configuration: Configuration, catalogue: Catalogue): Design {
	const type = configuration.type ?? 'wardrobe'
	const usual = typeDefaults[type]
	const depth = configuration.depth?.center ?? usual.depth
	return {
		type,
		footprint: configuration.footprint ?? 'Straight',
		walls: configuration.walls ?? usual.walls,
		wall: configuration.wall ?? 'None',
		priority: configuration.priority ?? 'Main',
		topTen: configuration.topTen ?? topTen,
		width: listOf(configuration.room.width),
		sides: {
			left: sideWall(configuration.room.sideLeft, configuration.room.endLeft),
			right: sideWall(configuration.room.sideRight, configuration.room.endRight),
		},
		corner: cornersOf(configuration, catalogue),
		...wallOf(configuration),
		diagonal: {
			left: configuration.room.diagonalLeft ?? null,
			right: configuration.room.diagonalRight ?? null,
		},
		roomDepth: shortestSide(configuration),
		hu: listOf(configuration.hu),
		slope: slopesOf(configuration),
		height: configuration.height ?? usual.height,
		depth: {
			center: depth,
			left: configuration.depth?.left ?? depth,
			right: configuration.depth?.right ?? depth,
		},
		margin: filled({ left: 0, right: 0, back: 0 }, configuration.margin),
		baseboard: filled({ height: 0, thickness: 0 }, configuration.baseboard),
		filler: filled<Design['filler']>(
			{
				left: SIDE_FILLER.usual,
				right: SIDE_FILLER.usual,
				top: usual.topFiller,
				custom: [],
				oversize: OVERSIZE.usual,
				removal: REMOVAL,
			},
			configuration.filler,
		),
		plinth: configuration.plinth?.height ?? 80,
		floorSlope: configuration.floor?.slope ?? 0,
		source: configuration.source ?? 'tape',
		access: configuration.access ?? null,
		obstacle: configuration.obstacle ?? [],
		runs: [],
		...finishOf(configuration, catalogue, usual),
		charger: configuration.charger ?? false,
		infinityPlank: configuration.infinityPlank ?? [],
	}
}

/** What a breast or recess usually measures (domain 0.1). */
const FEATURE = { width: 1200, breast: 300, recess: 150 } as const

/** The breast and recesses of a wall, usual sizes where nothing was measured. */
export function wallOf(configuration: Configuration): Pick<Design, 'breast' | 'recess'> {
	const { width, depth, pos, fireplace, room } = configuration
	const breast = width?.fireplace ?? FEATURE.width
	const middle = Math.max(0, Math.round((smallest(room.width) - breast) / 2))
	return {
		breast: {
			position: pos?.fireplace ?? middle,
			width: breast,
			depth: depth?.fireplace ?? FEATURE.breast,
			inUse: fireplace?.inUse ?? false,
		},
		recess: {
			left: {
				width: width?.recessLeft ?? FEATURE.width,
				depth: depth?.recessLeft ?? FEATURE.recess,
			},
			right: {
				width: width?.recessRight ?? FEATURE.width,
				depth: depth?.recessRight ?? FEATURE.recess,
			},
		},
	}
}

const SIDE_WALL = 2000

function sideWall(
	readings: Configuration['room']['sideLeft'],
	end: SideWall['end'] | undefined,
): SideWall {
	return { readings: listOf(readings ?? SIDE_WALL), end: end ?? 'Open' }
}

/** Clearance by how far handles stand proud: push to open or edge pull, bar, knob (domain 4.2). */
const CORNER_CLEAR = { none: 50, bar: 75, knob: 85 } as const

function cornersOf(configuration: Configuration, catalogue: Catalogue): Design['corner'] {
	const given = configuration.corner?.clear
	if (typeof given === 'number') return { left: given, right: given }
	const handle = configuration.handle === undefined ? usualHandle(catalogue) : configuration.handle
	const kind = catalogue.handles.find(({ reference }) => reference === handle?.model)?.kind
	const usual =
		kind === 'Knob' ? CORNER_CLEAR.knob : kind === 'Bar' ? CORNER_CLEAR.bar : CORNER_CLEAR.none
	return { left: given?.left ?? usual, right: given?.right ?? usual }
}

function slopesOf({ slope, hu }: Configuration): Design['slope'] {
	const ceiling = smallest(hu)
	const read = (fields: NonNullable<Configuration['slope']>['left']) =>
		fields ? slopeOf(fields, ceiling) : null
	return {
		left: read(slope?.left),
		right: read(slope?.right),
		back: read(slope?.back),
		acceptVoid: slope?.acceptVoid ?? false,
		stepped: slope?.stepped ?? false,
		standoff: slope?.standoff ?? 0,
	}
}

function shortestSide({ room }: Configuration): number | null {
	const sides = [room.sideLeft, room.sideRight].filter((side) => side !== undefined)
	return sides.length === 0 ? null : Math.min(...sides.map(smallest))
}

/** Defaults, with whatever was given in their place. */
function filled<T extends object>(
	defaults: T,
	given: { [K in keyof T]?: T[K] | undefined } | undefined,
): T {
	const result = { ...defaults }
	if (!given) return result
	for (const key of Object.keys(defaults) as (keyof T)[]) {
		const value = given[key]
		if (value !== undefined) result[key] = value
	}
	return result
}

type Finish = Pick<Design, 'colors' | 'doors' | 'handle'>

function finishOf(configuration: Configuration, catalogue: Catalogue, usual: TypeDefaults): Finish {
	return {
		colors: {
			interior: configuration.colors?.interior ?? usualColor(catalogue, 'interior', 'P1-white'),
			exterior:
				configuration.colors?.exterior ?? usualColor(catalogue, 'exterior', 'P3-oak-natural'),
		},
		doors:
			configuration.doors === undefined
				? usual.doors
					? { style: 'Simple' }
					: null
				: configuration.doors,
		handle: configuration.handle === undefined ? usualHandle(catalogue) : configuration.handle,
	}
}

function usualColor(catalogue: Catalogue, place: 'interior' | 'exterior', wanted: string): string {
	const offered = catalogue.colors.filter((color) => color[place])
	return (offered.find((color) => color.reference === wanted) ?? offered[0])?.reference ?? wanted
}

function usualHandle(catalogue: Catalogue): Design['handle'] {
	const handle =
		catalogue.handles.find(({ reference }) => reference === 'bar-160') ?? catalogue.handles[0]
	const color = handle?.colors[0]
	return handle && color ? { model: handle.reference, color } : null
}
