// The payment provider as Gabarit sees it: make a payment, ask how it stands, take it back, give money back.

export type ProviderName = 'mollie' | 'test'

/** `cancelled`, `failed`, `expired` and `paid` are the end of a payment; paid wins over all. */
export type ProviderStatus = 'open' | 'pending' | 'failed' | 'cancelled' | 'expired' | 'paid'

export type NewPayment = {
	tenant: string
	/** The same key again is the same payment. */
	key: string
	/** Cents. */
	amount: number
	description: string
	/** Where the payer comes back to. */
	returnUrl: string
	/** Where the provider says that something changed. */
	noticeUrl: string
	language: 'fr' | 'nl' | 'en'
}

export type ProviderPayment = {
	id: string
	status: ProviderStatus
	/** Cents; in another currency than the euro it is no payment of ours. */
	amount: number
	description: string
	checkoutUrl: string | null
	/** Its method lets it be taken back as long as nobody paid. */
	isCancelable: boolean
}

export type Provider = {
	name: ProviderName
	create: (payment: NewPayment) => Promise<ProviderPayment>
	/** null where the provider knows no such payment. */
	find: (tenant: string, id: string) => Promise<ProviderPayment | null>
	/** Nobody can pay it any more; null where the provider knows no such payment, refused where it is too late. */
	cancel: (tenant: string, id: string) => Promise<ProviderPayment | null>
	refund: (refund: {
		tenant: string
		paymentId: string
		key: string
		amount: number
		description: string
	}) => Promise<{ id: string }>
}

/** The provider understood and said no: asking again will not help. */
export class ProviderRefused extends Error {}

/** No answer, or not now: what was asked may have been done or not, and may be asked again under its key. */
export class ProviderAway extends Error {}
