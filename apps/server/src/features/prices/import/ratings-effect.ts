// The last offers by the ratings in force and by those that an admin thinks of: computed as the effect of an import is.
import type { CommonPricing, ImportReport } from '@gabarit/contract'
import type { Furniture } from '@gabarit/engine'
import { defaultLanguage } from '@gabarit/i18n'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import type { TenantPricing } from '../service.ts'
import { contentOf } from '../versions/versions-table.ts'
import { effectOn, type OfferToPrice } from './effect-on-offers.ts'
import { offersLookedAt } from './import-job.ts'

function withRatings(pricing: TenantPricing, given: CommonPricing): TenantPricing {
	const { pricePerPoint, ratings, vat, ecoParticipation } = given
	return { ...pricing, pricePerPoint, ratings, vat, ecoParticipation }
}

export async function ratingsEffect(
	{ viewer, services }: CallContext,
	given: CommonPricing,
): Promise<{ effect: ImportReport['effect'] }> {
	requireAccess(viewer, 'priceList', 'write')
	const { db, prices, tenants, offers, now } = services
	const inForce = await prices.inForce()
	const content = await contentOf(db, inForce.version)
	if (!content) throw new Error(`there is no catalogue ${inForce.version}`)
	const date = brusselsDay(now())
	const found = await offers.last(offersLookedAt, inForce.zones)
	const toPrice = await Promise.all(
		found.map(async ({ furniture, circumstances, ...offer }): Promise<OfferToPrice> => {
			const shop = await tenants.byCode(offer.tenant)
			const pricing = await inForce.pricingOf(shop, defaultLanguage)
			return {
				...offer,
				furniture: JSON.parse(furniture) as Furniture,
				pricing,
				newPricing: withRatings(pricing, given),
				circumstances: { ...circumstances, date },
			}
		}),
	)
	const { points, zones } = content
	const version = { version: inForce.version, points, zones }
	return { effect: effectOn(toPrice, version, version) }
}
