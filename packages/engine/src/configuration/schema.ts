// The stored configuration (calls.md): what the buyer decided, never what follows from it.
import { z } from 'zod'
import { handleColors } from '../catalogue.ts'
import { FIRST_HOLE, HOLE_PITCH } from '../constants.ts'
import { interiorKinds } from '../furniture.ts'

const length = z.int().positive()
const lengthOrNone = z.int().nonnegative()
/** One reading, or all that were taken. */
const readings = z.union([length, z.array(length).min(1).max(12)])

export const furnitureTypes = ['wardrobe', 'shelves', 'drawer', 'top10'] as const
export const footprints = ['Straight', 'LeftSide', 'RightSide', 'StraightWithTwoSide'] as const
export const wallSets = ['None', 'Left', 'Right', 'Both'] as const
export const wallKinds = ['None', 'Fireplace', 'LeftRecess', 'RightRecess', 'BothRecess'] as const
export const priorities = ['None', 'Main', 'Side', 'Both'] as const
export const runSides = ['Main', 'Left', 'Right'] as const
export const sources = ['tape', 'laser', 'scan'] as const
export const plinthHeights = [60, 80, 100, 120, 150] as const
export const doorStyles = ['Simple', 'StraightLines', 'Frames'] as const
export const obstacleKinds = [
	'socket',
	'switch',
	'pipe',
	'radiator',
	'window',
	'doorCasing',
] as const

export const templateIds = Array.from({ length: 32 }, (_, i) => String(i).padStart(2, '0'))

const template = z.enum(templateIds as [string, ...string[]])

// null: no slope there, so that a remedy can take one away.
const slopeSchema = z
	.strictObject({ low: lengthOrNone, run: length, angle: z.number().positive().lt(90) })
	.partial()

const zoneSchema = z.strictObject({
	kind: z.enum(interiorKinds),
	/** Clear height; absent = what the kind needs, the last zone takes the rest. */
	height: length.optional(),
	/** Shelves, drawers or pull-outs in the zone. */
	count: z.int().min(1).max(20).optional(),
	/** Undersides of shelves moved by hand, above the bay's floor, on the 32 mm grid. */
	shelves: z.array(z.int().min(FIRST_HOLE).multipleOf(HOLE_PITCH)).max(20).optional(),
	/** Drawer pitch. */
	pitch: z
		.union([z.literal(128), z.literal(160), z.literal(192), z.literal(256), z.literal(320)])
		.optional(),
})

const bayOptions = {
	thickness: z.union([z.literal(18), z.literal(28)]).optional(),
	led: z.boolean().optional(),
}
const baySchema = z.union([
	z.strictObject({ template, ...bayOptions }),
	z.strictObject({ zones: z.array(zoneSchema).min(1).max(20), ...bayOptions }),
])

const moduleSchema = z.strictObject({
	kind: z.enum(['Simple', 'Double']),
	/** false: this module stays open although the furniture has doors. */
	doors: z.boolean().optional(),
	bays: z.array(baySchema).min(1).max(2).optional(),
})

const runSchema = z.strictObject({
	side: z.enum(runSides),
	zones: z
		.array(z.strictObject({ modules: z.array(moduleSchema).min(1).max(12) }))
		.min(1)
		.max(3),
})

const obstacleSchema = z.strictObject({
	where: z.enum(['left', 'right', 'back']),
	/** From the left end of its wall, or from the back wall on a side wall. */
	position: lengthOrNone,
	bottom: lengthOrNone,
	height: length,
	depth: length,
	kind: z.enum(obstacleKinds),
	width: length.optional(),
})

const size = { w: length, h: length }

/** The stored form, strict: an unknown key is an error. Only `version`, `room.width` and `hu` are required. */
export const configurationSchema = z.strictObject({
	version: z.literal(1),
	type: z.enum(furnitureTypes).optional(),
	/** What fills a top10: the shop's most ordered templates as they were when it was begun; absent = domain 5.3. */
	topTen: z.array(template).min(1).max(10).optional(),
	footprint: z.enum(footprints).optional(),
	walls: z.enum(wallSets).optional(),
	wall: z.enum(wallKinds).optional(),
	priority: z.enum(priorities).optional(),
	room: z.strictObject({
		width: readings,
		sideLeft: readings.optional(),
		sideRight: readings.optional(),
		diagonalLeft: length.optional(),
		diagonalRight: length.optional(),
		endLeft: z.enum(['Wall', 'Open']).optional(),
		endRight: z.enum(['Wall', 'Open']).optional(),
	}),
	hu: readings,
	/** Wanted carcass height where `filler.top` is 0. */
	height: length.optional(),
	depth: z
		.strictObject({
			center: length,
			left: length,
			right: length,
			fireplace: length,
			recessLeft: length,
			recessRight: length,
		})
		.partial()
		.optional(),
	width: z
		.strictObject({ fireplace: length, recessLeft: length, recessRight: length })
		.partial()
		.optional(),
	pos: z.strictObject({ fireplace: lengthOrNone }).partial().optional(),
	margin: z
		.strictObject({ left: lengthOrNone, right: lengthOrNone, back: lengthOrNone })
		.partial()
		.optional(),
	baseboard: z.strictObject({ height: lengthOrNone, thickness: lengthOrNone }).partial().optional(),
	filler: z
		.strictObject({
			left: lengthOrNone,
			right: lengthOrNone,
			top: lengthOrNone,
			custom: z
				.array(z.strictObject({ run: z.enum(runSides), after: lengthOrNone, width: length }))
				.max(13),
			oversize: lengthOrNone,
			removal: lengthOrNone,
		})
		.partial()
		.optional(),
	corner: z
		.strictObject({
			clear: z.union([length, z.strictObject({ left: length, right: length }).partial()]),
		})
		.partial()
		.optional(),
	slope: z
		.strictObject({
			left: slopeSchema.nullable(),
			right: slopeSchema.nullable(),
			back: slopeSchema.nullable(),
			acceptVoid: z.boolean(),
			stepped: z.boolean(),
			standoff: lengthOrNone,
		})
		.partial()
		.optional(),
	floor: z.strictObject({ slope: lengthOrNone }).partial().optional(),
	fireplace: z.strictObject({ inUse: z.boolean() }).partial().optional(),
	plinth: z.strictObject({ height: z.union(plinthHeights.map((h) => z.literal(h))) }).optional(),
	source: z.enum(sources).optional(),
	access: z
		.strictObject({
			door: z.strictObject(size),
			stair: z.enum(['straight', 'turning']),
			lift: z.strictObject({ ...size, d: length }),
		})
		.partial()
		.optional(),
	obstacle: z.array(obstacleSchema).max(50).optional(),
	runs: z
		.array(runSchema)
		.max(3)
		.refine((runs) => new Set(runs.map(({ side }) => side)).size === runs.length, {
			error: 'each side once',
		})
		.optional(),
	colors: z.strictObject({ interior: z.string(), exterior: z.string() }).partial().optional(),
	doors: z
		.strictObject({
			style: z.enum(doorStyles),
			count: z.int().min(1).max(8).optional(),
			openingSides: z
				.array(
					z.strictObject({
						run: z.enum(runSides),
						module: z.int().nonnegative(),
						side: z.enum(['Left', 'Right']),
					}),
				)
				.max(36)
				.optional(),
		})
		.nullable()
		.optional(),
	handle: z
		.strictObject({ model: z.string(), color: z.enum(handleColors) })
		.nullable()
		.optional(),
	charger: z.boolean().optional(),
	/** Planks delivered whole, on demand (domain 7). */
	infinityPlank: z
		.array(
			z.strictObject({
				length,
				depth: length,
				thickness: z.union([z.literal(18), z.literal(28)]),
			}),
		)
		.max(20)
		.optional(),
})

export type Configuration = z.infer<typeof configurationSchema>
export type ZoneChoice = z.infer<typeof zoneSchema>
export type BayChoice = z.infer<typeof baySchema>
export type ModuleChoice = z.infer<typeof moduleSchema>
export type FurnitureType = (typeof furnitureTypes)[number]
export type Footprint = (typeof footprints)[number]
export type Walls = (typeof wallSets)[number]
export type WallKind = (typeof wallKinds)[number]
export type Priority = (typeof priorities)[number]
