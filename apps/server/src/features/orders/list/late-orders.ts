// The late orders of a list, the latest first: what the dashboard names of those that it counts.
import type { LateOrder } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { lateDaysOf } from '../process/late-days.ts'
import { cityFor, moneyOf } from '../process/order-access.ts'
import { deliveryDayOf } from '../process/promised-day.ts'
import { earliestOrders } from './late-orders-table.ts'
import { nameOf } from './order-list.ts'
import { listingOf } from './order-listing.ts'

type Asked = {
	tenant: string | undefined
	seller: string | undefined
	limit: number
	/** By the supplier's day, not by the customer's. */
	ofWorkshop: boolean
}

export async function lateOrders(
	context: CallContext,
	{ tenant, seller, limit, ofWorkshop }: Asked,
): Promise<LateOrder[]> {
	const { services, viewer } = context
	const mark = ofWorkshop ? ({ supplierLate: true } as const) : ({ late: true } as const)
	const query = { kind: 'order', view: 'all', ...mark, tenant, seller } as const
	const { scope, filter } = await listingOf(context, query)
	const orders = await earliestOrders(services.db, scope, filter, { limit, ofWorkshop })
	const lateDays = await lateDaysOf(services.db, orders, filter.today)
	return orders.flatMap((order) => {
		const promised = ofWorkshop ? order.supplierDate : deliveryDayOf(order)
		if (promised === null) return []
		const { reference, state, deliveryMode } = order
		return {
			reference,
			tenant: order.tenant,
			customer: nameOf(order),
			city: cityFor(viewer, order),
			state,
			deliveryMode,
			supplierAt: moneyOf(viewer, order.tenant).seesSupply ? order.supplierDate : null,
			promised,
			days: lateDays(order, promised),
		}
	})
}
