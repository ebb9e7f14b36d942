import { furnitureTypes } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { stateLabels } from '../enumerations.ts'
import { errorsOf } from '../errors/errors.ts'
import { oneOrMany } from './page-query.ts'

const lists = ['orders', 'offers', 'configurations'] as const
const formats = ['csv', 'xlsx'] as const

const states = z.union([z.enum(stateLabels).transform((it) => [it]), z.array(z.enum(stateLabels))])

export const exportSchema = z.strictObject({
	list: z.enum(lists),
	format: z.enum(formats),
	search: z.string().trim().max(100).optional(),
	states: states.optional(),
	types: oneOrMany(z.enum(furnitureTypes)).optional(),
	seller: z.string().max(120).optional(),
})

export const exports = {
	list: oc
		.route({
			method: 'GET',
			path: '/back-office/exports/{list}/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'export_too_large'))
		.input(exportSchema)
		.output(
			z.object({
				headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
				body: z.file(),
			}),
		),
}
