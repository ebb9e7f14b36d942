import { configurationSchema } from '@gabarit/engine'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors/errors.ts'
import { languageSchema } from '../person.ts'

const paper = z.enum(['A3', 'A4']).default('A3')

export const planSchema = z
	.strictObject({
		code: z.string().min(1).max(40).optional(),
		configuration: configurationSchema.optional(),
		language: languageSchema.optional(),
		paper,
	})
	.refine((plan) => plan.code !== undefined || plan.configuration !== undefined, {
		message: 'code or configuration',
	})

export const pdfFileSchema = z.object({
	status: z.literal(200).optional(),
	headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
	body: z.file().mime('application/pdf'),
})

export const plan = {
	create: oc
		.route({
			method: 'POST',
			path: '/dressing/2d-plan/create',
			tags: ['plan'],
			outputStructure: 'detailed',
		})
		.errors(
			errorsOf(
				'invalid_model',
				'configuration_not_found',
				'configuration_impossible',
				'code_format_invalid',
				'too_many_requests',
				'drawing_unavailable',
			),
		)
		.input(planSchema)
		.output(pdfFileSchema),
	save: oc
		.route({ method: 'POST', path: '/dressing/2d-plan/save', tags: ['plan'], successStatus: 204 })
		.errors(
			errorsOf(
				'invalid_model',
				'configuration_not_found',
				'configuration_impossible',
				'code_format_invalid',
				'too_many_requests',
			),
		)
		.input(z.strictObject({ code: z.string().min(1).max(40), language: languageSchema.optional() }))
		.output(z.void()),
}

export type PlanRequest = z.input<typeof planSchema>
