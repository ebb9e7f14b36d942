// A grid of cells with two faces, as the buyer enters it (domain 24.1).
import { z } from 'zod'
import { cellFills } from '../../furniture/grid.ts'
import { roomFields } from '../../room/fields.ts'
import { length } from '../../room/lengths.ts'
import { runFields } from '../../run/choices.ts'
import { doorStyles } from '../../run/values.ts'
import { GRID, PASSAGE_MAX, separatorFixes } from './limits.ts'

const cellSchema = z.strictObject({
	column: z
		.int()
		.nonnegative()
		.max(GRID.columns.max - 1),
	row: z
		.int()
		.nonnegative()
		.max(GRID.rows.max - 1),
	fill: z.enum(cellFills),
})

/** Only `version`, `type` and `room.width` are required, and `hu` to the ceiling. */
export const roomSeparatorSchema = z
	.strictObject({
		version: z.literal(1),
		type: z.literal('roomSeparator'),
		room: z.strictObject({
			width: roomFields.room.shape.width,
			/** Free passage at the free end; absent: not asked. */
			beside: z.int().nonnegative().max(PASSAGE_MAX).optional(),
		}),
		/** From the finished floor to the ceiling; kept, and not read, where nothing reaches the ceiling. */
		hu: roomFields.hu.optional(),
		/** Overall, where it does not reach the ceiling. */
		height: length.optional(),
		depth: z.strictObject({ center: length }).partial().optional(),
		fix: z.enum(separatorFixes).optional(),
		columns: z.int().min(GRID.columns.min).max(GRID.columns.max).optional(),
		rows: z.int().min(GRID.rows.min).max(GRID.rows.max).optional(),
		/** Of the uprights. */
		frame: z.strictObject({ thickness: z.union([z.literal(18), z.literal(28)]) }).optional(),
		/** A cell that is not named is open; absent: closed and heavy below, light above. */
		cells: z
			.array(cellSchema)
			.max(GRID.columns.max * GRID.rows.max)
			.refine((cells) => new Set(cells.map(placeOf)).size === cells.length, {
				error: 'each cell once',
			})
			.optional(),
		colors: runFields.colors,
		doors: z
			.strictObject({ style: z.enum(doorStyles), count: z.int().min(1).max(8).optional() })
			.optional(),
		handle: runFields.handle,
		source: roomFields.source,
		access: roomFields.access,
	})
	.refine(({ fix = 'Ceiling', hu }) => fix !== 'Ceiling' || hu !== undefined, {
		path: ['hu'],
		error: 'needed where it reaches the ceiling',
	})

function placeOf({ column, row }: { column: number; row: number }): string {
	return `${column} ${row}`
}

export type RoomSeparatorConfiguration = z.infer<typeof roomSeparatorSchema>
export type CellChoice = z.infer<typeof cellSchema>
export type CellFill = CellChoice['fill']
export type SeparatorFix = (typeof separatorFixes)[number]
