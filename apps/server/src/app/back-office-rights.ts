// The rows of route-rights.ts that only staff may call.
import { largestAttestation, largestDocument, largestList, largestLogo } from '@gabarit/contract'
import type { RouteRight } from './route-right.ts'
import { email, nowhere, payment, period, pricing } from './route-samples.ts'

const person: RouteRight = {
	resource: 'customer',
	right: 'erase',
	body: { email, resellerReference: 'atelier' },
}
const reseller: RouteRight = {
	resource: 'reseller',
	right: 'write',
	path: { code: 'rangements-martin' },
	body: {},
}
const user = { resource: 'user', right: 'write', object: 'user' } as const
const settingsRead = { resource: 'resellerSettings', right: 'read' } as const
const settingsWrite = { resource: 'resellerSettings', right: 'write' } as const
const priceRead = { resource: 'priceList', right: 'read' } as const
const priceWrite = { resource: 'priceList', right: 'write' } as const
const care = { resource: 'orderCare', right: 'write', object: 'order' } as const

/** Calls of the back-office, by their place in the contract. */
export const backOfficeRights: Record<string, RouteRight> = {
	'backOffice.payments.list': { resource: 'payment', right: 'read' },
	'backOffice.payments.link': {
		resource: 'payment',
		right: 'write',
		path: payment,
		body: { tenant: 'atelier', reference: '26-99999' },
	},
	// Nobody has read revision 0: nothing changes.
	'backOffice.orders.attest': {
		resource: 'orderCare',
		right: 'write',
		object: 'order',
		upload: largestAttestation,
		body: { revision: 0 },
	},
	'backOffice.orders.revise': { ...care, body: { revision: 0, validUntil: '2027-01-31' } },
	'backOffice.orders.assign': { ...care, body: { revision: 0, seller: null } },
	'backOffice.orders.link': { ...care, body: { revision: 0 } },
	'backOffice.orders.refund': { ...care, body: { revision: 0 } },
	'backOffice.orders.recordPayment': { ...care, body: { revision: 0, amount: 1 } },
	'backOffice.orders.setPallets': {
		resource: 'orderPacking',
		right: 'write',
		object: 'order',
		body: { revision: 0, pallets: 2 },
	},
	'backOffice.orders.setDeliveryPrice': { ...care, body: { revision: 0, deliveryPrice: 100 } },
	'backOffice.orders.sendLink': { ...care, body: {} },
	'backOffice.orders.revokeLinks': { ...care, body: {} },
	'backOffice.session.me': { resource: 'backOffice', right: 'read' },
	'backOffice.orders.list': { resource: 'order', right: 'read', query: '?kind=order' },
	'backOffice.orders.get': { resource: 'order', right: 'read', object: 'order' },
	// Nobody has read revision 0: nothing changes.
	'backOffice.orders.act': {
		resource: 'order',
		right: 'write',
		object: 'order',
		body: { action: 'acceptOrder', revision: 0 },
	},
	// None of that name: nothing changes.
	'backOffice.orders.actOnMany': {
		resource: 'order',
		right: 'write',
		body: { references: ['26-99999'], action: 'acceptOrder' },
	},
	'backOffice.orders.addNote': {
		resource: 'orderNote',
		right: 'write',
		object: 'order',
		body: { text: 'x' },
	},
	'backOffice.orders.document': {
		resource: 'orderDocument',
		right: 'read',
		object: 'orderDocument',
	},
	'backOffice.configurations.list': { resource: 'configurationList', right: 'read' },
	'backOffice.configurations.get': {
		resource: 'configurationList',
		right: 'read',
		object: 'listedDesign',
	},
	'backOffice.notifications.list': { resource: 'notification', right: 'read' },
	'backOffice.notifications.markRead': {
		resource: 'notification',
		right: 'write',
		body: { ids: ['audit-0'] },
	},
	'backOffice.views.list': { resource: 'savedView', right: 'read' },
	'backOffice.views.save': {
		resource: 'savedView',
		right: 'write',
		body: { list: 'orders', name: 'x', query: '' },
	},
	'backOffice.views.remove': {
		resource: 'savedView',
		right: 'write',
		body: { list: 'orders', name: 'x' },
	},
	'backOffice.discounts.periods.list': settingsRead,
	'backOffice.discounts.periods.create': { ...settingsWrite, body: period },
	'backOffice.discounts.periods.change': {
		...settingsWrite,
		path: { id: nowhere },
		body: period,
	},
	'backOffice.discounts.periods.remove': { ...settingsWrite, path: { id: nowhere } },
	'backOffice.discounts.promoCodes.list': settingsRead,
	'backOffice.discounts.promoCodes.create': {
		...settingsWrite,
		body: { code: 'ROUTE', percentage: 5 },
	},
	'backOffice.discounts.promoCodes.change': {
		...settingsWrite,
		path: { code: 'NOWHERE' },
		body: { percentage: 5 },
	},
	'backOffice.discounts.promoCodes.remove': { ...settingsWrite, path: { code: 'NOWHERE' } },
	'backOffice.prices.versions.list': priceRead,
	'backOffice.prices.versions.get': { ...priceRead, path: { version: '2026-11' } },
	// `from` is not in force: nothing is switched.
	'backOffice.prices.versions.switch': {
		...priceWrite,
		path: { version: '2026-11' },
		body: { from: 'never' },
	},
	'backOffice.prices.versions.download': {
		...priceRead,
		path: { version: '2026-11', kind: 'finishes' },
	},
	'backOffice.prices.template': { ...priceRead, path: { kind: 'finishes' } },
	'backOffice.prices.imports.list': priceRead,
	// An empty file is refused before it is read.
	'backOffice.prices.imports.upload': {
		...priceWrite,
		path: { kind: 'finishes' },
		upload: largestList,
	},
	'backOffice.prices.imports.get': { ...priceRead, path: { id: nowhere } },
	'backOffice.prices.imports.switch': { ...priceWrite, path: { id: nowhere } },
	'backOffice.prices.ratings.get': priceRead,
	'backOffice.prices.ratings.change': { ...priceWrite, body: { from: 'never', pricing } },
	'backOffice.prices.zones.list': priceRead,
	'backOffice.prices.zones.change': { ...priceWrite, body: { from: 'never', zones: [] } },
	'backOffice.mailbox.list': { resource: 'mailbox', right: 'read' },
	'backOffice.outbox.list': { resource: 'outbox', right: 'read' },
	'backOffice.outbox.replay': {
		resource: 'outbox',
		right: 'write',
		body: { ids: ['3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10'] },
	},
	'backOffice.dashboard.get': { resource: 'dashboard', right: 'read' },
	'backOffice.documents.list': { resource: 'tenantDocument', right: 'read' },
	'backOffice.documents.generated': { resource: 'tenantDocument', right: 'read' },
	'backOffice.documents.get': {
		resource: 'tenantDocument',
		right: 'read',
		path: { id: '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10' },
	},
	'backOffice.documents.upload': {
		resource: 'tenantDocument',
		right: 'write',
		path: { kind: 'terms', language: 'fr' },
		upload: largestDocument,
	},
	'backOffice.documents.remove': {
		resource: 'tenantDocument',
		right: 'write',
		path: { id: '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10' },
	},
	'backOffice.exports.list': {
		resource: 'dashboard',
		right: 'read',
		path: { list: 'orders', format: 'csv' },
	},
	'backOffice.settings.get': { resource: 'resellerSettings', right: 'read' },
	'backOffice.settings.update': {
		resource: 'resellerSettings',
		right: 'write',
		body: { revision: 0 },
	},
	'backOffice.settings.logo': { resource: 'resellerSettings', right: 'write', upload: largestLogo },
	'backOffice.settings.removeLogo': { resource: 'resellerSettings', right: 'write' },
	'backOffice.technical.get': { resource: 'technicalSettings', right: 'read' },
	'backOffice.technical.update': {
		resource: 'technicalSettings',
		right: 'write',
		body: {
			revision: 0,
			useExternalApi: false,
			orderUrl: null,
			configurationEndUrl: null,
			method: 'POST',
			parameters: [],
			authentication: { mode: 'none', key: null, tokenUrl: null, scope: null },
		},
	},
	'backOffice.technical.regenerate': {
		resource: 'technicalSettings',
		right: 'write',
		body: { key: 'signing' },
	},
	'backOffice.mailbox.get': { resource: 'mailbox', right: 'read', object: 'mail' },
	'backOffice.users.list': { resource: 'user', right: 'read' },
	'backOffice.users.get': { resource: 'user', right: 'read', object: 'user' },
	'backOffice.users.create': {
		resource: 'user',
		right: 'create',
		body: { email, firstName: 'A', lastName: 'B', role: 'ProfessionalCustomer' },
	},
	// Nobody has read revision 0: nothing changes.
	'backOffice.users.update': { ...user, body: { revision: 0, lastName: 'C' } },
	'backOffice.users.disable': { ...user, body: { revision: 0 } },
	'backOffice.users.enable': { ...user, body: { revision: 0 } },
	'backOffice.users.sendLink': { ...user, body: {} },
	'backOffice.users.sessions': { resource: 'user', right: 'read', object: 'user' },
	'backOffice.users.endSessions': { ...user, body: {} },
	'backOffice.users.resetSecondFactor': { ...user, body: {} },
	'backOffice.professionals.list': { resource: 'professional', right: 'read' },
	'backOffice.professionals.get': {
		resource: 'professional',
		right: 'read',
		object: 'professional',
	},
	'backOffice.professionals.update': {
		resource: 'professional',
		right: 'write',
		object: 'professional',
		body: { revision: 0, lastName: 'C' },
	},
	'backOffice.professionals.turnIntoReseller': {
		resource: 'reseller',
		right: 'create',
		object: 'professional',
		body: { revision: 0, code: 'new-shop', name: 'New shop' },
	},
	'backOffice.resellers.list': { resource: 'reseller', right: 'read' },
	'backOffice.resellers.get': { ...reseller, right: 'read' },
	'backOffice.resellers.create': {
		resource: 'reseller',
		right: 'create',
		body: { code: 'atelier', name: 'Taken' },
	},
	'backOffice.resellers.update': reseller,
	'backOffice.resellers.disable': {
		resource: 'reseller',
		right: 'write',
		path: { code: 'no-such-shop' },
		body: {},
	},
	'backOffice.resellers.enable': reseller,
	'backOffice.people.export': person,
	'backOffice.people.erase': person,
}
