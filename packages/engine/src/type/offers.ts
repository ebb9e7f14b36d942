// Apart from kinds.ts, so that the page that builds the first design does not wait for it.
import type { Catalogue, MaterialCategory } from '../catalogue.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { RunSide } from '../issue.ts'
import type { Wants } from '../run/capacity/wants.ts'
import type { BayPosition } from '../run/choices.ts'
import { dressingOffers } from './dressing/offers.ts'
import type { PriceOf } from './dressing/propose/bay-candidates.ts'
import { type Configuration, type FurnitureType, typeOf } from './dressing/schema.ts'

type Offers = typeof dressingOffers
type ModulePosition = { run: RunSide; module: number }

const offers: Readonly<Record<FurnitureType, Offers>> = {
	wardrobe: dressingOffers,
	shelves: dressingOffers,
	drawer: dressingOffers,
	top10: dressingOffers,
}

function offersOf(configuration: Configuration): Offers {
	return offers[typeOf(configuration)]
}

export function checksOf(furniture: Furniture, configuration: Configuration, catalogue: Catalogue) {
	return offersOf(configuration).checks(furniture, configuration, catalogue)
}

export function proposeLayouts(
	configuration: Configuration,
	catalogue: Catalogue,
	wants: Wants,
	priceOf?: PriceOf,
) {
	return offersOf(configuration).inspirations(configuration, catalogue, wants, priceOf)
}

export function colorOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	place: 'interior' | 'exterior',
	category?: MaterialCategory,
) {
	return offersOf(configuration).options.color(configuration, catalogue, place, category)
}

export function doorOptions(configuration: Configuration, catalogue: Catalogue) {
	return offersOf(configuration).options.door(configuration, catalogue)
}

export function finishItemOptions(configuration: Configuration, catalogue: Catalogue) {
	return offersOf(configuration).options.finishItem(configuration, catalogue)
}

export function handleOptions(configuration: Configuration, catalogue: Catalogue) {
	return offersOf(configuration).options.handle(configuration, catalogue)
}

export function handleColorOptions(configuration: Configuration, catalogue: Catalogue) {
	return offersOf(configuration).options.handleColor(configuration, catalogue)
}

export function moduleCountOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	run: RunSide,
	zone?: number,
) {
	return offersOf(configuration).options.moduleCount(configuration, catalogue, run, zone)
}

export function moduleKindOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: ModulePosition,
) {
	return offersOf(configuration).options.moduleKind(configuration, catalogue, position)
}

export function openingSideOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: ModulePosition,
) {
	return offersOf(configuration).options.openingSide(configuration, catalogue, position)
}

export function templateOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: BayPosition,
) {
	return offersOf(configuration).options.template(configuration, catalogue, position)
}

export function thicknessOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	position: BayPosition,
) {
	return offersOf(configuration).options.thickness(configuration, catalogue, position)
}
