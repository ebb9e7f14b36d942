// Every feature function checks its right first.
import { type Me, type Section, sections } from '@gabarit/contract'
import { failure } from '../failure.ts'
import { type Role, roles, rolesOf, type Viewer } from './viewer.ts'

/** The scope of a right, narrowest first; `sent` = sent to the supplier. */
const rightScopes = ['own', 'sent', 'tenant', 'all'] as const
export type RightScope = (typeof rightScopes)[number]
export const rights = ['read', 'create', 'write', 'erase'] as const
export type Right = (typeof rights)[number]
type Grant = Partial<Record<Right, RightScope>>

const nothing: Grant = {}
const noRights = {
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
const readWrite = (rightScope: RightScope): Grant => ({
	read: rightScope,
	create: rightScope,
	write: rightScope,
})

export const permissions = {
	/** Anyone with the code reads its design; only its maker replaces it. */
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
	/** Of a design of the list, under a new code. */
	configurationCopy: {
		...noRights,
		professional: { create: 'own' },
		resellerEmployee: { create: 'tenant' },
		resellerAdmin: { create: 'tenant' },
		admin: { create: 'all' },
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
	orderNote: {
		...noRights,
		resellerEmployee: readWrite('tenant'),
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	orderManagement: {
		...noRights,
		resellerEmployee: { write: 'tenant' },
		resellerAdmin: { write: 'tenant' },
		admin: { write: 'all' },
	},
	/** The supplier counts pallets, the seller plans the delivery. */
	orderPacking: {
		...noRights,
		resellerEmployee: { write: 'tenant' },
		resellerAdmin: { write: 'tenant' },
		supplier: { write: 'sent' },
		admin: { write: 'all' },
	},
	/** The link is checked, not the caller. */
	orderLink: Object.fromEntries(
		roles.map((role) => [role, { read: 'own', write: 'own' }]),
	) as Record<Role, Grant>,
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
		...noRights,
		resellerEmployee: { write: 'tenant' },
		resellerAdmin: { write: 'tenant' },
		admin: { write: 'all' },
	},
	account: {
		visitor: { create: 'own' },
		individual: readWrite('own'),
		professional: readWrite('own'),
		resellerEmployee: readWrite('own'),
		resellerAdmin: readWrite('own'),
		supplier: readWrite('own'),
		admin: readWrite('own'),
	},
	catalogue: everyone,
	discount: everyone,
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
	customerLookup: {
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		admin: { read: 'tenant' },
	},
	/** By the external reference of the user's own system. */
	externalReference: {
		visitor: nothing,
		individual: { read: 'tenant' },
		professional: { read: 'tenant' },
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'tenant' },
		admin: { read: 'tenant' },
	},
	tenantDocument: {
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** Whom an order may be given to. */
	sellerName: {
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		admin: { read: 'all' },
	},
	user: {
		...noRights,
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** Any buyer asks for samples, the shop sends them. */
	sampleRequest: {
		visitor: { create: 'own' },
		individual: { create: 'own' },
		professional: { create: 'own' },
		resellerEmployee: readWrite('tenant'),
		resellerAdmin: readWrite('tenant'),
		supplier: nothing,
		admin: readWrite('all'),
	},
	/** Customer data, so also the sellers'. */
	professional: {
		...noRights,
		resellerEmployee: readWrite('tenant'),
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	reseller: {
		...noRights,
		admin: readWrite('all'),
	},
	resellerSettings: {
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	technicalSettings: {
		...noRights,
		resellerAdmin: readWrite('tenant'),
		admin: readWrite('all'),
	},
	/** The operator's: imports, catalogue, ratings, delivery zones. */
	priceList: {
		...noRights,
		supplier: { read: 'all' },
		admin: readWrite('all'),
	},
	/** The workshop's: by week of its date, cut lists, what it is paid. */
	production: {
		...noRights,
		supplier: { read: 'sent' },
		admin: { read: 'all' },
	},
	dashboard: {
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'sent' },
		admin: { read: 'all' },
	},
	/** Read marks are each user's own, and so are refusals of unloaded pages: a professional reads no other news. */
	notification: {
		...noRights,
		professional: { read: 'own', write: 'own' },
		resellerEmployee: { read: 'tenant', write: 'own' },
		resellerAdmin: { read: 'tenant', write: 'own' },
		supplier: { read: 'sent', write: 'own' },
		admin: { read: 'all', write: 'own' },
	},
	savedView: {
		...noRights,
		professional: { read: 'own', write: 'own' },
		resellerEmployee: { read: 'own', write: 'own' },
		resellerAdmin: { read: 'own', write: 'own' },
		supplier: { read: 'own', write: 'own' },
		admin: { read: 'own', write: 'own' },
	},
	/** A view of the whole shop: its words are the shop's own, never a customer's. */
	sharedView: {
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant', write: 'tenant' },
		supplier: { read: 'tenant' },
		admin: { read: 'tenant', write: 'tenant' },
	},
	/** Of mails the links are left out, since they open other people's orders and accounts. */
	mailbox: {
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'own' },
		admin: { read: 'all' },
	},
	/** Writing is sending again what was given up, or was sent. */
	outbox: {
		...noRights,
		resellerEmployee: { read: 'tenant', write: 'tenant' },
		resellerAdmin: { read: 'tenant', write: 'tenant' },
		supplier: { read: 'own' },
		admin: { read: 'all', write: 'all' },
	},
	/** In mailbox and outbox what is about no order: accounts, samples, saved designs. */
	accountMail: {
		...noRights,
		resellerAdmin: { read: 'tenant' },
		admin: { read: 'all' },
	},
	/** Anyone with the address may pay; unmatched payments are the operator's. */
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
		...noRights,
		resellerEmployee: { read: 'tenant' },
		resellerAdmin: { read: 'tenant' },
		supplier: { read: 'own' },
		admin: { read: 'all' },
	},
	/** In the audit what is about no order: accounts and settings. */
	accountAudit: {
		...noRights,
		resellerAdmin: { read: 'tenant' },
		admin: { read: 'all' },
	},
} as const satisfies Record<string, Record<Role, Grant>>

export type Resource = keyof typeof permissions

export function rightScopeOfRole(role: Role, resource: Resource, right: Right): RightScope | null {
	const table: Record<Role, Grant> = permissions[resource]
	return table[role][right] ?? null
}

/** null without the right; of several roles the widest scope counts. */
export function rightScopeOf(viewer: Viewer, resource: Resource, right: Right): RightScope | null {
	const found = rolesOf(viewer).flatMap((role) => rightScopeOfRole(role, resource, right) ?? [])
	return found.reduce<RightScope | null>(
		(widest, rightScope) =>
			widest === null || rightScopes.indexOf(rightScope) > rightScopes.indexOf(widest)
				? rightScope
				: widest,
		null,
	)
}

/** Open where one of them is. */
const sectionResources: Record<Section, readonly Resource[]> = {
	dashboard: ['dashboard'],
	production: ['production'],
	orders: ['order'],
	offers: ['order'],
	configurations: ['configurationList'],
	samples: ['sampleRequest'],
	users: ['user'],
	resellers: ['reseller'],
	professionals: ['professional'],
	documents: ['tenantDocument'],
	technical: ['technicalSettings', 'outbox', 'mailbox'],
	audit: ['audit'],
	settings: ['resellerSettings', 'priceList'],
}

export function rightOn(viewer: Viewer, resource: Resource): 'read' | 'write' | null {
	if (rightScopeOf(viewer, resource, 'read') === null) return null
	return rightScopeOf(viewer, resource, 'write') === null ? 'read' : 'write'
}

/** With the right to write. */
export function sectionsOf(viewer: Viewer): Me['sections'] {
	return sections.flatMap((name) => {
		const found = sectionResources[name].flatMap((it) => rightOn(viewer, it) ?? [])
		if (found.length === 0) return []
		return [{ name, right: found.includes('write') ? ('write' as const) : ('read' as const) }]
	})
}

/** First line of every feature function: the scope, or a refusal. */
export function requireAccess(viewer: Viewer, resource: Resource, right: Right): RightScope {
	const rightScope = rightScopeOf(viewer, resource, right)
	if (rightScope !== null) return rightScope
	throw failure(viewer.user === null ? 'not_logged_in' : 'not_allowed')
}
