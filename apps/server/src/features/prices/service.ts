import type { CommonPricing } from '@gabarit/contract'
import type { Catalogue, Configuration, Furniture } from '@gabarit/engine'
import type { Language } from '@gabarit/i18n'
import type { DeliveryZone, PriceBook, Viewer as PriceViewer } from '@gabarit/price'
import type { Tenant } from '../tenants/service.ts'

/** One version of catalogue and price lists: a caller cannot mix two. */
export type PricesOfVersion = {
	version: string
	catalogue: Catalogue
	zones: DeliveryZone[]
	/** The common ones, where neither a shop nor a person has one of its own. */
	ratings: CommonPricing['ratings']
	/** What a shop that is opened begins with. */
	startCoefficients: Pick<Tenant, 'coefficientIndividual' | 'coefficientProfessional'>
	/** Only what this viewer may see; reductions are named in the language. `own`: his own rating. */
	bookFor: (
		tenant: Tenant,
		viewer: PriceViewer,
		language: Language,
		own?: Decimal | null,
	) => Promise<PriceBook>
	purchaseBookFor: (tenant: Tenant) => Promise<PriceBook>
	pricingOf: (tenant: Tenant, language: Language) => Promise<TenantPricing>
}

export type Prices = {
	/** Ask once for each call or order; `shop` also reads what its books need. */
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

export type VatQuestion = {
	/** Country of the seller. */
	seller: 'BE' | 'FR'
	/** Country of delivery; at pick-up the buyer's. */
	country: 'BE' | 'FR'
	customer: { type: 'Individual' | 'Professional'; vatNumber?: string | undefined } | null
	/** The seller set the reduced rate, and its attestation was uploaded. */
	isAttested: boolean
	/** With installation: supply alone never has the reduced rate. */
	isFitted: boolean
}

type Decimal = string

export type TenantPricing = {
	kind: 'own' | 'reseller'
	country: PriceBook['country']
	/** EUR. */
	pricePerPoint: Decimal
	ratings: { individual: Decimal; professional: Decimal; seller: Decimal; reseller: Decimal }
	rating?: Decimal
	coefficients: { individual: Decimal; professional: Decimal }
	/** nonFavoriteColorAddedPrice, cents. */
	colorSurcharge: number
	/** baseDeliveryPrice, cents. */
	baseDeliveryPrice: number
	discounts: PriceBook['discounts']
	services: PriceBook['services']
	vat: PriceBook['vat']
	vatRate?: number
	ecoParticipation: PriceBook['ecoParticipation']
}
