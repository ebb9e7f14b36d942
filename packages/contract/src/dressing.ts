// The same questions that the browser's engine answers, with prices where the viewer may see them.
import { configurationSchema, handleColors, runSides } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { configurationCalls, customerCalls } from './design/designs.ts'
import { optionSchema, positionSchema } from './design/furniture-schemas.ts'
import { plan } from './design/plan.ts'
import { countries } from './enumerations.ts'
import { errorsOf } from './errors/errors.ts'
import { centsSchema, countrySchema, dateSchema } from './person.ts'

/** The present configuration, and where the question is asked (positions by index). */
const filterSchema = z.strictObject({
	configuration: configurationSchema,
	run: z.enum(runSides).optional(),
	module: z.int().nonnegative().optional(),
	bay: z.int().nonnegative().optional(),
	front: z.int().nonnegative().optional(),
	categoryReference: z.string().max(40).optional(),
})

function filter(path: `/dressing/${string}`) {
	return oc
		.route({ method: 'POST', path, tags: ['dressing'] })
		.errors(errorsOf('invalid_model', 'configuration_impossible'))
		.input(filterSchema)
}

const options = z.array(optionSchema)

const moduleNumberSchema = z.array(
	z.strictObject({
		run: z.enum(runSides),
		recommended: z.int().nullable(),
		options: z.array(
			optionSchema.extend({
				count: z.int(),
				kinds: z.array(z.enum(['Simple', 'Double'])),
				widths: z.array(z.number()),
				recommended: z.boolean(),
			}),
		),
	}),
)

const moduleTemplatesSchema = z.strictObject({
	/** The 32 templates of one bay, then their 32 pairs. */
	templates: z.array(
		z.strictObject({
			reference: z.string(),
			kind: z.enum(['Simple', 'Double']),
			family: z.string(),
			image: z.string(),
		}),
	),
	top10: z.array(z.string()),
})

const thicknessesSchema = z.array(
	positionSchema.extend({
		options: z.array(
			optionSchema.extend({
				thickness: z.union([z.literal(18), z.literal(28)]),
				/** mm under load, and the limit. */
				sag: z.number(),
				limit: z.number(),
				advised: z.boolean(),
			}),
		),
	}),
)

const doorsSchema = z.strictObject({
	/** `None`, `Simple`, `StraightLines:1`.., `Frames:1`.. */
	options,
	openingSides: z.array(
		z.strictObject({ run: z.enum(runSides), module: z.int().nonnegative(), options }),
	),
})

const handleModelSchema = z.strictObject({
	reference: z.string(),
	label: z.string(),
	kind: z.string(),
	length: z.number(),
	holePitch: z.number(),
	projection: z.number(),
	colors: z.array(z.enum(handleColors)),
	image: z.string(),
	/** Cents a piece, null where prices are hidden. */
	price: centsSchema.nullable(),
})

const deliveryPricesSchema = z.array(
	z.strictObject({
		country: z.enum(countries),
		zone: z.string(),
		ranges: z.array(z.strictObject({ from: z.string(), to: z.string() })),
		firstPallet: centsSchema.nullable(),
		nextPallet: centsSchema.nullable(),
	}),
)

const lightPriceSchema = z.strictObject({
	/** Cents a bar and a charger, null where prices are hidden. */
	bar: centsSchema.nullable(),
	charger: centsSchema.nullable(),
	baysPerBar: z.int(),
})

/** Working days of each cause, the longest material first. */
const availabilitySchema = z.strictObject({
	date: dateSchema,
	supplierDays: z.int(),
	resellerDays: z.int(),
	reasons: z.array(
		z.strictObject({
			code: z.enum([
				'material',
				'nonFavouriteColor',
				'slopeOrCorner',
				'steelFrame',
				'heavyHardware',
				'busySeason',
				'reseller',
			]),
			days: z.int(),
			/** The material that counts, for `material`. */
			category: z.string().optional(),
		}),
	),
	pallets: z.int(),
	weight: z.number(),
})

export const dressing = {
	configuration: configurationCalls,
	customer: customerCalls,
	plan,
	module: {
		number: filter('/dressing/module/number').output(moduleNumberSchema),
		allWithTop10: oc
			.route({ method: 'POST', path: '/dressing/module/all-with-top10', tags: ['dressing'] })
			.errors(errorsOf('invalid_model'))
			.input(filterSchema.partial().optional())
			.output(moduleTemplatesSchema),
		filter: filter('/dressing/module/filter').output(options),
		color: filter('/dressing/module/color/filter').output(options),
		thickness: filter('/dressing/module/thickness').output(thicknessesSchema),
	},
	door: {
		filter: filter('/dressing/door/filter').output(doorsSchema),
		color: filter('/dressing/door/color/filter').output(options),
	},
	finishItem: {
		filter: filter('/dressing/finish-item/filter').output(options),
		color: filter('/dressing/finish-item/color/filter').output(options),
	},
	doorHandle: {
		list: oc
			.route({ method: 'GET', path: '/dressing/door-handle', tags: ['dressing'] })
			.errors(errorsOf('invalid_model'))
			.output(z.array(handleModelSchema)),
		get: oc
			.route({ method: 'GET', path: '/dressing/door-handle/{id}', tags: ['dressing'] })
			.errors(errorsOf('handle_not_found', 'missing_path_parameter', 'invalid_model'))
			.input(z.strictObject({ id: z.string().min(1).max(60) }))
			.output(handleModelSchema),
	},
	lightPrice: oc
		.route({ method: 'GET', path: '/dressing/light-price', tags: ['dressing'] })
		.errors(errorsOf('invalid_model'))
		.output(lightPriceSchema),
	delivery: oc
		.route({ method: 'GET', path: '/dressing/delivery', tags: ['dressing'] })
		.errors(errorsOf('invalid_model'))
		.output(deliveryPricesSchema),
	availability: oc
		.route({ method: 'POST', path: '/dressing/availability', tags: ['dressing'] })
		.errors(errorsOf('invalid_model', 'configuration_impossible'))
		.input(z.strictObject({ configuration: configurationSchema, country: countrySchema }))
		.output(availabilitySchema),
}

export type Filter = z.input<typeof filterSchema>
export type Availability = z.infer<typeof availabilitySchema>
export type HandleModel = z.infer<typeof handleModelSchema>
export type DeliveryPrices = z.infer<typeof deliveryPricesSchema>
