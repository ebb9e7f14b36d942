// The only door of this feature: price lists in, books out. Pure but for reading the seed's files; no database.

export { availabilityOf } from './availability.ts'
export { purchaseBookOf, saleBookOf, type TenantPricing } from './books.ts'
export { priceListKinds, readPriceList } from './price-lists.ts'
export { defaultPricing, loadSeed, type Seed, seedBookOf } from './seed.ts'
