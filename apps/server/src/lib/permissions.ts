// Who may do what: one table, asked first by every feature function.
import { type Me, type Section, sections } from '@gabarit/contract'
import { failure } from './failure.ts'
import { type Role, roles, rolesOf, type Viewer } from './viewer.ts'

/** How far a right reaches, narrowest first; `sent` = what was sent to the supplier. */
const reaches = ['own', 'sent', 'tenant', 'all'] as const
export type Reach = (typeof reaches)[number]
export const rights = ['read', 'create', 'write', 'erase'] as const
export type Right = (typeof rights)[number]
type Grant = Partial<Record<Right, Reach>>

const nothing: Grant = {}
const nobody = {
	visitor: nothing,
	individual: nothing,
	professional: nothing,
	resellerEmployee: nothing,
	resellerAdmin: nothing,
	supplier: nothing,
	admin: nothing,
}
const everyone: Record<Role, Grant> = Object.fromEntries(
	roles.map((role) => [role, { read: 'own' }]),
) as Record<Role, Grant>
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
	/** What sellers write down for each other. */
	orderNote: {
		...nobody,
		resellerEmployee: readWrite('tenant'),
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** What a shop does with its orders beside their steps: sellers, customers, links, money. */
	orderCare: {
		...nobody,
		resellerEmployee: { write: 'tenant' },
		resellerAdmin: { write: 'tenant' },
		admin: { write: 'all' },
	},
	/** How an order is packed: who makes it counts its pallets, who sells it plans its way. */
	orderPacking: {
		...nobody,
		resellerEmployee: { write: 'tenant' },
		resellerAdmin: { write: 'tenant' },
		supplier: { write: 'sent' },
		admin: { write: 'all' },
	},
	/** Whoever holds a mail's link opens what it was made for; the link is judged, not the caller. */
	orderLink: Object.fromEntries(
		roles.map((role) => [role, { read: 'own', write: 'own' }]),
	) as Record<Role, Grant>,
	/** The last screen of the configurator, for the browser or the account that ordered. */
	orderState: {
		visitor: { read: 'own' },
		individual: { read: 'own' },
		professional: { read: 'own' },
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: nothing,
		admin: { read: 'tenant' },
	},
	deliveryPrice: {
		...nobody,
		resellerEmployee: { write: 'tenant' },
		resellerAdmin: { write: 'tenant' },
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
	catalogue: everyone,
	discount: everyone,
	/** Pages, texts, pictures, the calls' documentation, whether the server lives. */
	site: everyone,
	backOffice: {
		visitor: nothing,
		individual: nothing,
		professional: { read: 'own' },
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'sent' },
		admin: { read: 'all' },
	},
	/** A seller finds who ordered here before. */
	customerLookup: {
		...nobody,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		admin: { read: 'tenant' },
	},
	/** Designs by the reference that the connected user's own system gave them. */
	externalReference: {
		visitor: nothing,
		individual: { read: 'tenant' },
		professional: { read: 'tenant' },
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'tenant' },
		admin: { read: 'tenant' },
	},
	/** Terms, brand pictures, price lists: what the shop keeps beside its orders. */
	tenantDocument: {
		...nobody,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** Accounts and their sessions; one's own are `account`. */
	user: {
		...nobody,
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** Who buys for his trade: customer data, so the sellers' too. */
	professional: {
		...nobody,
		resellerEmployee: { read: 'tenant', write: 'tenant' },
		resellerAdmin: { read: 'tenant', write: 'tenant' },
		admin: { read: 'all', write: 'all' },
	},
	/** The shops themselves: opening, renaming, closing one; making one of a professional. */
	reseller: {
		...nobody,
		admin: readWrite('all'),
	},
	/** A shop's own settings, promo codes and discount periods. */
	resellerSettings: {
		...nobody,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** Addresses that are called, keys, secrets. */
	technicalSettings: {
		...nobody,
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** Price imports, catalogue, ratings, delivery zones: the maker's. */
	priceList: {
		...nobody,
		supplier: { read: 'all' },
		admin: readWrite('all'),
	},
	/** Figures and exports. */
	dashboard: {
		...nobody,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'sent' },
		admin: { read: 'all' },
	},
	/** What happened since one last looked; read or not is one's own. */
	notification: {
		...nobody,
		resellerEmployee: { read: 'tenant', write: 'own' },
		resellerAdmin: { read: 'tenant', write: 'own' },
		supplier: { read: 'sent', write: 'own' },
		admin: { read: 'all', write: 'own' },
	},
	/** Lists as one wants to find them again. */
	savedView: {
		...nobody,
		professional: { read: 'own', write: 'own' },
		resellerEmployee: { read: 'own', write: 'own' },
		resellerAdmin: { read: 'own', write: 'own' },
		supplier: { read: 'own', write: 'own' },
		admin: { read: 'own', write: 'own' },
	},
	/** What would have been sent: live links of other people's accounts are among it. */
	mailbox: {
		...nobody,
		admin: { read: 'all' },
	},
	/** Mails and calls on their way, and those given up; only the house sends one again. */
	outbox: {
		...nobody,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'own' },
		admin: { read: 'all', write: 'all' },
	},
	/** To pay is everyone's who has the address; what came without an order is the house's. */
	payment: {
		visitor: { create: 'own' },
		individual: { create: 'own' },
		professional: { create: 'own' },
		resellerEmployee: { create: 'own' },
		resellerAdmin: { create: 'own' },
		supplier: { create: 'own' },
		admin: readWrite('all'),
	},
	audit: {
		...nobody,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'own' },
		admin: { read: 'all' },
	},
} as const satisfies Record<string, Record<Role, Grant>>

export type Resource = keyof typeof permissions

/** How far a role's right reaches, null where it has none. */
export function reachOfRole(role: Role, resource: Resource, right: Right): Reach | null {
	const table: Record<Role, Grant> = permissions[resource]
	return table[role][right] ?? null
}

/** How far this viewer's right reaches, null where he has none; of several roles the widest counts. */
export function reachOf(viewer: Viewer, resource: Resource, right: Right): Reach | null {
	const found = rolesOf(viewer).flatMap((role) => reachOfRole(role, resource, right) ?? [])
	return found.reduce<Reach | null>(
		(widest, reach) =>
			widest === null || reaches.indexOf(reach) > reaches.indexOf(widest) ? reach : widest,
		null,
	)
}

const sectionResources: Record<Section, Resource> = {
	orders: 'order',
	offers: 'order',
	configurations: 'configurationList',
	users: 'user',
	resellers: 'reseller',
	professionals: 'professional',
	documents: 'tenantDocument',
	technical: 'technicalSettings',
	settings: 'resellerSettings',
}

/** The sections of the back-office that this viewer may open, and whether he may write there. */
export function sectionsOf(viewer: Viewer): Me['sections'] {
	return sections.flatMap((name) => {
		const resource = sectionResources[name]
		if (reachOf(viewer, resource, 'read') === null) return []
		const writes = reachOf(viewer, resource, 'write') !== null
		return [{ name, right: writes ? ('write' as const) : ('read' as const) }]
	})
}

/** Line one of every feature function: the reach of the right, or the refusal. */
export function requireAccess(viewer: Viewer, resource: Resource, right: Right): Reach {
	const reach = reachOf(viewer, resource, right)
	if (reach !== null) return reach
	throw failure(viewer.user === null ? 'not_logged_in' : 'not_allowed')
}
