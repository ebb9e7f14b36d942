import type { PriceBook } from '@gabarit/price'
import type { CallContext } from '../../lib/api.ts'
import { priceViewerOf, seesPrices } from '../../lib/rights/viewer.ts'
import type { PricesOfVersion } from '../prices/service.ts'

export function pricesFor({ services, viewer }: CallContext): Promise<PricesOfVersion> {
	const shop = seesPrices(viewer) ? viewer.tenant.code : undefined
	return services.prices.inForce(shop)
}

export async function bookOf(
	prices: PricesOfVersion,
	{ viewer, language }: CallContext,
): Promise<PriceBook | null> {
	if (!seesPrices(viewer)) return null
	return prices.bookFor(viewer.tenant, priceViewerOf(viewer), language, viewer.user?.rating)
}
