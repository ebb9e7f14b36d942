// The name of a changed field where its own page names it, and how its value is read.
import type { StateLabel } from '../enumerations.ts'
import type { AuditEntry } from './audit.ts'
import { correctionFields } from './values.ts'

export type FieldWords = {
	/** The key of its name. */
	name: string
	kind?: 'money' | 'percent' | 'decimal' | 'state'
	/** Keys of its values, where they are codes. */
	texts?: string
}

type Of = Record<string, FieldWords>

const ofOrders: Of = {
	status: { name: 'field.status', kind: 'state' },
	pallets: { name: 'field.pallets' },
	seller: { name: 'field.seller' },
	supplierDate: { name: 'field.supplierDate' },
	total: { name: 'field.total', kind: 'money' },
	mail: { name: 'field.mail', texts: 'technical:kind' },
}

const ofPeople: Of = {
	firstName: { name: 'people:field.firstName' },
	lastName: { name: 'people:field.lastName' },
	phoneNumber: { name: 'people:field.phoneNumber' },
	language: { name: 'people:field.language', texts: 'shop:languageName' },
	role: { name: 'people:field.role', texts: 'people:role' },
	isAdmin: { name: 'field.isAdmin' },
	rating: { name: 'people:field.rating', kind: 'decimal' },
	companyName: { name: 'people:field.companyName' },
	vatNumber: { name: 'people:field.vatNumber' },
}

const money = [
	'nonFavoriteColorAddedPrice',
	'workforceAmount',
	'fittingHourly',
	'carryInPerFloor',
	'baseDeliveryPrice',
]
const coded: Record<string, string> = {
	country: 'shop:countryName',
	language: 'shop:languageName',
	themeCode: 'shop:paper',
	configurators: 'shop:furniture',
	paymentTypes: 'shop:way',
	samples: 'back-office:samples.state',
	mail: 'technical:kind',
}
/** By the page of the settings. */
const settings = [
	'companyName',
	'address',
	'phoneNumber',
	'email',
	'isReferenceResellerCustomisable',
	'hideAllColorSample',
	'requiresSecondFactor',
	'country',
	'hosts',
	'configurators',
	'isConfiguratorReseller',
	'isConfiguratorDSM',
	'isFrenchReseller',
	'rating',
	'isPriceHidden',
	'vatRate',
	'workforce',
	'isDeliveryPriceCustomisable',
	'deliveryTime',
	'depositPercentage',
	'noPaymentMessage',
	'mailNotifications',
	'sendMailsToCustomers',
	'language',
	'legalNotice',
	'hexColour',
	'themeCode',
	'paymentTypes',
	...money,
]
/** They have no field with a name of its own there. */
const others = [
	'name',
	'code',
	'vats',
	'logoUrl',
	'discountPeriods',
	'promoCodes',
	'percentage',
	'amount',
	'from',
	'until',
	'maximumUses',
	'archived',
	'useExternalApi',
	'orderUrl',
	'configurationEndUrl',
	'method',
	'parameters',
	'authenticationMode',
	'authenticationKey',
	'authenticationValue',
	'tokenUrl',
	'scope',
	'apiKey',
	'signingKey',
	'documents',
	'priceLists',
	'ratings',
	'coefficientIndividual',
	'coefficientProfessional',
	'deliveryZones',
	'samples',
	'requestedOn',
	'mail',
]
const ofValue: Record<string, FieldWords['kind']> = {
	percentage: 'percent',
	depositPercentage: 'percent',
	vatRate: 'percent',
	coefficientIndividual: 'decimal',
	coefficientProfessional: 'decimal',
	rating: 'decimal',
	amount: 'money',
	...Object.fromEntries(money.map((field) => [field, 'money' as const])),
}

function ofShop(field: string): FieldWords | null {
	const known = settings.includes(field) ? 'shop:field' : 'field'
	if (known === 'field' && !others.includes(field)) return null
	const kind = ofValue[field]
	const texts = coded[field]
	return {
		name: `${known}.${field}`,
		...(kind !== undefined && { kind }),
		...(texts !== undefined && { texts }),
	}
}

/** The word that the lists have for a stored state; how an offer ended stands in what happened to it. */
export function auditState({ event, actor }: Pick<AuditEntry, 'event' | 'actor'>, status: string) {
	if (status === 'None') return 'waiting'
	if (status === 'OfferRefused' && event === 'offerExpired') return 'offerExpired'
	if (status === 'OfferRefused' && actor.kind === 'user') return 'offerCancelled'
	return `${status.charAt(0).toLowerCase()}${status.slice(1)}` as StateLabel
}

/** Null of a field that no page names. */
export function fieldWords(kind: AuditEntry['subject']['kind'], field: string): FieldWords | null {
	if (kind === 'shop') return ofShop(field)
	if (kind === 'user' || kind === 'professional' || kind === 'customer')
		return ofPeople[field] ?? null
	const isCorrection = correctionFields.some((name) => name === field)
	return isCorrection ? { name: `back-office:correct.field.${field}` } : (ofOrders[field] ?? null)
}
