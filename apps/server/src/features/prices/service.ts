// What the other features ask of prices: books, availability, VAT.

import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { DeliveryZone, PriceBook, Viewer as PriceViewer } from '@gabarit/price'
import type { Tenant } from '../../lib/tenant.ts'

/** Everything of one version of catalogue and price lists: who works with one cannot mix two. */
export type PricesOfVersion = {
	version: string
	catalogue: Catalogue
	/** Where we deliver, and what it costs. */
	zones: DeliveryZone[]
	/** What this viewer may see; reductions are named in his language. */
	bookFor: (tenant: Tenant, viewer: PriceViewer, language: Language) => Promise<PriceBook>
	/** What the tenant owes the supplier. */
	purchaseBookFor: (tenant: Tenant) => Promise<PriceBook>
	/** What the books of the tenant are made from; stays on the server. */
	pricingOf: (tenant: Tenant, language: Language) => Promise<TenantPricing>
}

export type Prices = {
	/** The version that counts at this instant: asked once for each call or order; what a shop's books need is read along. */
	inForce: (shop?: string) => Promise<PricesOfVersion>
}

export type AvailabilityQuestion = {
	furniture: Furniture
	configuration: Configuration
	catalogue: Catalogue
	country: 'BE' | 'FR'
	/** Calendar day in Brussels. */
	today: string
	resellerDays: number
}

/** What an order's VAT hangs on, beside its amounts. */
export type VatQuestion = {
	/** Where the seller is. */
	seller: 'BE' | 'FR'
	/** Where the furniture goes; what is fetched goes with its buyer. */
	country: 'BE' | 'FR'
	customer: { type: 'Individual' | 'Professional'; vatNumber?: string | undefined } | null
	/** The reseller chose the reduced rate, and the attestation for it was uploaded. */
	isAttested: boolean
	/** We fit it ourselves: supply alone never has the reduced rate. */
	isFitted: boolean
}

type Decimal = string

export type TenantPricing = {
	kind: 'own' | 'reseller'
	country: PriceBook['country']
	/** EUR. */
	pricePerPoint: Decimal
	ratings: { individual: Decimal; professional: Decimal; seller: Decimal; reseller: Decimal }
	/** The reseller's own rating, instead of the common one. */
	rating?: Decimal
	coefficients: { individual: Decimal; professional: Decimal }
	/** nonFavoriteColorAddedPrice, cents. */
	colorSurcharge: number
	/** baseDeliveryPrice, cents. */
	baseDeliveryPrice: number
	discounts: PriceBook['discounts']
	services: PriceBook['services']
	vat: PriceBook['vat']
	/** The tenant's own normal rate in his country, instead of the common one. */
	vatRate?: number
	ecoParticipation: PriceBook['ecoParticipation']
}
