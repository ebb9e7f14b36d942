import {
	type CustomerPage,
	customerActions,
	customerEvents,
	type OrderKey,
	orderTextsOf,
} from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay, holidaysBetween, workingDaysAfter } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { fileAnswer } from '../../../lib/files/file-answer.ts'
import { canonical } from '../../../lib/hash.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { ordersHere, paymentTypesOf, rolesIn, type Viewer } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { LegalText } from '../../documents/service.ts'
import { lastRevision, timelineOf } from '../audit-table.ts'
import { readFormerVersion } from '../offer-versions-table.ts'
import { type Snapshot, snapshotOf } from '../order-snapshots-table.ts'
import { isOpenOffer } from '../order-status.ts'
import { lockOrder, type Order, orderByReference } from '../orders-table.ts'
import { type PlacedForm, placeOffer } from '../place/place-offer.ts'
import { forCustomer } from '../place/priced-order.ts'
import { invitationOf } from '../process/notify.ts'
import { openLink } from '../process/order-links.ts'
import { amountDue } from '../process/order-money.ts'
import { isExpired, judgeAction } from '../process/order-process.ts'
import { delaysOf, promisedDayOf } from '../process/promised-day.ts'
import { actInside } from './order-actions.ts'

/** A token gives the right to its one order only, an account to each order of its own. */
async function entered(context: CallContext, key: OrderKey, right: 'read' | 'write') {
	const { services, viewer } = context
	requireAccess(viewer, 'orderLink', right)
	const opened =
		'token' in key
			? await openLink(services, viewer.tenant, key.token)
			: await openOwn(services, viewer, key.reference)
	requireAccess(opened.viewer, 'order', right)
	return { order: opened.order, person: { ...context, viewer: opened.viewer } }
}

async function openOwn(services: Services, viewer: Viewer, reference: string) {
	requireAccess(viewer, 'account', 'read')
	const order = await orderByReference(services.db, viewer.tenant.code, reference)
	if (!order || order.customerId !== viewer.user?.id) throw failure('order_not_found')
	return { order, viewer: { ...viewer, holds: order.id } }
}

/** In a closed shop nobody answers; the order can still be read and paid. */
function requireOpenShop({ viewer }: { viewer: Viewer }): void {
	if (!ordersHere(viewer)) throw failure('not_allowed')
}

async function revisedOf({ services: { db } }: CallContext, order: Order) {
	const former = order.offerVersion > 1 ? await readFormerVersion(db, order) : null
	if (!former) return null
	const snapshot = await snapshotOf(db, order)
	return {
		version: order.offerVersion,
		reason: await lastRevision(db, order.tenant, order.code),
		totalBefore: former.total,
		quoteBefore: forCustomer(former.quote, order.customer),
		isDesignChanged: canonical(former.configuration) !== canonical(snapshot.configuration),
	}
}

function actionsOf(order: Order, viewer: Viewer, today: string): CustomerPage['actions'] {
	if (!isOpenOffer(order) || !ordersHere(viewer)) return []
	const roles = rolesIn(viewer, order.tenant)
	return customerActions.map((action) => {
		const judged =
			action === 'placeOrder'
				? judgeAction(action, formFilled(order), roles, today)
				: judgeAction(action, order, roles, today)
		return { action, allowed: judged.allowed, ...(!judged.allowed && { reason: judged.reason }) }
	})
}

function formFilled(order: Order): Order {
	const address = order.billingAddress ?? noAddress
	return { ...order, status: 'OfferAccepted', billingAddress: address, deliveryAddress: address }
}

const noAddress = {
	street: '',
	streetNumber: '',
	postalCode: '',
	city: '',
	country: 'BE',
} as const

async function pageOf(context: CallContext, viewer: Viewer, order: Order): Promise<CustomerPage> {
	const { services } = context
	const snapshot = await snapshotOf(services.db, order)
	const today = brusselsDay(services.now())
	const shown = order.priceShared
	const now = { ...order, ...(await delaysOf(services, order, snapshot)) }
	const types = paymentTypesOf(viewer, services.payments.provider !== null)
	return {
		reference: order.reference,
		code: order.code,
		kind: order.kind,
		state: order.state,
		status: order.status,
		revision: order.revision,
		language: order.language,
		customer: order.customer,
		billingAddress: order.billingAddress,
		delivery: deliveryOf(now, snapshot, today),
		orderedAt: order.orderedAt.toISOString(),
		timeline: await readableTimeline(context, order),
		validUntil: order.validUntil,
		isExpired: isExpired(order, today),
		...orderTextsOf(order),
		motive: order.motive,
		quote: shown ? forCustomer(snapshot.quote, order.customer) : null,
		total: shown ? order.total : null,
		revised: shown ? await revisedOf(context, order) : null,
		payment: {
			type: order.paymentType,
			status: order.paymentStatus,
			paid: order.paid,
			due: shown ? amountDue(order) : 0,
			dueAll: shown ? amountDue(order, 'all') : 0,
		},
		paymentTypes: shown ? types : [],
		depositPercentage: viewer.tenant.depositPercentage,
		actions: actionsOf(order, viewer, today),
		configuration: snapshot.configuration,
		furniture: snapshot.furniture,
		catalogue: snapshot.catalogue,
		isInvited: await isInvited(services, order, viewer),
		termsVersion: order.termsVersion,
		privacyVersion: order.privacyVersion,
	}
}

/** A shop that sends its customers no mails invites on their pages; any other where no mailed invitation stands. */
async function isInvited(
	services: Services,
	{ kind, toLink, customer }: Order,
	{ tenant }: Viewer,
): Promise<boolean> {
	if (kind !== 'order' || !toLink || customer.type !== 'Individual') return false
	return !tenant.sendMailsToCustomers || !(await isReached(services, tenant.code, customer.email))
}

/** By an account or an invitation. */
async function isReached(services: Services, tenant: string, email: string): Promise<boolean> {
	const { accounts, mails, db } = services
	if (await accounts.isInvited(tenant, email)) return true
	if (await mails.isWaiting({ tenant, to: email, kind: 'activation' })) return true
	return (await accounts.customerIdOf(db, tenant, email)) !== null
}

/** Of who asks for an account here, his mail comes also where the shop sends none. */
export async function joinOnPage(context: CallContext, key: OrderKey): Promise<void> {
	const { order, person } = await entered(context, key, 'write')
	if (!(await isInvited(context.services, order, person.viewer))) throw failure('not_allowed')
	await context.orderLimits.countMail(order.customer.email)
	await context.services.mails.post(context.services.db, invitationOf(order))
}

/** An open offer counts its days from today, an order from its own day. */
function deliveryOf(
	order: Order,
	{ quote: { country } }: Snapshot,
	today: string,
): CustomerPage['delivery'] {
	const { supplierDays, resellerDays } = order
	const promised = promisedDayOf(order)
	const from = isOpenOffer(order) ? today : brusselsDay(order.orderedAt)
	const ready = workingDaysAfter(from, supplierDays, country)
	return {
		mode: order.deliveryMode,
		address: order.deliveryAddress,
		date: promised === null ? null : order.deliveryDate,
		plannedDate: promised === null ? null : order.plannedDate,
		supplierDays,
		resellerDays,
		readyDate: promised !== null && ready <= promised ? ready : null,
		holidays: promised === null ? [] : holidaysBetween(from, promised, country),
	}
}

async function readableTimeline({ services: { db } }: CallContext, order: Order) {
	const rows = await timelineOf(db, order.tenant, order.code)
	return rows.toReversed().flatMap(({ event: happened, at }) => {
		const event = customerEvents.find((it) => it === happened)
		return event ? [{ event, at: at.toISOString() }] : []
	})
}

export async function viewPage(context: CallContext, key: OrderKey): Promise<CustomerPage> {
	const { order, person } = await entered(context, key, 'read')
	return pageOf(context, person.viewer, order)
}

type PageCall = OrderKey & { revision: number }

export async function actOnPage(
	context: CallContext,
	input: PageCall & { action: 'acceptOffer' | 'refuseOffer'; motive?: string | undefined },
): Promise<CustomerPage> {
	const { order: found, person } = await entered(context, input, 'write')
	requireOpenShop(person)
	const changed = await context.services.db.transaction(async (tx) => {
		const order = await lockOrder(tx, found.tenant, found.id)
		if (!order) throw failure('link_unknown')
		const { action, revision, motive } = input
		return actInside(tx, person, order, { reference: order.reference, action, revision, motive })
	})
	return pageOf(context, person.viewer, changed ?? found)
}

export async function placeOnPage(
	context: CallContext,
	input: PageCall & PlacedForm,
): Promise<CustomerPage> {
	const { order, person } = await entered(context, input, 'write')
	requireOpenShop(person)
	const placed = await placeOffer(person, order, input.revision, input)
	return pageOf(context, person.viewer, placed)
}

export async function payOnPage(
	context: CallContext,
	{ share, ...key }: OrderKey & { share: 'next' | 'all' },
): Promise<{ paymentUrl: string }> {
	const { order } = await entered(context, key, 'write')
	const { payments } = context.services
	const isOn = payments.provider !== null && order.priceShared
	const paymentUrl = isOn ? await payments.openUrl(order, share) : null
	if (paymentUrl === null) throw failure('nothing_to_pay')
	return { paymentUrl }
}

/** The redirect proves nothing: the provider is asked. */
export async function checkOnPage(context: CallContext, key: OrderKey): Promise<CustomerPage> {
	const { order } = await entered(context, key, 'read')
	await context.services.payments.check(order)
	return viewPage(context, key)
}

type FileCall = OrderKey & { language: CallContext['language'] }

export async function planOnPage(context: CallContext, input: FileCall) {
	const { order, person } = await entered(context, input, 'read')
	const { services } = context
	const { configuration } = await snapshotOf(services.db, order)
	const { fileName, content } = await services.plans.render({
		tenant: person.viewer.tenant,
		configuration,
		code: order.code,
		language: input.language,
		paper: 'A3',
	})
	return fileAnswer({ fileName, content, mediaType: 'application/pdf' })
}

/** The accepted version; the one in force where nothing is ordered yet. */
export async function legalTextOnPage(context: CallContext, text: LegalText, input: FileCall) {
	const { order, person } = await entered(context, input, 'read')
	const { legalTexts } = context.services
	const { tenant } = person.viewer
	const { language } = input
	const version = text === 'terms' ? order.termsVersion : order.privacyVersion
	const accepted =
		version === null ? null : await legalTexts.file(text, tenant, { version, language })
	return fileAnswer(accepted ?? (await legalTexts.inForce(text, tenant, language)))
}
