// Designs, offers and orders: the public calls and the back-office's.
import { api } from '../../lib/api.ts'
import { isValidCode, readByExternalReference, readDesign } from './designs.ts'
import { configurationList, findCustomer, me } from './lookups.ts'
import { actOnOrder } from './order-actions.ts'
import { orderDocument } from './order-document.ts'
import { orderList } from './order-list.ts'
import { addNote, orderPage } from './order-page.ts'
import { placeOrder } from './place-order.ts'
import { send } from './send.ts'

const { configuration, customer } = api.dressing
const { orders, session, configurations } = api.backOffice

export const configurationRoutes = {
	send: configuration.send.handler(({ input, context }) => send(context, input)),
	order: configuration.order.handler(({ input, context }) => placeOrder(context, input)),
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

export const backOfficeRoutes = {
	session: { me: session.me.handler(({ context }) => me(context)) },
	orders: {
		list: orders.list.handler(({ input, context }) => orderList(context, input)),
		get: orders.get.handler(({ input, context }) => orderPage(context, input.reference)),
		act: orders.act.handler(({ input, context }) => actOnOrder(context, input)),
		addNote: orders.addNote.handler(({ input, context }) =>
			addNote(context, input.reference, input.text),
		),
		document: orders.document.handler(({ input, context }) =>
			orderDocument(context, input.reference, input.id),
		),
	},
	configurations: {
		list: configurations.list.handler(({ input, context }) => configurationList(context, input)),
	},
}
