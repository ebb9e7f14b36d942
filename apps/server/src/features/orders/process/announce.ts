// Who is told what happened to an offer or an order, in the transaction in which it happens.
import type { TimelineEvent } from '@gabarit/contract'
import { defaultLanguage, type Language } from '@gabarit/i18n'
import type { Queryable } from '../../../db/open-database.ts'
import type { Services } from '../../../lib/services.ts'
import { isSeller, rolesIn, type Viewer } from '../../../lib/viewer.ts'
import type { OrderFacts } from '../../mails/service.ts'
import { soldStatuses } from '../order-status.ts'
import { isFirstUnderEmail, type Order } from '../orders-table.ts'
import { isErased } from '../person/erased-person.ts'
import { amountDue } from './order-money.ts'
import { type Told } from './order-process.ts'
import { promisedDayOf } from './promised-day.ts'

/** Who changes an order: a viewer, or nobody (the clock, a payment). */
export type Actor = { services: Services; viewer: Viewer | null }

/** Who takes a step himself, never the clock. */
export type Person = Actor & { viewer: Viewer; language: Language }

type News = {
	event: TimelineEvent
	motive?: string | null
	/** Cents that have just come or gone. */
	amount?: number
}

function factsOf(order: Order, seesPrice: boolean): OrderFacts {
	const { firstName, lastName, email, phoneNumber, gsm } = order.customer
	return {
		code: order.code,
		reference: order.reference,
		kind: order.kind,
		customer: { firstName, lastName, email, phoneNumber: phoneNumber ?? gsm ?? null },
		total: seesPrice ? order.total : null,
		deliveryMode: order.deliveryMode,
		plannedDate: promisedDayOf(order),
		validUntil: order.validUntil,
		toPay: seesPrice ? amountDue(order) : 0,
		isBalance: soldStatuses.includes(order.status),
		isRefunded: order.status === 'Refused' && order.paid > 0,
	}
}

async function tellCustomer(
	tx: Queryable,
	{ services }: Actor,
	order: Order,
	news: News,
): Promise<void> {
	if (isErased(order)) return
	const facts = factsOf(order, order.priceShared)
	const to = { tenant: order.tenant, to: order.customer.email, language: order.language }
	const { event } = news
	const isNew = event === 'offerSent' || event === 'orderPlaced'
	await services.mails.post(tx, {
		...to,
		mail: isNew ? { kind: event, order: facts } : { kind: 'orderChanged', order: facts, ...news },
	})
}

/** An account is offered once, after the first order. */
async function inviteToJoin(tx: Queryable, { services }: Actor, order: Order): Promise<void> {
	const { tenant, customer, language, toLink } = order
	if (!toLink || customer.type !== 'Individual') return
	if (!(await isFirstUnderEmail(tx, order))) return
	const { firstName, lastName, phoneNumber, gsm } = customer
	const person = { firstName, lastName, phoneNumber: phoneNumber ?? gsm ?? null }
	await services.mails.post(tx, {
		tenant,
		to: customer.email,
		language,
		mail: { kind: 'activation', person },
	})
}

/** The shop reads of every new offer and order, and of what its own people did not do. */
async function tellSeller(
	tx: Queryable,
	{ services, viewer }: Actor,
	order: Order,
	news: News,
): Promise<void> {
	const isNew = news.event === 'offerSent' || news.event === 'orderPlaced'
	const isOwn = viewer !== null && viewer.tenant.code === order.tenant && isSeller(viewer)
	if (!isNew && isOwn) return
	const facts = factsOf(order, true)
	await services.mails.post(tx, {
		tenant: order.tenant,
		language: defaultLanguage,
		mail: isNew
			? { kind: 'sellerNotice', order: facts }
			: { kind: 'orderNotice', order: facts, ...news },
	})
}

/** The supplier knows of an order what he was sent, and never what the customer pays. */
async function tellSupplier(
	tx: Queryable,
	{ services, viewer }: Actor,
	order: Order,
	news: News,
): Promise<void> {
	if (order.sentToSupplierAt === null) return
	if (viewer && rolesIn(viewer, order.tenant).includes('supplier')) return
	const house = await services.tenants.houseInside(tx)
	if (house.email === '') return
	await services.mails.post(tx, {
		// In the shop's name: the supplier is written to by the shop that sends him work.
		tenant: order.tenant,
		to: house.email,
		language: defaultLanguage,
		mail: { kind: 'supplierNotice', order: factsOf(order, false), ...news },
	})
}

const tell = { customer: tellCustomer, seller: tellSeller, supplier: tellSupplier }

/** The shop's own system reads of each new order. */
async function tellSystem(tx: Queryable, { services }: Actor, order: Order): Promise<void> {
	const { code, reference, externalReference, state, total, deliveryMode, plannedDate } = order
	const facts = { code, reference, externalReference, state, total, deliveryMode, plannedDate }
	await services.webhooks.orderPlaced(tx, order.tenant, facts)
}

type Announcement = News & { to: readonly Told[] }

export async function announce(
	tx: Queryable,
	actor: Actor,
	order: Order,
	{ to, ...news }: Announcement,
): Promise<void> {
	const told = to.map((reader) => tell[reader](tx, actor, order, news))
	if (news.event === 'orderPlaced') {
		if (to.includes('customer')) told.push(inviteToJoin(tx, actor, order))
		told.push(tellSystem(tx, actor, order))
	}
	await Promise.all(told)
}
