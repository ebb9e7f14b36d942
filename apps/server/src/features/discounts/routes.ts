import { api, call } from '../../lib/api.ts'
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
	current: call(
		api.discount.current,
		'discount.read',
		'The reduction that runs today; null where none does',
	).handler(({ context }) => currentDiscount(context)),
	promo: call(api.discount.promo, 'discount.read', 'What a promo code gives').handler(
		({ input, context }) => promoDiscount(context, input.code),
	),
}

const { periods, promoCodes } = api.backOffice.discounts

export const discountSettingRoutes = {
	periods: {
		list: call(periods.list, 'resellerSettings.read', 'Reductions of the shop').handler(
			({ context }) => periodList(context),
		),
		create: call(periods.create, 'resellerSettings.write', 'A new reduction').handler(
			({ input, context }) => createPeriod(context, input),
		),
		change: call(periods.change, 'resellerSettings.write', 'Changes a reduction').handler(
			({ input, context }) => changePeriod(context, input),
		),
		remove: call(periods.remove, 'resellerSettings.write', 'Takes a reduction back').handler(
			({ input, context }) => removePeriod(context, input.id),
		),
	},
	promoCodes: {
		list: call(promoCodes.list, 'resellerSettings.read', 'Promo codes of the shop').handler(
			({ context }) => promoList(context),
		),
		create: call(promoCodes.create, 'resellerSettings.write', 'A new promo code').handler(
			({ input, context }) => createPromo(context, input),
		),
		change: call(promoCodes.change, 'resellerSettings.write', 'Changes a promo code').handler(
			({ input, context }) => changePromo(context, input),
		),
		remove: call(promoCodes.remove, 'resellerSettings.write', 'Takes a promo code back').handler(
			({ input, context }) => removePromo(context, input.code),
		),
	},
}
