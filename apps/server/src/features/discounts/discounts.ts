import type { Discount, promoErrors } from '@gabarit/contract'
import { type Language, translatorOf } from '@gabarit/i18n'
import type { Reduction } from '@gabarit/price'
import type { Database, Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import { brusselsDay } from '../../lib/calendar.ts'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import { seesPrices } from '../../lib/rights/viewer.ts'
import type { Services } from '../../lib/services.ts'
import {
	givePromoUse,
	isGrantedOn,
	type PromoCode,
	periodsOf,
	promoByCode,
	takePromoUse,
} from './discounts-table.ts'

type PromoProblem = (typeof promoErrors)[number]

function refusePromo(code: PromoProblem, language: Language) {
	return failure(code, { message: translatorOf(language)(`errors:${code}`) })
}

function promoProblem(promo: PromoCode | null, day: string): PromoProblem | null {
	if (promo === null) return 'promo_unknown'
	if (promo.archivedAt !== null) return 'promo_expired'
	if (promo.from !== null && day < promo.from) return 'promo_not_started'
	if (promo.until !== null && day > promo.until) return 'promo_expired'
	if (promo.maximumUses !== null && promo.uses >= promo.maximumUses) return 'promo_used'
	return null
}

function reductionOf(promo: PromoCode): Reduction {
	if (promo.percentage !== null) return { code: promo.code, percentage: promo.percentage }
	return { code: promo.code, amount: promo.amount ?? 0 }
}

function discountOf(promo: PromoCode): Discount {
	return {
		kind: 'promo',
		code: promo.code,
		...(promo.percentage !== null && { percentage: promo.percentage }),
		...(promo.percentage === null && { amount: promo.amount ?? 0 }),
		from: promo.from,
		until: promo.until,
	}
}

export function discountsService(db: Database, now: () => Date): Services['discounts'] {
	return {
		promo: async (viewer, code, language) => {
			if (!seesPrices(viewer)) throw failure('forbidden_operation')
			const promo = await promoByCode(db, viewer.tenant.code, code)
			const problem = promoProblem(promo, brusselsDay(now()))
			if (problem !== null || promo === null)
				throw refusePromo(problem ?? 'promo_unknown', language)
			return { reduction: reductionOf(promo), discount: discountOf(promo) }
		},
		takeUse: async (tx: Queryable, tenant, code, language) => {
			if (!(await takePromoUse(tx, tenant, code))) throw refusePromo('promo_used', language)
		},
		giveUse: givePromoUse,
	}
}

export async function currentDiscount({
	services,
	viewer,
	language,
}: CallContext): Promise<Discount | null> {
	requireAccess(viewer, 'discount', 'read')
	if (!seesPrices(viewer)) return null
	const day = brusselsDay(services.now())
	const running = (await periodsOf(services.db, viewer.tenant.code))
		.filter((period) => isGrantedOn(period, day))
		.toSorted((a, b) => b.percentage - a.percentage)
	const [best] = running
	if (!best) return null
	const { label, percentage, from, until } = best
	return { kind: 'period', label: label[language], percentage, from, until }
}

export async function promoDiscount(context: CallContext, code: string): Promise<Discount> {
	requireAccess(context.viewer, 'discount', 'read')
	const found = await context.services.discounts.promo(context.viewer, code, context.language)
	return found.discount
}
