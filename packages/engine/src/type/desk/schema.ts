// A desk as the buyer enters it (domain-types 21.1): a top on two to four supports.
import { z } from 'zod'
import { roomFields } from '../../room/fields.ts'
import { length, lengthOrNone } from '../../room/lengths.ts'
import { drawerShares, runFields } from '../../run/choices.ts'
import { doorStyles } from '../../run/values.ts'
import { GROMMETS_MAX, PEDESTAL_SHELVES_MAX, SUPPORTS, supportKinds } from './limits.ts'

/** Drawers, a door with shelves, or open with shelves. Nothing said: the usual drawers. */
const pedestalSchema = z
	.strictObject({
		kind: z.literal('Pedestal'),
		width: length.optional(),
		/** Shares of the height of the front, from the bottom. */
		drawers: drawerShares.optional(),
		/** The side of its hinges, as facing it. */
		door: z.enum(['Left', 'Right']).optional(),
		shelves: z.int().min(0).max(PEDESTAL_SHELVES_MAX).optional(),
	})
	.refine(
		({ drawers, door, shelves }) =>
			drawers === undefined || (door === undefined && shelves === undefined),
		{ error: 'drawers | door, shelves' },
	)

const supportSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('Panel') }),
	pedestalSchema,
	z.strictObject({ kind: z.literal('Steel') }),
	z.strictObject({ kind: z.literal('Batten') }),
])

/** Only `version`, `type` and `room.width` are required. */
export const deskSchema = z.strictObject({
	version: z.literal(1),
	type: z.literal('desk'),
	/** The wanted length; between walls the readings. */
	room: z.strictObject({ width: roomFields.room.shape.width }),
	walls: roomFields.walls,
	depth: z.strictObject({ center: length }).partial().optional(),
	/** Of the upper face of the top, above the finished floor. */
	height: roomFields.height,
	top: z
		.strictObject({ thickness: z.union([z.literal(28), z.literal(38)]) })
		.partial()
		.optional(),
	/** From left to right. */
	supports: z.array(supportSchema).min(SUPPORTS.min).max(SUPPORTS.max).optional(),
	/** Height of the boards between the supports, under the top; 0: none. */
	modesty: lengthOrNone.optional(),
	cable: z
		.strictObject({ grommets: z.int().min(0).max(GROMMETS_MAX), tray: z.boolean() })
		.partial()
		.optional(),
	colors: runFields.colors,
	doors: z
		.strictObject({ style: z.enum(doorStyles), count: z.int().min(1).max(8).optional() })
		.optional(),
	handle: runFields.handle,
	baseboard: roomFields.baseboard,
	obstacle: roomFields.obstacle,
	source: roomFields.source,
	access: roomFields.access,
})

export type DeskConfiguration = z.infer<typeof deskSchema>
export type DeskSupport = z.infer<typeof supportSchema>
export type DeskPedestal = z.infer<typeof pedestalSchema>
export type SupportKind = (typeof supportKinds)[number]
