import { percentageSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors/errors.ts'
import { lineOf } from '../form/line.ts'
import { centsSchema, dateSchema } from '../person.ts'

const label = lineOf(60).min(1)
const labels = z.strictObject({ fr: label, nl: label, en: label })
const percentage = percentageSchema.refine((value) => value > 0, { error: 'above zero' })

type Days = { from?: string | null; until?: string | null }
const inOrder = ({ from, until }: Days) => !from || !until || from <= until
const order = { path: ['until'], error: 'not before the first day' }

const period = z.strictObject({ label: labels, percentage, from: dateSchema, until: dateSchema })
/** Both included, Europe/Brussels; of several that run at once the best one counts. */
const discountPeriodInput = period.refine(inOrder, order)
const periodSchema = period.extend({ id: z.uuid() })

const promo = z.strictObject({
	/** Capitals and digits; typed in any case. */
	code: z
		.string()
		.trim()
		.toUpperCase()
		.regex(/^[A-Z0-9]{1,10}$/),
	/** Percent, or cents: one of the two. */
	percentage: percentage.nullable().default(null),
	amount: centsSchema.positive().max(100_000_00).nullable().default(null),
	from: dateSchema.nullable().default(null),
	until: dateSchema.nullable().default(null),
	/** null = unlimited. */
	maximumUses: z.int().min(1).max(1_000_000).nullable().default(null),
})
const isOne = (it: { percentage: number | null; amount: number | null }) =>
	(it.percentage === null) !== (it.amount === null)
const one = { path: ['amount'], error: 'a percentage or an amount' }
const promoCodeInput = promo.refine(inOrder, order).refine(isOne, one)
const promoSchema = promo.extend({ uses: z.int() })

const rights = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')
const id = z.strictObject({ id: z.uuid() })
const code = z.strictObject({ code: z.string().trim().toUpperCase().min(1).max(10) })
const tags = ['back-office']
const noPeriod = errorsOf('discount_period_not_found')
const noCode = errorsOf('promo_code_not_found')

export const discounts = {
	periods: {
		list: oc
			.route({ method: 'GET', path: '/back-office/discounts/periods', tags })
			.errors(rights)
			.output(z.array(periodSchema)),
		create: oc
			.route({ method: 'POST', path: '/back-office/discounts/periods', tags })
			.errors(rights)
			.input(discountPeriodInput)
			.output(periodSchema),
		change: oc
			.route({ method: 'POST', path: '/back-office/discounts/periods/{id}', tags })
			.errors({ ...rights, ...noPeriod })
			.input(period.extend({ id: z.uuid() }).refine(inOrder, order))
			.output(periodSchema),
		remove: oc
			.route({
				method: 'POST',
				path: '/back-office/discounts/periods/{id}/remove',
				tags,
				successStatus: 204,
			})
			.errors({ ...rights, ...noPeriod })
			.input(id)
			.output(z.void()),
	},
	promoCodes: {
		list: oc
			.route({ method: 'GET', path: '/back-office/discounts/promo-codes', tags })
			.errors(rights)
			.output(z.array(promoSchema)),
		create: oc
			.route({ method: 'POST', path: '/back-office/discounts/promo-codes', tags })
			.errors({ ...rights, ...errorsOf('promo_code_taken') })
			.input(promoCodeInput)
			.output(promoSchema),
		/** Past uses stay counted. */
		change: oc
			.route({ method: 'POST', path: '/back-office/discounts/promo-codes/{code}', tags })
			.errors({ ...rights, ...noCode })
			.input(promoCodeInput)
			.output(promoSchema),
		remove: oc
			.route({
				method: 'POST',
				path: '/back-office/discounts/promo-codes/{code}/remove',
				tags,
				successStatus: 204,
			})
			.errors({ ...rights, ...noCode })
			.input(code)
			.output(z.void()),
	},
}

export type DiscountPeriodInput = z.output<typeof discountPeriodInput>
export type DiscountPeriod = z.infer<typeof periodSchema>
export type PromoCodeInput = z.output<typeof promoCodeInput>
export type PromoCode = z.infer<typeof promoSchema>
