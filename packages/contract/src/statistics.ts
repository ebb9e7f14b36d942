// What the configurator tells us about its visitors: counts of steps, without identifier or cookie; and that one came to the end.
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './errors.ts'
import { stepNames } from './step-names.ts'

export const statistics = {
	/** A step was opened. */
	step: oc
		.route({
			method: 'POST',
			path: '/configurator/statistics/step',
			tags: ['configurator'],
			successStatus: 204,
		})
		.errors(errorsOf('invalid_model', 'too_many_requests'))
		.input(z.strictObject({ step: z.enum(stepNames) }))
		.output(z.void()),
	/** The end of flow of a reseller's domain was reached with this saved design; TheEnd is told by the order itself. */
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
