import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { centsSchema, timeSchema } from '../../person.ts'
import { countSchema, pageOf, pageQuery, searchSchema, shopSchema } from '../page-query.ts'

const unmatchedPaymentSchema = z.strictObject({
	id: z.uuid(),
	tenant: z.string(),
	provider: z.enum(['mollie', 'test']),
	providerId: z.string().nullable(),
	description: z.string(),
	/** What is left of it after refunds. */
	amount: centsSchema,
	paidAt: timeSchema.nullable(),
})

const common = ['invalid_model', 'not_logged_in', 'not_allowed'] as const

export const unmatchedPayments = {
	list: oc
		.route({ method: 'GET', path: '/back-office/payments/to-link', tags: ['back-office'] })
		.errors(errorsOf(...common, 'reseller_not_found'))
		.input(
			z.strictObject({
				/** Words of the description, or the provider's own reference. */
				search: searchSchema.optional(),
				tenant: shopSchema.optional(),
				...pageQuery,
			}),
		)
		.output(pageOf(unmatchedPaymentSchema).extend({ total: countSchema })),
	link: oc
		.route({
			method: 'POST',
			path: '/back-office/payments/{id}/link',
			tags: ['back-office'],
			successStatus: 204,
		})
		.errors(
			errorsOf(
				...common,
				'payment_not_found',
				'order_not_found',
				'transition_not_allowed',
				'forbidden_operation',
				'missing_path_parameter',
			),
		)
		.input(
			z.strictObject({
				id: z.uuid(),
				tenant: z.string().min(1).max(60),
				/** Offers take no payments. */
				reference: z.string().min(1).max(40),
			}),
		)
		.output(z.void()),
}

export type UnmatchedPayment = z.infer<typeof unmatchedPaymentSchema>
