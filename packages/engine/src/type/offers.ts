// The table of kinds, continued: live checks, inspirations and the options of the next choice. Apart from kinds.ts, so that the page
// that builds the first design does not wait for them.
import { dressingOffers } from './dressing/offers.ts'
import { type Configuration, type FurnitureType, typeOf } from './dressing/schema.ts'

type Offers = typeof dressingOffers
type Options = Offers['options']

const offers: Readonly<Record<FurnitureType, Offers>> = {
	wardrobe: dressingOffers,
	shelves: dressingOffers,
	drawer: dressingOffers,
	top10: dressingOffers,
}

function offersOf(configuration: Configuration): Offers {
	return offers[typeOf(configuration)]
}

/** Every check that this furniture can be put to; one without its subject (no rail, no leaf) is left out. */
export function checksOf(...given: Parameters<Offers['checks']>) {
	return offersOf(given[1]).checks(...given)
}

/** Layouts that hold what a household owns. */
export function proposeLayouts(...given: Parameters<Offers['inspirations']>) {
	return offersOf(given[0]).inspirations(...given)
}

/** The colours of one place. */
export function colorOptions(...given: Parameters<Options['color']>) {
	return offersOf(given[0]).options.color(...given)
}

/** With doors in each style, or without. */
export function doorOptions(...given: Parameters<Options['door']>) {
	return offersOf(given[0]).options.door(...given)
}

/** The finishing elements, and why one does not stand. */
export function finishItemOptions(...given: Parameters<Options['finishItem']>) {
	return offersOf(given[0]).options.finishItem(...given)
}

/** The handles. */
export function handleOptions(...given: Parameters<Options['handle']>) {
	return offersOf(given[0]).options.handle(...given)
}

/** The colours of the chosen handle. */
export function handleColorOptions(...given: Parameters<Options['handleColor']>) {
	return offersOf(given[0]).options.handleColor(...given)
}

/** How many modules share a zone of a run. */
export function moduleCountOptions(...given: Parameters<Options['moduleCount']>) {
	return offersOf(given[0]).options.moduleCount(...given)
}

/** Simple or double for one module. */
export function moduleKindOptions(...given: Parameters<Options['moduleKind']>) {
	return offersOf(given[0]).options.moduleKind(...given)
}

/** The side on which a leaf opens. */
export function openingSideOptions(...given: Parameters<Options['openingSide']>) {
	return offersOf(given[0]).options.openingSide(...given)
}

/** The templates for one bay. */
export function templateOptions(...given: Parameters<Options['template']>) {
	return offersOf(given[0]).options.template(...given)
}

/** The thicknesses for the shelves of one bay. */
export function thicknessOptions(...given: Parameters<Options['thickness']>) {
	return offersOf(given[0]).options.thickness(...given)
}
