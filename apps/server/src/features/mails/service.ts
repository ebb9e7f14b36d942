// What a mail is about: the facts, frozen when they became true. Words and looks come when it is sent;
// so does a link's secret, which is therefore nowhere but in the mail itself.
import type { DeliveryMode, TimelineEvent } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'

export type OrderFacts = {
	code: string
	reference: string
	kind: 'offer' | 'order'
	customer: { firstName: string; lastName: string; email: string; phoneNumber: string | null }
	/** Cents including VAT; null where the reader may not see prices. */
	total: number | null
	deliveryMode: DeliveryMode
	/** The day promised; null where none is, or none any more. */
	plannedDate: string | null
	validUntil: string | null
	/** Cents that may be paid online now. */
	toPay: number
	/** What is left after what confirmed the order: it may wait for the delivery. */
	isBalance: boolean
	/** It is refused, and what was paid goes back. */
	isRefunded: boolean
}

/** What happened to an order, for who reads of it. */
export type OrderNews = {
	order: OrderFacts
	event: TimelineEvent
	motive?: string | null
	/** Cents that came or went. */
	amount?: number
}

export type Person = { firstName: string; lastName: string; phoneNumber: string | null }

export type Mail =
	| { kind: 'designSaved'; code: string }
	| { kind: 'offerSent'; order: OrderFacts }
	| { kind: 'orderPlaced'; order: OrderFacts }
	| { kind: 'sellerNotice'; order: OrderFacts }
	| ({ kind: 'orderChanged' } & OrderNews)
	| ({ kind: 'orderNotice' } & OrderNews)
	| ({ kind: 'supplierNotice' } & OrderNews)
	| { kind: 'activation'; person: Person }
	| { kind: 'reset' }
	| { kind: 'passwordChanged' }

/** Goes to the shop itself, at the address that it has when it is decided. */
export type ShopMail = Extract<Mail, { kind: 'sellerNotice' | 'orderNotice' }>

export type MailToSend = {
	/** The shop in whose name it is sent. */
	tenant: string
	language: Language
} & ({ to: string; mail: Exclude<Mail, ShopMail> } | { mail: ShopMail })
