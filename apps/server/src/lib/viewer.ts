// Who asks, in which shop: from the session, never from the referer.
import type { PaymentType, UserRole } from '@gabarit/contract'
import type { Viewer as PriceViewer } from '@gabarit/price'
import type { Tenant } from './tenant.ts'

export type SessionUser = {
	id: string
	/** Where the account is; a Gabarit user's is the default tenant. */
	tenant: string
	email: string
	firstName: string
	lastName: string
	phoneNumber: string | null
	role: UserRole
	isAdmin: boolean
}

export type Viewer = {
	user: SessionUser | null
	tenant: Tenant
	/** The one offer or order whose signed link he holds. */
	holds?: string
}

/** The columns of the permission table. */
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

/** Every role that counts here: in the default tenant a Gabarit user is seller as well as supplier. */
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

/** What counts for something of a shop: elsewhere than in the shop he stands in, the house only makes. */
export function rolesIn(viewer: Viewer, tenant: string): Role[] {
	const all = rolesOf(viewer)
	if (tenant === viewer.tenant.code) return all
	return all.filter((role) => role === 'supplier' || role === 'admin')
}

/** Whether he may know what a shop's customers pay: who only supplies it knows what he is paid. */
export function seesSaleOf(viewer: Viewer, tenant: string): boolean {
	return rolesIn(viewer, tenant).some((role) => role !== 'supplier')
}

/** A seller acts for the shop: he orders for customers and sees cost. */
export function isSeller(viewer: Viewer): boolean {
	return rolesOf(viewer).some((role) =>
		['resellerEmployee', 'resellerAdmin', 'admin'].includes(role),
	)
}

/** As what this viewer looks at prices. */
export function priceViewerOf(viewer: Viewer): PriceViewer {
	const own = viewer.tenant.isDefault
	if (isSeller(viewer)) return own ? 'seller' : 'reseller'
	const [role] = rolesOf(viewer)
	if (role === 'supplier') return 'supplier'
	if (role === 'professional') return own ? 'professional' : 'reseller-professional'
	if (!own) return 'reseller-visitor'
	return role === 'individual' ? 'individual' : 'visitor'
}

/** Connected in this shop: an account of another shop is a visitor here. */
function isConnected(viewer: Viewer): boolean {
	return !rolesOf(viewer).includes('visitor')
}

/** isPriceHidden hides every price from who is not connected. */
export function seesPrices(viewer: Viewer): boolean {
	return isConnected(viewer) || !viewer.tenant.isPriceHidden
}

export function nameOf(user: { firstName: string; lastName: string }): string {
	return `${user.lastName} ${user.firstName}`
}

/**
 * In a reseller's domain a visitor ends at the reseller's address: he orders and asks for offers there. In a shop that
 * is closed nobody is there to take an order.
 */
export function ordersHere(viewer: Viewer): boolean {
	if (viewer.tenant.disabledAt) return false
	return isConnected(viewer) || !viewer.tenant.isConfiguratorReseller
}

/** The maker's own shop is paid online where a provider is set up; elsewhere orders wait for the seller. */
export function paymentTypesOf(viewer: Viewer, online: boolean): PaymentType[] {
	if (!ordersHere(viewer) || !seesPrices(viewer)) return []
	const isOnline = online && viewer.tenant.isConfiguratorDSM
	return isOnline ? ['Bill', 'None', 'Online'] : ['Bill', 'None']
}
