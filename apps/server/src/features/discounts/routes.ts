import { api, call } from '../../lib/api.ts'
import { inChosenShop } from '../../lib/rights/chosen-shop.ts'
import { currentDiscount, promoDiscount } from './discounts.ts'
import {
	archivePromo,
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
const reads = ['resellerSettings', 'read'] as const
const writes = ['resellerSettings', 'write'] as const

export const discountSettingRoutes = {
	periods: {
		list: call(periods.list, 'resellerSettings.read', 'Reductions of the shop').handler(
			({ input, context }) => inChosenShop(context, reads, input?.tenant, periodList),
		),
		create: call(periods.create, 'resellerSettings.write', 'A new reduction').handler(
			({ input: { tenant, ...period }, context }) =>
				inChosenShop(context, writes, tenant, (inside) => createPeriod(inside, period)),
		),
		change: call(periods.change, 'resellerSettings.write', 'Changes a reduction').handler(
			({ input: { tenant, ...period }, context }) =>
				inChosenShop(context, writes, tenant, (inside) => changePeriod(inside, period)),
		),
		remove: call(periods.remove, 'resellerSettings.write', 'Takes a reduction back').handler(
			({ input: { tenant, ...key }, context }) =>
				inChosenShop(context, writes, tenant, (inside) => removePeriod(inside, key)),
		),
	},
	promoCodes: {
		list: call(promoCodes.list, 'resellerSettings.read', 'Promo codes of the shop').handler(
			({ input, context }) => inChosenShop(context, reads, input?.tenant, promoList),
		),
		create: call(promoCodes.create, 'resellerSettings.write', 'A new promo code').handler(
			({ input: { tenant, ...promo }, context }) =>
				inChosenShop(context, writes, tenant, (inside) => createPromo(inside, promo)),
		),
		change: call(promoCodes.change, 'resellerSettings.write', 'Changes a promo code').handler(
			({ input: { tenant, ...promo }, context }) =>
				inChosenShop(context, writes, tenant, (inside) => changePromo(inside, promo)),
		),
		archive: call(
			promoCodes.archive,
			'resellerSettings.write',
			'Puts a promo code aside, or takes it back',
		).handler(({ input: { tenant, ...promo }, context }) =>
			inChosenShop(context, writes, tenant, (inside) => archivePromo(inside, promo)),
		),
		remove: call(promoCodes.remove, 'resellerSettings.write', 'Takes a promo code back').handler(
			({ input: { tenant, ...key }, context }) =>
				inChosenShop(context, writes, tenant, (inside) => removePromo(inside, key)),
		),
	},
}
