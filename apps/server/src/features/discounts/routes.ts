// The discount calls: what a buyer asks, and what a shop sets.
import { api } from '../../lib/api.ts'
import { currentDiscount, promoDiscount } from './discounts.ts'
import {
	changePeriod,
	changePromo,
	createPeriod,
	createPromo,
	periodList,
	promoList,
	removePeriod,
	removePromo,
} from './settings.ts'

export const discountRoutes = {
	current: api.discount.current.handler(({ context }) => currentDiscount(context)),
	promo: api.discount.promo.handler(({ input, context }) => promoDiscount(context, input.code)),
}

const { periods, promoCodes } = api.backOffice.discounts

export const discountSettingRoutes = {
	periods: {
		list: periods.list.handler(({ context }) => periodList(context)),
		create: periods.create.handler(({ input, context }) => createPeriod(context, input)),
		change: periods.change.handler(({ input, context }) => changePeriod(context, input)),
		remove: periods.remove.handler(({ input, context }) => removePeriod(context, input.id)),
	},
	promoCodes: {
		list: promoCodes.list.handler(({ context }) => promoList(context)),
		create: promoCodes.create.handler(({ input, context }) => createPromo(context, input)),
		change: promoCodes.change.handler(({ input, context }) => changePromo(context, input)),
		remove: promoCodes.remove.handler(({ input, context }) => removePromo(context, input.code)),
	},
}
