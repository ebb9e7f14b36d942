// Facts of a mail, frozen when they became true. Words and layout are made when it is sent, and so is a link's
// secret, which is therefore stored nowhere.
import type {
	Address,
	CorrectionField,
	DeliveryMode,
	SampleColour,
	TimelineEvent,
} from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'

export type OrderFacts = {
	code: string
	reference: string
	kind: 'offer' | 'order'
	customer: { firstName: string; lastName: string; email: string; phoneNumber: string | null }
	/** Cents including VAT; null where the reader may not see prices. */
	total: number | null
	deliveryMode: DeliveryMode
	plannedDate: string | null
	/** When the supplier has it ready; for shop and supplier. */
	supplierDate?: string | null
	validUntil: string | null
	toPay: number
	/** The rest after the payment that confirmed the order; it may wait for the delivery. */
	isBalance: boolean
	isRefunded: boolean
}

export type OrderNews = {
	order: OrderFacts
	event: TimelineEvent
	motive?: string | null
	/** Cents paid or refunded. */
	amount?: number
	/** What was corrected; `value` where it is one line of text. */
	corrected?: readonly { field: CorrectionField; value: string | null }[]
}

export type Person = { firstName: string; lastName: string; phoneNumber: string | null }

/** Named in each language, as it was when it was asked for. */
export type SampleOfColour = SampleColour & { label: Record<Language, string>; hex: string }

export type SamplesFacts = {
	colours: SampleOfColour[]
	firstName: string
	lastName: string
	email: string
	address: Address
	/** Of the design that they are for. */
	code: string | null
}

export type Mail =
	| { kind: 'designSaved'; code: string }
	| { kind: 'offerSent'; order: OrderFacts }
	/**
	 * `byCustomer`: he placed it himself, so the law wants him to have it; `hasAccepted`: the texts that are sent with
	 * it. Absent in older rows: as `byCustomer`.
	 */
	| { kind: 'orderPlaced'; order: OrderFacts; byCustomer?: boolean; hasAccepted?: boolean }
	/** `bySeller`: one of the shop's people made it. */
	| { kind: 'sellerNotice'; order: OrderFacts; bySeller?: boolean }
	| ({ kind: 'orderChanged' } & OrderNews)
	| ({ kind: 'orderNotice' } & OrderNews)
	| ({ kind: 'supplierNotice' } & OrderNews)
	| { kind: 'activation'; person: Person }
	| { kind: 'reset' }
	/** `at`: where the mail is sent again, when the password was changed. */
	| { kind: 'passwordChanged'; at?: string }
	| { kind: 'samplesAsked'; samples: SamplesFacts }
	| { kind: 'samplesNotice'; samples: SamplesFacts }
	/** To the shop at which only its people order. */
	| { kind: 'designNotice'; code: string; email: string }

export type ShopMail = Extract<
	Mail,
	{ kind: 'sellerNotice' | 'orderNotice' | 'samplesNotice' | 'designNotice' }
>

export type MailToSend = {
	tenant: string
	language: Language
} & ({ to: string; mail: Exclude<Mail, ShopMail> } | { mail: ShopMail })
