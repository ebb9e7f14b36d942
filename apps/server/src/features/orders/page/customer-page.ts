import { type CustomerPage, customerActions, orderTextsOf } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { brusselsDay } from '../../../lib/calendar.ts'
import { failure } from '../../../lib/failure.ts'
import { fileAnswer } from '../../../lib/file-answer.ts'
import { canonical } from '../../../lib/hash.ts'
import { requireAccess } from '../../../lib/permissions.ts'
import { ordersHere, paymentTypesOf, rolesIn, type Viewer } from '../../../lib/viewer.ts'
import { lastRevision } from '../audit-table.ts'
import { readFormerVersion } from '../offer-versions-table.ts'
import { snapshotOf } from '../order-snapshots-table.ts'
import { isOpenOffer } from '../order-status.ts'
import { lockOrder, type Order } from '../orders-table.ts'
import { type PlacedForm, placeOffer } from '../place/place-offer.ts'
import { withoutCost } from '../place/priced-order.ts'
import { openLink } from '../process/order-links.ts'
import { amountDue } from '../process/order-money.ts'
import { isExpired, judgeAction } from '../process/order-process.ts'
import { delaysOf, promisedDayOf } from '../process/promised-day.ts'
import { actInside } from './order-actions.ts'

/** The token gives the right to this one order only. */
async function entered(context: CallContext, token: string, right: 'read' | 'write') {
	const { services, viewer } = context
	requireAccess(viewer, 'orderLink', right)
	const opened = await openLink(services, viewer.tenant, token)
	requireAccess(opened.viewer, 'order', right)
	return { order: opened.order, person: { ...context, viewer: opened.viewer } }
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
		quoteBefore: withoutCost(former.quote),
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
	const isPromised = promisedDayOf(now) !== null
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
		delivery: {
			mode: order.deliveryMode,
			address: order.deliveryAddress,
			date: isPromised ? now.deliveryDate : null,
			plannedDate: isPromised ? now.plannedDate : null,
			supplierDays: now.supplierDays,
			resellerDays: now.resellerDays,
		},
		validUntil: order.validUntil,
		isExpired: isExpired(order, today),
		...orderTextsOf(order),
		motive: order.motive,
		quote: shown ? withoutCost(snapshot.quote) : null,
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
		colors: snapshot.catalogue.colors.map(({ reference, label }) => ({ reference, label })),
		termsVersion: order.termsVersion,
	}
}

export async function viewPage(context: CallContext, token: string): Promise<CustomerPage> {
	const { order, person } = await entered(context, token, 'read')
	return pageOf(context, person.viewer, order)
}

type PageCall = { token: string; revision: number }

export async function actOnPage(
	context: CallContext,
	input: PageCall & { action: 'acceptOffer' | 'refuseOffer'; motive?: string | undefined },
): Promise<CustomerPage> {
	const { order: found, person } = await entered(context, input.token, 'write')
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
	const { order, person } = await entered(context, input.token, 'write')
	requireOpenShop(person)
	const { token: _, revision, ...form } = input
	const placed = await placeOffer(person, order, revision, form)
	return pageOf(context, person.viewer, placed)
}

export async function payOnPage(
	context: CallContext,
	{ token, share }: { token: string; share: 'next' | 'all' },
): Promise<{ paymentUrl: string }> {
	const { order } = await entered(context, token, 'write')
	const { payments } = context.services
	const isOn = payments.provider !== null && order.priceShared
	const paymentUrl = isOn ? await payments.openUrl(order, share) : null
	if (paymentUrl === null) throw failure('nothing_to_pay')
	return { paymentUrl }
}

/** The redirect proves nothing: the provider is asked. */
export async function checkOnPage(context: CallContext, token: string): Promise<CustomerPage> {
	const { order } = await entered(context, token, 'read')
	await context.services.payments.check(order)
	return viewPage(context, token)
}

export async function planOnPage(
	context: CallContext,
	{ token, language }: { token: string; language: CallContext['language'] },
) {
	const { order, person } = await entered(context, token, 'read')
	const { services } = context
	const { configuration } = await snapshotOf(services.db, order)
	const { fileName, content } = await services.plans.render({
		tenant: person.viewer.tenant,
		configuration,
		code: order.code,
		language,
		paper: 'A3',
	})
	return fileAnswer({ fileName, content, mediaType: 'application/pdf' })
}

export async function termsOnPage(
	context: CallContext,
	{ token, language }: { token: string; language: CallContext['language'] },
) {
	const { order, person } = await entered(context, token, 'read')
	const { terms } = context.services
	const { tenant } = person.viewer
	const { termsVersion } = order
	const accepted = termsVersion === null ? null : await terms.file(tenant, termsVersion, language)
	return fileAnswer(accepted ?? (await terms.inForce(tenant, language)))
}
