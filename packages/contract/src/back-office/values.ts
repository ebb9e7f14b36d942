// Values that pages read, apart from the schemas and calls, so that no page carries those.
import type { StateLabel } from '../enumerations.ts'
import type { CorrectionField } from './orders/corrections.ts'
import type { ProductionView } from './orders/production.ts'

type ViewFilters = { states: readonly StateLabel[]; supplierLate?: true }

/** Only an admin changes these: the maker agreed them with the reseller. */
export const adminSettings = [
	'hosts',
	'configurators',
	'isConfiguratorReseller',
	'isConfiguratorDSM',
	'isFrenchReseller',
	'country',
	'rating',
] as const

export const largestLogo = 2 * 1024 * 1024

/** Designs of the catalogue that show what a price is made of. */
export const priceSamples = ['wardrobe', 'shelves', 'drawer'] as const

export const auditParts = ['order', 'account', 'shop'] as const

/** What a period is compared with: as many days that end on the eve of it, or the same days a year earlier. */
export const comparisons = ['before', 'year'] as const

export const largestList = 20 * 1024 * 1024

export const listKinds = ['modules', 'doors', 'finishes', 'accessories', 'delivery'] as const

export const mostCounted = 10_000

export const mostCountedInView = 1000

/** As many orders as one call acts on. */
export const mostInCall = 100

/** Rows of a page, of which a user chooses; a call gives at most the last. */
export const pageSizes = [25, 50, 100] as const

export const mostReferences = 1000

export const mostInCutList = 100

/** Payable: made, whatever became of the delivery; a refused one is not. */
export const payableStates = [
	'ready',
	'scheduled',
	'undelivered',
	'done',
] as const satisfies readonly StateLabel[]

/** What each view asks of the list of orders. */
export const productionFilters: Record<ProductionView, ViewFilters> = {
	byWeek: { states: ['sent', 'inProduction'] },
	toStart: { states: ['sent'] },
	inProduction: { states: ['inProduction'] },
	toShip: { states: ['ready'] },
	late: { states: ['sent', 'inProduction'], supplierLate: true },
	all: { states: ['sent', 'inProduction', 'ready', 'scheduled', 'undelivered', 'done'] },
}

export const productionViews = [
	'byWeek',
	'toStart',
	'inProduction',
	'toShip',
	'late',
	'all',
] as const

export const correctionFields = [
	'firstName',
	'lastName',
	'phoneNumber',
	'gsm',
	'companyName',
	'vatNumber',
	'email',
	'remark',
	'externalReference',
	'resellerReference',
	'billingAddress',
	'deliveryAddress',
	'deliveryMode',
	'services',
	'discount',
	'deliveryPrice',
	'attestation',
	'paymentType',
	'deliveryDate',
] as const satisfies readonly CorrectionField[]

/** Of lists, on the screen as in the file of one. */
export const outboxColumns = [
	'at',
	'shop',
	'kind',
	'reference',
	'to',
	'state',
	'status',
	'milliseconds',
	'nextTry',
] as const
export const mailboxColumns = ['at', 'shop', 'subject', 'kind', 'to', 'reference'] as const
export const paperColumns = [
	'made',
	'shop',
	'paper',
	'reference',
	'code',
	'language',
	'version',
] as const
export const auditColumns = ['at', 'shop', 'who', 'subject', 'change'] as const
