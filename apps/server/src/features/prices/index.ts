// The only door of this feature for what needs no database: the seed, books, the five lists.

export { availabilityOf } from './books/availability.ts'
export { purchaseBookOf, saleBookOf, saleFactorOf } from './books/books.ts'
export { defaultPricing, loadSeed, seedBookOf } from './seed.ts'
