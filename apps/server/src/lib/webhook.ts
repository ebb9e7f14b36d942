// What a receiver is told: the facts, frozen when they became true. Address and secrets are those of the day it is sent.
import type { DeliveryMode, StateLabel } from '@gabarit/contract'

export type WebhookOrder = {
	reference: string
	code: string
	externalReference: string | null
	state: StateLabel
	/** Cents including VAT. */
	total: number
	deliveryMode: DeliveryMode
	plannedDate: string | null
}

export type Webhook =
	| { kind: 'orderPlaced'; order: WebhookOrder }
	| { kind: 'configurationEnded'; code: string; externalReference: string | null }
