export { asShown, type ShownQuote } from './as-shown.ts'
export {
	type Country,
	countries,
	type DeliveryZone,
	type DiscountPeriod,
	deliveryZoneSchema,
	type FormerDiscount,
	type FormerPrices,
	type PriceBook,
	percentageSchema,
	priceBookSchema,
	type Viewer,
	viewers,
} from './book.ts'
export type { Circumstances, Reduction } from './circumstances.ts'
export { isStoredAlike } from './compare/choices/choice-differences.ts'
export {
	type Compared,
	type ComparedRow,
	catalogueNames,
	compareDesigns,
	heldOf,
} from './compare/compare-designs.ts'
export { groupDifferences } from './compare/group-differences.ts'
export { optionDifferences, shownTotalFor, shownTotalOf } from './compare/option-differences.ts'
export { countryOfSale } from './delivery/country-of-sale.ts'
export { deliveryPriceOf, hasPostalForm, type ZoneAnswer, zoneOf } from './delivery/delivery.ts'
export { palletsOf } from './delivery/pallets.ts'
export { depositShare } from './deposit-share.ts'
export { bestOf } from './discounts.ts'
export { multiplyDecimals } from './exact.ts'
export { type GroupRow, groupLines } from './group-lines.ts'
export { isNoPrice } from './no-price.ts'
export { type FinishingRate, finishingRateRows } from './points/finishing-rates.ts'
export { type PanelPoints, panelRows } from './points/panel-rates.ts'
export { bracketReach, type Points, pointsSchema } from './points/points-schema.ts'
export {
	belowGoods,
	cheaperBefore,
	priceFurniture,
	recount,
	shownPriceOf,
} from './price-furniture.ts'
export {
	discountKinds,
	type LineCode,
	type LineGroup,
	lineCodes,
	type Quote,
	type QuoteLine,
	quoteSchema,
	serviceCodes,
} from './quote.ts'
export { type QuoteRow, quoteRows } from './quote-rows.ts'
export { taxKeyOf } from './tax-key.ts'
export { type GroupText, textOfGroup } from './text-of-group.ts'
export type { StepText } from './text-of-step.ts'
