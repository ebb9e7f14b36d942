// Who is written to when an offer or an order is made, in the same transaction.
import { defaultLanguage } from '@gabarit/i18n'
import type { Queryable } from '../../db/open-database.ts'
import type { CallContext } from '../../lib/api.ts'
import type { OrderFacts } from '../../lib/mail.ts'
import { seesPrices } from '../../lib/viewer.ts'
import type { Order } from './orders-table.ts'

function factsOf({ viewer }: CallContext, order: Order): OrderFacts {
	const { firstName, lastName, email, phoneNumber, gsm } = order.customer
	return {
		code: order.code,
		reference: order.reference,
		kind: order.kind,
		customer: { firstName, lastName, email, phoneNumber: phoneNumber ?? gsm ?? null },
		total: seesPrices(viewer) ? order.total : null,
		deliveryMode: order.deliveryMode,
		plannedDate: order.plannedDate,
		validUntil: order.validUntil,
	}
}

async function tellSystem(tx: Queryable, { services }: CallContext, order: Order): Promise<void> {
	const { code, reference, externalReference, state, total, deliveryMode, plannedDate } = order
	const facts = { code, reference, externalReference, state, total, deliveryMode, plannedDate }
	await services.webhooks.orderPlaced(tx, order.tenant, facts)
}

/** The customer, the shop, and after a first order the offer of an account. */
export async function postOrderMails(
	tx: Queryable,
	context: CallContext,
	order: Order,
): Promise<void> {
	const { mails } = context.services
	const { tenant } = context.viewer
	const { language, customer } = order
	const facts = factsOf(context, order)
	const kind = order.kind === 'offer' ? 'offerSent' : 'orderPlaced'
	const toCustomer = { tenant: tenant.code, to: customer.email, language }
	await mails.post(tx, { ...toCustomer, mail: { kind, order: facts } })
	if (tenant.email !== '')
		await mails.post(tx, {
			tenant: tenant.code,
			to: tenant.email,
			language: defaultLanguage,
			mail: { kind: 'sellerNotice', order: { ...facts, total: order.total } },
		})
	if (order.kind === 'order') await tellSystem(tx, context, order)
	if (order.kind === 'offer' || !order.toLink || customer.type !== 'Individual') return
	const { firstName, lastName, phoneNumber } = facts.customer
	const person = { firstName, lastName, phoneNumber }
	await mails.post(tx, { ...toCustomer, mail: { kind: 'activation', person } })
}
