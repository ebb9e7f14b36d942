// Who may do what (product.md 7): one table, asked first by every feature function.
import { failure } from './failure.ts'
import { type Role, roles, rolesOf, type Viewer } from './viewer.ts'

/** How far a right reaches, narrowest first; `sent` = what was sent to the supplier. */
const reaches = ['own', 'sent', 'tenant', 'all'] as const
export type Reach = (typeof reaches)[number]
export const rights = ['read', 'create', 'write', 'erase'] as const
export type Right = (typeof rights)[number]
type Grant = Partial<Record<Right, Reach>>

const nothing: Grant = {}
const readWrite = (reach: Reach): Grant => ({ read: reach, create: reach, write: reach })

export const permissions = {
	/** A code opens its design to whoever knows it; only its maker replaces it. */
	design: {
		visitor: readWrite('own'),
		individual: readWrite('own'),
		professional: readWrite('own'),
		resellerEmployee: readWrite('own'),
		resellerAdmin: readWrite('own'),
		supplier: readWrite('own'),
		admin: readWrite('own'),
	},
	configurationList: {
		visitor: nothing,
		individual: nothing,
		professional: { read: 'own' },
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'sent' },
		admin: { read: 'all' },
	},
	order: {
		visitor: { create: 'own' },
		individual: readWrite('own'),
		professional: readWrite('own'),
		resellerEmployee: readWrite('tenant'),
		resellerAdmin: readWrite('tenant'),
		supplier: { read: 'sent', write: 'sent' },
		admin: readWrite('all'),
	},
	customer: {
		visitor: nothing,
		individual: { read: 'own', write: 'own' },
		professional: { read: 'own', write: 'own' },
		resellerEmployee: { read: 'tenant', write: 'tenant' },
		resellerAdmin: { read: 'tenant', write: 'tenant' },
		supplier: { read: 'sent' },
		admin: { read: 'all', write: 'all', erase: 'all' },
	},
	orderDocument: {
		visitor: nothing,
		individual: { read: 'own' },
		professional: { read: 'own' },
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'sent' },
		admin: { read: 'all' },
	},
	deliveryPrice: {
		visitor: nothing,
		individual: nothing,
		professional: nothing,
		resellerEmployee: { write: 'tenant' },
		resellerAdmin: { write: 'tenant' },
		supplier: nothing,
		admin: { write: 'all' },
	},
	/** Login, logout, one's own account and session. */
	account: {
		visitor: { create: 'own' },
		individual: readWrite('own'),
		professional: readWrite('own'),
		resellerEmployee: readWrite('own'),
		resellerAdmin: readWrite('own'),
		supplier: readWrite('own'),
		admin: readWrite('own'),
	},
	/** Brand, catalogue, options, plan, delivery zones: what the public site is made of. */
	catalogue: Object.fromEntries(roles.map((role) => [role, { read: 'own' }])) as Record<
		Role,
		Grant
	>,
	discount: Object.fromEntries(roles.map((role) => [role, { read: 'own' }])) as Record<Role, Grant>,
	backOffice: {
		visitor: nothing,
		individual: nothing,
		professional: { read: 'own' },
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'sent' },
		admin: { read: 'all' },
	},
	/** What would have been sent: live links of other people's accounts are among it. */
	mailbox: {
		visitor: nothing,
		individual: nothing,
		professional: nothing,
		resellerEmployee: nothing,
		resellerAdmin: nothing,
		supplier: nothing,
		admin: { read: 'all' },
	},
	audit: {
		visitor: nothing,
		individual: nothing,
		professional: nothing,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'own' },
		admin: { read: 'all' },
	},
} as const satisfies Record<string, Record<Role, Grant>>

export type Resource = keyof typeof permissions

/** How far this viewer's right reaches, null where he has none; of several roles the widest counts. */
export function reachOf(viewer: Viewer, resource: Resource, right: Right): Reach | null {
	const table: Record<Role, Grant> = permissions[resource]
	const found = rolesOf(viewer).flatMap((role) => table[role][right] ?? [])
	return found.reduce<Reach | null>(
		(widest, reach) =>
			widest === null || reaches.indexOf(reach) > reaches.indexOf(widest) ? reach : widest,
		null,
	)
}

/** Line one of every feature function: the reach of the right, or the refusal. */
export function requireAccess(viewer: Viewer, resource: Resource, right: Right): Reach {
	const reach = reachOf(viewer, resource, right)
	if (reach !== null) return reach
	throw failure(viewer.user === null ? 'not_logged_in' : 'not_allowed')
}
