import { oc } from '@orpc/contract'
import { z } from 'zod'
import { configuratorKinds, stateLabels } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { centsSchema, dateSchema, languageSchema } from '../person.ts'
import { allStepNames } from '../step-names.ts'
import { fileAnswer } from './export-file.ts'
import { orderRowSchema } from './orders/order-schemas.ts'
import { countSchema, flagSchema } from './page-query.ts'
import { comparisons } from './values.ts'

/** States through which an order goes from its confirmation to its end. */
export const leadStages = ['confirmed', 'sent', 'inProduction', 'ready', 'scheduled'] as const

/** Most days of the first three; null for all that are older. */
export const offerAges = [7, 14, 30, null] as const

const period = { from: dateSchema, until: dateSchema }
const count = z.int()
const figure = z.strictObject({ value: count, before: count })
const money = z.strictObject({ value: centsSchema, before: centsSchema })

/** Offers of a period by what became of them until now. */
const outcomes = z.strictObject({ ordered: count, open: count, lost: count })

const spanSchema = z.strictObject({
	...period,
	orders: count,
	sum: centsSchema,
	/** Of the span at the same place of the other period. */
	ordersBefore: count,
	offers: outcomes,
	offersBefore: count,
})

/** Days with a tenth; 90 % took `most` or less. Null where no order passed. */
const delay = z.strictObject({ median: z.number(), most: z.number() }).nullable()

/** As its row in the list of orders. */
const lateOrderSchema = orderRowSchema
	.pick({ reference: true, tenant: true, state: true, deliveryMode: true, supplierAt: true })
	.extend({
		/** A company's name, else family name and given name. */
		customer: z.string(),
		city: z.string().nullable(),
		/** The day that is past: the customer's; for the supplier, his own. */
		promised: dateSchema,
		/** Working days since then; 0 where only days off have passed. */
		days: count,
	})

const dashboardSchema = z.strictObject({
	/** Calendar days in Brussels, both included. */
	...period,
	before: z.strictObject(period),
	by: z.enum(['day', 'week', 'month']),
	/** Placed in the period, without refused ones; of a supplier, those that were ready in it. */
	orders: figure,
	/** Cents excluding VAT; of a supplier, what he is paid. */
	sum: money,
	offers: figure,
	outcomes,
	spans: z.array(spanSchema),
	/** Now. */
	openOffers: z.strictObject({
		count,
		sum: centsSchema,
		ages: z.array(z.strictObject({ ...period, count, sum: centsSchema })),
		/** On which days they were made. */
		days: z.array(z.strictObject({ day: dateSchema, count })),
	}),
	/** Of the orders done in the period, from their confirmation; by state, how long they stood in it. */
	leadTimes: z.strictObject({
		orders: figure,
		whole: delay,
		wholeBefore: delay,
		stages: z.array(z.strictObject({ stage: z.enum(leadStages), delay })),
	}),
	/** Now, to 1,000. */
	late: countSchema,
	/** Three of them, the latest first. */
	lateOrders: z.array(lateOrderSchema),
	unpaid: countSchema,
	states: z.array(z.strictObject({ state: z.enum(stateLabels), count, sum: centsSchema })),
	/** `seller` null: of nobody. */
	sellers: z.array(
		z.strictObject({
			seller: z.uuid().nullable(),
			name: z.string().nullable(),
			orders: count,
			offers: count,
			sum: centsSchema,
		}),
	),
	/** Empty for who sees one shop. */
	shops: z.array(
		z.strictObject({ shop: z.string(), orders: count, offers: count, sum: centsSchema }),
	),
	/** Orders of the period with such a rack, the ten most ordered. */
	racks: z.array(z.strictObject({ rack: z.string(), ...figure.shape })),
	/** By the colour of their fronts, `hex` the mean of it; null where it is no longer sold. */
	colours: z.array(
		z.strictObject({
			colour: z.string(),
			name: z.string(),
			hex: z.string().nullable(),
			...figure.shape,
		}),
	),
	/** Designs that opened each step, by kind of furniture; a step that none opened has no row. */
	steps: z.array(
		z.strictObject({
			kind: z.enum(configuratorKinds),
			step: z.enum(allStepNames),
			...figure.shape,
		}),
	),
	/** Mails and webhooks that failed for good and wait for a person. */
	deadLetters: count,
})

const querySchema = z.strictObject({
	/** The twelve weeks that end today, where absent. */
	from: dateSchema.optional(),
	until: dateSchema.optional(),
	against: z.enum(comparisons).default('before'),
	/** A shop's code, for who sees several. */
	tenant: z.string().min(1).max(40).optional(),
	seller: z.union([z.enum(['me', 'none']), z.uuid()]).optional(),
	/** What the workshop makes for every shop, for who sells in its own as well. */
	workshop: flagSchema.optional(),
})

export const dashboard = {
	get: oc
		.route({ method: 'GET', path: '/back-office/dashboard', tags: ['back-office'] })
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found'))
		.input(querySchema)
		.output(dashboardSchema),
	export: oc
		.route({
			method: 'GET',
			path: '/back-office/dashboard/export',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(
			errorsOf(
				'invalid_model',
				'not_logged_in',
				'not_allowed',
				'reseller_not_found',
				'export_too_large',
			),
		)
		.input(querySchema.extend({ language: languageSchema.optional() }))
		.output(fileAnswer),
}

export type LateOrder = z.infer<typeof lateOrderSchema>
export type Dashboard = z.infer<typeof dashboardSchema>
export type DashboardQuery = z.output<typeof querySchema>
