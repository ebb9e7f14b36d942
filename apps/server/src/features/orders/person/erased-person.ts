// What stands where the address of an erased buyer was, and what of his order's papers goes with it.
import type { Services } from '../../../lib/services.ts'
import type { Order } from '../orders-table.ts'

/** It reads as an address and reaches nobody. */
export const nobody = 'erased@erased.invalid'

/** Nobody is there to be written to. */
export function isErased({ customer }: Pick<Order, 'customer'>): boolean {
	return customer.email === nobody
}

type Kinds = NonNullable<Parameters<Services['documents']['remove']>[1]['kinds']>

/** They name the buyer, as he was when they were written. */
export const namingPapers: Kinds = ['offer', 'order', 'attestation']
/** The same, but for the proof of a sale's VAT, which the law wants as long as its invoice. */
export const namingPapersOfSale: Kinds = ['offer', 'order']
