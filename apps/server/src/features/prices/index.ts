export { availabilityOf } from './books/availability.ts'
export { purchaseBookOf, ratedFor, saleBookOf, saleFactorOf } from './books/books.ts'
export { defaultPricing, loadSeed, seedBookOf } from './seed.ts'
