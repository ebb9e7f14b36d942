// Counts of steps of a kind of furniture, without identifier or cookie, and the end of a visit.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { configuratorKinds } from './enumerations.ts'
import { errorsOf } from './errors/errors.ts'
import { allStepNames } from './step-names.ts'

export const statistics = {
	step: oc
		.route({
			method: 'POST',
			path: '/configurator/statistics/step',
			tags: ['configurator'],
			successStatus: 204,
		})
		.errors(errorsOf('invalid_model', 'too_many_requests'))
		.input(z.strictObject({ step: z.enum(allStepNames), kind: z.enum(configuratorKinds) }))
		.output(z.void()),
	/** For a reseller's visitor; where an order is placed, the order itself counts as the end. */
	ended: oc
		.route({
			method: 'POST',
			path: '/configurator/statistics/ended',
			tags: ['configurator'],
			successStatus: 204,
		})
		.errors(errorsOf('invalid_model', 'code_format_invalid', 'configuration_not_found'))
		.input(z.strictObject({ code: z.string().max(40) }))
		.output(z.void()),
}
