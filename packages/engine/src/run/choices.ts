// What the buyer chooses of runs of modules, as it is stored.
import { z } from 'zod'
import { handleColors } from '../catalogue.ts'
import { DRAWERS_MAX, FIRST_HOLE, HOLE_PITCH, SHARE_MAX, SHELVES_MAX } from '../constants.ts'
import { interiorKinds } from '../furniture/run.ts'
import type { RunSide } from '../issue.ts'
import { length } from '../room/lengths.ts'
import { runSides } from '../room/values.ts'
import { doorStyles, templateIds } from './values.ts'

/** The reference of a template. */
export const templateSchema = z.enum(templateIds as [string, ...string[]])

const zoneSchema = z.strictObject({
	kind: z.enum(interiorKinds),
	/** Clear height; absent = what the kind needs, the last zone takes the rest. */
	height: length.optional(),
	/** Shelves, drawers or pull-outs in the zone. */
	count: z.int().min(1).max(20).optional(),
	/** Undersides of shelves moved by hand, above the bay's floor, on the 32 mm grid. */
	shelves: z.array(z.int().min(FIRST_HOLE).multipleOf(HOLE_PITCH)).max(SHELVES_MAX).optional(),
	/** Drawer pitch. */
	pitch: z
		.union([z.literal(128), z.literal(160), z.literal(192), z.literal(256), z.literal(320)])
		.optional(),
})

/** Bottom to top (domain-types 20.5). */
export const drawerShares = z.array(z.int().min(1).max(SHARE_MAX)).min(1).max(DRAWERS_MAX)

const bayOptions = {
	thickness: z.union([z.literal(18), z.literal(28)]).optional(),
	led: z.boolean().optional(),
}
const baySchema = z.union([
	z.strictObject({ template: templateSchema, ...bayOptions }),
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

/** What is added on demand to the whole piece of furniture. */
const extraFields = {
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
}

const extraSchema = z.strictObject(extraFields)

type ExtraChoices = z.infer<typeof extraSchema>
/** The extras of a completed design. */
export type Extras = { [K in keyof ExtraChoices]-?: NonNullable<ExtraChoices[K]> }

/** How fronts look, and the sides on which leaves open. */
export const doorsChoice = z.strictObject({
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

export const handleChoice = z
	.strictObject({ model: z.string(), color: z.enum(handleColors) })
	.nullable()
	.optional()

export const colorsChoice = z
	.strictObject({ interior: z.string(), exterior: z.string() })
	.partial()
	.optional()

/** Modules, colours, doors and what hangs on them. */
export const runFields = {
	runs: z
		.array(runSchema)
		.max(3)
		.refine((runs) => new Set(runs.map(({ side }) => side)).size === runs.length, {
			error: 'each side once',
		})
		.optional(),
	colors: colorsChoice,
	doors: doorsChoice.nullable().optional(),
	handle: handleChoice,
	...extraFields,
}

const runSchemaOfAll = z.strictObject(runFields)

/** The fields of the runs in a stored configuration. */
export type RunChoices = z.infer<typeof runSchemaOfAll>
export type ZoneChoice = z.infer<typeof zoneSchema>
export type BayChoice = z.infer<typeof baySchema>
export type ModuleChoice = z.infer<typeof moduleSchema>

/** Where a bay stands, by index. */
export type BayPosition = { run: RunSide; module: number; bay: number }
