// Mails and webhooks about an offer or an order, in the transaction of the change.
import type { ActorKind, CorrectionField, TimelineEvent } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import type { Queryable } from '../../../db/open-database.ts'
import {
	isSeller,
	type Role,
	rolesIn,
	rolesOf,
	seesSaleOf,
	type Viewer,
} from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { OrderFacts, OrderNews } from '../../mails/service.ts'
import { soldStatuses } from '../order-status.ts'
import { isFirstUnderEmail, type Order } from '../orders-table.ts'
import { isErased } from '../person/erased-person.ts'
import { keptFromCustomer, keptFromSupplier } from './order-access.ts'
import { amountDue } from './order-money.ts'
import { type Recipient } from './order-process.ts'
import { promisedDayOf } from './promised-day.ts'

/** `viewer` null: the clock, or the payment provider. */
export type Actor = { services: Services; viewer: Viewer | null; isProvider?: true }

export type Person = Actor & { viewer: Viewer; language: Language }

const buyers: readonly Role[] = ['visitor', 'individual', 'professional']

export function actorKindOf({ viewer, isProvider }: Actor): ActorKind {
	if (viewer === null) return isProvider === true ? 'provider' : 'system'
	return rolesOf(viewer).some((role) => buyers.includes(role)) ? 'customer' : 'user'
}

type News = {
	event: TimelineEvent
	motive?: string | null
	/** Cents paid or refunded. */
	amount?: number
	corrected?: NonNullable<OrderNews['corrected']>
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
		supplierDate: order.supplierDate,
		validUntil: order.validUntil,
		toPay: seesPrice ? amountDue(order) : 0,
		isBalance: soldStatuses.includes(order.status),
		isRefunded: order.status === 'Refused' && order.paid > 0,
	}
}

function without(kept: readonly CorrectionField[], { corrected, ...news }: News): News {
	if (!corrected) return news
	return { ...news, corrected: corrected.filter(({ field }) => !kept.includes(field)) }
}

async function notifyCustomer(
	tx: Queryable,
	actor: Actor,
	order: Order,
	news: News,
): Promise<void> {
	const { services } = actor
	if (isErased(order)) return
	const facts = factsOf(order, order.priceShared)
	const byCustomer = actorKindOf(actor) === 'customer'
	const hasAccepted = byCustomer && order.termsVersion !== null
	const to = { tenant: order.tenant, to: order.customer.email, language: order.language }
	const read = without(keptFromCustomer, news)
	await services.mails.post(tx, {
		...to,
		mail: customerMail(facts, read, { byCustomer, hasAccepted }),
	})
}

function isBySeller({ viewer }: Actor, { tenant }: Order): boolean {
	return viewer !== null && viewer.tenant.code === tenant && isSeller(viewer)
}

function isBySupplier({ viewer }: Actor, { tenant }: Order): boolean {
	return viewer !== null && rolesIn(viewer, tenant).includes('supplier')
}

type ByCustomer = { byCustomer: boolean; hasAccepted: boolean }

function customerMail(order: OrderFacts, news: News, by: ByCustomer) {
	const { event } = news
	switch (event) {
		case 'offerSent':
			return { kind: event, order }
		case 'orderPlaced':
			return { kind: event, order, ...by }
		default:
			return { kind: 'orderChanged' as const, order, ...news }
	}
}

/** Once, after the first order under an e-mail. A shop that sends its customers no mails invites on the order's page. */
export async function inviteToJoin(
	tx: Queryable,
	{ services }: Actor,
	order: Order,
): Promise<void> {
	const { tenant, customer, toLink, kind } = order
	if (kind !== 'order' || !toLink || customer.type !== 'Individual') return
	if (!(await isFirstUnderEmail(tx, order))) return
	const shop = await services.tenants.inside(tx, tenant)
	if (shop.sendMailsToCustomers) await services.mails.post(tx, invitationOf(order))
}

export function invitationOf({ tenant, language, customer }: Order) {
	const { email, firstName, lastName, phoneNumber, gsm } = customer
	const person = { firstName, lastName, phoneNumber: phoneNumber ?? gsm ?? null }
	return { tenant, to: email, language, mail: { kind: 'activation' as const, person } }
}

/** About every new offer and order, and about changes by others than the shop's people. */
async function notifySeller(
	tx: Queryable,
	{ services, viewer }: Actor,
	order: Order,
	news: News,
): Promise<void> {
	const isNew = news.event === 'offerSent' || news.event === 'orderPlaced'
	if (!isNew && isBySeller({ services, viewer }, order)) return
	const facts = factsOf(order, true)
	const shop = await services.tenants.inside(tx, order.tenant)
	await services.mails.post(tx, {
		tenant: order.tenant,
		language: shop.language,
		mail: isNew
			? { kind: 'sellerNotice', order: facts, bySeller: isBySeller({ services, viewer }, order) }
			: { kind: 'orderNotice', order: facts, ...news },
	})
}

/** The supplier knows only orders sent to him, and never the sale price. */
async function notifySupplier(
	tx: Queryable,
	{ services, viewer }: Actor,
	order: Order,
	news: News,
): Promise<void> {
	if (order.sentToSupplierAt === null) return
	if (isBySupplier({ services, viewer }, order)) return
	const operator = await services.tenants.operatorInside(tx)
	if (operator.email === '') return
	await services.mails.post(tx, {
		// Mails to the supplier are in the shop's name.
		tenant: order.tenant,
		to: operator.email,
		language: operator.language,
		mail: {
			kind: 'supplierNotice',
			order: factsOf(order, false),
			...without(keptFromSupplier, news),
		},
	})
}

const notifiers = { customer: notifyCustomer, seller: notifySeller, supplier: notifySupplier }

async function postWebhook(tx: Queryable, { services }: Actor, order: Order): Promise<void> {
	const { code, reference, externalReference, state, total, deliveryMode, plannedDate } = order
	const facts = { code, reference, externalReference, state, total, deliveryMode, plannedDate }
	await services.webhooks.orderPlaced(tx, order.tenant, facts)
}

/** Whom `notify` would write to: shops switch mails off, and only of news one reads what he did himself. */
export async function mailsTo(
	actor: Person,
	order: Order,
	to: readonly Recipient[],
	{ isNew = false }: { isNew?: boolean } = {},
): Promise<{ party: Recipient; to: string | null }[]> {
	const { tenants } = actor.services
	const shop = await tenants.byCode(order.tenant)
	const { email } = await tenants.operatorInside(actor.services.db)
	const readers: Record<Recipient, string | null> = {
		customer: shop.sendMailsToCustomers && !isErased(order) ? order.customer.email : null,
		seller:
			shop.mailNotifications && (isNew || !isBySeller(actor, order)) ? shop.email || null : null,
		supplier:
			order.sentToSupplierAt !== null && email !== '' && !isBySupplier(actor, order) ? email : null,
	}
	// The supplier is not shown at which address.
	const shown = seesSaleOf(actor.viewer, order.tenant) ? readers : { ...readers, customer: null }
	return to.flatMap((party) => (readers[party] === null ? [] : [{ party, to: shown[party] }]))
}

type Notice = News & { to: readonly Recipient[] }

export async function notify(
	tx: Queryable,
	actor: Actor,
	order: Order,
	{ to, ...news }: Notice,
): Promise<void> {
	const posted = to.map((reader) => notifiers[reader](tx, actor, order, news))
	if (news.event === 'orderPlaced') {
		// Locks the e-mail address until the transaction ends (isFirstUnderEmail): first orders wait for each other.
		if (to.includes('customer')) posted.push(inviteToJoin(tx, actor, order))
		posted.push(postWebhook(tx, actor, order))
	}
	await Promise.all(posted)
}
