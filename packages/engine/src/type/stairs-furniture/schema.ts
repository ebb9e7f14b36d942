// Furniture under one straight flight as the buyer enters it (domain 23.1, 23.2).
import { z } from 'zod'
import { DRAWER_PITCH, DRAWERS_MAX, SHELVES_MAX } from '../../constants.ts'
import { readings, roomFields } from '../../room/fields.ts'
import { length, lengthOrNone } from '../../room/lengths.ts'
import { wallSets } from '../../room/values.ts'
import { colorsChoice, doorsChoice, handleChoice, runFields } from '../../run/choices.ts'
import { STAIR_MODULES_MAX, stairAccesses, stairRises, stairSteps, stairTops } from './limits.ts'

const stairSchema = z
	.strictObject({
		/** Toward the viewer's left or right. */
		rises: z.enum(stairRises),
		/** `Front`: opened from the high end of the flight. */
		access: z.enum(stairAccesses),
		/** One step: its height and its depth. */
		rise: length,
		going: length,
		/** Height under the lowest thing over the low end of the furniture. */
		low: lengthOrNone,
		/** How far a stringer hangs below that line. */
		stringer: lengthOrNone,
		/** Height read at the other end, a control. */
		high: length,
		/** `Closed`: a soffit under the steps. */
		steps: z.enum(stairSteps),
		tops: z.enum(stairTops),
	})
	.partial()

const lit = { led: z.boolean().optional() }

const moduleSchema = z.discriminatedUnion('fill', [
	z.strictObject({ fill: z.literal('PullOut') }),
	z.strictObject({
		fill: z.literal('Drawers'),
		/** From the bottom; absent: as many of 256 as leave a front above them, three at most. */
		pitches: z
			.array(z.int().min(DRAWER_PITCH.min).max(DRAWER_PITCH.max))
			.min(1)
			.max(DRAWERS_MAX)
			.optional(),
	}),
	z.strictObject({
		fill: z.literal('Shelves'),
		/** Loose ones, spread over the height; absent: one per 380. */
		shelves: z.int().min(1).max(SHELVES_MAX).optional(),
		thickness: z.union([z.literal(18), z.literal(28)]).optional(),
		...lit,
	}),
	z.strictObject({ fill: z.literal('Rail'), ...lit }),
	z.strictObject({
		fill: z.literal('Empty'),
		/** No back: a meter stays in reach. */
		hatch: z.boolean().optional(),
		...lit,
	}),
])

/** Only `version`, `type`, `room.width` and `hu` are required. */
export const stairsFurnitureSchema = z.strictObject({
	version: z.literal(1),
	type: z.literal('stairsFurniture'),
	/** Along the floor from where `stair.low` was taken; opened from the end: across the flight. */
	room: z.strictObject({ width: readings }),
	/** To the flat part: landing or trimmer. */
	hu: readings,
	walls: z.enum(wallSets).optional(),
	/** D_TOTAL, fronts included. */
	depth: z.strictObject({ center: length }).partial().optional(),
	stair: stairSchema.optional(),
	slope: z.strictObject({ acceptVoid: z.boolean() }).partial().optional(),
	margin: roomFields.margin,
	baseboard: roomFields.baseboard,
	filler: roomFields.filler,
	plinth: roomFields.plinth,
	/** From left to right. */
	modules: z.array(moduleSchema).min(1).max(STAIR_MODULES_MAX).optional(),
	colors: colorsChoice,
	doors: doorsChoice.nullable().optional(),
	handle: handleChoice,
	charger: runFields.charger,
	infinityPlank: runFields.infinityPlank,
	source: roomFields.source,
	access: roomFields.access,
	obstacle: roomFields.obstacle,
})

export type StairsFurnitureConfiguration = z.infer<typeof stairsFurnitureSchema>
export type StairChoices = z.infer<typeof stairSchema>
export type StairModule = z.infer<typeof moduleSchema>
export type StairFill = StairModule['fill']
