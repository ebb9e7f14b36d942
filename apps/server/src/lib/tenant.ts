import type { Country, Domain } from '@gabarit/contract'

/** Cents; a service without a price is not offered. */
export type ServicesOffered = {
	fitting?: { hourly: number }
	carryIn?: { perFloor: number }
	workforce?: number
}

/** The shop's prices until an instant (ISO). */
export type FormerTerms = {
	until: string
	rating: string | null
	coefficientIndividual: string
	coefficientProfessional: string
	nonFavoriteColorAddedPrice: number
}

export type Tenant = {
	code: string
	name: string
	hosts: string[]
	isDefault: boolean
	themeCode: Domain['themeCode']
	hexColour: string | null
	logoUrl: string | null
	configurators: Domain['configurators']
	isPriceHidden: boolean
	isDeliveryPriceCustomisable: boolean
	isReferenceResellerCustomisable: boolean
	hideAllColorSample: boolean
	isConfiguratorReseller: boolean
	isConfiguratorDSM: boolean
	isFrenchReseller: boolean
	country: Country
	baseDeliveryPrice: number
	deliveryTime: number
	nonFavoriteColorAddedPrice: number
	rating: string | null
	coefficientIndividual: string
	coefficientProfessional: string
	/** Percent of an order that is paid online in advance. */
	depositPercentage: number
	services: ServicesOffered
	address: string
	phoneNumber: string
	email: string
	vats: Partial<Record<Country, string>>
	requiresSecondFactor: boolean
	noPaymentMessage: string | null
	revision: number
	workforceAmount: number
	vatRate: number | null
	mailNotifications: boolean
	sendMailsToCustomers: boolean
	/** Oldest first, without today's. */
	formerTerms: FormerTerms[]
	disabledAt: Date | null
	createdAt: Date
}

/** A French reseller's rates, words and papers are France's. */
export function countryOf({ isFrenchReseller, country }: Tenant): Country {
	return isFrenchReseller ? 'FR' : country
}
