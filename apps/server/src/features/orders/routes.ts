// Designs, offers and orders: the public calls and the back-office's.

import { api } from '../../lib/api.ts'
import { attestVat } from './attest-vat.ts'
import {
	assignOrder,
	endLinks,
	linkCustomer,
	recordPayment,
	sendLink,
	setPallets,
} from './care-for-order.ts'
import { configurationPage } from './configuration-page.ts'
import {
	actOnPage,
	checkOnPage,
	payOnPage,
	placeOnPage,
	planOnPage,
	termsOnPage,
	viewPage,
} from './customer-page.ts'
import { isValidCode, readByExternalReference, readDesign } from './designs.ts'
import { exportList } from './export-orders.ts'
import { configurationList, findCustomer, me } from './lookups.ts'
import { actOnMany, actOnOrder } from './order-actions.ts'
import { orderDocument } from './order-document.ts'
import { orderList } from './order-list.ts'
import { addNote, orderPage } from './order-page.ts'
import { completePayment, orderState } from './order-state.ts'
import { placeOrder } from './place-order.ts'
import { refundOrder } from './refund-order.ts'
import { setDeliveryPrice } from './requote-order.ts'
import { reviseOffer } from './revise-offer.ts'
import { send } from './send.ts'

const { configuration, customer } = api.dressing
const { orders, session, configurations } = api.backOffice

export const configurationRoutes = {
	send: configuration.send.handler(({ input, context }) => send(context, input)),
	order: configuration.order.handler(({ input, context }) => placeOrder(context, input)),
	orderState: configuration.orderState.handler(({ input, context }) =>
		orderState(context, input.reference),
	),
	completePaymentStatus: configuration.completePaymentStatus.handler(({ input, context }) =>
		completePayment(context, input.reference),
	),
	get: configuration.get.handler(({ input, context }) => readDesign(context, input.code)),
	external: configuration.external.handler(({ input, context }) =>
		readByExternalReference(context, input.externalReference),
	),
	isValid: configuration.isValid.handler(async ({ input, context }) => ({
		isValid: await isValidCode(context, input.code),
	})),
}

export const customerRoutes = {
	find: customer.find.handler(({ input, context }) => findCustomer(context, input.email)),
}

const { order } = api

export const customerPageRoutes = {
	view: order.view.handler(({ input, context }) => viewPage(context, input.token)),
	act: order.act.handler(({ input, context }) => actOnPage(context, input)),
	place: order.place.handler(({ input, context }) => placeOnPage(context, input)),
	pay: order.pay.handler(({ input, context }) => payOnPage(context, input)),
	checkPayment: order.checkPayment.handler(({ input, context }) =>
		checkOnPage(context, input.token),
	),
	plan: order.plan.handler(({ input, context }) => planOnPage(context, input)),
	terms: order.terms.handler(({ input, context }) => termsOnPage(context, input)),
}

export const backOfficeRoutes = {
	session: { me: session.me.handler(({ context }) => me(context)) },
	orders: {
		list: orders.list.handler(({ input, context }) => orderList(context, input)),
		get: orders.get.handler(({ input, context }) => orderPage(context, input.reference)),
		act: orders.act.handler(({ input, context }) => actOnOrder(context, input)),
		actOnMany: orders.actOnMany.handler(({ input, context }) => actOnMany(context, input)),
		addNote: orders.addNote.handler(({ input, context }) =>
			addNote(context, input.reference, input.text),
		),
		attest: orders.attest.handler(({ input, context }) => attestVat(context, input)),
		revise: orders.revise.handler(({ input, context }) => reviseOffer(context, input)),
		assign: orders.assign.handler(({ input, context }) => assignOrder(context, input)),
		link: orders.link.handler(({ input, context }) => linkCustomer(context, input)),
		sendLink: orders.sendLink.handler(({ input, context }) => sendLink(context, input.reference)),
		revokeLinks: orders.revokeLinks.handler(({ input, context }) =>
			endLinks(context, input.reference),
		),
		refund: orders.refund.handler(({ input, context }) => refundOrder(context, input)),
		recordPayment: orders.recordPayment.handler(({ input, context }) =>
			recordPayment(context, input),
		),
		setPallets: orders.setPallets.handler(({ input, context }) => setPallets(context, input)),
		setDeliveryPrice: orders.setDeliveryPrice.handler(({ input, context }) =>
			setDeliveryPrice(context, input),
		),
		document: orders.document.handler(({ input, context }) =>
			orderDocument(context, input.reference, input.id),
		),
	},
	configurations: {
		list: configurations.list.handler(({ input, context }) => configurationList(context, input)),
		get: configurations.get.handler(({ input, context }) => configurationPage(context, input.code)),
	},
}

export const exportRoutes = {
	list: api.backOffice.exports.list.handler(({ input, context }) => exportList(context, input)),
}
