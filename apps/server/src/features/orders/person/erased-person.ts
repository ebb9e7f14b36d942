import type { Services } from '../../../lib/services.ts'
import type { Order } from '../orders-table.ts'

/** A valid address that reaches nobody. */
export const erasedEmail = 'erased@erased.invalid'

export function isErased({ customer }: Pick<Order, 'customer'>): boolean {
	return customer.email === erasedEmail
}

type Kinds = NonNullable<Parameters<Services['documents']['remove']>[1]['kinds']>

export const namingPapers: Kinds = ['offer', 'order', 'attestation']
/** Without the proof of a sale's VAT, which must be kept as long as the invoice. */
export const namingPapersOfSale: Kinds = ['offer', 'order']
