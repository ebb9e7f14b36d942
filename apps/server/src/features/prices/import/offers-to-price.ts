// The last offers of all shops with the pricing in force, a person's own rating included.
import { defaultLanguage } from '@gabarit/i18n'
import { brusselsDay } from '../../../lib/calendar.ts'
import type { Services } from '../../../lib/services.ts'
import { ratedFor } from '../books/books.ts'
import type { TenantPricing } from '../service.ts'
import type { OfferToPrice } from './effect-on-offers.ts'

const offersLookedAt = 50

type Found = {
	offer: Omit<OfferToPrice, 'furniture' | 'newPricing'>
	/** As stored, in JSON. */
	furniture: string
	/** Other common terms, with the same rating of one's own. */
	rated: (pricing: TenantPricing) => TenantPricing
}

export async function offersToPrice({
	accounts,
	offers,
	prices,
	tenants,
	now,
}: Pick<Services, 'accounts' | 'offers' | 'prices' | 'tenants' | 'now'>): Promise<Found[]> {
	const inForce = await prices.inForce()
	const date = brusselsDay(now())
	const found = await offers.last(offersLookedAt, inForce.zones)
	return Promise.all(
		found.map(async ({ furniture, circumstances, ratedBy, ...offer }) => {
			const { tenant, viewer } = offer
			const shop = await tenants.byCode(tenant)
			const own = ratedBy === null ? null : await accounts.ratingOf(tenant, ratedBy)
			const rated = (pricing: TenantPricing) => ratedFor(pricing, viewer, own)
			const pricing = rated(await inForce.pricingOf(shop, defaultLanguage))
			return {
				offer: { ...offer, pricing, circumstances: { ...circumstances, date } },
				furniture,
				rated,
			}
		}),
	)
}
