import type { Catalogue } from '../../catalogue.ts'
import { OVERSIZE, REMOVAL, SIDE_FILLER } from '../../constants.ts'
import { usualColor } from '../../furniture/usual-color.ts'
import type { RunSide } from '../../issue.ts'
import { listOf, smallest } from '../../room/readings.ts'
import type { SideWall } from '../../room/room-design.ts'
import { slopeOf } from '../../room/slope.ts'
import { wallOf } from '../../room/wall-of.ts'
import type { Design } from '../../run/design.ts'
import { hasFronts } from '../../run/has-fronts.ts'
import { cycleOfTemplates, topTen } from '../../run/module/templates.ts'
import { noExtras } from '../../run/values.ts'
import { typeDefaults } from './defaults.ts'
import { type DressingConfiguration } from './schema.ts'
import { startTypeOf } from './start-types.ts'

export type BareDesign = Omit<Design, 'runs' | 'corner'>

export function designWithoutRuns(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
): BareDesign {
	const usual = typeDefaults[startTypeOf(configuration)]
	const depth = configuration.depth?.center ?? usual.depth
	return {
		...usual.traits,
		...(usual.favourites && { cycle: cycleOfTemplates(configuration.topTen ?? topTen) }),
		footprint: configuration.footprint ?? 'Straight',
		walls: configuration.walls ?? usual.usualWalls,
		wall: configuration.wall ?? 'None',
		priority: configuration.priority ?? 'Main',
		width: listOf(configuration.room.width),
		sides: {
			left: sideWall(configuration.room.sideLeft, configuration.room.endLeft),
			right: sideWall(configuration.room.sideRight, configuration.room.endRight),
		},
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
		...finishOf(configuration, catalogue, usual.doors),
		...filled(noExtras, configuration),
	}
}

const SIDE_WALL = 2000

function sideWall(
	readings: DressingConfiguration['room']['sideLeft'],
	end: SideWall['end'] | undefined,
): SideWall {
	return { readings: listOf(readings ?? SIDE_WALL), end: end ?? 'Open' }
}

/** Clearance by how far handles stand proud: none without fronts, with push to open or an edge pull (domain 4.2). */
const CORNER_CLEAR = { none: 50, bar: 75, knob: 85 } as const

/** As chosen, else what the handles on the corner's two runs need. `runs`: those that were chosen. */
export function cornersOf(
	configuration: DressingConfiguration,
	design: Omit<Design, 'corner'>,
	catalogue: Catalogue,
): Design['corner'] {
	const clear = configuration.corner?.clear
	if (typeof clear === 'number') return { left: clear, right: clear }
	const kind = catalogue.handles.find(({ reference }) => reference === design.handle?.model)?.kind
	const handled =
		kind === 'Knob' ? CORNER_CLEAR.knob : kind === 'Bar' ? CORNER_CLEAR.bar : CORNER_CLEAR.none
	const usual = (side: RunSide) =>
		hasFronts(design, 'Main') || hasFronts(design, side) ? handled : CORNER_CLEAR.none
	return { left: clear?.left ?? usual('Left'), right: clear?.right ?? usual('Right') }
}

function slopesOf({ slope, hu }: DressingConfiguration): Design['slope'] {
	const ceiling = smallest(hu)
	const read = (fields: NonNullable<DressingConfiguration['slope']>['left']) =>
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

function shortestSide({ room }: DressingConfiguration): number | null {
	const sides = [room.sideLeft, room.sideRight].filter((side) => side !== undefined)
	return sides.length === 0 ? null : Math.min(...sides.map(smallest))
}

function filled<T extends object>(
	defaults: T,
	chosen: { [K in keyof T]?: T[K] | undefined } | undefined,
): T {
	const result = { ...defaults }
	if (!chosen) return result
	for (const key of Object.keys(defaults) as (keyof T)[]) {
		const value = chosen[key]
		if (value !== undefined) result[key] = value
	}
	return result
}

type Finish = Pick<Design, 'colors' | 'doors' | 'handle'>

function finishOf(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	hasDoors: boolean,
): Finish {
	return {
		colors: {
			interior: configuration.colors?.interior ?? usualColor(catalogue, 'interior'),
			exterior: configuration.colors?.exterior ?? usualColor(catalogue, 'exterior'),
		},
		doors:
			configuration.doors === undefined
				? hasDoors
					? { style: 'Simple' }
					: null
				: configuration.doors,
		handle: configuration.handle === undefined ? usualHandle(catalogue) : configuration.handle,
	}
}

function usualHandle(catalogue: Catalogue): Design['handle'] {
	const handle =
		catalogue.handles.find(({ reference }) => reference === 'bar-160') ?? catalogue.handles[0]
	const color = handle?.colors[0]
	return handle && color ? { model: handle.reference, color } : null
}
