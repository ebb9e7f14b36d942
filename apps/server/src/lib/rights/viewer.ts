import type { PaymentType, UserRole } from '@gabarit/contract'
import type { Viewer as PriceViewer } from '@gabarit/price'
import type { Tenant } from '../../features/tenants/service.ts'

export type SessionUser = {
	id: string
	/** The account's shop; the default tenant for the operator's users. */
	tenant: string
	email: string
	firstName: string
	lastName: string
	phoneNumber: string | null
	role: UserRole
	isAdmin: boolean
	/** His own; absent and null = the common one. */
	rating?: string | null
}

export type Viewer = {
	user: SessionUser | null
	tenant: Tenant
	/** The one offer or order of his signed link. */
	holds?: string
}

export const roles = [
	'visitor',
	'individual',
	'professional',
	'resellerEmployee',
	'resellerAdmin',
	'supplier',
	'admin',
] as const
export type Role = (typeof roles)[number]

/** In the default tenant an operator's user is seller as well as supplier. */
export function rolesOf({ user, tenant, holds }: Viewer): Role[] {
	if (holds !== undefined) return ['individual']
	if (user === null) return ['visitor']
	switch (user.role) {
		case 'Gabarit':
			if (user.isAdmin) return ['admin']
			return tenant.isDefault ? ['supplier', 'resellerEmployee'] : ['supplier']
		case 'ResellerAdmin':
			return user.tenant === tenant.code ? ['resellerAdmin'] : ['visitor']
		case 'ResellerEmployee':
			return user.tenant === tenant.code ? ['resellerEmployee'] : ['visitor']
		case 'ProfessionalCustomer':
			return user.tenant === tenant.code ? ['professional'] : ['visitor']
		case 'IndividualCustomer':
			return user.tenant === tenant.code ? ['individual'] : ['visitor']
		case 'Unknown':
			return ['visitor']
	}
}

/** In other shops the operator is only the supplier. */
export function rolesIn(viewer: Viewer, tenant: string): Role[] {
	const all = rolesOf(viewer)
	if (tenant === viewer.tenant.code) return all
	return all.filter((role) => role === 'supplier' || role === 'admin')
}

/** The supplier knows only what he is paid. */
export function seesSaleOf(viewer: Viewer, tenant: string): boolean {
	return rolesIn(viewer, tenant).some((role) => role !== 'supplier')
}

export function isSeller(viewer: Viewer): boolean {
	return rolesOf(viewer).some((role) =>
		['resellerEmployee', 'resellerAdmin', 'admin'].includes(role),
	)
}

export function priceViewerOf(viewer: Viewer): PriceViewer {
	const own = viewer.tenant.isDefault
	if (isSeller(viewer)) return own ? 'seller' : 'reseller'
	const [role] = rolesOf(viewer)
	if (role === 'supplier') return 'supplier'
	if (role === 'professional') return own ? 'professional' : 'reseller-professional'
	if (!own) return 'reseller-visitor'
	return role === 'individual' ? 'individual' : 'visitor'
}

/** Users of another shop are visitors here. */
function isConnected(viewer: Viewer): boolean {
	return !rolesOf(viewer).includes('visitor')
}

/** isPriceHidden hides prices from visitors. */
export function seesPrices(viewer: Viewer): boolean {
	return isConnected(viewer) || !viewer.tenant.isPriceHidden
}

export function nameOf(user: { firstName: string; lastName: string }): string {
	return `${user.lastName} ${user.firstName}`
}

/** In a reseller's domain visitors order at the reseller; a closed shop takes no orders. */
export function ordersHere(viewer: Viewer): boolean {
	if (viewer.tenant.disabledAt) return false
	return isConnected(viewer) || !viewer.tenant.isConfiguratorReseller
}

/** What the shop offers. The operator's shop is paid online where a provider is set up; elsewhere orders wait for the seller. */
export function paymentTypesOf(viewer: Viewer, online: boolean): PaymentType[] {
	if (!ordersHere(viewer) || !seesPrices(viewer)) return []
	const { isConfiguratorDSM, paymentTypes } = viewer.tenant
	const possible = paymentTypes.filter((it) => it !== 'Online' || (online && isConfiguratorDSM))
	return possible.length === 0 ? ['None'] : possible
}
