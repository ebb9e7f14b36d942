// The room as the buyer entered it: stored fields that every kind of furniture shares.
import { z } from 'zod'
import { length, lengthOrNone } from './lengths.ts'
import {
	footprints,
	obstacleKinds,
	plinthHeights,
	runSides,
	sources,
	wallKinds,
	wallSets,
} from './values.ts'

export const readings = z.union([length, z.array(length).min(1).max(12)])

const priorities = ['None', 'Main', 'Side', 'Both'] as const

// A remedy removes a slope with null.
const slopeSchema = z
	.strictObject({ low: lengthOrNone, run: length, angle: z.number().positive().lt(90) })
	.partial()

const obstacleSchema = z.strictObject({
	where: z.enum(['left', 'right', 'back']),
	/** From the left end of its wall; on a side wall, from the back wall. */
	position: lengthOrNone,
	bottom: lengthOrNone,
	height: length,
	depth: length,
	kind: z.enum(obstacleKinds),
	width: length.optional(),
})

/** What stands before the walls. */
export const obstacleField = z.array(obstacleSchema).max(50).optional()

/** Skirting that stays. */
export const baseboardField = z
	.strictObject({ height: lengthOrNone, thickness: lengthOrNone })
	.partial()
	.optional()

const size = { w: length, h: length }

/** The way into the house, as far as the buyer has said it. */
export const accessField = z
	.strictObject({
		door: z.strictObject(size),
		stair: z.enum(['straight', 'turning']),
		lift: z.strictObject({ ...size, d: length }),
	})
	.partial()
	.optional()

/** Only `room` and `hu` are required. */
export const roomFields = {
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
	baseboard: baseboardField,
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
	access: accessField,
	obstacle: obstacleField,
}

const roomSchema = z.strictObject(roomFields)

export type RoomChoices = z.infer<typeof roomSchema>
export type Access = NonNullable<z.infer<typeof accessField>>
export type Footprint = (typeof footprints)[number]
export type Walls = (typeof wallSets)[number]
export type WallKind = (typeof wallKinds)[number]
export type Priority = (typeof priorities)[number]
