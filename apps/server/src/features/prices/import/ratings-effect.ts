// The last offers by the ratings in force and by those that an admin thinks of, or by two versions: computed as the
// effect of an import is.
import type { CommonPricing, ImportReport } from '@gabarit/contract'
import type { Furniture } from '@gabarit/engine'
import type { CallContext } from '../../../lib/api.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import type { PricedVersion } from '../books/books.ts'
import type { TenantPricing } from '../service.ts'
import { contentOf } from '../versions/versions-table.ts'
import { effectOn, type OfferToPrice } from './effect-on-offers.ts'
import { offersToPrice } from './offers-to-price.ts'

function withRatings(pricing: TenantPricing, given: CommonPricing): TenantPricing {
	const { pricePerPoint, ratings, vat, ecoParticipation } = given
	return { ...pricing, pricePerPoint, ratings, vat, ecoParticipation }
}

type Versions = { before: PricedVersion; after: PricedVersion; pricing: CommonPricing }

/** `pricing`: the common terms after. */
export async function effectBetween(
	services: CallContext['services'],
	{ before, after, pricing: given }: Versions,
): Promise<ImportReport['effect']> {
	const found = await offersToPrice(services)
	const toPrice = found.map(
		({ offer, furniture, rated }): OfferToPrice => ({
			...offer,
			furniture: JSON.parse(furniture) as Furniture,
			newPricing: rated(withRatings(offer.pricing, given)),
		}),
	)
	return effectOn(toPrice, before, after)
}

export async function ratingsEffect(
	{ viewer, services }: CallContext,
	pricing: CommonPricing,
): Promise<{ effect: ImportReport['effect'] }> {
	requireAccess(viewer, 'priceList', 'write')
	const { db, prices } = services
	const inForce = await prices.inForce()
	const content = await contentOf(db, inForce.version)
	if (!content) throw new Error(`there is no catalogue ${inForce.version}`)
	const { points, zones } = content
	const version = { version: inForce.version, points, zones }
	return { effect: await effectBetween(services, { before: version, after: version, pricing }) }
}
