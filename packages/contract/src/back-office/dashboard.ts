import { furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { configuratorKinds, stateLabels } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { centsSchema, dateSchema } from '../person.ts'
import { allStepNames } from '../step-names.ts'

const dashboardSchema = z.strictObject({
	/** Calendar days in Brussels, both included. */
	from: dateSchema,
	until: dateSchema,
	/** Placed in these days, without refused ones. */
	orders: z.int(),
	/** Cents including VAT; for a supplier, what he is paid. */
	turnover: centsSchema,
	offers: z.int(),
	offersAccepted: z.int(),
	designs: z.int(),
	states: z.array(z.strictObject({ state: z.enum(stateLabels), count: z.int() })),
	days: z.array(
		z.strictObject({ day: dateSchema, orders: z.int(), offers: z.int(), turnover: centsSchema }),
	),
	/** Of the period, refused ones aside, the most ordered first. */
	types: z.array(
		z.strictObject({ type: z.enum(furnitureTypes), orders: z.int(), turnover: centsSchema }),
	),
	/** Designs that opened each step, by kind of furniture; a step that none opened has no row. */
	steps: z.array(
		z.strictObject({ kind: z.enum(configuratorKinds), step: z.enum(allStepNames), count: z.int() }),
	),
	/** Mails and webhooks that failed for good and wait for a person. */
	deadLetters: z.int(),
})

export const dashboard = {
	get: oc
		.route({ method: 'GET', path: '/back-office/dashboard', tags: ['back-office'] })
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed'))
		.input(z.strictObject({ from: dateSchema.optional(), until: dateSchema.optional() }))
		.output(dashboardSchema),
}

export type Dashboard = z.infer<typeof dashboardSchema>
