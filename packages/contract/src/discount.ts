import { oc } from '@orpc/contract'
import { z } from 'zod'
import { promoErrors } from './errors/error-codes.ts'
import { errorsOf } from './errors/errors.ts'
import { centsSchema, dateSchema } from './person.ts'

/** `percentage` in percent (10 = -10 %), or `amount` in cents; `until` is the last day in Europe/Brussels. */
const discountSchema = z.strictObject({
	kind: z.enum(['period', 'promo']),
	label: z.string().optional(),
	percentage: z.number().optional(),
	amount: centsSchema.optional(),
	from: dateSchema.nullable(),
	until: dateSchema.nullable(),
	code: z.string().optional(),
})

export const discount = {
	/** null where none runs, or where the viewer may not see prices. */
	current: oc
		.route({ method: 'GET', path: '/discount/current', tags: ['discount'] })
		.errors(errorsOf('invalid_model'))
		.output(discountSchema.nullable()),
	promo: oc
		.route({ method: 'GET', path: '/discount/promo/{code}', tags: ['discount'] })
		.errors(errorsOf('invalid_model', ...promoErrors, 'forbidden_operation', 'too_many_requests'))
		.input(z.strictObject({ code: z.string().trim().min(1).max(10) }))
		.output(discountSchema),
}

export type Discount = z.infer<typeof discountSchema>
