import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './errors/errors.ts'
import { askSamplesSchema } from './sample-request.ts'

/** The same request of the same day is answered again and counts once. */
export const askSamples = oc
	.route({
		method: 'POST',
		path: '/configurator/samples',
		tags: ['configurator'],
		successStatus: 204,
	})
	.errors(
		errorsOf(
			'invalid_model',
			'code_format_invalid',
			'not_allowed',
			'samples_not_offered',
			'too_many_orders',
		),
	)
	.input(askSamplesSchema)
	.output(z.void())
