import {
	catalogueSchema,
	type Furniture,
	type Issue,
	issueFamilies,
	type Room,
	runSides,
} from '@gabarit/engine'
import { z } from 'zod'
import { centsSchema } from '../person.ts'

const codes = Object.keys(issueFamilies) as [keyof typeof issueFamilies]
const families = [...new Set(Object.values(issueFamilies))] as [Issue['family']]
const free = z.record(z.string(), z.unknown())

export const issueSchema: z.ZodType<Issue> = z.object({
	code: z.enum(codes),
	family: z.enum(families),
	severity: z.enum(['error', 'warning', 'hint']),
	field: z.string().optional(),
	run: z.enum(runSides).optional(),
	module: z.int().optional(),
	bay: z.int().optional(),
	front: z.string().optional(),
	measured: z.number().optional(),
	limit: z.number().optional(),
	at: z.tuple([z.number(), z.number(), z.number()]).optional(),
	remedy: free.optional(),
	data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}) as unknown as z.ZodType<Issue>

/** The engine's answer passes through as it is; the engine has its schema. */
export const furnitureSchema = free as unknown as z.ZodType<Furniture>

/** The catalogue as an order froze it: what the order uses, which may be few colours and no handle. */
export const frozenCatalogueSchema = catalogueSchema.extend({
	colors: z.array(catalogueSchema.shape.colors.element),
	handles: z.array(catalogueSchema.shape.handles.element),
})

export const roomSchema = free as unknown as z.ZodType<Room>

export const positionSchema = z.strictObject({
	run: z.enum(runSides),
	module: z.int().nonnegative(),
	bay: z.int().nonnegative(),
})

/** Possible options first, the others with their reason. */
export const optionSchema = z.strictObject({
	reference: z.string(),
	label: z.string(),
	image: z.string().optional(),
	tier: z.string().optional(),
	category: z.string().optional(),
	favourite: z.boolean().optional(),
	available: z.boolean(),
	reason: issueSchema.optional(),
	/** Cents of the viewer's main price; absent where he may not see prices or the choice is impossible. */
	priceDifference: centsSchema.optional(),
})

export type OptionAnswer = z.infer<typeof optionSchema>
