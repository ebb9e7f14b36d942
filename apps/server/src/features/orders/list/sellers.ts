import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { nameOf } from '../../../lib/rights/viewer.ts'
import { requireBackOffice } from '../process/order-access.ts'

/** Of the caller's shop; an administrator asks for every shop's, or for those of one. */
export async function sellerList({ services, viewer }: CallContext, shop: string | undefined) {
	requireBackOffice(viewer)
	const isEverywhere = requireAccess(viewer, 'sellerName', 'read') === 'all'
	const own = isEverywhere ? null : viewer.tenant.code
	if (shop !== undefined) {
		const isHis = isEverywhere ? await services.tenants.isKnown(shop) : shop === own
		if (!isHis) throw failure('reseller_not_found')
	}
	const sellers = await services.accounts.sellers(services.db, shop ?? own)
	return sellers.map(({ id, email, tenant, ...names }) => ({
		id,
		name: nameOf(names),
		email,
		tenant,
	}))
}
