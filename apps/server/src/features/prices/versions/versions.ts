// What one version holds, and the name it gets.

import type { CommonPricing } from '@gabarit/contract'
import type { Catalogue } from '@gabarit/engine'
import type { DeliveryZone, Points } from '@gabarit/price'

/** Everything that prices are made of; compiled from the lists when the version was made. */
export type VersionContent = {
	catalogue: Catalogue
	points: Points
	zones: DeliveryZone[]
	pricing: CommonPricing
}
