import type { Queryable } from '../../../db/open-database.ts'
import type { Order } from '../orders-table.ts'
import type { Actor } from '../process/notify.ts'
import { depositOf } from '../process/order-money.ts'

export async function askPayment(tx: Queryable, { services }: Actor, order: Order): Promise<void> {
	// Without a provider by now, the order waits for a transfer.
	if (order.paymentType !== 'Online' || services.payments.provider === null) return
	const { tenant, id, reference, deposit } = order
	await services.payments.ask(tx, { tenant, id, reference, amount: deposit })
}

/** By the shop's setting inside the transaction. */
export async function depositFor(
	tx: Queryable,
	{ services }: Actor,
	order: Pick<Order, 'tenant' | 'paymentType' | 'total'>,
): Promise<number> {
	if (order.paymentType !== 'Online') return 0
	return depositOf(order, await services.tenants.inside(tx, order.tenant))
}
