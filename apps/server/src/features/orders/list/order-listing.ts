// One query of a list, as the viewer may ask it: the page, the export and the references read the same rows.
import type { OrderFilters } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import type { Services } from '../../../lib/services.ts'
import type { Found } from '../order-search-table.ts'
import { type OrderScope, requireBackOffice, scopeOf } from '../process/order-access.ts'
import type { OrderFilter } from './order-filter-table.ts'
import { findOrders } from './order-list-table.ts'

export type Listing = {
	scope: OrderScope
	filter: OrderFilter
	/** Result of the search, null without one. */
	found: Found | null
}

/** One shop of those that the viewer sees; any other is answered as not found. */
export async function shopScopeOf<Scope extends Pick<OrderScope, 'tenant' | 'sentOnly' | 'orSent'>>(
	services: Services,
	scope: Scope,
	shop: string | undefined,
): Promise<Scope> {
	if (shop === undefined) return scope
	const isKnown = await services.tenants.isKnown(shop)
	if (!isKnown || (scope.tenant !== null && scope.tenant !== shop && !scope.orSent))
		throw failure('reseller_not_found')
	const isOnlySupplier = scope.sentOnly || (scope.tenant !== null && scope.tenant !== shop)
	return { ...scope, tenant: shop, sentOnly: isOnlySupplier, orSent: false }
}

/** Whose list it is. */
type Asker = Pick<CallContext, 'services' | 'viewer'>

function sellerOf({ viewer }: Asker, seller: OrderFilters['seller']) {
	return seller === 'me' ? viewer.user?.id : seller
}

export async function listingOf(
	context: Asker,
	{ search, tenant, seller, ...rest }: OrderFilters & Pick<OrderFilter, 'references'>,
): Promise<Listing> {
	const { services, viewer } = context
	requireBackOffice(viewer)
	const whole = scopeOf(viewer, requireAccess(viewer, 'order', 'read'))
	const scope = await shopScopeOf(services, whole, tenant)
	const today = brusselsDay(services.now())
	return {
		scope,
		filter: { ...rest, seller: sellerOf(context, seller), today },
		found: await findOrders(services.db, scope, search),
	}
}
