import type { PaymentStatus } from '@gabarit/contract'
import type { Queryable } from '../../db/open-database.ts'
import type { OrderKey } from '../orders/service.ts'
import type { HandPayment } from './hand-payments-table.ts'

/** `amount`: cents. */
export type PaymentRequest = OrderKey & { reference: string; amount: number }

/** `amount`: cents, negative where it is given back; `note`: or the reason. */
type RecordedByHand = Pick<HandPayment, 'kind' | 'amount' | 'day' | 'note' | 'who' | 'at'> & {
	cancels?: string
}

type OrderPayment = {
	id: string
	amount: number
	status: Exclude<PaymentStatus, 'partlyPaid' | 'refunded'> | 'cancelled' | 'expired'
	refunded: number
	createdAt: Date
	paidAt: Date | null
}

/** `make` asks the provider, and calls back in the transaction that ends the refund. */
type PlannedRefund = {
	amount: number
	make: (done: (tx: Queryable, amount: number) => Promise<void>) => Promise<number>
}

export type Payments = {
	provider: 'mollie' | 'test' | null
	ask: (tx: Queryable, request: PaymentRequest) => Promise<void>
	urlOf: (order: OrderKey) => Promise<string | null>
	/** For the amount due now, or all of it; null where nothing is due. */
	openUrl: (order: OrderKey, share: 'next' | 'all') => Promise<string | null>
	/** The provider's page for our payment address; null where there is no such payment. */
	checkoutRedirect: (tenant: string, id: string) => Promise<string | null>
	returnUrlOf: (tenant: string, id: string) => Promise<string | null>
	notice: (tenant: string, providerId: string) => Promise<void>
	check: (order: OrderKey) => Promise<void>
	cancelOutdated: (order: OrderKey) => Promise<void>
	/** Payments not checked for so many milliseconds; returns how many. */
	checkUnsettled: (olderThan: number) => Promise<number>
	/** Inside the transaction that holds the order: the share that is refunded through the provider. */
	refund: (
		tx: Queryable,
		order: OrderKey,
		part: { amount: number; who: string | null },
	) => Promise<PlannedRefund[]>
	unlink: (tx: Queryable, tenant: string, orderId: string) => Promise<void>
	of: (db: Queryable, order: OrderKey) => Promise<OrderPayment[]>
	recordByHand: (tx: Queryable, order: OrderKey, recorded: RecordedByHand) => Promise<void>
	byHand: (db: Queryable, order: OrderKey) => Promise<HandPayment[]>
	/** With the order that they are of; `notes`: only what was written beside them. */
	forgetByHand: (tx: Queryable, order: OrderKey, part: 'all' | 'notes') => Promise<void>
}
