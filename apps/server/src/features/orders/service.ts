// What the other features ask of designs, offers and orders.

import type { Address, Customer, DeliveryMode } from '@gabarit/contract'
import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { Circumstances, DeliveryZone, Viewer as PriceViewer, Quote } from '@gabarit/price'
import type { Queryable } from '../../db/open-database.ts'
import type { Tenant } from '../../lib/tenant.ts'
import type { Viewer } from '../../lib/viewer.ts'

/** An offer as it was frozen. */
export type LastOffer = {
	reference: string
	tenant: string
	/** JSON of the furniture. */
	furniture: string
	viewer: PriceViewer
	/** By what it is priced again: where it goes, what was granted and agreed. */
	circumstances: Circumstances
}

export type Offers = {
	/** The newest of all shops; `zones` in force find the place of those that told no more than theirs. */
	last: (limit: number, zones: readonly DeliveryZone[]) => Promise<LastOffer[]>
}

export type Designs = {
	/** What a code opens for this caller. */
	find: (
		viewer: Viewer,
		code: string,
	) => Promise<{ tenant: string; code: string; version: number; configuration: Configuration }>
	/** A shop's design, whoever asks. */
	byCode: (
		tenant: string,
		code: string,
	) => Promise<{
		version: number
		configuration: Configuration
		externalReference: string | null
	} | null>
}

export type Customers = {
	/** The orders under an e-mail that was proven become the account's. */
	link: (tx: Queryable, tenant: string, email: string, userId: string) => Promise<void>
}

export type OrderKey = { tenant: string; id: string }

/** An order that a transaction holds, as payments see it. */
type LockedOrder = {
	reference: string
	/** Cents: what confirms it or is left, and all that is left. */
	due: { next: number; all: number }
	/** A verified payment: counted, audited, told; it confirms an order that waited for it. */
	receive: (amount: number) => Promise<void>
	/** A payment that an admin found to be this order's. */
	link: (amount: number) => Promise<void>
	/** Nothing came: how its payments stand. */
	notePayment: (status: 'open' | 'pending' | 'failed' | 'cancelled' | 'expired') => Promise<void>
}

export type Orders = {
	/** `by`: who causes what follows; nobody = the payment itself. */
	lock: (tx: Queryable, key: OrderKey, by?: Viewer) => Promise<LockedOrder | null>
	idOf: (tenant: string, reference: string) => Promise<string | null>
	languageOf: (key: OrderKey) => Promise<Language>
	/** A fresh link to the customer's page; null where it is not (any more) the page of who reads at that e-mail. */
	linkUrl: (
		tenant: Tenant,
		asked: { code: string; email: string },
	) => Promise<{ url: string | null } | null>
	/** What was frozen of the offer or order under a code; null where none holds it. */
	frozen: (tenant: string, code: string) => Promise<FrozenFurniture | null>
}

export type FrozenFurniture = {
	configuration: Configuration
	furniture: Furniture
	/** The colours and handles that it uses. */
	catalogue: Catalogue
}

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
