// What each kind offers, all at once: the other half of kind-rows.ts.
import { deskOffers } from './desk/offers.ts'
import { dressingOffers } from './dressing/offers.ts'
import type { FurnitureType } from './furniture-types.ts'
import { panelsOffers } from './panels/offers.ts'
import { separatorOffers } from './room-separator/offers.ts'
import { stairsOffers } from './stairs-furniture/offers.ts'
import { tvFurnitureOffers } from './tv-furniture/offers.ts'

const offers = {
	wardrobe: dressingOffers,
	shelves: dressingOffers,
	drawer: dressingOffers,
	top10: dressingOffers,
	desk: deskOffers,
	panels: panelsOffers,
	tvFurniture: tvFurnitureOffers,
	roomSeparator: separatorOffers,
	stairsFurniture: stairsOffers,
} satisfies Record<FurnitureType, unknown>

export function kindOffers(type: FurnitureType): unknown {
	return offers[type]
}
