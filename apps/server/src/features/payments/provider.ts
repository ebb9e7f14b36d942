export type ProviderName = 'mollie' | 'test'

/** `cancelled`, `failed`, `expired` and `paid` are final; `paid` wins over all. */
export type ProviderStatus = 'open' | 'pending' | 'failed' | 'cancelled' | 'expired' | 'paid'

export type NewPayment = {
	tenant: string
	key: string
	amount: number
	description: string
	/** Return URL of the payer. */
	returnUrl: string
	noticeUrl: string
	language: 'fr' | 'nl' | 'en'
}

export type ProviderPayment = {
	id: string
	status: ProviderStatus
	/** Cents; a payment in another currency is not ours. */
	amount: number
	description: string
	checkoutUrl: string | null
	isCancelable: boolean
}

export type Provider = {
	name: ProviderName
	create: (payment: NewPayment) => Promise<ProviderPayment>
	find: (tenant: string, id: string) => Promise<ProviderPayment | null>
	/** null where the provider knows no such payment; throws ProviderRefused where it is too late. */
	cancel: (tenant: string, id: string) => Promise<ProviderPayment | null>
	refund: (refund: {
		tenant: string
		paymentId: string
		key: string
		amount: number
		description: string
	}) => Promise<{ id: string }>
}

/** The provider refused: a retry will not help. */
export class ProviderRefused extends Error {}

/** No answer: the request may have been processed, and may be retried under its key. */
export class ProviderAway extends Error {}
