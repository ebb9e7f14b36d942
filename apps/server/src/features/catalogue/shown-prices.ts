// The lists in force as a viewer sees them.
import type { PriceBook } from '@gabarit/price'
import { together } from '../../db/tenant-scope.ts'
import type { CallContext } from '../../lib/api.ts'
import type { PricesOfVersion } from '../../lib/services.ts'
import { priceViewerOf, seesPrices } from '../../lib/viewer.ts'

/** With what his own book is made of, in one journey to the database. */
export function pricesFor({ services, viewer }: CallContext): Promise<PricesOfVersion> {
	const shop = seesPrices(viewer) ? viewer.tenant.code : undefined
	return together(() => services.prices.inForce(shop))
}

/** The viewer's own book, null where prices are hidden from him. */
export async function bookOf(
	prices: PricesOfVersion,
	{ viewer, language }: CallContext,
): Promise<PriceBook | null> {
	if (!seesPrices(viewer)) return null
	return prices.bookFor(viewer.tenant, priceViewerOf(viewer), language)
}
