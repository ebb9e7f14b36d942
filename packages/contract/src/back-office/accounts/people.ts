import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { emailSchema } from '../../person.ts'

const who = z.strictObject({ email: emailSchema, resellerReference: z.string().min(1).max(60) })
const errors = [
	'invalid_model',
	'not_logged_in',
	'not_allowed',
	'reseller_not_found',
	'forbidden_operation',
] as const

export const people = {
	export: oc
		.route({ method: 'POST', path: '/back-office/people/export', tags: ['back-office'] })
		.errors(errorsOf(...errors))
		.input(who)
		.output(z.record(z.string(), z.array(z.record(z.string(), z.unknown())))),
	/** What an erasure would keep as the law requires, and what would go. */
	preview: oc
		.route({ method: 'POST', path: '/back-office/people/preview', tags: ['back-office'] })
		.errors(errorsOf(...errors))
		.input(who)
		.output(
			z.strictObject({
				account: z.boolean(),
				ordersKept: z.int(),
				offers: z.int(),
				designs: z.int(),
				samples: z.int(),
				/** Mails that were sent or wait, and calls to the shop's own system that name the person. */
				messages: z.int(),
			}),
		),
	/** How many rows went, and how many orders stay as the law requires. */
	erase: oc
		.route({ method: 'POST', path: '/back-office/people/erase', tags: ['back-office'] })
		.errors(errorsOf(...errors, 'last_admin'))
		.input(who)
		.output(z.strictObject({ erased: z.int(), ordersKept: z.int() })),
}
