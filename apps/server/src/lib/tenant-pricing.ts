// What a tenant sells by. Never leaves the server: only the books made from it do.
import type { PriceBook } from '@gabarit/price'

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
