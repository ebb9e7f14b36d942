// The only door of this feature: price lists in, books out. Pure but for reading the seed's files; no database.

export { availabilityOf } from './availability.ts'
export {
	type PricedCatalogue,
	purchaseBookOf,
	saleBookOf,
	type TenantPricing,
} from './books.ts'
export {
	type ListProblem,
	type PriceListKind,
	type PriceLists,
	priceListKinds,
	readPriceList,
} from './price-lists.ts'
export {
	type CommonPricing,
	defaultPricing,
	loadSeed,
	type Seed,
	seedBookOf,
} from './seed.ts'
