import { configurationSchema, furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors/errors.ts'
import { furnitureSchema, issueSchema, roomSchema } from '../furniture-schemas.ts'
import { languageSchema, timeSchema } from '../person.ts'
import { madeDocumentSchema } from './documents.ts'
import { countSchema, oneOrMany, pageOf, pageQuery, searchSchema } from './page-query.ts'

const configurationRowSchema = z.strictObject({
	code: z.string(),
	tenant: z.string(),
	version: z.int(),
	frozen: z.boolean(),
	type: z.enum(furnitureTypes),
	language: languageSchema,
	externalReference: z.string().nullable(),
	email: z.string().nullable(),
	/** Clear width and height of the room, mm; null for what stands in none, as loose boards. */
	width: z.number().nullable(),
	height: z.number().nullable(),
	createdAt: timeSchema,
	updatedAt: timeSchema,
})

/** A saved design is built by today's catalogue, since no order has frozen it. */
const configurationPageSchema = configurationRowSchema.extend({
	configuration: configurationSchema,
	/** The code of the design it was copied from. */
	parent: z.string().nullable(),
	versions: z.array(z.strictObject({ version: z.int(), createdAt: timeSchema })),
	/** Of the offer or order that holds it, where this viewer may read that. */
	reference: z.string().nullable(),
	room: roomSchema,
	/** Null where it cannot be made (any more); `issues` give the reasons. */
	furniture: furnitureSchema.nullable(),
	issues: z.array(issueSchema),
	documents: z.array(madeDocumentSchema),
})

export const configurations = {
	list: oc
		.route({ method: 'GET', path: '/back-office/configurations', tags: ['back-office'] })
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed'))
		.input(
			z.strictObject({
				search: searchSchema.optional(),
				types: oneOrMany(z.enum(furnitureTypes)).optional(),
				...pageQuery,
			}),
		)
		.output(pageOf(configurationRowSchema).extend({ total: countSchema })),
	get: oc
		.route({ method: 'GET', path: '/back-office/configurations/{code}', tags: ['back-office'] })
		.errors(
			errorsOf(
				'invalid_model',
				'not_logged_in',
				'not_allowed',
				'code_format_invalid',
				'configuration_not_found',
			),
		)
		.input(z.strictObject({ code: z.string().min(1).max(40) }))
		.output(configurationPageSchema),
}

export type ConfigurationRow = z.infer<typeof configurationRowSchema>
export type ConfigurationPage = z.infer<typeof configurationPageSchema>
