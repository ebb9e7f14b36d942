// Loose boards and clad walls as the buyer enters them (domain 25.1, 25.2).
import { z } from 'zod'
import { accessField } from '../../room/fields.ts'
import { length, lengthOrNone } from '../../room/lengths.ts'
import {
	CLADDINGS_MAX,
	PANEL_LINES_MAX,
	panelThicknesses,
	QUANTITY_MAX,
	WALL_MAX,
} from './limits.ts'

const band = z.union([z.literal(0), z.literal(0.8), z.literal(1), z.literal(2)])
const thickness = z.union(panelThicknesses.map((each) => z.literal(each)))

const boreSchema = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('HingeCups'), count: z.int().min(2).max(8).optional() }),
	z.strictObject({ kind: z.literal('ShelfPins') }),
	z.strictObject({
		kind: z.literal('Grommet'),
		/** Its middle along length and width, from the corner (0, 0). */
		at: z.tuple([lengthOrNone, lengthOrNone]),
		diameter: z.union([z.literal(60), z.literal(80)]),
	}),
])

const BORES_MAX = 20
const LABEL_MAX = 60
const COLUMNS_MAX = 40

/** Lengths are finished, banding included. */
const lineSchema = z.strictObject({
	quantity: z.int().min(1).max(QUANTITY_MAX),
	length,
	width: length,
	thickness,
	/** A colour of the catalogue; absent: that of the order. */
	material: z.string().optional(),
	grain: z.enum(['Length', 'Width', 'Free']).optional(),
	/** length1, length2, width1, width2. */
	edges: z.tuple([band, band, band, band]).optional(),
	/** From the corner (0, 0), counter-clockwise. */
	radii: z.tuple([lengthOrNone, lengthOrNone, lengthOrNone, lengthOrNone]).optional(),
	/** One straight cut over the corner (length, width): from (from, width) to (length, to). */
	cut: z.strictObject({ from: lengthOrNone, to: lengthOrNone }).optional(),
	bores: z
		.array(boreSchema)
		.max(BORES_MAX)
		.refine((bores) => isOnce(bores, 'HingeCups') && isOnce(bores, 'ShelfPins'), {
			error: 'cups once, pins once',
		})
		.optional(),
	label: z.string().max(LABEL_MAX).optional(),
})

function isOnce(bores: readonly { kind: string }[], wanted: string): boolean {
	return bores.filter(({ kind }) => kind === wanted).length <= 1
}

const claddingSchema = z.strictObject({
	width: length.max(WALL_MAX.width),
	height: length.max(WALL_MAX.height),
	joint: z.union([z.literal(0), z.literal(3), z.literal(8)]).optional(),
	/** The widest panel wanted. */
	widest: z.int().min(300).max(1250).optional(),
	columns: z.int().min(1).max(COLUMNS_MAX).optional(),
	thickness,
})

/** Only `version`, `type` and one of `panels` and `cladding` are required. */
export const panelsSchema = z
	.strictObject({
		version: z.literal(1),
		type: z.literal('panels'),
		panels: z.array(lineSchema).min(1).max(PANEL_LINES_MAX).optional(),
		cladding: z.array(claddingSchema).min(1).max(CLADDINGS_MAX).optional(),
		colors: z.strictObject({ exterior: z.string() }).partial().optional(),
		access: accessField,
	})
	.refine(({ panels, cladding }) => panels !== undefined || cladding !== undefined, {
		path: ['panels'],
		error: 'panels | cladding',
	})

export type PanelsConfiguration = z.infer<typeof panelsSchema>
export type PanelLine = z.infer<typeof lineSchema>
export type PanelBore = z.infer<typeof boreSchema>
export type Cladding = z.infer<typeof claddingSchema>
