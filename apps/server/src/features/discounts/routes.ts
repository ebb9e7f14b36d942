// The discount calls.
import { api } from '../../lib/api.ts'
import { currentDiscount, promoDiscount } from './discounts.ts'

export const discountRoutes = {
	current: api.discount.current.handler(({ context }) => currentDiscount(context)),
	promo: api.discount.promo.handler(({ input, context }) => promoDiscount(context, input.code)),
}
