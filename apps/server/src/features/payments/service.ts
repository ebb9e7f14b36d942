// What the other features ask of payments.

import type { PaymentStatus } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import type { OrderKey } from '../orders/service.ts'

/** `amount`: cents. */
export type AskedPayment = OrderKey & { reference: string; amount: number }

type OrderPayment = {
	id: string
	amount: number
	status: Exclude<PaymentStatus, 'partlyPaid' | 'refunded'> | 'cancelled' | 'expired'
	refunded: number
	createdAt: Date
	paidAt: Date | null
}

/** A refund that is written down: `make` asks the provider, and calls back in the transaction that ends it. */
type PlannedRefund = {
	amount: number
	make: (done: (tx: Queryable, amount: number) => Promise<void>) => Promise<number>
}

export type Payments = {
	/** Who takes payments; null = nobody, nothing can be paid online. */
	provider: 'mollie' | 'test' | null
	/** Inside the order's transaction: asks for an amount. */
	ask: (tx: Queryable, asked: AskedPayment) => Promise<void>
	/** Where an order is paid; null where nothing was asked. */
	urlOf: (order: OrderKey) => Promise<string | null>
	/** The same, of a payment for what is due now or all of it; null where nothing is due. */
	openUrl: (order: OrderKey, share: 'next' | 'all') => Promise<string | null>
	/** From our address of a payment to the provider's page; null where there is no such payment. */
	checkoutRedirect: (tenant: string, id: string) => Promise<string | null>
	returnUrlOf: (tenant: string, id: string) => Promise<string | null>
	/** Somebody says that the provider has news of a payment. */
	notice: (tenant: string, providerId: string) => Promise<void>
	/** Asks the provider about an order's payments. */
	check: (order: OrderKey) => Promise<void>
	/** After the total changed: a checkout of an amount that is asked no more is closed, where the provider lets us. */
	reviewAsked: (order: OrderKey) => Promise<void>
	/** About those without an end, not asked about for so many milliseconds; how many. */
	checkUnsettled: (olderThan: number) => Promise<number>
	/** Inside the transaction that holds the order: what of an amount goes back through the provider. */
	refund: (
		tx: Queryable,
		order: OrderKey,
		wish: { amount: number; who: string | null },
	) => Promise<PlannedRefund[]>
	/** The order goes: its payments have none. */
	unlink: (tx: Queryable, tenant: string, orderId: string) => Promise<void>
	of: (db: Queryable, order: OrderKey) => Promise<OrderPayment[]>
}
