// Output of `solve`. Frozen: furniture.schema.json beside this file changes only together with it.
import {
	cellFills,
	doorStyles,
	families as fittingFamilies,
	groupKinds,
	handleColors,
	interiorKinds,
	parts,
	runSides,
	templateIds,
} from '@gabarit/engine'
import { z } from 'zod'

const point2 = z.tuple([z.number(), z.number()])
const point3 = z.tuple([z.number(), z.number(), z.number()])
const pose = z.strictObject({ origin: point3, u: point3, v: point3, n: point3 })
const bandings = z.number().nonnegative()
const run = z.enum(runSides)

const zoneSchema = z.strictObject({
	kind: z.enum(interiorKinds),
	bottom: z.number(),
	height: z.number(),
})

const baySchema = z.strictObject({
	width: z.number().positive(),
	height: z.number().positive(),
	template: z.enum(templateIds as [string, ...string[]]).nullable(),
	zones: z.array(zoneSchema),
})

const moduleSchema = z.strictObject({
	kind: z.enum(['Simple', 'Double']),
	blind: z.boolean(),
	x: z.number(),
	y: z.number(),
	width: z.number().positive(),
	depth: z.number().positive(),
	heightLeft: z.number().positive(),
	heightRight: z.number().positive(),
	heightFront: z.number().positive(),
	heightRear: z.number().positive(),
	top: z.enum(['Straight', 'PartialSlope', 'FullSlope']),
	bays: z.array(baySchema).min(1),
})

const fillerSchema = z.strictObject({
	place: z.enum(['Left', 'Right', 'Top', 'Custom', 'Corner']),
	width: z.number().positive(),
})

const boardSchema = z.strictObject({
	id: z.string(),
	part: z.enum(parts),
	run,
	module: z.int().nonnegative().nullable(),
	length: z.number().positive(),
	width: z.number().positive(),
	thickness: z.number().positive(),
	material: z.string(),
	grain: z.enum(['length', 'width', 'none']),
	edges: z.strictObject({
		length1: bandings,
		length2: bandings,
		width1: bandings,
		width2: bandings,
	}),
	outline: z.array(point2).min(3),
	cuts: z.array(z.strictObject({ edge: z.int().nonnegative(), angle: z.number() })),
	groove: z.union([z.literal(0), z.literal(8)]),
	grooves: z.array(
		z.strictObject({
			face: z.enum(['A', 'B']),
			from: point2,
			to: point2,
			width: z.number().positive(),
			depth: z.number().positive(),
		}),
	),
	/** Only what the buyer ordered. */
	bores: z
		.array(
			z.strictObject({
				at: point2,
				diameter: z.number().positive(),
				depth: z.number().positive(),
				face: z.enum(['A', 'B']),
			}),
		)
		.optional(),
	/** One per point of `outline`, which keeps the sharp corner. */
	radii: z.array(z.number().nonnegative()).optional(),
	group: z.string(),
	pose,
})

const box = z.strictObject({ from: point3, to: point3 })

const fittingSchema = z.strictObject({
	id: z.string(),
	item: z.strictObject({
		family: z.enum(fittingFamilies),
		size: z.union([z.number(), z.string()]).optional(),
		finish: z.string().optional(),
	}),
	group: z.string(),
	boards: z.array(z.string()),
	pose: pose.nullable(),
	box: box.optional(),
	/** Of a pair that needs room at both sides. */
	otherBox: box.optional(),
})

const groupSchema = z.strictObject({
	id: z.string(),
	kind: z.enum(groupKinds),
	parent: z.string().nullable(),
})

const frontSchema = z.strictObject({
	id: z.string(),
	board: z.string(),
	kind: z.enum(['Leaf', 'DrawerFront', 'FakeDoor', 'Flap', 'PullOut']),
	style: z.enum(doorStyles),
	hinges: z.array(z.number()),
	openingSide: z.enum(['None', 'Left', 'Right']),
	handle: z
		.strictObject({ model: z.string(), color: z.enum(handleColors), at: z.array(point3) })
		.nullable(),
	/** Of a grid: the column, and in `bays` the row. */
	module: z.int().nonnegative(),
	bays: z.array(z.int().nonnegative()),
	/** Absent: the front. */
	face: z.literal('Rear').optional(),
})

/** Columns from the left, rows from the floor; clear sizes, each cell from its lower left corner. */
const gridSchema = z.strictObject({
	columns: z.int().positive(),
	rows: z.int().positive(),
	cells: z.array(
		z.strictObject({
			column: z.int().nonnegative(),
			row: z.int().nonnegative(),
			fill: z.enum(cellFills),
			x: z.number(),
			z: z.number(),
			width: z.number().positive(),
			height: z.number().positive(),
		}),
	),
	bays: z.array(z.number().positive()),
})

/** All of domain 13.1: prices answer DELIVERY, never the engine. */
const families = [
	'NO_MODULE_FITS',
	'HEIGHT',
	'DEPTH',
	'DOOR_UNAVAILABLE',
	'PASSAGE',
	'SHELF_THICKNESS',
	'DELIVERY',
	'INPUT',
	'MEASURE',
	'SHEET',
	'HARDWARE',
	'COMBINATION',
	'ADVICE',
] as const

const issueSchema = z
	.object({
		code: z.string().regex(/^[a-z0-9_]+$/),
		family: z.enum(families),
		severity: z.enum(['error', 'warning', 'hint']),
		field: z.string().optional(),
		run: run.optional(),
		module: z.int().optional(),
		bay: z.int().optional(),
		front: z.string().optional(),
		measured: z.number().optional(),
		limit: z.number().optional(),
		at: point3.optional(),
		remedy: z.record(z.string(), z.unknown()).optional(),
	})
	.catchall(z.union([z.string(), z.number()]))

const capacitySchema = z.strictObject({
	long: z.number(),
	short: z.number(),
	trousers: z.number(),
	folded: z.number(),
	small: z.number(),
	shoes: z.number(),
	suitcases: z.number(),
})

const madeSchema = z.strictObject({
	ok: z.literal(true),
	runs: z.array(
		z.strictObject({
			side: run,
			width: z.number().positive(),
			/** From the floor to the underside of carcasses on legs or on a rail; absent: they stand. */
			lift: z.number().positive().optional(),
			modules: z.array(moduleSchema).min(1),
			fillers: z.array(fillerSchema),
		}),
	),
	grid: gridSchema.optional(),
	boards: z.array(boardSchema).min(1),
	fronts: z.array(frontSchema),
	fittings: z.array(fittingSchema),
	groups: z.array(groupSchema).min(1),
	hardware: z.array(z.strictObject({ reference: z.string(), quantity: z.number().positive() })),
	weight: z.number().positive(),
	capacity: capacitySchema,
	issues: z.array(issueSchema),
})

const impossibleSchema = z.strictObject({
	ok: z.literal(false),
	issues: z.array(issueSchema).min(1),
})

export const furnitureOutputSchema = z.discriminatedUnion('ok', [madeSchema, impossibleSchema])

export type FurnitureOutput = z.infer<typeof furnitureOutputSchema>
export type MadeOutput = z.infer<typeof madeSchema>
export type IssueOutput = z.infer<typeof issueSchema>
