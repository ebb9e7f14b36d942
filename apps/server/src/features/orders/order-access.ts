// Which orders a viewer of the back-office may see, and how much of each.
import { failure } from '../../lib/failure.ts'
import { type Reach, reachOf, requireAccess } from '../../lib/permissions.ts'
import type { Services } from '../../lib/services.ts'
import { isSeller, rolesOf, type Viewer } from '../../lib/viewer.ts'
import type { OrderScope } from './order-list-table.ts'
import { type Order, orderByReference } from './orders-table.ts'

/** The widest selection that a reach allows. The house's seller sees his shop and what other shops sent. */
export function scopeOf(viewer: Viewer, reach: Reach): OrderScope {
	const { user, tenant } = viewer
	const everywhere = { tenant: null, sentOnly: false, customer: null }
	switch (reach) {
		case 'all':
			return everywhere
		case 'tenant':
			return { ...everywhere, tenant: tenant.code }
		case 'sent':
			return { ...everywhere, sentOnly: true }
		case 'own':
			return { ...everywhere, tenant: tenant.code, customer: user?.id ?? '' }
	}
}

function isInside(order: Order, scope: OrderScope): boolean {
	return (
		(scope.tenant === null || order.tenant === scope.tenant) &&
		(!scope.sentOnly || order.sentToSupplierAt !== null) &&
		(scope.customer === null || order.customerId === scope.customer)
	)
}

/** What a seller or a customer sees of the money; the supplier sees what he is paid, no more. */
export function moneyOf(viewer: Viewer): { seesSale: boolean; seesCost: boolean } {
	const isOnlySupplier = rolesOf(viewer).every((role) => role === 'supplier')
	return { seesSale: !isOnlySupplier, seesCost: isSeller(viewer) }
}

/** Line one of every back-office call. */
export function requireBackOffice(viewer: Viewer): void {
	requireAccess(viewer, 'backOffice', 'read')
}

/** Another shop's order, or one not sent yet, answers like none at all. */
export async function findOrder(
	services: Services,
	viewer: Viewer,
	reference: string,
	right: 'read' | 'write',
): Promise<Order> {
	requireBackOffice(viewer)
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', right))
	const found = await orderByReference(services.db, scope.tenant, reference)
	if (found && isInside(found, scope)) return found
	// A seller of the house is its supplier too: what other shops sent is his to read and to make.
	const isSupplier =
		rolesOf(viewer).includes('supplier') && reachOf(viewer, 'order', right) !== null
	const sent = isSupplier ? await orderByReference(services.db, null, reference) : null
	if (!sent || sent.sentToSupplierAt === null) throw failure('order_not_found')
	return sent
}
