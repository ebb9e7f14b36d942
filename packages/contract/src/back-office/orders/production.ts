// The workshop's lists: what is to be made by the week of its date, what it is paid, and what is to be cut.
import { furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { countries, deliveryModes } from '../../enumerations.ts'
import { errorsOf } from '../../errors/errors.ts'
import { centsSchema, dateSchema, languageSchema } from '../../person.ts'
import { countSchema, oneOrMany, searchSchema } from '../page-query.ts'
import { mostInCutList, productionViews } from '../values.ts'

export type ProductionView = (typeof productionViews)[number]

export const productionQuerySchema = z.strictObject({
	view: z.enum(productionViews).default('byWeek'),
	search: searchSchema.optional(),
	tenant: z.string().min(1).max(40).optional(),
	types: oneOrMany(z.enum(furnitureTypes)).optional(),
	deliveryMode: z.enum(deliveryModes).optional(),
	country: z.enum(countries).optional(),
	supplierFrom: dateSchema.optional(),
	supplierUntil: dateSchema.optional(),
	/** The Monday of the last week of the page before, or of the first one after. */
	after: dateSchema.optional(),
	before: dateSchema.optional(),
})

const sums = {
	orders: z.int(),
	boards: z.int(),
	/** Kilograms. */
	weight: z.number(),
	pallets: z.int(),
	/** Cents that the supplier is paid, without VAT. */
	amount: centsSchema,
}

const weekSchema = z.strictObject({
	/** Its first and last day. */
	from: dateSchema,
	until: dateSchema,
	/** As ISO 8601 counts weeks. */
	number: z.int(),
	...sums,
	/** Orders that are late for the supplier. */
	late: z.int(),
})

const productionSchema = z.strictObject({
	weeks: z.array(weekSchema),
	/** Orders of the whole selection. */
	total: z.int(),
	all: countSchema,
	views: z.record(z.enum(productionViews), countSchema),
	next: z.string().nullable(),
	previous: z.string().nullable(),
})

const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const payableSchema = z.strictObject({
	/** Newest first; a month without any is left out. */
	months: z.array(
		z.strictObject({
			month: monthSchema,
			orders: z.int(),
			amount: centsSchema,
			shops: z.array(z.strictObject({ tenant: z.string(), orders: z.int(), amount: centsSchema })),
		}),
	),
	/** The twelve months that are shown. */
	from: monthSchema,
	until: monthSchema,
	/** Whether there is anything before them. */
	earlier: z.boolean(),
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')

export const production = {
	/** Weeks with their sums, twelve at a time; `orders.list` answers the orders of one. */
	production: oc
		.route({ method: 'GET', path: '/back-office/production', tags: ['back-office'] })
		.errors(refusals)
		.input(productionQuerySchema)
		.output(productionSchema),
	/** What the supplier is paid: by the month in which it was ready, and by shop. */
	payable: oc
		.route({ method: 'GET', path: '/back-office/production/payable', tags: ['back-office'] })
		.errors(refusals)
		.input(
			z.strictObject({
				tenant: z.string().min(1).max(40).optional(),
				/** The last of twelve months; the present one where it is absent. */
				until: monthSchema.optional(),
			}),
		)
		.output(payableSchema),
	/** Boards or hardware of one order or of several, in one file; each line says of which order it is. */
	cutList: oc
		.route({
			method: 'GET',
			path: '/back-office/production/cut-list',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'order_not_found'))
		.input(
			z.strictObject({
				references: oneOrMany(z.string().min(1).max(40)).pipe(
					z.array(z.string()).min(1).max(mostInCutList),
				),
				table: z.enum(['boards', 'hardware']).default('boards'),
				language: languageSchema.optional(),
			}),
		)
		.output(
			z.object({
				headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
				body: z.file(),
			}),
		),
}

export type ProductionQuery = z.input<typeof productionQuerySchema>
export type Production = z.infer<typeof productionSchema>
export type ProductionWeek = z.infer<typeof weekSchema>
export type Payable = z.infer<typeof payableSchema>
