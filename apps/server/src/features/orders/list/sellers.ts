import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import { requireBackOffice } from '../process/order-access.ts'
import { sellersWithOrders } from './sellers-table.ts'

/**
 * Of the caller's shop; an administrator asks for every shop's, or for those of one. Who sells no more is there as long
 * as an order or offer names him.
 */
export async function sellerList({ services, viewer }: CallContext, shop: string | undefined) {
	requireBackOffice(viewer)
	const isEverywhere = requireAccess(viewer, 'sellerName', 'read') === 'all'
	const own = isEverywhere ? null : viewer.tenant.code
	if (shop !== undefined) {
		const isHis = isEverywhere ? await services.tenants.isKnown(shop) : shop === own
		if (!isHis) throw failure('reseller_not_found')
	}
	const tenant = shop ?? own
	const all = await services.accounts.sellers(services.db, tenant, 'and those who left')
	const left = all.filter((seller) => seller.left).map(({ id }) => id)
	const named = await sellersWithOrders(services.db, tenant, left)
	return all
		.filter((seller) => !seller.left || named.has(seller.id))
		.map((seller) => ({
			id: seller.id,
			name: nameOf(seller),
			email: seller.email,
			tenant: seller.tenant,
			left: seller.left,
		}))
}
