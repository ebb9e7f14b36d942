import type { CorrectionField, OrderPage } from '@gabarit/contract'
import { failure } from '../../../lib/failure.ts'
import { type RightScope, requireAccess, rightScopeOf } from '../../../lib/rights/permissions.ts'
import { type Role, rolesIn, rolesOf, seesSaleOf, type Viewer } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { StoredDocument } from '../../documents/service.ts'
import { type Order, orderByReference } from '../orders-table.ts'

export type OrderScope = {
	/** null = every tenant. */
	tenant: string | null
	sentOnly: boolean
	/** Adds the orders that other tenants sent to the supplier. */
	orSent: boolean
	/** Only the orders of this customer; null = of every customer. */
	customer: string | null
}

/** The operator's seller sees his shop, and what other shops sent. */
export function scopeOf(viewer: Viewer, rightScope: RightScope): OrderScope {
	const { user, tenant } = viewer
	const orSent = rolesOf(viewer).includes('supplier')
	const everywhere = { tenant: null, sentOnly: false, orSent, customer: null }
	switch (rightScope) {
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

type Placed = Pick<Order, 'tenant' | 'customerId'> & { isSent: boolean }

function isInside(order: Placed, scope: OrderScope): boolean {
	const { isSent } = order
	const isHere = scope.tenant === null || order.tenant === scope.tenant
	return (
		(isHere || (scope.orSent && isSent)) &&
		(!scope.sentOnly || isSent) &&
		(scope.customer === null || order.customerId === scope.customer)
	)
}

/** Whose reading right covers an order that stands beside something else. */
export function readsOrder(viewer: Viewer, order: Placed): boolean {
	const rightScope = rightScopeOf(viewer, 'order', 'read')
	return rightScope !== null && isInside(order, scopeOf(viewer, rightScope))
}

const sellers: readonly Role[] = ['resellerEmployee', 'resellerAdmin', 'admin']

/** A seller or a customer sees sale prices; the supplier sees his own only. */
export function moneyOf(
	viewer: Viewer,
	tenant: string,
): { seesSale: boolean; seesCost: boolean; seesSupply: boolean } {
	const roles = rolesIn(viewer, tenant)
	const seesCost = roles.some((role) => sellers.includes(role))
	const seesSale = seesSaleOf(viewer, tenant)
	return { seesSale, seesCost, seesSupply: seesCost || !seesSale }
}

/** What a delivery does not need: how to write to the customer, how to bill him, and what he pays. */
export const keptFromSupplier = [
	'email',
	'vatNumber',
	'billingAddress',
	'discount',
	'deliveryPrice',
	'attestation',
] as const satisfies CorrectionField[]

/** By which the shop finds an order; its customer reads none of them. */
export const keptFromCustomer = [
	'resellerReference',
	'externalReference',
] as const satisfies CorrectionField[]

type Customer = OrderPage['customer']

/** Name and telephones. */
export function customerFor(viewer: Viewer, { tenant, customer }: Order): Customer {
	if (moneyOf(viewer, tenant).seesSale) return customer
	const { email: _email, vatNumber: _vat, ...named } = customer
	return { ...named, email: null }
}

export function cityFor(viewer: Viewer, order: Order): string | null {
	const isPlace = order.deliveryMode === 'delivery' || moneyOf(viewer, order.tenant).seesSale
	return isPlace ? order.city : null
}

/** Offers, confirmations and attestations have data of the customer: the supplier reads plans only. */
export function mayReadDocument(
	viewer: Viewer,
	tenant: string,
	kind: StoredDocument['kind'],
): boolean {
	return kind === 'plan' || moneyOf(viewer, tenant).seesSale
}

export function requireBackOffice(viewer: Viewer): void {
	requireAccess(viewer, 'backOffice', 'read')
}

/** Another shop's order, or one not sent yet, is answered as not found. */
export async function findOrder(
	services: Services,
	viewer: Viewer,
	reference: string,
	right: 'read' | 'write',
): Promise<Order> {
	requireBackOffice(viewer)
	const scope = scopeOf(viewer, requireAccess(viewer, 'order', right))
	const found = await orderByReference(services.db, scope.orSent ? null : scope.tenant, reference)
	if (!found || !isInside({ ...found, isSent: found.sentToSupplierAt !== null }, scope))
		throw failure('order_not_found')
	return found
}
