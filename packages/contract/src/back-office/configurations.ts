// Saved designs that are no offer and no order yet.
import { furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors.ts'
import { languageSchema, timeSchema } from '../person.ts'
import { pageOf, pageQuery, searchSchema } from './page-query.ts'

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
				search: searchSchema.optional(),
				...pageQuery,
			}),
		)
		.output(pageOf(configurationRowSchema).extend({ total: z.int() })),
}

export type ConfigurationRow = z.infer<typeof configurationRowSchema>
