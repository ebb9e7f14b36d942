// TV furniture as the buyer enters it (domain 22.1): a low run under a tablet, with tall modules at its ends.
import { z } from 'zod'
import { SHELVES_MAX } from '../../constants.ts'
import { accessField, baseboardField, obstacleField, readings } from '../../room/fields.ts'
import { length } from '../../room/lengths.ts'
import { plinthHeights, sources, wallSets } from '../../room/values.ts'
import { colorsChoice, doorsChoice, drawerShares, handleChoice } from '../../run/choices.ts'
import {
	AIR_MAX,
	DIAGONAL,
	HUNG_HEIGHT,
	LOW_MODULES_MAX,
	legHeights,
	lowFronts,
	screenPlaces,
	tabletThicknesses,
	tallFronts,
} from './limits.ts'

const CENTER_MAX = 3000

const baseSchema = z.discriminatedUnion('kind', [
	z.strictObject({
		kind: z.literal('Plinth'),
		height: z.union(plinthHeights.map((height) => z.literal(height))),
	}),
	z.strictObject({
		kind: z.literal('Legs'),
		height: z.union(legHeights.map((height) => z.literal(height))),
	}),
	z.strictObject({
		kind: z.literal('Wall'),
		height: z.int().min(HUNG_HEIGHT.min).max(HUNG_HEIGHT.max),
	}),
])

const screenSchema = z.strictObject({
	diagonal: z.int().min(DIAGONAL.min).max(DIAGONAL.max),
	place: z.enum(screenPlaces),
	/** Of a screen on the wall: its middle above the floor. */
	center: z.int().min(1).max(CENTER_MAX).optional(),
})

const tallSchema = z
	.strictObject({
		width: length,
		/** Overall, from the floor. */
		height: length,
		front: z.enum(tallFronts),
		shelves: z.int().min(0).max(SHELVES_MAX),
	})
	.partial()
	.nullable()
	.optional()

const moduleSchema = z.strictObject({
	front: z.enum(lowFronts),
	/** Of drawers, bottom to top; absent: alike, none higher than 300. */
	shares: drawerShares.optional(),
	shelves: z.int().min(0).max(SHELVES_MAX).optional(),
	/** Cables pass behind its top panel and under its back. */
	media: z.boolean().optional(),
	led: z.boolean().optional(),
})

/** Only `version`, `type` and `room.width` are required. */
export const tvFurnitureSchema = z.strictObject({
	version: z.literal(1),
	type: z.literal('tvFurniture'),
	/** Overall, cheeks included; between walls the readings. */
	room: z.strictObject({ width: readings }),
	walls: z.enum(wallSets).optional(),
	/** D_TOTAL, fronts included. */
	depth: z.strictObject({ center: length }).partial().optional(),
	/** Upper face of the tablet. */
	height: length.optional(),
	base: baseSchema.optional(),
	top: z
		.strictObject({ thickness: z.union(tabletThicknesses.map((each) => z.literal(each))) })
		.partial()
		.optional(),
	margin: z
		.strictObject({ back: z.int().min(0).max(AIR_MAX) })
		.partial()
		.optional(),
	screen: screenSchema.nullable().optional(),
	tall: z.strictObject({ left: tallSchema, right: tallSchema }).optional(),
	modules: z.array(moduleSchema).min(1).max(LOW_MODULES_MAX).optional(),
	colors: colorsChoice,
	doors: doorsChoice.optional(),
	handle: handleChoice,
	/** A charger for the lights. */
	charger: z.boolean().optional(),
	baseboard: baseboardField,
	obstacle: obstacleField,
	source: z.enum(sources).optional(),
	access: accessField,
})

export type TvFurnitureConfiguration = z.infer<typeof tvFurnitureSchema>
export type TvBase = z.infer<typeof baseSchema>
export type TvScreen = z.infer<typeof screenSchema>
export type TvModule = z.infer<typeof moduleSchema>
export type TvTall = NonNullable<z.infer<typeof tallSchema>>
