import type { Services } from '../../../lib/services.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import { type Order, orderByCode } from '../orders-table.ts'
import { forCustomer } from '../place/priced-order.ts'
import { promisedDayOf } from '../process/promised-day.ts'
import type { OrderPaper } from '../service.ts'

function acceptedIn({ termsVersion, privacyVersion }: Order): OrderPaper['accepted'] {
	if (termsVersion === null) return null
	return { terms: termsVersion, ...(privacyVersion !== null && { privacy: privacyVersion }) }
}

export async function orderPaper(
	services: Services,
	tenant: string,
	code: string,
): Promise<OrderPaper | null> {
	const order = await orderByCode(services.db, tenant, code)
	if (order === null) return null
	const { quote, catalogue } = await snapshotOf(services.db, order)
	return {
		tenant: await services.tenants.byCode(tenant),
		language: order.language,
		kind: order.kind,
		reference: order.reference,
		code: order.code,
		revision: order.revision,
		orderedAt: order.orderedAt.toISOString(),
		validUntil: order.kind === 'offer' ? order.validUntil : null,
		plannedDate: promisedDayOf(order),
		customer: order.customer,
		billingAddress: order.billingAddress,
		deliveryAddress: order.deliveryAddress,
		deliveryMode: order.deliveryMode,
		remark: order.remark,
		accepted: acceptedIn(order),
		quote: order.priceShared ? forCustomer(quote, order.customer) : null,
		catalogue,
	}
}
