import { percentageSchema } from '@gabarit/price'
import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { lineOf } from '../../form/line.ts'
import { centsSchema, dateSchema, timeSchema } from '../../person.ts'
import { ofShop, shop } from '../settings.ts'

const label = lineOf(60).min(1)
const labels = z.strictObject({ fr: label, nl: label, en: label })
const percentage = percentageSchema.refine((value) => value > 0, { error: 'above zero' })

type Days = { from?: string | null; until?: string | null }
const inOrder = ({ from, until }: Days) => !from || !until || from <= until
const order = { path: ['until'], error: 'not before the first day' }

const period = z.strictObject({ label: labels, percentage, from: dateSchema, until: dateSchema })
/** Both included, Europe/Brussels; of several that run at once the best one counts. */
const discountPeriodInput = period.extend({ tenant: shop }).refine(inOrder, order)
const days = z.strictObject({ from: dateSchema, until: dateSchema })
const periodSchema = period.extend({
	id: z.uuid(),
	revision: z.int(),
	/** Its days, without those before the one on which it was written. */
	granted: days,
	/** Buyers have seen it: a change of it is seen too. */
	hasBegun: z.boolean(),
	/** Days on which another, better period counts in its place. */
	superseded: z.array(days.extend({ by: z.uuid() })),
})

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
const promoCodeInput = promo.extend({ tenant: shop }).refine(inOrder, order).refine(isOne, one)
const promoSchema = promo.extend({
	uses: z.int(),
	revision: z.int(),
	/** Nobody can use it any more; its uses stay counted. */
	archivedAt: timeSchema.nullable(),
})

const rights = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'reseller_not_found')
const changed = errorsOf('discount_changed')
const revision = z.int()
const id = z.strictObject({ tenant: shop, id: z.uuid(), revision })
const promoKey = z.strictObject({
	tenant: shop,
	code: z.string().trim().toUpperCase().min(1).max(10),
	revision,
})
const tags = ['back-office']
const noPeriod = errorsOf('discount_period_not_found')
const noCode = errorsOf('promo_code_not_found')

export const discounts = {
	periods: {
		list: oc
			.route({ method: 'GET', path: '/back-office/discounts/periods', tags })
			.errors(rights)
			.input(ofShop)
			.output(z.array(periodSchema)),
		create: oc
			.route({ method: 'POST', path: '/back-office/discounts/periods', tags })
			.errors(rights)
			.input(discountPeriodInput)
			.output(periodSchema),
		change: oc
			.route({ method: 'POST', path: '/back-office/discounts/periods/{id}', tags })
			.errors({ ...rights, ...noPeriod, ...changed })
			.input(id.extend(period.shape).refine(inOrder, order))
			.output(periodSchema),
		remove: oc
			.route({
				method: 'POST',
				path: '/back-office/discounts/periods/{id}/remove',
				tags,
				successStatus: 204,
			})
			.errors({ ...rights, ...noPeriod, ...changed })
			.input(id)
			.output(z.void()),
	},
	promoCodes: {
		list: oc
			.route({ method: 'GET', path: '/back-office/discounts/promo-codes', tags })
			.errors(rights)
			.input(ofShop)
			.output(z.array(promoSchema)),
		create: oc
			.route({ method: 'POST', path: '/back-office/discounts/promo-codes', tags })
			.errors({ ...rights, ...errorsOf('promo_code_taken') })
			.input(promoCodeInput)
			.output(promoSchema),
		/** Past uses stay counted. */
		change: oc
			.route({ method: 'POST', path: '/back-office/discounts/promo-codes/{code}', tags })
			.errors({ ...rights, ...noCode, ...changed })
			.input(promo.extend({ tenant: shop, revision }).refine(inOrder, order).refine(isOne, one))
			.output(promoSchema),
		/** Or takes it back from there. */
		archive: oc
			.route({ method: 'POST', path: '/back-office/discounts/promo-codes/{code}/archive', tags })
			.errors({ ...rights, ...noCode, ...changed })
			.input(promoKey.extend({ archived: z.boolean() }))
			.output(promoSchema),
		remove: oc
			.route({
				method: 'POST',
				path: '/back-office/discounts/promo-codes/{code}/remove',
				tags,
				successStatus: 204,
			})
			.errors({ ...rights, ...noCode, ...changed })
			.input(promoKey)
			.output(z.void()),
	},
}

export type DiscountPeriodInput = Omit<z.output<typeof discountPeriodInput>, 'tenant'>
export type DiscountPeriod = z.infer<typeof periodSchema>
export type PromoCodeInput = Omit<z.output<typeof promoCodeInput>, 'tenant'>
export type PromoCode = z.infer<typeof promoSchema>
