import type { Count, Country, Domain, PaymentType, Reseller } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'

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
	legalNotice: string | null
	/** In the order in which buyers see them. */
	paymentTypes: PaymentType[]
	/** Of the notices to the shop itself. */
	language: Language
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

export type NewTenant = Pick<Tenant, 'code' | 'name'> & {
	[K in
		| 'hosts'
		| 'country'
		| 'address'
		| 'phoneNumber'
		| 'email'
		| 'vats'
		| 'rating'
		| 'requiresSecondFactor'
		| 'coefficientIndividual'
		| 'coefficientProfessional']?: Tenant[K] | undefined
}

/** `start`: the coefficients where none are given. */
export type OpenedTenant = NewTenant & {
	start: Pick<Tenant, 'coefficientIndividual' | 'coefficientProfessional'>
}

export type Tenants = {
	byHost: (host: string) => Promise<Tenant>
	byCode: (code: string) => Promise<Tenant>
	/** Read now, where the two seconds of `byCode` are too old: for pricing an order. */
	asItStands: (code: string) => Promise<Tenant>
	isKnown: (code: string) => Promise<boolean>
	/** On the transaction's connection: on the embedded database another query would wait for its end. */
	inside: (tx: Queryable, code: string) => Promise<Tenant>
	operatorInside: (tx: Queryable) => Promise<Tenant>
	find: (code: string) => Promise<Tenant | null>
	/** By name. */
	all: () => Promise<Tenant[]>
	/** With its entry in the audit. */
	open: (tx: Queryable, context: CallContext, opened: OpenedTenant) => Promise<void>
	describe: (code: string) => Promise<Reseller>
	/** Shops that a saved view finds; undefined where it is none. */
	countFound: (context: CallContext, query: URLSearchParams) => Promise<Count | undefined>
	forget: () => void
}
