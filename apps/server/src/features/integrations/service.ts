// What the other features ask of integrations: a shop's own system hears of orders and of configurations that end.

import type { DeliveryMode, StateLabel } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'

export type Webhooks = {
	/** Tells the shop's own system, where it has one; an order is the end of its configuration too. */
	orderPlaced: (tx: Queryable, tenant: string, order: WebhookOrder) => Promise<void>
	/** The visitor came to the end: told once for each code. */
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
