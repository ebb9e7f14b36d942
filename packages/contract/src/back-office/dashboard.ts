// What the back-office opens with: counts, turnover, how far visitors come.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { stateLabels } from '../enumerations.ts'
import { errorsOf } from '../errors.ts'
import { centsSchema, dateSchema } from '../person.ts'
import { stepNames } from '../step-names.ts'

const dashboardSchema = z.strictObject({
	/** Calendar days in Brussels, both included. */
	from: dateSchema,
	until: dateSchema,
	/** Orders placed in these days, refused ones aside. */
	orders: z.int(),
	/** Cents including VAT; of a supplier what he is paid. */
	turnover: centsSchema,
	offers: z.int(),
	/** Of the offers made in these days, those that stand accepted. */
	offersAccepted: z.int(),
	designs: z.int(),
	/** What stands in each state today, whenever it was placed. */
	states: z.array(z.strictObject({ state: z.enum(stateLabels), count: z.int() })),
	days: z.array(
		z.strictObject({ day: dateSchema, orders: z.int(), offers: z.int(), turnover: centsSchema }),
	),
	steps: z.array(z.strictObject({ step: z.enum(stepNames), count: z.int() })),
	/** Mails and webhooks that were given up and wait for somebody. */
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
