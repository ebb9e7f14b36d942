// The rows of route-rights.ts that anyone may call who has the right.
import type { RouteRight } from './route-right.ts'
import {
	email,
	firstPassword,
	link,
	newPassword,
	order,
	payment,
	wardrobe,
} from './route-samples.ts'

const filter = { resource: 'catalogue', right: 'read', body: { configuration: wardrobe } } as const
const catalogue = { resource: 'catalogue', right: 'read' } as const
const ownAccount = { resource: 'account', right: 'write' } as const
const anyone = { resource: 'account', right: 'create' } as const
const payer = { resource: 'payment', right: 'create' } as const
const linkReader = { resource: 'orderLink', right: 'read' } as const
const linkHolder = { resource: 'orderLink', right: 'write' } as const

/** Calls of the configurator and of a customer's own page, by their place in the contract. */
export const publicRights: Record<string, RouteRight> = {
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
	'configurator.terms': catalogue,
	'configurator.statistics.step': { ...catalogue, body: { step: 'Room' } },
	'configurator.statistics.ended': {
		resource: 'design',
		right: 'read',
		body: { code: 'K7MP4XQD9RTX' },
	},
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
	'order.terms': { ...linkReader, body: { ...link, language: 'fr' } },
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
}
