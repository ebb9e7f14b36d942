import { failure } from '../../../lib/failure.ts'
import { countryOf } from '../../../lib/rights/tenant.ts'
import type { Services } from '../../../lib/services.ts'
import type { Tenant } from '../../tenants/service.ts'
import type { Snapshot } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { destinationOf } from '../place/priced-order.ts'

/** Before the order is locked: the embedded database has one connection, and VIES may be slow. */
export async function requireReducible(
	{ vatOf }: Services,
	order: Order,
	{ tenant, quote }: { tenant: Tenant; quote: Snapshot['quote'] },
): Promise<void> {
	const treatment = await vatOf({
		seller: countryOf(tenant),
		country: destinationOf(order, quote),
		customer: order.customer,
		isAttested: true,
		isFitted: order.services.some((it) => it.code === 'fitting'),
	})
	if (treatment !== 'Reduced') throw failure('vat_not_reducible')
}
