// In place of kind-offers.ts: a dressing is built at once and offers later, another kind comes whole (ADR 24).
import { dressingOffers } from './dressing/offers.ts'
import { startTypes } from './dressing/start-types.ts'
import type { FurnitureType } from './furniture-types.ts'
import { loadedOffers } from './kind-rows-by-need.ts'

export function kindOffers(type: FurnitureType): unknown {
	const isOfDressing = startTypes.some((start) => start === type)
	const offers = isOfDressing ? dressingOffers : loadedOffers[type]
	if (offers === undefined) throw new Error(`what ${type} offers is not loaded`)
	return offers
}
