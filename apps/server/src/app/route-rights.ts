// Which right every route asks for, and how a test calls it: one row a route; a route without one fails
// route-rights.test.ts, which tries every row as every role on objects of one's own, of the shop, and of another's.
import type { Resource, Right } from '../lib/permissions.ts'
import {
	email,
	firstPassword,
	link,
	newPassword,
	nowhere,
	order,
	payment,
	period,
	pricing,
	wardrobe,
} from './route-samples.ts'

/** What a path names; `testing/route-objects.ts` makes one of each. */
export type ObjectKind =
	| 'order'
	| 'orderDocument'
	| 'design'
	| 'externalReference'
	| 'listedDesign'
	| 'mail'
	| 'user'
	| 'professional'

export type RouteRight = {
	resource: Resource
	right: Right
	/** The path names one: another shop's answers 404. */
	object?: ObjectKind
	/** What stands in the path, where it names no object of a shop. */
	path?: Record<string, string>
	/** What the call needs to get past its model; `{name}` stands for the object's own. */
	query?: string
	body?: object
	/** It takes a file: an empty one is sent. */
	upload?: true
	/** It ends the session that calls. */
	endsSession?: true
}

const filter = { resource: 'catalogue', right: 'read', body: { configuration: wardrobe } } as const
const catalogue = { resource: 'catalogue', right: 'read' } as const
const ownAccount = { resource: 'account', right: 'write' } as const
const anyone = { resource: 'account', right: 'create' } as const
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
const payer = { resource: 'payment', right: 'create' } as const
const linkReader = { resource: 'orderLink', right: 'read' } as const
const linkHolder = { resource: 'orderLink', right: 'write' } as const
const care = { resource: 'orderCare', right: 'write', object: 'order' } as const

/** By the place of the call in the contract. */
export const callRights: Record<string, RouteRight> = {
	'account.login': {
		...anyone,
		body: { email, password: 'Wrong-12345', application: 'configurator' },
	},
	'account.logout': { ...anyone, endsSession: true },
	'account.get': anyone,
	'account.reset': { ...anyone, body: { email } },
	'account.registerPassword': { ...anyone, body: { token: 'atelier.x', ...firstPassword } },
	'account.changePassword': {
		...ownAccount,
		body: { currentPassword: 'Wrong-12345', ...newPassword },
	},
	'account.sessions': { resource: 'account', right: 'read' },
	'account.endSessions': { ...ownAccount, body: {} },
	'account.updateProfile': { ...ownAccount, body: {} },
	'account.secondFactor.get': { resource: 'account', right: 'read' },
	'account.secondFactor.begin': { ...ownAccount, body: { currentPassword: 'Wrong-12345' } },
	'account.secondFactor.confirm': { ...ownAccount, body: { otp: '000000' } },
	'account.secondFactor.renewCodes': {
		...ownAccount,
		body: { currentPassword: 'Wrong-12345', otp: '000000' },
	},
	'account.secondFactor.remove': {
		...ownAccount,
		body: { currentPassword: 'Wrong-12345', otp: '000000' },
	},
	'configurator.init': catalogue,
	'configurator.dressingInit': catalogue,
	'discount.current': { resource: 'discount', right: 'read' },
	'discount.promo': { resource: 'discount', right: 'read', path: { code: 'ATELIER5' } },
	'dressing.module.number': filter,
	'dressing.module.allWithTop10': { ...catalogue, body: {} },
	'dressing.module.filter': filter,
	'dressing.module.color': filter,
	'dressing.module.thickness': filter,
	'dressing.door.filter': filter,
	'dressing.door.color': filter,
	'dressing.finishItem.filter': filter,
	'dressing.finishItem.color': filter,
	'dressing.doorHandle.list': catalogue,
	'dressing.doorHandle.get': { ...catalogue, path: { id: 'bar-160' } },
	'dressing.lightPrice': catalogue,
	'dressing.delivery': catalogue,
	'dressing.availability': {
		...catalogue,
		body: { configuration: wardrobe, country: 'BE' },
	},
	'dressing.configuration.send': {
		resource: 'design',
		right: 'write',
		body: { kind: 'save', code: 'K7MP4XQD9RTW', configuration: wardrobe, language: 'fr' },
	},
	'dressing.configuration.order': { resource: 'order', right: 'create', body: order },
	'dressing.configuration.get': { resource: 'design', right: 'read', object: 'design' },
	'dressing.configuration.external': {
		resource: 'externalReference',
		right: 'read',
		object: 'externalReference',
	},
	'dressing.configuration.isValid': {
		resource: 'design',
		right: 'read',
		path: { code: 'K7MP4XQD9RTW' },
	},
	'dressing.customer.find': { resource: 'customerLookup', right: 'read', body: { email } },
	'dressing.plan.create': {
		resource: 'design',
		right: 'read',
		object: 'design',
		body: { code: '{code}' },
	},
	'dressing.plan.save': {
		resource: 'design',
		right: 'write',
		object: 'design',
		body: { code: '{code}' },
	},
	'dressing.configuration.orderState': {
		resource: 'orderState',
		right: 'read',
		object: 'order',
	},
	'dressing.configuration.completePaymentStatus': { ...payer, body: { reference: '26-99999' } },
	'order.view': { ...linkReader, body: link },
	'order.checkPayment': { ...linkReader, body: link },
	'order.plan': { ...linkReader, body: { ...link, language: 'fr' } },
	'order.act': { ...linkHolder, body: { ...link, action: 'acceptOffer', revision: 0 } },
	'order.pay': { ...linkHolder, body: link },
	'order.place': {
		...linkHolder,
		body: {
			...link,
			revision: 0,
			billingAddress: order.billingAddress,
			paymentType: 'Bill',
			termsAccepted: true,
		},
	},
	'payments.pay': { ...payer, path: payment },
	'payments.notice': { ...payer, path: payment, body: { id: 'tr_unknown' } },
	'payments.test.get': { ...payer, path: payment },
	'payments.test.finish': { ...payer, path: payment, body: { outcome: 'pay' } },
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
		upload: true,
		body: { revision: 0 },
	},
	'backOffice.orders.revise': { ...care, body: { revision: 0, validUntil: '2027-01-31' } },
	'backOffice.orders.assign': { ...care, body: { revision: 0, seller: null } },
	'backOffice.orders.link': { ...care, body: { revision: 0 } },
	'backOffice.orders.refund': { ...care, body: { revision: 0 } },
	'backOffice.orders.recordPayment': { ...care, body: { revision: 0, amount: 1 } },
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
	'backOffice.prices.imports.upload': { ...priceWrite, path: { kind: 'finishes' }, upload: true },
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
	'configurator.statistics.step': { ...catalogue, body: { step: 'Room' } },
	'configurator.statistics.ended': {
		resource: 'design',
		right: 'read',
		body: { code: 'K7MP4XQD9RTX' },
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
		upload: true,
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
	'backOffice.settings.logo': { resource: 'resellerSettings', right: 'write', upload: true },
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

const site = { resource: 'site', right: 'read' } as const

/** Routes beside the contract, as Fastify names them. */
export const otherRights: Record<string, RouteRight> = {
	'GET /': site,
	'GET /health/live': site,
	'GET /health/ready': site,
	'GET /locales/:lng/:file': site,
	'GET /api/openapi.json': site,
	'GET /api/docs': site,
	'GET /api/pictures/:kind/:file': site,
	'GET /api/pictures/logo/:file': site,
}
