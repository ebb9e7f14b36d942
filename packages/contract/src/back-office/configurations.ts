// Saved designs that are no offer and no order yet.
import { furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors.ts'
import { languageSchema, timeSchema } from '../person.ts'

const whole = z.union([
	z.int(),
	z
		.string()
		.regex(/^\d{1,6}$/)
		.transform(Number),
])

export const configurationRowSchema = z.strictObject({
	code: z.string(),
	tenant: z.string(),
	version: z.int(),
	frozen: z.boolean(),
	type: z.enum(furnitureTypes),
	language: languageSchema,
	externalReference: z.string().nullable(),
	email: z.string().nullable(),
	/** Clear width and height of the room, mm. */
	width: z.number(),
	height: z.number(),
	createdAt: timeSchema,
	updatedAt: timeSchema,
})

export const configurations = {
	list: oc
		.route({ method: 'GET', path: '/back-office/configurations', tags: ['back-office'] })
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed'))
		.input(
			z.strictObject({
				search: z.string().trim().max(100).optional(),
				after: z.string().max(600).optional(),
				before: z.string().max(600).optional(),
				limit: whole.pipe(z.int().min(1).max(100)).default(25),
			}),
		)
		.output(
			z.strictObject({
				rows: z.array(configurationRowSchema),
				total: z.int(),
				next: z.string().nullable(),
				previous: z.string().nullable(),
			}),
		),
}

export type ConfigurationRow = z.infer<typeof configurationRowSchema>
