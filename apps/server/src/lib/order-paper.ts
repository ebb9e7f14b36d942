// What the paper of an offer or order says: the facts as they were frozen, whoever asks.
import type { Address, Customer, DeliveryMode } from '@gabarit/contract'
import type { Catalogue } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { Quote } from '@gabarit/price'
import type { Tenant } from './tenant.ts'

export type OrderPaper = {
	tenant: Tenant
	language: Language
	kind: 'offer' | 'order'
	reference: string
	code: string
	revision: number
	orderedAt: string
	validUntil: string | null
	plannedDate: string | null
	customer: Customer
	billingAddress: Address | null
	deliveryAddress: Address | null
	deliveryMode: DeliveryMode
	remark: string | null
	termsVersion: string | null
	/** Null where its reader may not see prices. */
	quote: Quote | null
	/** Names of the colours and handles that the lines speak of. */
	catalogue: Catalogue
}
