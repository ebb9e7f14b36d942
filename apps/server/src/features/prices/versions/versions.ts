import type { CommonPricing } from '@gabarit/contract'
import type { Catalogue } from '@gabarit/engine'
import type { DeliveryZone, Points } from '@gabarit/price'

/** Everything for pricing, compiled from the lists. */
export type VersionContent = {
	catalogue: Catalogue
	points: Points
	zones: DeliveryZone[]
	pricing: CommonPricing
}
