// Every call, once: a part's name here is its place in the contract.
export { account } from './account.ts'
export * as backOffice from './back-office/calls.ts'
export { configurator } from './configurator.ts'
export { customerPage as order } from './customer-page.ts'
export { discount } from './discount.ts'
export { dressing } from './dressing.ts'
export { payments } from './payments.ts'
