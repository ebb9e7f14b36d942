import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './errors/errors.ts'
import { centsSchema } from './person.ts'

const tenant = z.string().min(1).max(60)

/** Buttons on the page of the test provider; `pending` is a bank that takes its time. */
const testOutcomes = ['pay', 'refuse', 'cancel', 'expire', 'pending'] as const

const testPaymentSchema = z.strictObject({
	amount: centsSchema,
	description: z.string(),
	shop: z.string(),
	status: z.enum(['open', 'pending', 'paid', 'failed', 'cancelled', 'expired']),
	returnUrl: z.string(),
})

const testPayment = z.strictObject({ tenant, id: z.string().min(1).max(80) })

export const payments = {
	/** Redirects to the checkout for the amount due, or back to the order where nothing is. */
	pay: oc
		.route({
			method: 'GET',
			path: '/payments/{tenant}/{id}',
			tags: ['payments'],
			successStatus: 303,
			outputStructure: 'detailed',
		})
		.errors(errorsOf('payment_not_found', 'invalid_model', 'missing_path_parameter'))
		.input(z.strictObject({ tenant, id: z.uuid() }))
		.output(z.object({ headers: z.object({ location: z.string() }) })),
	/** The provider's notice that something changed: its content is not trusted, the provider is asked. */
	notice: oc
		.route({
			method: 'POST',
			path: '/payments/notice/{tenant}',
			tags: ['payments'],
			successStatus: 204,
		})
		.errors(
			errorsOf(
				'invalid_model',
				'forbidden_operation',
				'missing_path_parameter',
				'payment_provider_unavailable',
				'too_many_requests',
			),
		)
		.input(z.object({ tenant, id: z.string().min(1).max(80) }))
		.output(z.void()),
	test: {
		get: oc
			.route({ method: 'GET', path: '/payments/test/{tenant}/{id}', tags: ['payments'] })
			.errors(errorsOf('payment_not_found', 'invalid_model', 'missing_path_parameter'))
			.input(testPayment)
			.output(testPaymentSchema),
		finish: oc
			.route({ method: 'POST', path: '/payments/test/{tenant}/{id}', tags: ['payments'] })
			.errors(
				errorsOf(
					'payment_not_found',
					'invalid_model',
					'forbidden_operation',
					'missing_path_parameter',
				),
			)
			.input(testPayment.extend({ outcome: z.enum(testOutcomes) }))
			.output(testPaymentSchema),
	},
}

export type TestPaymentPage = z.infer<typeof testPaymentSchema>
export type TestOutcome = (typeof testOutcomes)[number]
