// When the supplier has an order ready: the day of ordering and his delay, counted anew when it is sent to him.
import type { Country, RefusalReason, StateLabel } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { brusselsDay, workingDaysAfter } from '../../../lib/calendar.ts'
import type { Role } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import { isClosed, isOpenOffer } from '../order-status.ts'
import type { Order } from '../orders-table.ts'
import { partiesOf } from './order-process.ts'
import { deliveryDayOf } from './promised-day.ts'

/** At the supplier, not ready yet. */
const atSupplier: readonly StateLabel[] = ['sent', 'inProduction']

/** As the filter `supplierLate` says in SQL. */
export function isSupplierLate(
	{ state, supplierDate }: Pick<Order, 'state' | 'supplierDate'>,
	today: string,
): boolean {
	return atSupplier.includes(state) && supplierDate !== null && supplierDate < today
}

/** The reseller's own days after the supplier's date end later than the customer's day. */
export function isTight(order: Order, country: Country): boolean {
	const day = deliveryDayOf(order)
	if (isOpenOffer(order) || isClosed(order) || day === null || order.supplierDate === null)
		return false
	return workingDaysAfter(order.supplierDate, order.resellerDays, country) > day
}

/** Why the viewer may not set it: a seller may until it is sent, the supplier from then on. */
export function whySupplierDateStands(
	order: Pick<Order, 'kind' | 'status' | 'state' | 'sentToSupplierAt'>,
	roles: readonly Role[],
): RefusalReason | null {
	if (isClosed(order)) return 'order_closed'
	if (order.kind === 'offer') return 'wrong_state'
	const parties = partiesOf(roles)
	const isSent = order.sentToSupplierAt !== null
	if (!isSent) return parties.has('seller') ? null : 'not_your_role'
	if (!parties.has('supplier')) return 'already_sent'
	return atSupplier.includes(order.state) ? null : 'already_ready'
}

export async function countedAtSending(
	tx: Queryable,
	services: Services,
	order: Order,
): Promise<Partial<Order>> {
	const { quote } = await snapshotOf(tx, order)
	return dateAtSending(services, order, quote.country)
}

/** A day that was agreed by hand stays. */
export function dateAtSending(
	{ now }: Pick<Services, 'now'>,
	order: Order,
	country: Country,
): Partial<Order> {
	if (order.supplierDateByHand) return {}
	return { supplierDate: workingDaysAfter(brusselsDay(now()), order.supplierDays, country) }
}
