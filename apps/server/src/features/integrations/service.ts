import type { DeliveryMode, StateLabel } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'

export type Webhooks = {
	/** Posts to the shop's own system, where it has one; an order also ends its configuration. */
	orderPlaced: (tx: Queryable, tenant: string, order: WebhookOrder) => Promise<void>
	configurationEnded: (
		tx: Queryable,
		tenant: string,
		design: { code: string; externalReference: string | null },
	) => Promise<void>
}

type WebhookOrder = {
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
