// The last offers by the ratings in force and by those that an admin thinks of: computed as the effect of an import is.
import type { CommonPricing, ImportReport } from '@gabarit/contract'
import type { Furniture } from '@gabarit/engine'
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import type { TenantPricing } from '../service.ts'
import { contentOf } from '../versions/versions-table.ts'
import { effectOn, type OfferToPrice } from './effect-on-offers.ts'
import { offersToPrice } from './offers-to-price.ts'

function withRatings(pricing: TenantPricing, given: CommonPricing): TenantPricing {
	const { pricePerPoint, ratings, vat, ecoParticipation } = given
	return { ...pricing, pricePerPoint, ratings, vat, ecoParticipation }
}

export async function ratingsEffect(
	{ viewer, services }: CallContext,
	given: CommonPricing,
): Promise<{ effect: ImportReport['effect'] }> {
	requireAccess(viewer, 'priceList', 'write')
	const { db, prices } = services
	const inForce = await prices.inForce()
	const content = await contentOf(db, inForce.version)
	if (!content) throw new Error(`there is no catalogue ${inForce.version}`)
	const found = await offersToPrice(services)
	const toPrice = found.map(
		({ offer, furniture, rated }): OfferToPrice => ({
			...offer,
			furniture: JSON.parse(furniture) as Furniture,
			newPricing: rated(withRatings(offer.pricing, given)),
		}),
	)
	const { points, zones } = content
	const version = { version: inForce.version, points, zones }
	return { effect: effectOn(toPrice, version, version) }
}
