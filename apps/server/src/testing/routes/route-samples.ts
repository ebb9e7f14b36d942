// How a test calls each route: bodies pass the model of their call, and are refused for who asks, or find nothing.

/** What a path names; route-objects.ts makes one of each. */
export type ObjectKind =
	| 'order'
	| 'orderDocument'
	| 'design'
	| 'externalReference'
	| 'listedDesign'
	| 'mail'
	| 'user'
	| 'professional'
	| 'samples'

export type RouteSample = {
	/** The path names one: another shop's answers 404. */
	object?: ObjectKind
	/** What stands in the path, where it names no object of a shop. */
	path?: Record<string, string>
	/** What the call needs to get past its model; `{name}` stands for the object's own. */
	query?: string
	body?: object
	/** It ends the session that calls. */
	endsSession?: true
}

const wardrobe = { version: 1, room: { width: 3000 }, hu: 2500 }
const email = 'nobody@example.be'
/** Its total is wrong: refused for its price, by who may order at all. */
const order = {
	code: 'K7MP4XQD9RTX',
	configuration: {
		...wardrobe,
		colors: { interior: 'P1-white', exterior: 'P3-oak-natural' },
		doors: { style: 'Simple' },
		handle: { model: 'bar-160', color: 'Black' },
	},
	language: 'fr',
	customer: { type: 'Individual', firstName: 'A', lastName: 'B', email, gsm: '+32 470 12 34 56' },
	billingAddress: {
		street: 'Rue du Marché',
		streetNumber: '14',
		postalCode: '6700',
		city: 'Arlon',
		country: 'BE',
	},
	deliveryMode: 'pickUp',
	services: [],
	paymentType: 'Bill',
	total: 1,
	termsAccepted: true,
}
const newPassword = { newPassword: 'Etabli-2026-sud', confirmation: 'Etabli-2026-sud' }
const firstPassword = { password: 'Etabli-2026-sud', confirmation: 'Etabli-2026-sud' }
/** Years ahead: no price of the tests is touched. */
const period = {
	label: { fr: 'x', nl: 'x', en: 'x' },
	percentage: 5,
	from: '2029-01-01',
	until: '2029-01-31',
}
const nowhere = '00000000-0000-4000-8000-000000000000'
const rates = { normal: 21, reduced: 6 }
const pricing = {
	pricePerPoint: '1',
	ratings: { individual: '1', professional: '0.8', seller: '0.7', reseller: '0.62' },
	coefficients: { individual: '1.7', professional: '1.35' },
	vat: { BE: rates, FR: rates },
	ecoParticipation: [],
	services: {},
}
/** Of no order: a missing right differs from a missing order. */
const payment = { tenant: 'atelier', id: '00000000-0000-4000-8000-000000000000' }
const link = { token: 'nobody-was-ever-given-this-token' }

const filter = { body: { configuration: wardrobe } }
const ofOrder = { object: 'order' } as const
const ofUser = { object: 'user' } as const
const person = { body: { email, resellerReference: 'atelier' } }
const reseller = { path: { code: 'rangements-martin' }, body: { revision: -1 } }

/** By the place of the call in the contract; a call without a sample needs neither path nor body. */
export const routeSamples: Record<string, RouteSample> = {
	'account.login': { body: { email, password: 'Wrong-12345', application: 'configurator' } },
	'account.logout': { endsSession: true },
	'account.reset': { body: { email } },
	'account.registerPassword': { body: { token: 'atelier.x', ...firstPassword } },
	'account.changePassword': { body: { currentPassword: 'Wrong-12345', ...newPassword } },
	'account.endSessions': { body: {} },
	'account.updateProfile': { body: {} },
	'account.orders': { query: '?kind=order' },
	'account.secondFactor.begin': { body: { currentPassword: 'Wrong-12345' } },
	'account.secondFactor.confirm': { body: { otp: '000000' } },
	'account.secondFactor.renewCodes': { body: { currentPassword: 'Wrong-12345', otp: '000000' } },
	'account.secondFactor.remove': { body: { currentPassword: 'Wrong-12345', otp: '000000' } },
	'configurator.statistics.step': { body: { step: 'Room', kind: 'dressing' } },
	'configurator.statistics.ended': { body: { code: 'K7MP4XQD9RTX' } },
	'configurator.samples': {
		body: {
			colours: [{ place: 'interior', reference: 'P1-white' }],
			firstName: 'A',
			lastName: 'B',
			email,
			address: order.billingAddress,
			language: 'fr',
		},
	},
	'discount.promo': { path: { code: 'ATELIER5' } },
	'dressing.module.number': filter,
	'dressing.module.allWithTop10': { body: {} },
	'dressing.module.filter': filter,
	'dressing.module.color': filter,
	'dressing.module.thickness': filter,
	'dressing.door.filter': filter,
	'dressing.door.color': filter,
	'dressing.finishItem.filter': filter,
	'dressing.finishItem.color': filter,
	'dressing.doorHandle.get': { path: { id: 'bar-160' } },
	'dressing.availability': { body: { configuration: wardrobe, country: 'BE' } },
	'dressing.configuration.send': {
		body: { kind: 'save', code: 'K7MP4XQD9RTW', configuration: wardrobe, language: 'fr' },
	},
	'dressing.configuration.order': { body: order },
	'dressing.configuration.get': { object: 'design' },
	'dressing.configuration.external': { object: 'externalReference' },
	'dressing.configuration.share': { path: { code: 'K7MP4XQD9RTZ' } },
	'dressing.configuration.withdrawShares': { path: { code: 'K7MP4XQD9RTZ' } },
	'dressing.configuration.viewShare': { body: { token: 'nobody-made-it' } },
	'dressing.configuration.isValid': { path: { code: 'K7MP4XQD9RTW' } },
	'dressing.customer.find': { body: { email } },
	'dressing.plan.create': { object: 'design', body: { code: '{code}' } },
	'dressing.plan.save': { object: 'design', body: { code: '{code}' } },
	'dressing.configuration.orderState': ofOrder,
	'dressing.configuration.completePaymentStatus': { body: { reference: '26-99999' } },
	'order.view': { body: link },
	'order.checkPayment': { body: link },
	'order.plan': { body: { ...link, language: 'fr' } },
	'order.terms': { body: { ...link, language: 'fr' } },
	'order.privacy': { body: { ...link, language: 'fr' } },
	'order.act': { body: { ...link, action: 'acceptOffer', revision: 0 } },
	'order.pay': { body: link },
	'order.join': { body: link },
	'order.place': {
		body: {
			...link,
			revision: 0,
			billingAddress: order.billingAddress,
			paymentType: 'Bill',
			termsAccepted: true,
		},
	},
	'payments.pay': { path: payment },
	'payments.notice': { path: payment, body: { id: 'tr_unknown' } },
	'payments.test.get': { path: payment },
	'payments.test.finish': { path: payment, body: { outcome: 'pay' } },
	'backOffice.payments.link': { path: payment, body: { tenant: 'atelier', reference: '26-99999' } },
	// Revision 0 was never read: nothing changes.
	'backOffice.orders.attest': { ...ofOrder, body: { revision: 0 } },
	'backOffice.orders.revise': { ...ofOrder, body: { revision: 0, validUntil: '2027-01-31' } },
	'backOffice.orders.revisionEffect': {
		...ofOrder,
		body: { revision: 0, validUntil: '2027-01-31' },
	},
	'backOffice.orders.renew': { ...ofOrder, body: { revision: 0 } },
	'backOffice.orders.assign': { ...ofOrder, body: { revision: 0, seller: null } },
	'backOffice.orders.link': { ...ofOrder, body: { revision: 0 } },
	'backOffice.orders.refund': { ...ofOrder, body: { revision: 0, reason: 'x' } },
	'backOffice.orders.cancelPayment': {
		...ofOrder,
		body: { revision: 0, id: nowhere, reason: 'x' },
	},
	'backOffice.orders.recordPayment': { ...ofOrder, body: { revision: 0, amount: 1 } },
	'backOffice.orders.setPallets': { ...ofOrder, body: { revision: 0, pallets: 2 } },
	'backOffice.orders.setSupplierDate': {
		...ofOrder,
		body: { revision: 0, supplierDate: '2027-01-29' },
	},
	'backOffice.orders.cutList': { query: '?references=26-99999' },
	'backOffice.orders.change': { ...ofOrder, body: { revision: 0, remark: 'x' } },
	'backOffice.orders.sendLink': { ...ofOrder, body: {} },
	'backOffice.orders.revokeLinks': { ...ofOrder, body: {} },
	'backOffice.search': { query: '?words=x' },
	'backOffice.orders.list': { query: '?kind=order' },
	'backOffice.orders.references': { query: '?kind=order' },
	'backOffice.orders.get': ofOrder,
	'backOffice.orders.plan': ofOrder,
	'backOffice.orders.act': { ...ofOrder, body: { action: 'acceptOrder', revision: 0 } },
	// No order has that reference: nothing changes.
	'backOffice.orders.actOnMany': { body: { references: ['26-99999'], action: 'acceptOrder' } },
	'backOffice.orders.assignMany': { body: { references: ['26-99999'], seller: null } },
	'backOffice.exports.chosen': {
		body: { list: 'orders', format: 'csv', references: ['26-99999'] },
	},
	'backOffice.orders.addNote': { ...ofOrder, body: { text: 'x' } },
	'backOffice.orders.document': { object: 'orderDocument' },
	'backOffice.configurations.get': { object: 'listedDesign' },
	'backOffice.configurations.picture': { object: 'listedDesign' },
	'backOffice.configurations.duplicate': { object: 'listedDesign', body: {} },
	'backOffice.notifications.markRead': { body: { ids: ['audit-0'] } },
	'backOffice.views.counts': { query: '?list=orders' },
	'backOffice.views.save': { body: { list: 'orders', name: 'x', query: '', shared: false } },
	'backOffice.views.remove': { body: { list: 'orders', name: 'x', shared: false } },
	'backOffice.views.keepColumns': { body: { list: 'orders', hidden: ['seller'] } },
	'backOffice.discounts.periods.create': { body: period },
	'backOffice.discounts.periods.change': {
		path: { id: nowhere },
		body: { ...period, revision: 0 },
	},
	'backOffice.discounts.periods.remove': { path: { id: nowhere }, body: { revision: 0 } },
	'backOffice.discounts.promoCodes.create': { body: { code: 'ROUTE', percentage: 5 } },
	'backOffice.discounts.promoCodes.change': {
		path: { code: 'NOWHERE' },
		body: { percentage: 5, revision: 0 },
	},
	'backOffice.discounts.promoCodes.archive': {
		path: { code: 'NOWHERE' },
		body: { archived: true, revision: 0 },
	},
	'backOffice.discounts.promoCodes.remove': {
		path: { code: 'NOWHERE' },
		body: { revision: 0 },
	},
	'backOffice.prices.versions.get': { path: { version: '2026-11' } },
	// `from` is not in force: nothing is switched.
	'backOffice.prices.versions.preview': { path: { version: '2026-11' } },
	'backOffice.prices.versions.switch': { path: { version: '2026-11' }, body: { from: 'never' } },
	'backOffice.prices.versions.download': { path: { version: '2026-11', kind: 'finishes' } },
	'backOffice.prices.template': { path: { kind: 'finishes' } },
	// An empty file is refused before it is read.
	'backOffice.prices.imports.upload': { path: { kind: 'finishes' } },
	'backOffice.prices.imports.get': { path: { id: nowhere } },
	'backOffice.prices.imports.switch': { path: { id: nowhere } },
	'backOffice.prices.ratings.change': { body: { from: 'never', pricing } },
	'backOffice.prices.ratings.preview': { body: { pricing } },
	'backOffice.prices.zones.change': { body: { from: 'never', zones: [] } },
	'backOffice.outbox.get': { path: { id: '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10' } },
	'backOffice.outbox.sendAgain': { path: { id: '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10' }, body: {} },
	'backOffice.outbox.replay': { body: { ids: ['3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10'] } },
	'backOffice.documents.get': { path: { id: '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10' } },
	'backOffice.documents.upload': { path: { kind: 'terms', language: 'fr' } },
	'backOffice.documents.remove': { path: { id: '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10' } },
	'backOffice.exports.list': { path: { list: 'orders', format: 'csv' } },
	// Revision 0 was never read: nothing changes.
	'backOffice.samples.change': { object: 'samples', body: { revision: 0, state: 'done' } },
	'backOffice.settings.update': { body: { revision: 0 } },
	'backOffice.settings.removeLogo': { body: { revision: -1 } },
	'backOffice.settings.logo': { body: { revision: -1 } },
	'backOffice.settings.preview': { query: '?sample=wardrobe' },
	'backOffice.technical.update': {
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
	'backOffice.technical.regenerate': { body: { key: 'signing', revision: -1 } },
	// No address is set, so nothing is called.
	'backOffice.technical.test': { body: { kind: 'orderPlaced' } },
	'backOffice.mailbox.get': { object: 'mail' },
	'backOffice.configurations.export': { path: { format: 'csv' } },
	'backOffice.samples.export': { path: { format: 'csv' } },
	'backOffice.outbox.export': { path: { format: 'csv' } },
	'backOffice.mailbox.export': { path: { format: 'csv' } },
	'backOffice.documents.exportGenerated': { path: { format: 'csv' } },
	'backOffice.audit.export': { path: { format: 'csv' } },
	'backOffice.users.export': { path: { format: 'csv' } },
	'backOffice.professionals.export': { path: { format: 'csv' } },
	'backOffice.resellers.export': { path: { format: 'csv' } },
	'backOffice.users.get': ofUser,
	'backOffice.users.create': {
		body: { email, firstName: 'A', lastName: 'B', role: 'ProfessionalCustomer' },
	},
	'backOffice.users.update': { ...ofUser, body: { revision: 0, lastName: 'C' } },
	'backOffice.users.disable': { ...ofUser, body: { revision: 0 } },
	'backOffice.users.enable': { ...ofUser, body: { revision: 0 } },
	'backOffice.users.sendLink': { ...ofUser, body: {} },
	'backOffice.users.sessions': ofUser,
	'backOffice.users.history': ofUser,
	'backOffice.users.endSessions': { ...ofUser, body: {} },
	'backOffice.users.resetSecondFactor': { ...ofUser, body: {} },
	'backOffice.professionals.get': { object: 'professional' },
	'backOffice.professionals.create': { body: { email, firstName: 'A', lastName: 'B' } },
	'backOffice.professionals.sendLink': { object: 'professional', body: {} },
	'backOffice.professionals.update': {
		object: 'professional',
		body: { revision: 0, lastName: 'C' },
	},
	'backOffice.professionals.turnIntoReseller': {
		object: 'professional',
		body: { revision: 0, code: 'new-shop', name: 'New shop' },
	},
	'backOffice.resellers.get': reseller,
	'backOffice.resellers.create': { body: { code: 'atelier', name: 'Taken' } },
	'backOffice.resellers.update': reseller,
	'backOffice.resellers.disable': { path: { code: 'no-such-shop' }, body: { revision: 0 } },
	'backOffice.resellers.enable': reseller,
	'backOffice.people.export': person,
	'backOffice.people.preview': person,
	'backOffice.people.erase': person,
}

/** Routes beside the contract, as Fastify names them: everyone may read each. */
export const otherRoutes: readonly string[] = [
	'GET /',
	'GET /health/live',
	'GET /health/ready',
	'GET /locales/:lng/:file',
	'GET /api/openapi.json',
	'GET /api/docs',
	'GET /api/pictures/:kind/:file',
	'GET /api/pictures/logo/:file',
]
