import { largestAttestation } from '@gabarit/contract'
import { api, call, taking } from '../../lib/api.ts'
import { attestVat } from './correct/attest-vat.ts'
import { correctOrder } from './correct/correct-order.ts'
import { shareDesign, viewShare, withdrawShares } from './design/design-shares.ts'
import { isValidCode, readByExternalReference, readDesign } from './design/designs.ts'
import { exportConfigurations } from './export/export-configurations.ts'
import { exportChosen, exportList } from './export/export-orders.ts'
import { configurationList } from './list/configuration-list.ts'
import {
	configurationPage,
	configurationPicture,
	duplicateConfiguration,
} from './list/configuration-page.ts'
import { findCustomer, me } from './list/lookups.ts'
import { orderList, orderReferences } from './list/order-list.ts'
import { ownDesigns, ownOrders } from './list/own-lists.ts'
import { searchEverywhere } from './list/search-everywhere.ts'
import { sellerList } from './list/sellers.ts'
import { assignMany, assignOrder } from './page/assign-orders.ts'
import {
	actOnPage,
	checkOnPage,
	joinOnPage,
	legalTextOnPage,
	payOnPage,
	placeOnPage,
	planOnPage,
	viewPage,
} from './page/customer-page.ts'
import { cancelPayment, recordPayment } from './page/hand-payments.ts'
import {
	endLinks,
	linkCustomer,
	sendLink,
	setPallets,
	setSupplierDate,
} from './page/manage-order.ts'
import { actOnMany, actOnOrder } from './page/order-actions.ts'
import { orderDocument, orderPlan } from './page/order-document.ts'
import { addNote, orderPage } from './page/order-page.ts'
import { completePayment, orderState } from './page/order-state.ts'
import { refundOrder } from './page/refund-order.ts'
import { renewOffer } from './page/renew-offer.ts'
import { reviseOffer, revisionEffect } from './page/revise-offer.ts'
import { placeOrder } from './place/place-order.ts'
import { sendAsShown } from './place/send.ts'
import { cutListFile } from './production/cut-list-file.ts'
import { payableMonths, productionWeeks } from './production/production.ts'

const { configuration, customer } = api.dressing
const { orders, session, configurations } = api.backOffice

export const configurationRoutes = {
	send: call(
		configuration.send,
		'design.write',
		'Saves a design under its code, or asks for an offer of it',
	).handler(({ input, context }) => sendAsShown(context, input)),
	order: call(
		configuration.order,
		'order.create',
		'Orders; the same code and body answer the same order again',
	).handler(({ input, context }) => placeOrder(context, input)),
	orderState: call(
		configuration.orderState,
		'orderState.read',
		'How an order stands, for who ordered it',
	).handler(({ input, context }) => orderState(context, input.reference)),
	completePaymentStatus: call(
		configuration.completePaymentStatus,
		'payment.create',
		'Makes the server ask the payment provider',
	).handler(({ input, context }) => completePayment(context, input.reference)),
	get: call(configuration.get, 'design.read', 'The design kept under a code').handler(
		({ input, context }) => readDesign(context, input.code),
	),
	external: call(
		configuration.external,
		'externalReference.read',
		'The newest design under a reference of the shop’s own system',
	).handler(({ input, context }) => readByExternalReference(context, input.externalReference)),
	isValid: call(configuration.isValid, 'design.read', 'Whether a code has a design').handler(
		async ({ input, context }) => ({
			isValid: await isValidCode(context, input.code),
		}),
	),
	share: call(
		configuration.share,
		'design.write',
		'A link that shows the newest saved version to anybody',
	).handler(({ input, context }) => shareDesign(context, input.code)),
	withdrawShares: call(
		configuration.withdrawShares,
		'design.write',
		'Ends every link that shows this design',
	).handler(({ input, context }) => withdrawShares(context, input.code)),
	viewShare: call(configuration.viewShare, 'design.read', 'The version that a link shows').handler(
		({ input, context }) => viewShare(context, input.token),
	),
}

export const customerRoutes = {
	find: call(
		customer.find,
		'customerLookup.read',
		'Finds a customer of the shop by e-mail',
	).handler(({ input, context }) => findCustomer(context, input.email)),
}

const { order } = api

export const customerPageRoutes = {
	view: call(
		order.view,
		'orderLink.read',
		'The offer or order behind the link of a mail, or of one’s own account',
	).handler(({ input, context }) => viewPage(context, input)),
	act: call(order.act, 'orderLink.write', 'Accepts or refuses the offer behind a link').handler(
		({ input, context }) => actOnPage(context, input),
	),
	place: call(order.place, 'orderLink.write', 'Orders what was offered, at its price').handler(
		({ input, context }) => placeOnPage(context, input),
	),
	pay: call(
		order.pay,
		'orderLink.write',
		'The address at which the order behind a link is paid',
	).handler(({ input, context }) => payOnPage(context, input)),
	checkPayment: call(
		order.checkPayment,
		'orderLink.read',
		'Makes the server ask the payment provider; answers how the order stands',
	).handler(({ input, context }) => checkOnPage(context, input)),
	join: call(
		order.join,
		'orderLink.write',
		'Mails a link that opens an account, where the page offers one',
	).handler(({ input, context }) => joinOnPage(context, input)),
	plan: call(
		order.plan,
		'orderLink.read',
		'The plan of the offer or order behind a link, as PDF',
	).handler(({ input, context }) => planOnPage(context, input)),
	terms: call(
		order.terms,
		'orderLink.read',
		'The terms that were accepted, or those in force, as PDF',
	).handler(({ input, context }) => legalTextOnPage(context, 'terms', input)),
	privacy: call(
		order.privacy,
		'orderLink.read',
		'The notice on data protection that was accepted, or the one in force, as PDF',
	).handler(({ input, context }) => legalTextOnPage(context, 'privacy', input)),
}

export const backOfficeRoutes = {
	search: call(
		api.backOffice.search,
		'backOffice.read',
		'Finds orders, offers, customers, designs and people by words',
	).handler(({ input, context }) => searchEverywhere(context, input.words)),
	session: {
		me: call(
			session.me,
			'backOffice.read',
			'Who works here, which sections he may open, and what waits there',
		).handler(({ input, context }) => me(context, input?.tenant)),
	},
	orders: {
		list: call(
			orders.list,
			'order.read',
			'A page of orders or offers, with sums and counts',
		).handler(({ input, context }) => orderList(context, input)),
		references: call(
			orders.references,
			'order.read',
			'The references of the orders that a list finds, the first 1,000',
		).handler(({ input, context }) => orderReferences(context, input)),
		sellers: call(
			orders.sellers,
			'sellerName.read',
			'Whom an order may be given to, by name',
		).handler(({ input, context }) => sellerList(context, input.tenant)),
		get: call(orders.get, 'order.read', 'One order or offer, whole').handler(({ input, context }) =>
			orderPage(context, input.reference),
		),
		act: call(
			orders.act,
			'order.write',
			'Performs an action on an order; null after `delete`',
		).handler(({ input, context }) => actOnOrder(context, input)),
		actOnMany: call(
			orders.actOnMany,
			'order.write',
			'Performs the same action on up to 100 orders, each checked on its own',
		).handler(({ input, context }) => actOnMany(context, input)),
		addNote: call(orders.addNote, 'orderNote.write', 'Writes an internal note').handler(
			({ input, context }) => addNote(context, input.reference, input.text),
		),
		attest: call(
			taking(orders.attest, largestAttestation),
			'orderManagement.write',
			'Gives the reduced VAT rate by an attestation, or says what that would change',
		).handler(({ input, context }) => attestVat(context, input)),
		change: call(
			orders.change,
			'orderManagement.write',
			'Corrects an offer or order, or says what that would change',
		).handler(({ input, context }) => correctOrder(context, input)),
		revise: call(orders.revise, 'orderManagement.write', 'Sends a new version of an offer').handler(
			({ input, context }) => reviseOffer(context, input),
		),
		revisionEffect: call(
			orders.revisionEffect,
			'orderManagement.write',
			'Says what a new version of an offer would change',
		).handler(({ input, context }) => revisionEffect(context, input)),
		renew: call(
			orders.renew,
			'orderManagement.write',
			'Makes an offer that ended again, at today’s prices',
		).handler(({ input, context }) => renewOffer(context, input)),
		assign: call(orders.assign, 'orderManagement.write', 'Gives an order to a seller').handler(
			({ input, context }) => assignOrder(context, input),
		),
		assignMany: call(
			orders.assignMany,
			'orderManagement.write',
			'Gives up to 100 orders to a seller, each checked on its own',
		).handler(({ input, context }) => assignMany(context, input)),
		link: call(
			orders.link,
			'orderManagement.write',
			'Links an order to a customer’s account',
		).handler(({ input, context }) => linkCustomer(context, input)),
		sendLink: call(
			orders.sendLink,
			'orderManagement.write',
			'Mails the customer a new link',
		).handler(({ input, context }) => sendLink(context, input.reference)),
		revokeLinks: call(
			orders.revokeLinks,
			'orderManagement.write',
			'Ends every link mailed so far',
		).handler(({ input, context }) => endLinks(context, input.reference)),
		refund: call(orders.refund, 'orderManagement.write', 'Gives money back').handler(
			({ input, context }) => refundOrder(context, input),
		),
		recordPayment: call(
			orders.recordPayment,
			'orderManagement.write',
			'Notes money that came outside the provider',
		).handler(({ input, context }) => recordPayment(context, input)),
		cancelPayment: call(
			orders.cancelPayment,
			'orderManagement.write',
			'Takes back money that was noted by mistake',
		).handler(({ input, context }) => cancelPayment(context, input)),
		setPallets: call(
			orders.setPallets,
			'orderPacking.write',
			'Says how many pallets it goes on',
		).handler(({ input, context }) => setPallets(context, input)),
		setSupplierDate: call(
			orders.setSupplierDate,
			'orderPacking.write',
			'Says when the supplier has it ready',
		).handler(({ input, context }) => setSupplierDate(context, input)),
		production: call(
			orders.production,
			'production.read',
			'What is to be made, by the week of the supplier’s date',
		).handler(({ input, context }) => productionWeeks(context, input)),
		payable: call(
			orders.payable,
			'production.read',
			'What the supplier is paid, by month and shop',
		).handler(({ input, context }) => payableMonths(context, input)),
		cutList: call(
			orders.cutList,
			'production.read',
			'Boards or hardware of up to 100 orders, as CSV',
		).handler(({ input, context }) => cutListFile(context, input)),
		plan: call(
			orders.plan,
			'orderDocument.read',
			'The plan of an order as it was frozen, as PDF',
		).handler(({ input, context }) =>
			orderPlan(context, input.reference, input.language ?? context.language),
		),
		document: call(orders.document, 'orderDocument.read', 'A document of an order').handler(
			({ input, context }) => orderDocument(context, input.reference, input.id),
		),
	},
	configurations: {
		list: call(configurations.list, 'configurationList.read', 'A page of saved designs').handler(
			({ input, context }) => configurationList(context, input),
		),
		export: call(
			configurations.export,
			'dashboard.read',
			'The list of saved designs as CSV or XLSX',
		).handler(({ input, context }) => exportConfigurations(context, input)),
		get: call(configurations.get, 'configurationList.read', 'One saved design').handler(
			({ input, context }) => configurationPage(context, input),
		),
		picture: call(
			configurations.picture,
			'configurationList.read',
			'The front of a saved design, as SVG',
		).handler(({ input, context }) => configurationPicture(context, input)),
		duplicate: call(
			configurations.duplicate,
			'configurationCopy.create',
			'Copies a version of a design under a new code',
		).handler(({ input, context }) => duplicateConfiguration(context, input)),
	},
}

const { account } = api

export const ownListRoutes = {
	designs: call(account.designs, 'account.read', 'A page of one’s own designs').handler(
		({ input, context }) => ownDesigns(context, input),
	),
	orders: call(account.orders, 'account.read', 'A page of one’s own offers or orders').handler(
		({ input, context }) => ownOrders(context, input),
	),
}

export const exportRoutes = {
	list: call(
		api.backOffice.exports.list,
		'dashboard.read',
		'A list as CSV or XLSX, every row that the filter leaves',
	).handler(({ input, context }) => exportList(context, input)),
	chosen: call(
		api.backOffice.exports.chosen,
		'dashboard.read',
		'Chosen orders or offers as CSV or XLSX',
	).handler(({ input, context }) => exportChosen(context, input)),
}
