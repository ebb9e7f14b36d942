import type { CommonPricing } from '@gabarit/contract'
import type { Catalogue } from '@gabarit/engine'
import type { DeliveryZone, Points } from '@gabarit/price'

export type VersionContent = {
	catalogue: Catalogue
	points: Points
	zones: DeliveryZone[]
	pricing: CommonPricing
}
